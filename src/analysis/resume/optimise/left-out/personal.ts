// Removes personal data that no employer needs from the new file and reports its kinds.
import { councils } from '../../../councils'
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { isAboutChildren } from '../../checks/safety'
import { findDates } from '../../reading/dates/dates'
import { findEmail, findLinkedIn, findPhone, hasContact } from '../../reading/person/contact'
import {
  findPersonal,
  genderLabels,
  genderWords,
  type OmittedKind,
  originLabels,
  type PersonalKind,
} from '../../reading/person/personal'
import { isPlace } from '../../reading/person/places'
import { fold } from '../../reading/text'

/** Separators that always split a line; a comma splits only the remaining parts. */
const strong = /\s*[|•·;]\s*|\s+[-–—]\s+|\s{2,}/
const weak = /,\s+/
/** Titles, abbreviations and labels that end with a full stop. */
const abbreviations = `
  dra?|sra?|profa?|m[rs]s?|nasc|nac|est|nascimento|estado civil|filia[cç][aã]o|m[aã]e|pai|religi[aã]o|religion|status
  birth|name`
/** Between two sentences of a line; titles, abbreviations and a label's own stop keep their value with them. */
export const betweenSentences = new RegExp(
  String.raw`(?<=[\p{L}\p{N})]{2}[.!?]|\p{N}[.!?]|(?:cnh|categor(?:ia|y)|licen[cs]e):? [A-E]\.)(?<!(?<!\p{L})${either(abbreviations)}[.!?])\s+(?=\p{L}|\d{2} (?:anos|years old))`,
  'iu',
)

/** Labels of personal data, and of what stands beside them. */
const dataLabels = `
  cnh|habilita[cç][aã]o|idade|estado civil|nacionalidade|naturalidade|filhos|rg|cpf|sexo?|g[eê]nero|religi[aã]o
  disponibilidade|idiomas?|ingl[eê]s|espanhol|${councils}|data de nascimento|age|nationality
  state of origin|place of birth|marital status|gender|religion|date of birth|driving licen[cs]e|licen[cs]e|languages?
  tel(?:efone)?s?|cel(?:ular(?:es)?)?|fones?|whats ?app|contatos?|e-?mails?|phone|mobile`
/** Between two labelled data that share a line without a sign: "Estado civil: casado CNH: B". */
const betweenLabels = new RegExp(String.raw`(?<!\s)\s+(?=${either(dataLabels)}\s?:)`, 'iu')
/** The sentences and labelled data of a part of a line. */
export const sentencesOf = (segment: string): string[] =>
  segment.split(betweenSentences).flatMap((sentence) => sentence.split(betweenLabels))

/** The smallest parts of a line that say something by themselves. */
export const finePieces = (text: string): string[] =>
  text
    .split(strong)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(weak))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))

/** Of a name: "Maria da Silva", "JOÃO SOUZA". */
const personName = /^\p{Lu}[\p{L}'.]+(?: (?:d[aeo]s?|e|de la|[\p{Lu}][\p{L}'.]+)){1,6}$/u
const issuer = /^(?:ssp|detran|sds|sesp|ifp|pc|[óo]rg[ãa]o)(?!\p{L})/iu
/** What a comma parts from the value of a label and still belongs to it: "Data de nascimento: Recife, 12/03/1990". */
const isValue = (piece: string, kinds: readonly OmittedKind[]): boolean =>
  !/\p{L}{2}/u.test(piece) ||
  (kinds.includes('birth') && (isPlace(piece) || findDates(piece).length > 0)) ||
  (kinds.includes('nationality') && isPlace(piece)) ||
  (kinds.includes('parents') && personName.test(piece)) ||
  (kinds.some((kind) => kind === 'rg' || kind === 'cpf' || kind === 'document') && issuer.test(piece))

/** A number, or the label of one, that only its neighbour made personal. */
const isNumberOrLabel = (piece: string): boolean =>
  /^(?:rg|cpf|pis|ctps|documentos?|identidade|nascimento|filia[cç][aã]o)\W*$/iu.test(piece) || !/\p{L}{2}/u.test(piece)

/** A permission to work is what an employer does need to know: "Nationality: Nigerian (UK work visa)". Folded. */
const permission = /visa|visto|permit|permiss|right to work|work right|autoriza|cidadania|citizen|passaporte|passport/
const origin = new RegExp(
  `^(?:${originLabels}|(?:state|place|country|l\\.?g\\.?a\\.?|local government(?: area)?) of (?:origin|birth)|birth ?place)(?!\\p{L})`,
  'u',
)
const gender = new RegExp(`^(?:${genderLabels})(?: ?:| ?[–—-]|$)|^(?:(?:${genderLabels}) )?(?:${genderWords})$`, 'u')
/** What its own label says to be nobody's concern, so that it goes also where it stands alone in a line. */
const labelledKind = (text: string): OmittedKind | null => {
  const folded = fold(text).trim()
  if (gender.test(folded)) return 'gender'
  return origin.test(folded) && !permission.test(folded) ? 'nationality' : null
}
const besideKind = (text: string): OmittedKind | null => {
  if (isAboutChildren(text)) return 'family'
  return /^(?:brasileir[oa]|brazilian)$/u.test(fold(text).trim()) ? 'nationality' : labelledKind(text)
}

/** "Naturalidade: Recife - PE" is one datum. */
const withState = (text: string): string =>
  text.replace(/(naturalidade ?: ?[^|,;–—-]{2,40}) [–—-] (?=\p{L}{2}(?!\p{L}))/iu, '$1/')

const kindsIn = (line: Line, text: string, own: boolean): PersonalKind[] => {
  const piece = { ...line, text }
  return findPersonal([piece], new Set(own ? [piece] : [])).map(({ kind }) => kind)
}

type Stripped = { readonly line: Line | null; readonly kinds: readonly OmittedKind[] }

/** The line without CPF, RG, birth date, marital status and the like, unchanged without any, null when nothing else is left; `own` marks what people write about themselves. */
export const withoutPersonal = (line: Line, own: boolean): Stripped => {
  const kindsFound = kindsIn(line, line.text, own)
  const sentences = withState(line.text).split(strong).map(sentencesOf)
  const pieces = sentences.flat().flatMap((sentence) => sentence.split(weak))
  if (kindsFound.length === 0 && !(own && pieces.some(labelledKind))) return { line, kinds: kindsFound }
  const isAllowed = (text: string) => kindsIn(line, text, own).length === 0 && besideKind(text) === null
  const kinds = [...new Set([...kindsFound, ...pieces.flatMap((piece) => besideKind(piece) ?? [])])]
  const rest = (sentence: string): string[] => {
    if (isAllowed(sentence) && !sentence.split(weak).some(labelledKind)) return [sentence]
    const [first = '', ...others] = sentence.split(weak)
    const firstKinds = [...kindsIn(line, first, true), ...[besideKind(first)].filter((kind) => kind !== null)]
    // "Data de nascimento: Recife, 12/03/1990" is removed as a whole; "Brasileira, casada, (81) 9…" only in part.
    const isLabelled = first.includes(':') && firstKinds.length > 0
    const otherPieces = isLabelled ? others.filter((piece) => !isValue(piece, firstKinds)) : [first, ...others]
    const allowedPieces = otherPieces.filter(isAllowed)
    if (allowedPieces.length > 0 && (!hasContact(sentence) || allowedPieces.some(hasContact)))
      return [allowedPieces.join(', ')]
    // An e-mail address directly beside a CPF still stays in the file.
    return [findEmail(sentence), findPhone(sentence), findLinkedIn(sentence)].filter((one) => one !== null)
  }
  const remaining = sentences.map((segment) => segment.flatMap(rest).join(' ')).filter(Boolean)
  // Data that only shows across parts, such as a label and its number.
  const together = isAllowed(remaining.join(' | '))
  const text = (together ? remaining : remaining.filter((piece) => !isNumberOrLabel(piece))).join(' | ')
  return { line: text && isAllowed(text) ? { ...line, text } : null, kinds }
}
