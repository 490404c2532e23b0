//go:build !js

package main

import (
	"html"
	"slices"
	"strconv"
	"strings"
)

// tidyTags rewrites the tags of a page drawn by the framework, which writes
// attributes in random order, quoted as Go strings, and "true" as nothing:
// here they are sorted, quoted as HTML, and aria attributes keep their value.
// So the same program always gives the same page.
func tidyTags(markup string) string {
	var b strings.Builder
	for {
		text, rest, found := strings.Cut(markup, "<")
		b.WriteString(text)
		if !found {
			return b.String()
		}
		end := tagEnd(rest)
		b.WriteString("<" + tidyTag(rest[:end]) + ">")
		markup = rest[min(end+1, len(rest)):]
	}
}

// tagEnd returns where the tag that begins s ends: the first > outside quotes.
func tagEnd(s string) int {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '>':
			return i
		case '"':
			i += quotedLen(s[i:]) - 1
		}
	}
	return len(s)
}

// quotedLen returns the length of the Go string that begins s, or 1.
func quotedLen(s string) int {
	if quoted, err := strconv.QuotedPrefix(s); err == nil {
		return len(quoted)
	}
	return 1
}

func tidyTag(tag string) string {
	tag, closes := strings.CutSuffix(tag, "/") // as drawings have it
	name, rest, _ := strings.Cut(tag, " ")
	var attributes []string
	for rest = strings.TrimLeft(rest, " "); rest != ""; rest = strings.TrimLeft(rest, " ") {
		end := attributeEnd(rest)
		attributes = append(attributes, tidyAttribute(rest[:end]))
		rest = rest[end:]
	}
	slices.Sort(attributes)
	tag = strings.Join(append([]string{name}, attributes...), " ")
	if closes {
		tag += "/"
	}
	return tag
}

func attributeEnd(s string) int {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ':
			return i
		case '"':
			i += quotedLen(s[i:]) - 1
		}
	}
	return len(s)
}

func tidyAttribute(attribute string) string {
	name, quoted, hasValue := strings.Cut(attribute, "=")
	if !hasValue {
		if strings.HasPrefix(name, "aria-") {
			return name + `="true"`
		}
		return name
	}
	value, err := strconv.Unquote(quoted)
	if err != nil {
		return attribute
	}
	return name + `="` + html.EscapeString(html.UnescapeString(value)) + `"`
}
