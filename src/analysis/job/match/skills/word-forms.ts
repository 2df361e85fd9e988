// Finds a keyword in a résumé by words of the same families, or with one letter different.

import { skillById } from '../../../resume/skills/gazetteer'
import { atomKey } from '../../../resume/skills/match'
import type { Keyword } from '../../result'
import { knownWords, type Person } from '../resume-text'
import { actionKinds, isSameAction } from '../words/actions'
import { isTypo, TYPO_LENGTH } from '../words/spelling'
import { type Hit, isAcross, isDeed, markOf } from '../words/together'
import { familyOf, keyOf } from '../words/word-key'
import { contentOf, formsOf } from './named'

/** Maximum distance in words between the words of a phrase: "gerenciei, em dois anos, três projetos". */
const WINDOW = 9

/** One letter different in one word; a word that is itself a known name is not a misspelling of another. */
const slipAt = (words: readonly string[], line: readonly string[], at: number): boolean => {
  let slips = 0
  for (const [index, word] of words.entries()) {
    const letter = line[at + index] ?? ''
    if (letter === word) continue
    slips += 1
    if (slips > 1 || !isTypo(word, letter) || knownWords.has(letter)) return false
  }
  return slips === 1
}

export const typos = (keyword: Keyword, person: Person): Hit[] =>
  formsOf(keyword).flatMap((form) => {
    const words = atomKey(form).split(' ')
    if (words.every(({ length }) => length < TYPO_LENGTH)) return []
    return person.entries.flatMap((entry): Hit[] => {
      const at = entry.words.findIndex((_, start) => slipAt(words, entry.words, start))
      return at < 0 ? [] : [{ how: 'typo', entry, mark: markOf(entry, at, words.length) }]
    })
  })

/** Names of technologies belong to no word family: ServiceNow is not "serviços". */
const isName = ({ skill }: Keyword, words: readonly string[]): boolean =>
  words.length === 1 && skill !== null && skillById.get(skill)?.field === 'technology'

/** "Mowing" beside "mow and edge", "aspiração" beside "aspirei": a single action in another form; one of its kind suggests it. */
const singleActions = (text: string, person: Person): Hit[] => {
  const [word = '', ...others] = atomKey(text).split(' ')
  if (others.length > 0 || !/(?:ing|cao|mento|agem|eza|ura)$/.test(word)) return []
  const kinds = actionKinds(word)
  return person.entries.flatMap((entry): Hit[] => {
    const same = entry.words.findIndex((own) => isSameAction(word, own))
    const at = same >= 0 ? same : entry.words.findIndex((own) => actionKinds(own).some((kind) => kinds.includes(kind)))
    return at < 0 ? [] : [{ how: same >= 0 ? 'family' : 'implied', entry, mark: markOf(entry, at, 1) }]
  })
}

/** Every word of the phrase, or one of its family, close together in one line. A single word needs a family. */
export const families = (keyword: Keyword, person: Person): Hit[] => [
  ...singleActions(keyword.text, person),
  ...formsOf(keyword).flatMap((form) => {
    const wanted = contentOf(atomKey(form).split(' '))
    const [only] = wanted
    if (!only || (wanted.length === 1 && familyOf(only) === null) || isName(keyword, wanted)) return []
    const keys = [...new Set(wanted.map(keyOf))]
    return person.entries.flatMap((entry): Hit[] => {
      if (!keys.every((one) => entry.keys.includes(one))) return []
      const runs = entry.keys.flatMap((own, start) => {
        if (!keys.includes(own)) return []
        const near = entry.keys.slice(start, start + WINDOW)
        return keys.every((one) => near.includes(one))
          ? [{ at: start, span: Math.max(...keys.map((one) => near.indexOf(one))) + 1 }]
          : []
      })
      const [run] = runs.toSorted((a, b) => a.span - b.span)
      if (!run) return []
      const { at, span } = run
      if (isDeed(wanted[0] ?? '') && isAcross(entry, at, at + span - 1)) return []
      return [{ how: 'family', entry, mark: markOf(entry, at, span) }]
    })
  }),
]
