// Finds another product of an asked one's family: "Articulate Rise" beside "Articulate 360", "Premiere Rush" beside "Premiere Pro".
import { isTitle } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import { gazetteer } from '../../../resume/skills/gazetteer'
import { wordWeight } from '../../advert/terms/vocabulary'
import type { Keyword } from '../../result'
import type { Person, ResumeEntry } from '../resume-text'

const named = /^(?:\p{Lu}|\d)[\p{L}\p{N}.+#-]*$/u
/** The words of a product's name, each with a capital or a number; none for other terms. */
const nameOf = (text: string): string[] => {
  const words = text.split(' ')
  return words.length > 1 && words.every((word) => named.test(word)) ? words : []
}

/** First words of names of more than one skill, "Microsoft", "Adobe": makers of many products, which make no family. */
const makers: ReadonlySet<string> = (() => {
  const skills = new Map<string, Set<string>>()
  for (const { id, aliases } of gazetteer)
    for (const { text } of aliases) {
      const [first = ''] = nameOf(text)
      if (first !== '') skills.set(fold(first), (skills.get(fold(first)) ?? new Set()).add(id))
    }
  return new Set([...skills].filter(([, ids]) => ids.size > 1).map(([first]) => first))
})()

/** Words whose numbers are classes and no products: "Grade I" and "Grade II". */
const rank = /^(?:grade|class|level|band|tier|type|category|stage|n[íi]vel|grau|classe|tipo|categoria|etapa)$/iu

/** True for the folded name of a maker of many products, which alone says nothing of any of them. */
export const isMaker = (word: string): boolean => makers.has(word)

/** The line that names another product with the same name up to its last word; longest common name first. */
export const lineOfFamily = (
  { text }: Keyword,
  { entries, resume }: Person,
): { readonly entry: ResumeEntry; readonly mark: string } | null => {
  const words = nameOf(text)
  for (let count = words.length - 1; count > 0; count--) {
    const common = words.slice(0, count)
    const [first = ''] = common
    if (
      count === 1 &&
      (rank.test(first) || makers.has(fold(first)) || isTitle(first) || wordWeight(fold(first), resume.language) < 2)
    )
      return null
    const name = common.join(' ')
    for (const entry of entries) {
      const at = ` ${entry.block.text}`.indexOf(` ${name} `)
      const next = at < 0 ? '' : (/^[\p{L}\p{N}.+#-]*/u.exec(entry.block.text.slice(at + name.length + 1))?.[0] ?? '')
      if (named.test(next)) return { entry, mark: `${name} ${next}` }
    }
  }
  return null
}
