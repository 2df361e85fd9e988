// Contact data that the text has in a form the reading cannot make out: nothing of the kind is called missing.
import type { Line } from '../../../documents/document'
import { isTitle } from '../experience/names/titles'
import type { Resume } from '../index'
import { headingName } from '../sections/headings'
import { headingAbout } from '../sections/words'
import { countWords, fold } from '../text'
import { isState, placeName, webWords } from './contact'
import { HEAD_LINES } from './contact-data'
import { isMunicipality } from './municipalities'
import { isOwnAddress } from './towns'

/** An e-mail address as people write it for other people: "ana @exemplo.com", "ana (at) exemplo.com", "ana@exemplo". */
const writtenEmail = /[\p{L}\p{N}]\s?@\s?[\p{L}\p{N}]{2}|[\p{L}\p{N}] ?[([](?:at|arroba)[)\]] ?[\p{L}\p{N}]/u
/** A number behind the word for one, whatever its form. */
const writtenPhone =
  /(?<!\p{L})(?:tel|fone|cel|whats|phone|mobile|contato)\p{L}*\.?(?: ?\/ ?\p{L}+)?\s?[:.)–-]?\s?(?:[+(]? ?\d[\s()./_–-]{0,3}){8,14}/u

/** Names of the document itself, which may stand alone like a town's. */
const documentName = /^(?:curriculo|curriculum|cv|resume|vitae|confidential|confidencial)(?!\p{L})/u

/** The cells of a line. */
const cellsOf = ({ text, parts }: Line): string[] => (parts ?? [text]).flatMap((part) => part.split(/\s*[|•·]\s*/))

/** Words of a name that may be a town's. */
const TOWN_WORDS = 4

/** A lone name between the lines of the head that is no job, heading or label: nobody but its owner knows whether it is a town. */
const mayBeTown = (cell: string): boolean =>
  isState(cell) ||
  (placeName.test(cell) &&
    countWords(cell) <= TOWN_WORDS &&
    !webWords.test(cell) &&
    !isTitle(cell) &&
    !documentName.test(fold(cell)) &&
    headingName(cell) === null &&
    headingAbout(cell, false) === null)

/** The lines of the head and of the personal data, without the name's. */
const ownLines = ({ top, sections, name }: Resume): Line[] =>
  [
    ...top.slice(0, HEAD_LINES),
    ...sections.flatMap((part) => (part.name === 'contact' || part.name === 'personal' ? part.lines : [])),
  ].filter((line) => line.number !== name?.line?.number || line.page !== name?.line?.page)

/** The line that surely gives a place, whatever its name: a street, a postal code, a word for it. */
export const writtenAddress = (resume: Resume): Line | null =>
  ownLines(resume).find(({ text }) => isOwnAddress(text)) ?? null

const writtenCity = (resume: Resume): Line | null =>
  writtenAddress(resume) ??
  ownLines(resume).find(
    (line) =>
      line !== resume.headline &&
      !line.bullet &&
      cellsOf(line).some((cell) => mayBeTown(cell.trim()) || isMunicipality(cell)),
  ) ??
  null

/** The line with an address, a number or a town that the reading could not make out; null if there is none. Bounded by the lines. */
export const writtenContact = (resume: Resume, kind: string): Line | null => {
  if (kind === 'city') return writtenCity(resume)
  const spelled = kind === 'email' ? writtenEmail : kind === 'phone' ? writtenPhone : null
  return spelled ? (resume.lines.find(({ text }) => spelled.test(fold(text))) ?? null) : null
}
