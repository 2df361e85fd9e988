// Leaves out of a comparison the lines of a résumé that are the advert's own: pasted in, they say nothing of the person.
import { fold } from '../../resume/reading/text'

/** Minimum words of a sentence that nobody writes twice by chance. */
const OWN_WORDS = 10
/** Least share of an advert's sentences, and their least number, before a résumé is that advert. */
const SHARE = 0.7
const LEAST = 5

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** The entries without those copied from the advert's sentences; of a résumé that is the advert itself, none of them stays. */
export const withoutCopies = <T extends { readonly folded: string }>(
  entries: readonly T[],
  sentences: readonly string[],
): T[] => {
  const requests = [...new Set(sentences.map(plain))].filter((text) => text !== '')
  const long = requests.filter((text) => text.split(' ').length >= OWN_WORDS)
  const lines = entries.map(({ folded }) => plain(folded))
  const lineSet = new Set(lines)
  const copies = requests.filter((text) => lineSet.has(text))
  const isAdvert = copies.length >= LEAST && copies.length >= SHARE * requests.length
  const short = new Set(isAdvert ? copies : [])
  return entries.filter((_, at) => {
    const line = lines[at] ?? ''
    return !short.has(line) && !long.some((text) => line.includes(text))
  })
}
