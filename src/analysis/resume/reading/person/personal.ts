// Finds personal data no recruiter needs (LGPD: data minimisation), which is reported and masked.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { fold } from '../text'

export type PersonalKind = 'cpf' | 'rg' | 'document' | 'birth' | 'marital' | 'parents' | 'religion' | 'body'
/** With what is left out beside such data and says nothing alone in a line. */
export type OmittedKind = PersonalKind | 'family' | 'nationality' | 'gender'
export type PersonalFinding = { readonly kind: PersonalKind; readonly line: Line }

const cpf = /(?<![\d.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\d-])/g
/** A Brazilian identity card's number with its check digit, by its form alone. */
const identity = /(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dXx](?![\d-])/g
/** Documents whose number is personal. */
const documentNames = String.raw`
  rg|r\.g\.|identidade|registro geral|cpf|c\.p\.f\.?|pis|pasep|nis|ctps|carteira de trabalho|titulo de eleitor
  reservista|cnh|passaporte|passport|ssn|nif|social security|national insurance|aadhaar
  (national |identity )?id(entity)? (card|number|no)|emirates id|nric`
const documentNumber = new RegExp(
  String.raw`\b(${either(documentNames)})\b([^\d\n|;]{0,24})(\d[\d.\-/ ]{3,16}[\dx])`,
  'g',
)

/** Check digits of a CPF (Receita Federal, modulo 11). Eleven equal digits pass the sum and are still invalid. */
export const isCpf = (text: string): boolean => {
  const digits = [...text.replace(/\D/g, '')].map(Number)
  if (digits.length !== 11 || digits.every((digit) => digit === digits[0])) return false
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, index) => total + digit * (count + 1 - index), 0)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === digits[9] && check(10) === digits[10]
}

/** A National Insurance number: two letters, six digits, a letter A to D (HMRC, NIM39110). */
const insurance = /(?<![A-Za-z\d])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![A-Za-z\d])/g

/** A bank account by its label, and a voter's number by its three groups. */
const account =
  /(?<!\p{L})(?:(?:c\/c|conta(?: corrente| poupan[çc]a)?)(?: n[º°.]+)?:? ?\d[\d.]{2,12}-[\dx]|(?:chave pix|pix):? ?(?:\d[\d.-]{9,})|sort code:? ?\d\d-\d\d-\d\d|(?:account|routing) (?:no\.?|number):? ?\d{6,12}|iban:? ?[a-z]{2}\d\d[\da-z ]{8,30})(?![\p{L}\d])/giu
const voter = /(?<=t[íi]tulo(?: de eleitor| eleitoral)?:? ?)\d{4} ?\d{4} ?\d{4}(?!\d)/giu
/** True for the number of somebody's bank account. */
export const givesAccount = (text: string): boolean => text.search(account) >= 0

const isMobile = (text: string): boolean => /^[1-9]{2}9\d{8}$/.test(text)
const hide = (digits: string): string => digits.replace(/[\dx]/gi, '•')

/** Masks the digits of CPFs, of identity cards and of labelled numbers of documents and accounts; nothing else changes. */
export const maskPersonal = (text: string): string => {
  // Each of them has a digit.
  if (!/\d/.test(text)) return text
  const masked = text
    .replace(cpf, (found) => (isCpf(found) && !isMobile(found) ? hide(found) : found))
    .replace(voter, hide)
    .replace(account, (found) => found.replace(/\d/g, '•'))
  let out = masked.replace(insurance, hide).replace(identity, hide)
  for (const match of fold(masked).matchAll(documentNumber)) {
    const start = match.index + match[1]!.length + match[2]!.length
    out = out.slice(0, start) + hide(out.slice(start, start + match[3]!.length)) + out.slice(start + match[3]!.length)
  }
  return out
}

/** Words for a birth or an age. */
const birthWords = String.raw`
  data de nasc|(?<!\p{L} )nascimento(?!s)|nascimento ?:|nascimento \d{1,2}[/.-]\d|nasc\.
  nascid[oa] (em|a|aos)(?!\p{L})|d\.?n\.?:|(date|year|place) of birth|birth ?(date|day|place|year)|d\.?o\.?b(?![a-z])
  born( ?:| (in|on|\d))|idade ?:|age ?:`
const labelled: readonly (readonly [PersonalKind, RegExp])[] = [
  [
    'birth',
    // Behind another word "Nascimento" is a surname, unless a colon or a date follows.
    new RegExp(String.raw`\b${either(birthWords)}`, 'u'),
  ],
  ['marital', /\b(?:estado civil|(?:marital|civil|family) status|situacao conjugal)\b/],
  ['parents', /\b(?:filiacao|nome d[ao] mae|nome do pai|mae ?:|pai ?:|father'?s name|mother'?s name)/],
  ['religion', /\b(?:religiao|religion)\b/],
]
/** Body, health and smoking. */
const bodyWords = String.raw`
  (my )?(height|weight|altura|peso|estatura)( ?[:=-])? ?\d[\d.,'"’”]*( ?(cm|m|mt|kgs?|lbs?|ft|feet|in|inches|quilos|metros)\.?)*
  (blood (group|type)|tipo sanguineo)(?!\p{L}).*|(i am a )?non[- ]?smok(er|ing)|nao (fumante|fumo)|(fumante|smoker)[ :=-]{1,3}(nao|sim|no|yes)|no bad habits
  (good|excellent|perfect|boa|otima) (physical )?(health|saude)( condition)?|(health|saude)( condition)? ?: ?.{2,20}`
/** What a part of a line says alone, beginning to end: "married", "height 182 cm", "non-smoker", "age 39". */
const alone: readonly (readonly [PersonalKind, RegExp])[] = [
  ['marital', /^(?:(?:happily )?married|(?:i am )?single|divorced|widow(?:ed|er)?|engaged)$/],
  ['birth', /^(?:aged? ?[-–:]? ?\d{2}|(?:idade|tenho) \d{2}(?: anos)?)$/],
  ['body', new RegExp(`^${either(bodyWords)}$`, 'u')],
  ['religion', /^(?:(?:roman )?catholic|christian|muslim|hindu|jewish|buddhist|sikh|islam|christianity)$/],
]
/** The parts of a line between its signs. */
const between =
  /[,;|·•()]|\.(?=\s|$)|\s[-–—/]\s|^[^:]{3,24}(?:details|data|information|dados|informac\p{L}+|pessoais)\s?:/u
/** Labels of sex and origin, and the words of sex, marital status and religion, folded, as parts of an expression. */
export const genderLabels = 'sexo?|genero|gender'
export const originLabels = 'nacionalidade|nationality|naturalidade'
export const genderWords = 'feminino|masculino|female|male'
export const maritalWords = 'solteir[oa]|casad[oa]|divorciad[oa]|separad[oa]|viuv[oa]'
export const religionWords = 'catolic[oa]|evangelic[oa]|protestante|espirita'
/** Only where people write about themselves, because "casado" has another meaning in a job's text. */
const bare: readonly (readonly [PersonalKind, RegExp])[] = [
  ['marital', new RegExp(`(?<!\\p{L})(?:${maritalWords}|uniao estavel)(?!\\p{L})`, 'u')],
  [
    'birth',
    /(?<![\p{L}\d]|(?<!\p{L})(?:ha|faz|fazem|por|nos|aos|desde os|a partir dos|mais de|ultimos|quase|cerca de) )\d{2} (?:anos|years old)(?! (?:de|of|na|no|em|como|in|as|atuando))(?![\p{L}])/u,
  ],
  ['religion', new RegExp(`(?<!\\p{L})(?:${religionWords})(?!\\p{L})`, 'u')],
]
/** Words of a line about oneself; longer ones are sentences. */
const OWN_WORDS = 16
/** Fewest parts of a line that is a row of data. */
const ROW = 4

const kindsOf = (line: Line, own: boolean): PersonalKind[] => {
  const folded = fold(line.text)
  const kinds = labelled.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : []))
  for (const number of line.text.match(cpf) ?? []) if (isCpf(number) && !isMobile(number)) kinds.push('cpf')
  if (line.text.search(insurance) >= 0) kinds.push('document')
  if (line.text.search(identity) >= 0) kinds.push('rg')
  for (const match of folded.matchAll(documentNumber)) {
    const label = match[1]!.replace(/\./g, '')
    kinds.push(label === 'cpf' ? 'cpf' : /^(?:rg|identidade|registro geral)$/.test(label) ? 'rg' : 'document')
  }
  if (!own) return kinds
  const pieces = folded.split(between).map((piece) => piece.trim())
  // In a row of data each part is short, however long the row is.
  if (folded.split(' ').length <= OWN_WORDS || pieces.length >= ROW)
    kinds.push(...bare.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : [])))
  kinds.push(...alone.flatMap(([kind, pattern]) => (pieces.some((piece) => pattern.test(piece)) ? [kind] : [])))
  return kinds
}

/** Each kind of unnecessary personal data once; `own` contains lines people write about themselves. */
export const findPersonal = (lines: readonly Line[], own: ReadonlySet<Line>): PersonalFinding[] => {
  const kinds = new Map<PersonalKind, Line>()
  for (const line of lines) for (const kind of kindsOf(line, own.has(line))) if (!kinds.has(kind)) kinds.set(kind, line)
  return [...kinds].map(([kind, line]) => ({ kind, line }))
}
