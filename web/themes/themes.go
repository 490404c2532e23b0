// Package themes lists the board themes. Each is a style sheet of its name in
// this folder, which sets custom properties on [data-board=name].
package themes

// Names are the themes in the order in which they are offered. Madeira is for
// light pages, noite for dark ones.
var Names = []string{"madeira", "noite", "verde", "ardosia", "daltonico", "contraste", "tutorial"}
