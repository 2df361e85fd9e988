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
/** The name of the network, or the end of an address whose icon or beginning was lost: "in/ana-prado". */
const profile = /linked ?in(?!\p{L})|(?:^|[\s/])in\/[\p{L}\d-]{4}/u
/** Eight to fifteen figures in groups, among the contact data; years and numbers of documents are none. */
const bareNumber = /(?<![\d/.,-])[+(]{0,2}\d(?:[\s()./_–-]{0,3}\d){7,14}(?!\d)/gu
const otherNumber =
  /(?<!\p{L})(?:cpf|rg|cep|cnh|cnpj|pis|pasep|nit|ctps|crm|coren|crea|oab|zip|registro|matricula|inscricao|nasc\p{L}*|birth|born)(?!\p{L})|r\$|(?:19|20)\d\d ?[-–/a-z]{1,4} ?(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|(?<![\d.])\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d\d(?![\d.])/u

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
  if (kind === 'linkedin') return ownLines(resume).find(({ text }) => profile.test(fold(text))) ?? null
  const spelled = kind === 'email' ? writtenEmail : kind === 'phone' ? writtenPhone : null
  return (
    (spelled && resume.lines.find(({ text }) => spelled.test(fold(text)))) ??
    (kind === 'phone' ? ownLines(resume).find(({ text }) => mayBePhone(fold(text))) : null) ??
    null
  )
}
