package pages

import "tabuleiro/ai"

// levelNames are the levels by the name that the address of a frame gives them.
var levelNames = map[string]string{
	"aprendiz": ai.Apprentice, "iniciante": ai.Beginner, "facil": ai.Easy, "medio": ai.Medium, "dificil": ai.Hard,
}
