package lessons

import (
	"fmt"
	"strconv"
)

// plural writes a number with a word for one or for more.
func plural(n int, one, more string) string { return fmt.Sprintf("%d %s", n, oneOrMore(n, one, more)) }

func oneOrMore(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}

// thousands writes a number with a sign between thousands.
func thousands(n int, sign string) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%s%s%03d", thousands(n/1000, sign), sign, n%1000)
}

// inMen writes a number of hundredths of a man.
func inMen(hundredths int, comma string) string {
	if hundredths%100 == 0 {
		return strconv.Itoa(hundredths / 100)
	}
	text := fmt.Sprintf("%d%s%02d", hundredths/100, comma, hundredths%100)
	if text[len(text)-1] == '0' {
		return text[:len(text)-1]
	}
	return text
}
