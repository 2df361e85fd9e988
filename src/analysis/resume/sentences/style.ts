// Finds how the whole of a page is written, which no single line shows: English in names of actions, a person who writes
// as if of somebody else, and abbreviations that only insiders read.
import { linesOf, type Resume } from '../reading'
import { countWords, fold } from '../reading/text'
import { matchSkills } from '../skills/match'
import { openingOf } from './opening-of'
import type { WorkSentence } from './work/work'

/** Words of the work from which a rate means something, and the "of" in a hundred words that only names of actions reach. */
const NAMES = { words: 25, of: 9 }
/** "128% of quota", "9 of the last 10": such an "of" stands behind a number. */
const countedOf = /[\d%] of /g

/** "Conducting of the records", "Making of reports": the verb has become a name. */
const namedDeed = /^\P{L}*\p{L}+ of /u

/** True for English work in names of actions, "Conducting of the documentation": there 14 to 18 of 100 words are "of", on other graded pages 5 at most. */
export const inNamesOfActions = (work: readonly WorkSentence[], { language }: Pick<Resume, 'language'>): boolean => {
  if (language !== 'en') return false
  const words =
    work
      .map(({ block }) => fold(block.text).replace(countedOf, ' '))
      .join(' ')
      .match(/[a-z']+/g) ?? []
  const acting = work.filter(({ block }) => openingOf(block.text) === 'action' && !namedDeed.test(block.text))
  return (
    words.length >= NAMES.words &&
    words.filter((word) => word === 'of').length * 100 >= words.length * NAMES.of &&
    acting.length * 2 < work.length
  )
}

/** Sentences about oneself as another from which the page is written so; one or two may be a quote. */
const SENTENCES = 3
/** "He oversaw", and "Mr. Whitaker joined", "Whitaker has led", "Pinto trabalhou" of who has that surname: "Cook meals" is what Susan Cook does. */
const ofAnother =
  /^\P{L}*(?:(?:He|She|Ele|Ela) \p{Ll}|(?:Mr|Ms|Mrs|Dr|O Sr|A Sra|O Dr|A Dra)\.? (?<titled>\p{Lu}\p{L}+) \p{Ll}|(?:\p{Lu}\p{L}+ )?(?<surname>\p{Lu}\p{L}+) (?:has|had|is|was|does|holds|leads|led|works|manages|brings|oversaw|oversees|runs|ran|built|joined|é|foi|tem|possui|atua|trabalha|lidera|coordena|\p{Ll}+(?:ed|ou|eu|iu))(?!\p{L}))/u

/** True for a page that speaks of its person as "he", "she" or the surname. */
export const isInThirdPerson = ({ top, sections, name }: Resume): boolean => {
  const surname = fold(name?.value ?? '')
    .split(' ')
    .at(-1)
  const texts = [...top, ...linesOf(sections, 'summary', 'experience', 'projects', 'volunteer', 'other')].flatMap(
    ({ text }) => text.split(/(?<=[.!?] )(?<!(?:Mr|Ms|Mrs|Dr|Dra|Sr|Sra)\. )(?=\p{Lu})/u),
  )
  const matching = texts.filter((text) => {
    const match = text.match(ofAnother)
    const named = match?.groups?.titled ?? match?.groups?.surname
    return match !== null && (named === undefined || fold(named) === surname)
  })
  return matching.length >= SENTENCES
}

/** Abbreviations, and their share of the words of the work, from which a page is for insiders; a ward's has 13 %. */
const ABBREVIATIONS = { least: 4, perWord: 0.2 }
const abbreviation =
  /(?<![\p{L}\d])(?![IVXL]+(?!\p{L}))(?=\P{Ll}*\p{Lu}\P{Ll}*\p{Lu})[\p{Lu}\d][\p{Lu}\d&/-]+(?!\p{L})/gu
/** The abbreviations of a line that name no skill which adverts ask for. */
const abbreviationsOf = (text: string): string[] => {
  const named = matchSkills(text).map(({ start, end }) => text.slice(start, end))
  return (text.match(abbreviation) ?? []).filter((word) => !named.some((mark) => mark.includes(word)))
}

/** The lines with an abbreviation, on a page that is full of them: "Cmt de GC", "PBO liaison, FLIPL management"; else none. */
export const linesForInsiders = (work: readonly WorkSentence[]): readonly WorkSentence[] => {
  // In a line typed in capitals any word looks like one.
  const mixed = work.filter(({ block }) => /\p{Ll}/u.test(block.text))
  const lines = mixed.filter(({ block }) => abbreviationsOf(block.text).length > 0)
  const all = lines.flatMap(({ block }) => abbreviationsOf(block.text))
  const words = mixed.reduce((sum, { block }) => sum + countWords(block.text), 0)
  return new Set(all).size >= ABBREVIATIONS.least && all.length >= words * ABBREVIATIONS.perWord ? lines : []
}
