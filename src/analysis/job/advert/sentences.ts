// Splits an advert into sentences, each with its part: requirement, wish, duty, benefit or company.

import { fold, tokens } from '../../resume/reading/text'
import { matchSkills } from '../../resume/skills/match'
import { sectionOf } from './headings'
import { describesPerson } from './hiring'
import { isMessage } from './messages/clauses'
import { messageSentences } from './messages/messages'
import { isNameList, isTaskList, namesOf } from './name-lists'
import { asksInWords, asksOnItsOwn, guessSection, isBareWish, isIgnored, isWaiver, partOf } from './needs/cues'
import { amongEmployerWords, isInWordsOfRequests } from './needs/employer-words'
import { withoutFalseDemands } from './needs/false-demands'
import { isTownLine } from './needs/place'
import { isBackward, isMention } from './needs/prose'
import { amongDuties, ofOneList } from './neighbours'
import { type Passage, toPassages } from './passages'
import { subject } from './phrases/employer'
import type { Section } from './phrases/headings'
import { pieces } from './pieces'
import type { Sentence } from './sentence'
import { opensWork } from './tasks/opens-work'
import { isHeadRow } from './text/head-row'
import type { AdvertLine } from './text/lines'

/** Minimum lines of a list of requirements for a second list to be one of wishes. */
const LIST_LINES = 3

/** "A distinct asset: Revit" wishes in its own line alone. */
const asset = /^(?:an? )?(?:[a-z]+ )?(?:asset|advantage|bonus|plus)$/i

/** Within a paragraph a label applies to its own sentence: "… Diferencial: Docker." */
const labelled = (
  text: string,
): { readonly section: Section; readonly label: string; readonly rest: string } | null => {
  const colon = text.indexOf(':')
  const label = text.slice(0, Math.max(0, colon))
  const section = colon > 2 && colon < 40 ? (asset.test(label) ? 'desirable' : sectionOf(label)) : null
  return section ? { section, label: text.slice(0, colon), rest: text.slice(colon + 1).trim() } : null
}

const isList = (section: Section): boolean => section === 'required' || section === 'desirable'

/** Words of a line without bullet that is still a name and not prose. */
const NAME_WORDS = 6

/** Words of a full sentence; folded. A line without any is a name, even with a full stop. */
const verbal =
  /\b(?:is|are|be|will|would|have|has|you|we|they|your|our|must|should|can|may|do|does|this|who|that|with|working|e|sao|sera|tem|ter|ser|voce|nos|nosso|nossa|seu|sua|que|deve|precisa|pode|com|esta|buscamos|procuramos|contamos)\b/

/** True for prose within a list of requirements, where bare names are no keywords. */
const isProse = (text: string, bullet: boolean): boolean =>
  text.endsWith('?') ||
  (!bullet && /[.!]$/.test(text) && tokens(text).length > NAME_WORDS && !isNameList(text) && verbal.test(fold(text)))

/** What an advert answers to "Done X before?" where X would only help. */
const delight =
  /^(?:even better|lovely|fantastic|brilliant|great|excellent|superb|perfect|amazing|bonus|all the better|melhor|otimo|show|maravilha|perfeito|legal|sai ganhando|ganha pontos)[.!, ]/

/** "Sushi cuts are what we hope to offer, so shout if you've done them": the subject that the request to mention is about. */
const ofMention = /^((?!(?:you|we|they|it|this|that|these)\b)[^,;:]{3,60}?) (?:is|are|isn['’]t|aren['’]t|é|são) /iu

/** Parts in which a row of names is a list of what is asked for. */
const asksOrGives: ReadonlySet<Section> = new Set(['required', 'desirable', 'duties'])

const ofLine = ({ text, number, bullet }: Passage['lines'][number], section: Section, heading: string): Sentence[] => {
  if (!asksOrGives.has(section) && isHeadRow(text))
    return [{ text, line: number, part: 'company', listed: false, heading }]
  const names = namesOf(text, section)
  if (names !== null) return [{ text: names, line: number, part: 'required', listed: true, heading }]
  const cut = pieces(text)
  return cut.flatMap((parsed, at): Sentence[] => {
    const opening = parsed.split(':', 1)[0] ?? ''
    const label = at > 0 || asset.test(opening) || / (?:includes?|incluem)$/.test(opening) ? labelled(parsed) : null
    const piece = label?.rest ?? parsed
    const lineSection = label?.section ?? section
    const [before, next] = [cut[at - 1], cut[at + 1]]
    const carriesOn = next !== undefined && !/[.;!?]$/.test(piece)
    const isQuestion = next !== undefined && piece.endsWith('?')
    const wished =
      next !== undefined &&
      !isIgnored(lineSection) &&
      ((carriesOn && isWaiver(piece) && isBareWish(next)) ||
        ((carriesOn || isQuestion) && isBackward(fold(next))) ||
        (isQuestion && (isBareWish(next) || delight.test(fold(next)))) ||
        isMention(fold(next)))
    if (isWaiver(piece) && !wished)
      return piece
        .split(/,\s+/)
        .filter(asksOnItsOwn)
        .map((clause) => ({ text: clause, line: number, part: partOf(clause, lineSection), listed: false, heading }))
    // "Prepares data; resolving discrepancies": what follows a task in its line is part of it.
    const carried =
      before !== undefined &&
      (/^\p{L}+ing[ ,]/u.test(piece) || (before.endsWith(';') && opensWork(piece.replace(/^(?:and|e) /u, '')))) &&
      partOf(cut[0] ?? '', lineSection) === 'duties'
    // "Mandar currículo no zap. Não é chamada!!": what stands behind how to apply asks for nothing but in so many words.
    const applied = before !== undefined && partOf(before, lineSection) === 'apply' && !asksInWords(piece)
    // "Salário fixo de R$ 3.100. Caminhões novos, com ar!": names behind pay are given, too.
    const isGiven =
      before !== undefined &&
      (!bullet || !isList(lineSection)) &&
      matchSkills(piece).length === 0 &&
      partOf(cut[0] ?? '', lineSection) === 'benefits' &&
      partOf(piece, 'open') === 'other'
    const part = applied
      ? 'apply'
      : isGiven
        ? 'benefits'
        : wished
          ? 'desirable'
          : carried
            ? 'duties'
            : partOf(piece, lineSection)
    const mention = next !== undefined && isMention(fold(next)) ? ofMention.exec(piece)?.[1] : undefined
    if (mention !== undefined) return [{ text: mention, line: number, part: 'desirable', listed: true, heading }]
    if (isTownLine(piece)) return [{ text: piece, line: number, part: 'other', listed: false, heading }]
    const listed =
      (isQuestion && wished && tokens(piece).length <= NAME_WORDS) ||
      (isList(lineSection) && !isProse(piece, bullet)) ||
      isTaskList(piece, lineSection, label === null ? heading : `: ${piece}`)
    return [{ text: piece, line: number, part, listed, heading: label?.label ?? heading }]
  })
}

/** A sentence that no part holds asks where it stands in the words of requirements and not of who hires. */
const inWords = (one: Sentence): Sentence =>
  one.part === 'other' && isInWordsOfRequests(withoutFalseDemands(fold(one.text))) && !subject.test(fold(one.text))
    ? { ...one, part: 'required', listed: false }
    : one

/** "You'll need your own transport", "what we can't do without is …": a demand, whatever stands around it. */
const toReader = ({ text, part }: Sentence): boolean =>
  part === 'required' &&
  /\byou(?:['’]ll| will| must)? (?:also )?need (?!to (?:be|know|do|worry))|do without/iu.test(text) &&
  asksInWords(text)

/** The sentences of an advert with their parts. Clauses that waive a requirement are left out. */
export const toSentences = (lines: readonly AdvertLine[]): Sentence[] =>
  isMessage(lines)
    ? messageSentences(lines).map((one) => ({ ...one, listed: one.part !== 'other', heading: '' }))
    : ofPassages(lines).map(inWords)

const ofPassages = (lines: readonly AdvertLine[]): Sentence[] => {
  const passages = toPassages(lines)
  const sections: Section[] = []
  for (const { section, lines } of passages) {
    const parsed = section === 'unknown' ? guessSection(lines.map(({ text }) => text)) : section
    // After a list of requirements, a second list of skills under an unknown heading is one of wishes.
    const before = passages.some((other, at) => sections[at] === 'required' && other.lines.length >= LIST_LINES)
    const second = section === 'unknown' && parsed === 'required' && before
    sections.push(second ? 'desirable' : parsed)
  }
  const parsed = passages.map(({ lines, heading }, at) =>
    lines.flatMap((line) => ofLine(line, sections[at] ?? 'open', heading)),
  )
  const ofEmployer = new Set(
    amongEmployerWords(parsed.flat(), ({ text, part }) => part === 'desirable' || asksInWords(text)),
  )
  return passages.flatMap((passage, at) => {
    const section = sections[at] ?? 'open'
    const isLoose = section === 'open' || passage.section === 'unknown'
    const sentences = (parsed[at] ?? []).map(
      (one): Sentence =>
        isLoose && ofEmployer.has(one) && !describesPerson(one.text) && !toReader(one)
          ? { ...one, part: 'company' }
          : one,
    )
    if (section !== 'open') return sentences
    // Below a list of requirements other passages ask only in so many words.
    const isBelowRequirements = passages
      .slice(0, at)
      .some((other, index) => sections[index] === 'required' && other.lines.length >= LIST_LINES)
    if (isBelowRequirements)
      return sentences.map(
        (one): Sentence => (one.part === 'required' && !asksInWords(one.text) ? { ...one, part: 'other' } : one),
      )
    const bullets = new Set(passage.lines.filter(({ bullet }) => bullet).map(({ number }) => number))
    return amongDuties(ofOneList(sentences, bullets))
  })
}
