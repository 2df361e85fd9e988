// The skills a person lists, item by item, in the person's own words.
import type { Resume } from './index'
import { toBlocks } from './paragraphs'
import { countWords, fold } from './text'

/** Items that are handed back, and words of one: longer ones are sentences. */
const MAX_LISTED = 120
const ITEM_WORDS = 12
/** Characters of a line that holds one skill. */
const ONE_EACH = 40

const separator = /\s*[,;|•·●▪◦■]\s*|\s+\/\s+|\s+[–—]\s+|\.\s+(?=\p{Lu})|\s{3,}/u
const level =
  /^(?:n[ií]vel )?(?:b[áa]sic[oa]|intermedi[áa]ri[oa]|avan[çc]ad[oa]|fluente|nativ[oa]|basic|beginner|intermediate|advanced|expert|fluent|native|proficient|\d+ ?(?:anos?|years?)|\d{1,3} ?%)$/iu

/** Commas inside brackets do not part items: "AWS (EC2, S3)" is one. */
const split = (text: string): string[] => {
  const kept = text.replace(/\([^()]{0,200}\)/g, (inside) => inside.replace(/[,;|•·/]/g, '\u0000'))
  return kept.split(separator).map((item) => item.replaceAll('\u0000', ','))
}

const toItems = (text: string): string[] => {
  const colon = text.indexOf(':')
  const named = colon > 0 && colon < text.length - 1 && countWords(text.slice(0, colon)) <= 5
  return split(named ? text.slice(colon + 1) : text.replace(/:$/, ''))
    .map((item) =>
      item
        .replace(/^(?:e|and|ou|or) /i, '')
        .replace(/^[\s*•·\-–—>]+|[\s.;,–—-]+$/g, '')
        .trim(),
    )
    .filter((item) => /[\p{L}]/u.test(item) && countWords(item) <= ITEM_WORDS && !level.test(item))
}

/** Items of the sections that list skills, each once, at most 120. */
export const findListed = ({ sections }: Pick<Resume, 'sections'>): string[] => {
  const lines = sections.filter(({ name }) => name === 'skills').flatMap((section) => [...section.lines])
  // One skill a line needs no joining: "gRPC" below "Terraform" is no end of a sentence.
  const short = lines.every(({ text }) => text.length <= ONE_EACH && !separator.test(text))
  const items = toBlocks(lines, () => short).flatMap(({ text }) => toItems(text))
  return [...new Map(items.map((item) => [fold(item), item])).values()].slice(0, MAX_LISTED)
}
