// Finds the town where a person lives or works, and knows what is only a place.
import { councils } from '../../../councils'
import { memo } from '../../../memo'
import { either } from '../../../phrases'
import { isTitle } from '../experience/names/titles'
import { findEmail, findPhone } from './contact'
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

/** "Surulere, Lagos State": a town and its county or state, for a person's own town alone, as employers have such names. */
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
