// Decides whether the advert's words may be given to a person for their own: for the same deed and product, as far as their line says.
import { actionKinds, actionsOf, isSameAction } from '../../analysis/job/match/words/actions'
import type { KeywordMatch } from '../../analysis/job/result'
import { SPOKEN_OF } from '../../analysis/job/rubric'
import { fold } from '../../analysis/resume/reading/text'
import { atomKey } from '../../analysis/resume/skills/match'

/** Fewest words of a phrase that says what is done or dealt with: "caring for people with dementia". */
const phraseWords = 3
/** What is done, in several words, and no skill with a name. */
export const isTask = ({ need, text, skill, id }: KeywordMatch): boolean =>
  need === 'duty' && text.includes(' ') && (skill === null || id !== skill)
export const isPhrase = (one: KeywordMatch): boolean =>
  isTask(one) || (one.skill === null && one.text.split(' ').length >= phraseWords)

/** True where the advert's words name a product that the person's line does not: "dashboards in Power BI" beside a report in Power Query. */
const namesOtherProduct = ({ text, evidence }: KeywordMatch): boolean =>
  (text.match(/(?<=\S )\p{Lu}[\p{L}\p{N}+#.-]*/gu) ?? []).some(
    (name) => !fold(evidence?.text ?? '').includes(fold(name)),
  )
/** True where another deed of the line stands before what the advert's is done to: "wrote a report comparing forecasts" builds none. */
const isOfOtherDeed = ({ text, evidence }: KeywordMatch): boolean =>
  (evidence?.mark?.match(/(?<=\S )\p{L}+(?:ing|[aei]ndo)(?= \S)/gu) ?? []).some(
    (deed) => !fold(text).includes(fold(deed)),
  )
/** True where the advert's words are the person's to take: for the same work as far as the line says, and not written already. */
export const mayTake = (one: KeywordMatch): boolean =>
  !one.written &&
  (one.how !== 'implied' ||
    (!isOfOtherDeed(one) && !((isPhrase(one) || one.credit <= SPOKEN_OF) && namesOtherProduct(one))))

/** True where the person's words name the advert's action: "React" is no word for "JavaScript". */
export const isOfSameAction = ({ text, skill, evidence }: KeywordMatch): boolean => {
  const words = skill === null ? wordsOf(text).filter(isAction) : []
  const others = wordsOf(evidence?.mark ?? '').filter(isAction)
  return words.some((word) => others.some((other) => isSameAction(word, other) || isNear(word, other)))
}
const wordsOf = (text: string): string[] => atomKey(fold(text)).split(' ')
const isNear = (one: string, other: string): boolean =>
  actionKinds(one).some((kind) => actionKinds(other).includes(kind))
const isAction = (word: string): boolean => actionsOf(word).length > 0
