package lessons

import "strings"

// prose is what a section says.
type prose struct {
	text  []string // paragraphs
	list  []string
	name  string     // of the table
	table [][]string // its first row is the head, and so is the first of each row
	links []link
}

// link leads to a page of the program.
type link struct{ text, address string }

// escape writes a text so that HTML has it as it is.
var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;").Replace

// html writes the prose as one element, "" if there is none.
func (p prose) html() string {
	var b strings.Builder
	for _, text := range p.text {
		b.WriteString("<p>" + escape(text) + "</p>")
	}
	if p.list != nil {
		b.WriteString(`<ul class="rule-list">`)
		for _, text := range p.list {
			b.WriteString("<li>" + escape(text) + "</li>")
		}
		b.WriteString("</ul>")
	}
	if p.table != nil {
		b.WriteString(`<div class="scroll" tabindex="0" role="region" aria-label="` + escape(p.name) + `"><table>`)
		for i, row := range p.table {
			b.WriteString(tableRow(row, i == 0))
		}
		b.WriteString("</tbody></table></div>")
	}
	if p.links != nil {
		b.WriteString(`<p class="ways">`)
		for _, l := range p.links {
			b.WriteString(`<a href="` + escape(l.address) + `">` + escape(l.text) + "</a>")
		}
		b.WriteString("</p>")
	}
	if b.Len() == 0 {
		return ""
	}
	return `<div class="prose">` + b.String() + "</div>"
}

// tableRow writes a row, the head with what goes around the rows.
func tableRow(cells []string, head bool) string {
	row := "<tr>"
	for i, text := range cells {
		switch {
		case head:
			row += `<th scope="col">` + escape(text) + "</th>"
		case i == 0:
			row += `<th scope="row">` + escape(text) + "</th>"
		default:
			row += "<td>" + escape(text) + "</td>"
		}
	}
	if row += "</tr>"; head {
		return "<thead>" + row + "</thead><tbody>"
	}
	return row
}
