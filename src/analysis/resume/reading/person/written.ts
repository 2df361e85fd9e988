// Contact data that the text has in a form the reading cannot make out: nothing of the kind is called missing.
import type { Line } from '../../../documents/document'
import { memoOfObject } from '../../../memo'
import { either } from '../../../phrases'
import { isDegree } from '../education/education'
import { isTitle } from '../experience/names/titles'
import type { Resume } from '../index'
import { textsOf } from '../part-signs'
import { headingName } from '../sections/headings'
import { headingAbout } from '../sections/words'
import { countWords, fold } from '../text'
import { numberNames } from './contact'
import { HEAD_LINES } from './contact-data'
import { dataBlock, outsideEntries } from './data-block'
import { isMunicipality } from './municipalities'
import { isPlace, isState, placeName, webWords } from './places'
import { countiesPattern, statesAbroadPattern, statesPattern } from './regions'
import { isKnownTown, isOwnAddress } from './towns'

/** An e-mail address as people write it for other people: "ana @exemplo.com", "ana (at) exemplo.com", "ana@exemplo". */
const writtenEmail = /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}]{2}|[\p{L}\p{N}] ?[([](?:at|arroba)[)\]] ?[\p{L}\p{N}]/u
/** A number behind the word for one, whatever its form. */
const writtenPhone =
  /(?<!\p{L})(?:tel(?:e?fon[eo]s?|ephones?|emovel|f)?|fones?|cel(?:ular(?:es)?|l)?|whats\p{L}{0,4}|phones?|mobile|contatos?)(?!\p{L})\.?(?: ?\/ ?\p{L}+)?\s?[:.)–-]?\s?(?:[+(]? ?\d[\s()./_–-]{0,3}){8,14}/u
/** The name of the network, or the end of an address whose icon or beginning was lost: "in/ana-prado". */
const profile = /linked ?in(?!\p{L})|(?:^|[\s/])in\/[\p{L}\d-]{4}/u
/** Eight to fifteen figures in groups, among the contact data; not years or the numbers of documents. */
const bareNumber = /(?<![\d/.,-])[+(]{0,2}\d(?:[\s()./_–-]{0,3}\d){7,14}(?!\d)/gu
/** Documents, registers and dates that have a number. */
const otherNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${either(numberNames)}|nasc\p{L}*|birth|born)(?!\p{L})|r\$|(?:19|20)\d\d ?[-–/a-z]{1,4} ?(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|(?<![\d.])\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d\d(?![\d.])`,
  'u',
)

/** A number that may be a phone's although its form is not known: "0099/333 5647380", "123-456-7890". */
const mayBePhone = (text: string): boolean =>
  text
    .split(/[|•·]/)
    .some((cell) =>
      (cell.match(bareNumber) ?? []).some((number) => !otherNumber.test(cell) && !otherNumber.test(number)),
    )

/** Names of the document itself, which may stand alone like a town's. */
const documentName = /^(?:curriculo|curriculum|cv|resume|vitae|confidential|confidencial)(?!\p{L})/u

/** The cells of a line. */
const cellsOf = ({ text, parts }: Line): string[] => (parts ?? [text]).flatMap((part) => part.split(/\s*[|•·]\s*/))

/** Words of a name that may be a town's. */
const TOWN_WORDS = 4

/** What a town's name may stand between: a code behind it, the part of a town before it. */
const townParts = /,|\s[–—-]\s|\s?[/(]\s?/u
/** "Wrexham LL13", "Parramatta NSW 2150", "QNM 12 Conj. B casa 3": the end of a postal code, or the number of a building. */
const outward =
  /(?<!\p{L})\p{Lu}[\p{L}'.-]+ (?:[A-Z]{1,2}\d{1,2}[A-Z]?|\d{4,6})$|(?<!\p{L})(?:conj|quadra|qd|lote|bloco|casa|apto?|flat|unit)\.? [A-Z\d]{1,4}(?!\p{L})/iu

/** True where any words of the text are a known town's, a state's or a county's name: "zona sul de São Paulo", "Greater Leeds area". */
const holdsTown = (text: string): boolean => {
  const words = text.split(/[\s,;:()/–—]+/u).filter(Boolean)
  return words.some((word, at) =>
    Array.from({ length: TOWN_WORDS }, (_, length) => words.slice(at, at + 1 + length).join(' ')).some(
      (name) => (/^\p{Lu}/u.test(word) || name === text.trim()) && (isKnownTown(name) || isCounty.test(name)),
    ),
  )
}
const isCounty = new RegExp(`^(?:${countiesPattern}|${statesAbroadPattern}|${statesPattern})$`, 'u')

/** Two names with a sign between them, of which none is a job: "Surulere, Lagos", "Ballina, Co. Mayo". */
const isPair = (cell: string): boolean => {
  const parts = cell.split(townParts).map((part) => part.trim())
  return (
    parts.length > 1 &&
    parts.length <= TOWN_WORDS &&
    (isState(parts.at(-1)!) ||
      parts.every((part) => /^\p{Lu}[\p{L}'’. \d-]{1,30}$/u.test(part) && countWords(part) <= TOWN_WORDS)) &&
    !parts.some((part) => isTitle(part) || headingName(part) !== null || (isDegree(part) && !isState(parts.at(-1)!)))
  )
}

/** "SEO", "CFA": letters for something else than a town. */
const initials = /^\p{Lu}{2,5}$/u

/** A lone name between the lines of the head that is no job, heading or label: nobody but its owner knows whether it is a town. */
const mayBeTown = (cell: string): boolean =>
  isState(cell) ||
  (placeName.test(cell) &&
    !initials.test(cell) &&
    !isDegree(cell) &&
    countWords(cell) <= TOWN_WORDS &&
    !webWords.test(cell) &&
    !isTitle(cell) &&
    !documentName.test(fold(cell)) &&
    headingName(cell) === null &&
    headingAbout(cell, false) === null)

/** The lines of the head and of the personal data, each without the name. */
const ownLines = memoOfObject(({ top, sections, name, lines }: Resume): readonly Line[] => {
  const dataLines = [
    ...top.slice(0, HEAD_LINES),
    ...sections.flatMap((part) => (part.name === 'contact' || part.name === 'personal' ? part.lines : [])),
    ...dataBlock(outsideEntries(lines, sections)),
  ]
  const bare = (text: string) => (name ? text.replace(name.value, '') : text)
  return dataLines.map(({ parts, ...line }) => ({
    ...line,
    text: bare(line.text),
    ...(parts && { parts: parts.map(bare) }),
  }))
})

/** The line that surely gives a place, whatever its name: a street, a postal code, a word for it. */
const writtenAddress = (resume: Resume): Line | null => ownLines(resume).find(({ text }) => isOwnAddress(text)) ?? null

/** Most words of a line of data; a longer one is a sentence about the work. */
const DATA_WORDS = 14

/** The cells of a line without signs around them and without what is a job: "Makurdi" of "Shop Assistant, Makurdi". */
const ownCells = (line: Line): string[] =>
  cellsOf(line)
    .flatMap((cell) => (isTitle(cell) ? cell.split(townParts).filter((part) => !isTitle(part)) : [cell]))
    .flatMap((cell) => [cell, ...cell.split(/\s[–—-]\s/u)])
    .map((cell) => cell.replace(/^[\s,;:()–—-]+|[\s,;:()–—-]+$/gu, ''))
    .filter(Boolean)

const showsTown = (cell: string): boolean =>
  mayBeTown(cell) || isMunicipality(cell) || holdsTown(cell) || outward.test(cell) || isPair(cell)

const writtenCity = memoOfObject(
  (resume: Resume): Line | null =>
    writtenAddress(resume) ??
    ownLines(resume).find(
      (line) => !line.bullet && countWords(line.text) <= DATA_WORDS && ownCells(line).some(showsTown),
    ) ??
    anyCity(resume),
)

/** Verbs for where somebody lives. */
const livingVerbs = 'mor[oa]|resid[oe]|residente|domiciliad[oa]|vivo|(i )?live|living|residing|based'
/** Where somebody lives, in a sentence or behind a label anywhere, in any letters; not the streets of clients and employers. */
const lives = new RegExp(
  String.raw`(?<!\p{L})${either(livingVerbs)}(?: e domiciliad[oa]| atualmente| currently)? (?:em|no|na|in|near) \p{L}{3}|^(?:endereco|cidade|residencia|address|city|location|home address) ?: ?[\p{L}\d]`,
  'u',
)
/** A line that is nothing but a town, or a street and its town, outside the jobs and schools. */
const isTownLine = ({ text, parts = [] }: Line): boolean =>
  [text, ...parts].some((cell) => {
    const bare = cell.replace(/[.\s]+$/u, '')
    return (
      isKnownTown(bare) ||
      isPlace(bare) ||
      postalCell.test(fold(bare)) ||
      (isStateEnd.test(fold(bare)) && countWords(bare) <= TOWN_WORDS + 1)
    )
  })
/** "Leeds LS1 4AB", "50030-230 Recife": a few words and a postal code. */
const postalCell =
  /^(?:\p{L}+[ ,-]{1,2}){0,3}(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|(?:cep:? )?\d{5}-\d{3}|[a-z]{2} \d{5})(?:[ ,-]{1,2}\p{L}+){0,3}$/u
const isStateEnd =
  /\p{L}{3} ?[-–/,] ?(?:ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to)$/u

const anyCity = ({ document, sections }: Resume): Line | null => {
  const outside = new Set(outsideEntries(document.lines, sections))
  return (
    document.lines.find(
      (line) => textsOf(line).some((text) => lives.test(fold(text))) || (outside.has(line) && isTownLine(line)),
    ) ?? null
  )
}
/** The network's name alone, before a sign or in an address; its courses and paid tools are another matter. */
const anyProfile =
  /linked ?in(?: ?[:/–-]|\.com|$)|(?:perfil|profile|conta|account) (?:no|on) (?:o )?linked ?in|^linked ?in (?!learning|ads|recruiter|sales|premium)(?:\p{L}+ ?){1,5}$|(?:^|[\s/])in\/[\p{L}\d-]{4}/u
const showsProfile = (line: Line): boolean =>
  textsOf(line).some((text) => anyProfile.test(fold(text).replace(/[.\s]+$/u, '')))

/** The line with an address, a number or a town that the reading could not make out; null if there is none. Bounded by the lines. */
export const writtenContact = (resume: Resume, kind: string): Line | null => {
  if (kind === 'city') return writtenCity(resume)
  if (kind === 'linkedin')
    return (
      ownLines(resume).find(({ text }) => profile.test(fold(text))) ?? resume.document.lines.find(showsProfile) ?? null
    )
  const spelled = kind === 'email' ? writtenEmail : kind === 'phone' ? writtenPhone : null
  return (
    (spelled && resume.lines.find(({ text }) => spelled.test(fold(text)))) ??
    (kind === 'phone' ? ownLines(resume).find(({ text }) => mayBePhone(fold(text))) : null) ??
    null
  )
}
