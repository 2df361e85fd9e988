// "Programa Farmácia Popular (PFPB)": initials in brackets, met by a line with the name in front of them.
import type { Line } from '../../../documents/document'
import { fold } from '../../../resume/reading/text'

/** Capitals that are the initials of a name in front of them, and most words of that name. */
const initialsOnly = /^\p{Lu}{2,8}$/u
const NAME_WORDS = 9
/** "Programa Farmácia Popular" of "Conhecimento do Programa Farmácia Popular (PFPB)": the name begins with two of the initials. */
const nameBefore = (initials: string, text: string): string | null => {
  const at = text.indexOf(`(${initials})`)
  if (at < 0 || !initialsOnly.test(initials)) return null
  const words = text.slice(0, at).trimEnd().split(/\s+/).slice(-NAME_WORDS)
  const named = words.flatMap((word, place) => (/^\p{Lu}/u.test(word) ? [{ initial: fold(word)[0], place }] : []))
  const [first, second] = [...fold(initials)]
  const start = named.find(({ initial }, nth) => initial === first && named[nth + 1]?.initial === second)
  return start ? words.slice(start.place).join(' ') : null
}

/** The line with the name that the initials shorten in a text; undefined without. */
export const lineWithName = (initials: string, text: string, lines: readonly Line[]): Line | undefined => {
  const name = nameBefore(initials, text)
  return name === null ? undefined : lines.find((line) => fold(line.text).includes(fold(name)))
}
