// Finds contact data: e-mail, phone (Brazil, Portugal, United States, international), LinkedIn.
import { councils } from '../../../councils'
import { either } from '../../../phrases'
import { type DateRange, findDates } from '../dates/dates'
import { fold } from '../text'

/** Three dots and more before an address lead from its label to it: "E-mail........ana@exemplo.com". */
const email =
  /(?<![\p{L}\p{N}_%+-]|(?<!\.\.)\.)[\p{L}\p{N}_%+-](?:\.{0,2}[\p{L}\p{N}_%+-]){0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/u
/** Behind a stroke the next number or a word may stand, not the year or the state of a register. */
const phoneLike =
  /(?:\(\+|\+\(|\+|\(|(?<![\p{L}\d./-]))(?:\d\d\/(?=9\d{4}[ -]?\d{4}))?\d[\d ().–—-]{6,20}\d(?![\d–—-]|\/(?=[\p{L}\d])(?!\d{4,5}[ -]\d{4}|\p{L}{3}))/gu
/** A postal code right before a number: "Reno, NV 89701 775-555-0164", "50030-230 81 98888-7777". */
const postcodeBefore = /(?<![\d(+.-])\d{5}(?:-\d{3}(?= [(+]?\d)|(?= \(?\d{3}\)?[ .-]\d{3}[.-]\d{4}))/gu
const areaCodes = new Set(
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
)

/** British and Nigerian numbers have 11 digits and no area code in brackets of two digits: 07255 814142, 020 7946 0018, 0803-555-0142. */
const isBritish = (text: string): boolean =>
  /^0[12378]\d{1,4}[ -]\d{3,4}[ -]?\d{3,4}$/.test(text) && text.replace(/\D/g, '').length === 11

/** Numbers as Ireland, Australia, New Zealand and South Africa write them, with the zero of a call within the country: 083 555 0118. */
const isWithTrunkZero = (text: string): boolean =>
  /^(?:\(0\d{1,3}\)|0\d{1,3})[ -]\d{3}[ -]?\d{3,4}$/.test(text) && /^0\d{8,9}$/.test(text.replace(/\D/g, ''))

/** Of Mozambique, whose numbers have nine digits: 84 512 3390, 845 123 390. */
const isMozambican = (text: string): boolean => /^8[2-7](?: ?\d{3} ?\d{2} ?\d{2}|\d ?\d{3} ?\d{3})$/.test(text)

/** Phone numbers of Nigeria, Kenya, Australia, France and Portugal, and from abroad: 0712345678, 06 12 34 56 78. */
const elsewhere =
  /^(?:00(?: ?\d){10,13}|0[789][01]\d{8}|0[2-9]\d{8}|\(?0[2-8]\)? \d{4} \d{4}|0[1-9](?: \d\d){4}|[29]\d \d{3} \d{2} ?\d{2})$/

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').replace(/^0(?=\d{10})/, '')
  if (elsewhere.test(text)) return true
  if (isBritish(text) || isWithTrunkZero(text) || isMozambican(text)) return true
  if (/^\(?\+/.test(text)) return digits.length >= 8 && digits.length <= 15
  if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text) || /^\d{5}-\d{3}$/.test(text)) return false
  if (digits.startsWith('55') && digits.length >= 12 && digits.length <= 13) return areaCodes.has(digits.slice(2, 4))
  if (/^1[-. (]/.test(text)) return /^1[-. ]*\(?[2-9]\d{2}[) .-]*\d{3}[ .-]*\d{4}$/.test(text)
  if (digits.length === 11) return areaCodes.has(digits.slice(0, 2)) && digits[2] === '9'
  if (digits.length === 10)
    return areaCodes.has(digits.slice(0, 2)) || /^[2-9]\d{2}[ .()-]*[2-9]/.test(text.replace(/^\(/, ''))
  if (digits.length === 9) return /^[29]/.test(digits) && /^\d{3} ?\d{3} ?\d{3}$|^9\d{4}[ -]?\d{4}$/.test(text)
  return digits.length === 8 && /^[2-9]\d{3}-\d{4}$/.test(text)
}

/** An e-mail address in a line, or null; one with a space after the at sign is none, because parsers reject it. */
export const findEmail = (text: string): string | null => text.match(email)?.[0] ?? null

const address = '[\\p{L}\\p{N}._%+-]{3,64}'
const cutBehind = new RegExp(`^(?:.{0,40}\\s)?${address}@(?:[\\p{L}\\p{N}-]{1,63}\\.?){0,3}$`, 'u')
const cutBefore = new RegExp(`^(?:.{0,40}:\\s*)?(?=.*[._\\d])${address}$`, 'u')

/** An address that a narrow column broke over two lines, before or after the at sign or inside the domain; null if they have none. */
export const findBrokenEmail = (line: string, next: string): string | null => {
  const rest = next.split(' ')[0] ?? ''
  const behind = cutBehind.test(line) && /^(?:[\p{L}\p{N}-]{1,63}\.)*(?:\p{L}{2,12})$/u.test(next)
  const before = cutBefore.test(line) && rest.startsWith('@')
  return behind || before ? findEmail(line + rest) : null
}

/** Characters before a number that may contain its label. */
const LABEL = 24

/** What has a number that is no phone's: documents, registers, places. Folded. */
export const numberNames = String.raw`
  cpf|rg|identidade|cnpj|cep|zip|pis|pasep|nit|ctps|cnh|nuit|nif|b\.?i|passaporte|passport
  registr(o|ation)|matricula|inscricao|codigo|code|protocolo|processo|certificado|certificate|licen[cs][ae]|account|${councils.toLowerCase()}`
const otherLabel = new RegExp(String.raw`(?<!\p{L})${either(numberNames)}(?: n[oº°])?\W{0,8}$`, 'u')

/** Not phones: "99811-2040" and "(11) 2019-2021" contain years, either joined to other digits or after an area code. */
const isWithinNumber = (text: string, { start, end, from, to }: DateRange): boolean =>
  from.style === 'year' &&
  (to === null
    ? /\d[-. ]?$/.test(text.slice(0, start)) || /^[-. ]\d{3}/.test(text.slice(end))
    : /\(\d{2,3}\) ?9?$/.test(text.slice(0, start)))

/** A Brazilian number that an age or another column's year follows: "16 95550 2290 58 anos". */
const beforeAge = /^\(?\d{2}\)? 9?\d{4}[ -]\d{4}(?= (?:\d{2}|\d{4})$)/

/** A phone number in a line, or null: not a date, a CPF, a CEP or another number. */
export const findPhone = (text: string): string | null => {
  let rest = text.replace(postcodeBefore, (code) => ' '.repeat(code.length))
  for (const { start, end } of findDates(text).filter((date) => !isWithinNumber(text, date)))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  for (const match of rest.matchAll(phoneLike)) {
    const number = match[0].trim()
    if (otherLabel.test(fold(rest.slice(Math.max(0, match.index - LABEL), match.index)))) continue
    for (const part of [number, ...number.split(/ (?=\()|\s{2,}| - /), ...(number.match(beforeAge) ?? [])])
      if (isPhone(part)) return part
  }
  return null
}

const profile = /(?:(?<![\w-])[\w-]{1,40}\.)?linkedin\.com\/(?:in|pub|mwlite\/in)\/[\p{L}\p{N}_%-]+/iu
/** "in/anasouza" beside an icon, as templates shorten it: a cell of its own. */
const shortProfile = /(?<=^|[|•·●;,:] ?)\/?in\/[\p{L}\p{N}_%-]{4,60}(?=\/?\s?(?:$|[|•·●;,]))/iu

/** A LinkedIn profile's address in a line or link, or null. */
export const findLinkedIn = (text: string): string | null =>
  (profile.exec(text) ?? shortProfile.exec(text))?.[0] ?? null

/** True for a text with an e-mail address or a phone number. */
export const hasAddress = (text: string): boolean => findEmail(text) !== null || findPhone(text) !== null

/** True for a text with an e-mail address, a phone number or a profile. */
export const hasContact = (text: string): boolean => hasAddress(text) || findLinkedIn(text) !== null
