// Adds to a name what separators inside it cut off.
import { trimPart } from '../parts'

/** What follows a name on its line, up to the next separator. */
const next =
  /^(\s*,\s+|\s+[–—-]\s+|\s*–\s*|\s*\/\s*)((?:\([^()]*\)|[^,|•·–—/(]|(?<=\p{L})[-/](?=\p{L}))+?)(?=\s*,\s|\s+[–—/-]\s|\s*[|•·–—/(]|\s*$)/u

/** A name with the following pieces that `goesOn` accepts as part of it. */
export const grown = (
  name: string,
  texts: readonly string[],
  goesOn: (piece: string, sign: string) => boolean,
): string => {
  const text = texts.find((one) => one.includes(name))
  if (text === undefined) return name
  const at = text.indexOf(name)
  let end = at + name.length
  for (let piece = next.exec(text.slice(end)); piece; piece = next.exec(text.slice(end))) {
    if (!goesOn(trimPart(piece[2]!), piece[1]!)) break
    end += piece[0].length
  }
  return trimPart(text.slice(at, end))
}

/** ", Ciência, Tecnologia e Inovação": a list inside a name. */
const listed = /^, \p{Lu}\p{Ll}{3,}, \p{Lu}\p{Ll}{3,} (?:e|and) \p{Lu}/u

/** True for the first of such words behind a name. */
export const beginsList = (piece: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const at = text.indexOf(`, ${piece}, `)
    return at >= 0 && listed.test(text.slice(at))
  })
