// Common passwords that the package's list does not have: rows of characters and what Brazilians type first.

/** In lower case, without accents, letters alone: so they are found in `senha1` and `Brasil@2026` as well. */
const words: ReadonlySet<string> = new Set(
  `senha senhas minhasenha mudar mudarsenha trocar brasil flamengo corinthians palmeiras saopaulo santos gremio vasco
   cruzeiro botafogo internacional teste testes admin administrador usuario amor meuamor euteamo teamo deus jesus jesuscristo
   deusefiel familia felicidade bomdia princesa estrela vitoria gabriel escola trabalho emprego curriculo vaga vagas
   janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
   password passw welcome letmein qwerty iloveyou resume job jobs`.split(/\s+/),
)

/** `654321`, `abcdef`: each character follows the one before, always in the same direction. Code points. */
const isRow = (signs: readonly number[]): boolean => {
  const step = (signs[1] ?? 0) - (signs[0] ?? 0)
  return Math.abs(step) === 1 && signs.every((sign, at) => at === 0 || sign - (signs[at - 1] ?? 0) === step)
}

/** `121212`, `abcabc`: two to four characters again and again. */
const isRepeated = (password: string): boolean =>
  [2, 3, 4].some(
    (length) =>
      password.length >= 2 * length &&
      password.length % length === 0 &&
      password === password.slice(0, length).repeat(password.length / length),
  )

/** `folded` is the password in lower case without accents, `letters` only the letters of that. */
export const isFirstGuess = (folded: string, letters: string): boolean =>
  words.has(letters) || isRow([...folded].map((sign) => sign.codePointAt(0) ?? 0)) || isRepeated(folded)
