// Finds contact data: e-mail, phone (Brazil, Portugal, United States, international), city, LinkedIn.
import { councils } from '../../../councils'
import { memo } from '../../../memo'
import { either } from '../../../phrases'
import { type DateRange, findDates } from '../dates/dates'
import { isTitle } from '../experience/names/titles'
import { fold } from '../text'
import { isMunicipality } from './municipalities'
import {
  citiesPattern,
  countiesPattern,
  countriesPattern,
  statesAbroadPattern,
  statesPattern,
  ufPattern,
  usPattern,
} from './regions'

const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/u
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

/** As Nigeria, Kenya, Australia, France and Portugal write them, and from abroad: 08035550142, 0712345678, 06 12 34 56 78, 91 234 56 78, 00447700900452. */
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

/**
 * An e-mail address in a line, or null. A space after the at sign, as in some PDFs, is not accepted because parsers
 * reject it too.
 */
export const findEmail = (text: string): string | null => text.match(email)?.[0] ?? null

const address = '[\\p{L}\\p{N}._%+-]{3,64}'
const cutBehind = new RegExp(`^(?:.{0,40}\\s)?${address}@(?:[\\p{L}\\p{N}-]{1,63}\\.?){0,3}$`, 'u')
const cutBefore = new RegExp(`^(?:.{0,40}:\\s*)?(?=.*[._\\d])${address}$`, 'u')

/**
 * An address that a narrow column broke over two lines, as in LinkedIn's own PDF: before or after the at sign, or
 * inside the domain. Null if the two lines together have none.
 */
export const findBrokenEmail = (line: string, next: string): string | null => {
  const rest = next.split(' ')[0] ?? ''
  const behind = cutBehind.test(line) && /^(?:[\p{L}\p{N}-]{1,63}\.)*(?:\p{L}{2,12})$/u.test(next)
  const before = cutBefore.test(line) && rest.startsWith('@')
  return behind || before ? findEmail(line + rest) : null
}

/** Characters before a number that may contain its label. */
const LABEL = 24
/** Behind such a label eight to fifteen figures are a phone's, whatever country divides them so: "Telefone: 84 300 0712". */
const phoneLabel =
  /(?<!\p{L})(?:tele?(?:fones?|phones?)?|fones?|cel(?:ular(?:es)?)?|whats(?:app)?|mob(?:ile)?|phones?|contactos?|contatos?)[.:]{0,2} ?$/u
const isLabelledPhone = (label: string, number: string): boolean =>
  phoneLabel.test(label) && /^\d{8,15}$/.test(number.replace(/\D/g, ''))

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
    const label = fold(rest.slice(Math.max(0, match.index - LABEL), match.index))
    if (otherLabel.test(label)) continue
    for (const part of [number, ...number.split(/ (?=\()|\s{2,}| - /), ...(number.match(beforeAge) ?? [])])
      if (isPhone(part)) return part
    if (isLabelledPhone(label, number)) return number
  }
  return null
}

const profile = /(?:(?<![\w-])[\w-]{1,40}\.)?linkedin\.com\/(?:in|pub|mwlite\/in)\/[\p{L}\p{N}_%-]+/iu
/** "in/anasouza" beside an icon, as templates shorten it: a cell of its own. */
const shortProfile = /(?<=^|[|•·●;,:] ?)\/?in\/[\p{L}\p{N}_%-]{4,60}(?=\/?\s?(?:$|[|•·●;,]))/iu

/** A LinkedIn profile's address in a line or link, or null. */
export const findLinkedIn = (text: string): string | null =>
  (profile.exec(text) ?? shortProfile.exec(text))?.[0] ?? null

/** Between a town and its state, and not within a town's own name: "Ji-Paraná". */
const hyphenPattern = '(?<!(?<!\\p{L})\\p{L}{1,2})-'
/** Name words are bounded and start at a word boundary, otherwise every capital of a long run would be tried. */
const namePattern =
  "(?<![\\p{L}])\\p{Lu}[\\p{L}'.]{1,40}(?:[ -](?:d[aeo]s?|do|e|of|del|d['’]\\p{Lu}[\\p{L}]{1,40}|\\p{Lu}[\\p{L}'.]{1,40})){0,4}"
const withState = new RegExp(
  `(${namePattern})(?: ?(?:[/,|(•·–—]|${hyphenPattern}| - ) ?(?:Estado (?:de|do|da) )?(?:${ufPattern}|${usPattern}|${statesPattern}|${countriesPattern})|(?:, ?| ?\\(| [-–—] )(?:${statesAbroadPattern})(?! (?:City|Beach|Springs|Falls)))(?![\\p{L}])\\)?`,
  'u',
)
const everyWithState = new RegExp(withState.source, 'gu')
const onlyState = new RegExp(`^(?:${ufPattern}|${usPattern}|${statesPattern}|${countriesPattern})$`, 'u')
/** True for the name or the capital letters of a state, or the name of a country, and nothing else. */
export const isState = (text: string): boolean => onlyState.test(text)
const onlyWithState = new RegExp(`^(?:${withState.source})(?:,? ?(?:${countriesPattern}))?$`, 'u')
const onlyCity = new RegExp(`^(?:${citiesPattern})$`, 'iu')
/** "Jardim São Luís" is a district. */
const cityAlone = new RegExp(
  `(?<![\\p{L}]|(?:jardim|jd\\.?|vila|parque|bairro|rua|av\\.?|avenida|praça|conjunto|residencial) )(?:${citiesPattern})(?![\\p{L}]| (?:19|20)\\d\\d(?!\\d))`,
  'iu',
)
const labelled =
  /(?<!\p{L})(?:cidade|city|localidade|localiza[cç][aã]o|location|resid[eê]ncia|naturalidade|home|based in|(?:address|endere[cç]o|morada)(?![ \t]{0,3}:?[ \t]{0,3}[\p{L} .'/,-]{2,40}\d))\s*(?::\s*|\s(?=\p{Lu}))(\p{L}[\p{L} .'/,-]{2,40})/iu

/** "Address Brasília, Brazil", "CURRICULUM VITAE PORTLAND, OR": what stands before the name begins with capitals like it. */
const placeLabel =
  /^(?:C(?:URRICULUM|urriculum) V(?:ITAE|itae)|C(?:URRÍCULO|urrículo)|CV|Address|Addr|Endere[çc]o|Cidade|City|Location|Local|Localiza[çc][ãa]o|Resid[êe]ncia|Morada|Home)\.? (?=\p{Lu})/u

/** "Jd. São Luis – São Paulo" is a part of a town and the town; "Vila Velha - ES" is a town. */
const district = /^(?:jd\.?|jardim|vl\.?|vila|pq\.?|parque|bairro|conj\.?|conjunto|residencial) /iu
const isDistrict = (found: string): boolean =>
  district.test(found) && !isMunicipality(found.split(/[,/|(•·]|\s[–—-]\s|[–—]/u)[0]!.trim())

/** "Bairro Salgado Caruaru - PE": behind the district's name stands that of the town, without a sign between them. */
const withoutDistrict = (found: string): string => {
  const [, place = '', state = ''] = /^(.{1,60}?)( ?[-–/,] ?\p{Lu}{2}|,? \p{Lu}{2})$/u.exec(found) ?? []
  const words = place.split(' ')
  if (!district.test(found) || isMunicipality(place)) return found
  const from = words.findIndex((_, at) => at >= 2 && isMunicipality(words.slice(at).join(' ')))
  return from < 0 ? found : words.slice(from).join(' ') + state
}

const documentOrRegister = new RegExp(`^(?:${councils}|SSP|CNH|RG)\\b`)
/** A city with its state or country. "COREN-SP" and "SSP/SP" are registers, not places. */
export const findCityAndState = (text: string): string | null =>
  [...text.matchAll(everyWithState)]
    .map((match) => withoutDistrict(match[0].trim().replace(placeLabel, '')))
    .find((found) => !isDistrict(found) && !documentOrRegister.test(found)) ?? null

/** "Bristol BS1 6XX": British addresses no longer include the county. */
const withPostcode = new RegExp(`(${namePattern}),? [A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}(?![\\p{L}\\d])`, 'u')

/** "Colchester, Essex", "Surulere, Lagos State": a town and its county or state; only where a person's own town is looked for, as employers have names like these. */
const withCounty = new RegExp(
  `(${namePattern})(?:, ?| - )(?:(?:${countiesPattern})|\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{1,20})? State(?! \\p{L}))(?![\\p{L}])`,
  'u',
)

/** Where a person lives: "Recife, PE", "São Paulo/SP", "San Francisco, CA", "Lisboa, Portugal" or a large city alone; null if none. */
export const findCity = (text: string): string | null =>
  findCityAndState(text) ??
  text.match(labelled)?.[1]?.trim() ??
  text.match(withCounty)?.[0] ??
  text.match(cityAlone)?.[0] ??
  text.match(withPostcode)?.[1] ??
  null

/** What a contact is named: a site, a telephone, an address. */
const contactNames = `
  linkedin|github|gitlab|portf[óo]lio|website|site|lattes|behance|instagram|facebook|whats(app)?|zap|tel(efones?)?
  tele?phone|fones?|cel(ular(es)?)?|fixo|residencial|comercial|recados?|phone|mobile|mob|cell|home|work|fax|e-?mail
  correio|contatos?|contacts?|endere[çc]o|address|cidade|city|blog`
export const webWords = new RegExp(
  String.raw`^${either(contactNames)}(?: (?:fixo|celular|residencial|comercial|whatsapp|para|recados?|number|phone|address))?\.?:?$`,
  'iu',
)
export const placeName = /^\p{Lu}[\p{L}'.-]{2,30}(?: (?:d[aeo]s?|of|upon|\p{Lu}[\p{L}'.-]{1,30})){0,3}$/u

/** Names of an icon font that a file gives as text beside its icons: "Map-marker Brecon", "Envelope ana@exemplo.com". */
const placeIcon =
  /(?<![\p{L}-])(?:map-?marker(?:-alt)?|map-pin|location-(?:dot|arrow|pin)|house-chimney)(?![\p{L}-])/giu
const dataIcon =
  /(?<![\p{L}-])(?:envelope(?:-open)?(?:-square)?|phone-(?:alt|square|volume|flip)|mobile-(?:alt|phone|screen|button)|globe|linkedin-in|github-alt|phone(?= ?[+(\d])|mobile(?= ?[+(\d]))(?![\p{L}-])/giu

/** The text without the names of icons: that of a place becomes a label, the others separate like any sign. */
export const withoutIconNames = (text: string): string => text.replace(placeIcon, '| Location: ').replace(dataIcon, '|')

const url = /(?:https?:\/\/|www\.|(?:\p{L}+\.)?linkedin\.com|github\.com)[^\s|•·]{0,200}/giu
/** Icons and their private-use codes, which separate contact data like any other sign. */
const icons = /[^\p{L}\p{N}\p{P}\p{Z}+]+/gu

/** "12 Harbour Row, Galway": the city follows the street; "2023 Operação de Empilhadeira, SENAI" begins with a year. */
const afterStreet = (part: string): string =>
  /^(?!(?:19|20)\d\d )\d{1,5}[ ,]/.test(part) ? part.slice(part.lastIndexOf(',') + 1).trim() : part

/** A lone name in a line of contact data is the city: "0161 496 0733 | Manchester", "☎ 07119 898667 ✉ a@b.example ⌂ Leeds". */
export const findCityBeside = (text: string): string | null => {
  const [email, phone] = [findEmail(text), findPhone(text)]
  if (!email && !phone) return null
  const rest = [email, phone].reduce<string>((left, found) => (found ? left.replace(found, ' | ') : left), text)
  const parts = rest
    .replace(url, ' | ')
    .replace(icons, ' | ')
    .split(/\s*[|•·]\s*/)
  const named = parts.map((part) => afterStreet(part.trim()))
  return named.find((part) => placeName.test(part) && !webWords.test(part) && !isTitle(part)) ?? null
}

/** The city of a line that is only a name or a street and a name; null for a job's title or a web address. */
export const cityOfLine = (text: string): string | null => {
  const city = afterStreet(text.replace(icons, ' ').trim())
  return placeName.test(city) && !webWords.test(city) && !isTitle(city) ? city : null
}

/** True for a part that is only a place, as often follows an employer. */
export const isPlace = memo((text: string): boolean => {
  const bare = text.replace(/(?<![().\s])[().\s]+$/g, '').replace(/^[(\s]+/, '')
  if (/^(?:remote|remoto|hibrido|híbrido|hybrid|home office|presencial|on-?site|trabalho remoto)$/i.test(bare))
    return true
  if (onlyState.test(bare) || onlyCity.test(bare)) return true
  // "CEFET-RJ" and "SENAI/SP" are institutions: initials joined to their state.
  const initials = bare.match(/^(\p{Lu}{2,6})[-/]\p{Lu}{2}$/u)?.[1]
  if (initials !== undefined && !onlyCity.test(initials)) return false
  if (!onlyWithState.test(bare)) return false
  // "Consultor SAP FI/CO": no town ends in initials beside small letters.
  if (/\p{Ll}.* \p{Lu}{2,4}[-/]\p{Lu}{2}$/u.test(bare)) return false
  // "Natura Cosméticos, São Paulo" is an employer and its city; "Campinas, São Paulo" a city and its state.
  const street = bare.match(/^(.*)[,/|–—-] ?(?:São Paulo|Rio de Janeiro)$/u)?.[1]?.trim()
  return street === undefined || onlyCity.test(street)
})
