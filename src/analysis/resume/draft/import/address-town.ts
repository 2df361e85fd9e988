// Finds the town in an address as people write it on one line, and the labels and streets around it; a line of dashes is divided at its towns, numbers and addresses.
import { either } from '../../../phrases'
import { isTitle } from '../../reading/experience/names/titles'
import { hasContact } from '../../reading/person/contact'
import { isMunicipality } from '../../reading/person/municipalities'
import { cityOfLine, findCity, findCityAndState, isPlace, isState, placeName } from '../../reading/person/places'
import { isKnownTown } from '../../reading/person/towns'

/** "Cidade Nova" is a place: these words are labels only before a colon. */
export const places =
  /^(?:endere[çc]o(?: residencial)?|address|cidade|city|location|localiza[çc][ãa]o|resid[êe]ncia|residente em|moro em|bairro|uf|estado|state)\s*:\s*/iu
/** Words for a street, a building or a part of it. */
const streetWords = String.raw`
  rua|r\.|av\.?|avenida|travessa|tv\.|alameda|al\.|estrada|rodovia|pra[çc]a|viela|beco|quadra|qd\.?|bloco|bl\.?
  apto?\.?|apartamento|bairro|cep|n[º°]|street|st\.?|road|rd\.?|avenue|ave\.?|lane|drive|court|apt\.?|suite|flat|zip`
/** A street, or a number in it. */
export const street = new RegExp(String.raw`(?<!\p{L})${either(streetWords)}(?!\p{L})|\d{5}-?\d{3}`, 'iu')

const parting = /(?<!\s)(?:\s*[,;|·•()]\s*|\s+[-–—]\s+|\s*\/\s*|\s*[-–](?=\p{Lu}{2}(?!\p{L})))/u
/** Words of the longest name of a municipality. */
const NAME = 6

/** "Jardim São Luís" is a part of another town, also where a town has its second name. */
const district = /^(?:jardim|jd\.?|vila|vl\.?|parque|pq\.?|conjunto|conj\.?|residencial|cidade|bairro|chácara|sítio)$/iu

/** "Contagem" of "Bairro Centro Contagem". */
const municipalityAtEnd = (text: string): string | null => {
  const words = text.split(/\s+/)
  for (let at = Math.max(0, words.length - NAME); at < words.length; at++) {
    const name = words.slice(at).join(' ')
    if (/^\p{Lu}/u.test(name) && isMunicipality(name)) return district.test(words[at - 1] ?? '') ? null : name
  }
  return null
}

/** A British town before its postcode or the half of it that names a district: "Leeds LS6 2AB", "Salford M5". */
const coded = /^(?<town>\p{Lu}[\p{L}'. -]{1,40}) [A-Z]{1,2}\d{1,2}[A-Z]?(?<exact> \d[A-Z]{2})?$/u
/** "Bristol, BS6": the comma of some before a postcode. */
const beforeCode = /,(?= [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$)/u
const codedTown = (text: string): string | null => {
  const town = coded.exec(text)?.groups?.town ?? null
  // "Analista de Suporte N2" is a post and its level.
  return town && !street.test(town) && !isTitle(text) ? town : null
}
/** True for a town with its district, which names no street: "Leeds LS8", "Harehills, Leeds LS8". */
export const isTownWithDistrict = (text: string): boolean => {
  const pieces = text.replace(beforeCode, '').split(', ')
  const last = pieces.at(-1) ?? ''
  return (
    codedTown(last) !== null &&
    coded.exec(last)?.groups?.exact === undefined &&
    pieces.slice(0, -1).every((piece) => /^\p{Lu}[\p{L}'. -]{1,40}$/u.test(piece) && !street.test(piece))
  )
}

/** "Athlone, Co. Westmeath", "Derry, County Londonderry". */
const county = /^(?:Co\.?|County) \p{Lu}\p{Ll}+(?<!Council|Court|Hospital|Clinic|School|College)$/u

/** "Knocknacarra, Galway": a place that no list has, and its town or county. */
const townBehindPlace = (text: string): string | null => {
  const [place = '', town = '', ...more] = text.split(/,\s+/)
  return town !== '' &&
    more.length === 0 &&
    (isKnownTown(town) || county.test(town)) &&
    placeName.test(place) &&
    !isTitle(place)
    ? text
    : null
}

/** The town of an address that is known, or that its state or postcode shows; null if none. */
const knownTownOf = (text: string): string | null => {
  const tokens = text
    .replace(beforeCode, '')
    .split(parting)
    .map((token) => token.replace(places, '').trim())
  for (let at = tokens.length - 1; at >= 0; at--) {
    const [token = '', next = ''] = [tokens[at], tokens[at + 1]]
    const joined = /^(.+) (\p{Lu}{2})$/u.exec(token)
    const state = isState(next) ? next : joined && isState(joined[2] ?? '') ? (joined[2] ?? '') : ''
    const name = state && municipalityAtEnd(state === next ? token : (joined?.[1] ?? ''))
    if (name) return `${name}, ${state}`
  }
  const alone = tokens.findLast((token) => /^\p{Lu}/u.test(token) && isMunicipality(token))
  return (
    alone ??
    findCityAndState(text) ??
    findCity(text) ??
    tokens.flatMap((token) => codedTown(token) ?? []).at(-1) ??
    (isKnownTown(text) ? text : townBehindPlace(text))
  )
}

/** The town of an address, with its state where it is named: from the end, because a street may bear a town's name. Null if none. */
export const townOf = (text: string): string | null =>
  knownTownOf(text) ?? (street.test(text) || /\d/.test(text) ? null : cityOfLine(text))

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** True for a line that names a town and no more: "Contagem MG", "Leeds, UK"; not for a title that is also a town's name. */
export const isTownAlone = (text: string): boolean => {
  const town = townOf(text)
  if (town === null || isTitle(text) || lettersOf(town) !== lettersOf(text)) return false
  return isPlace(town.replace(/,? (?=\p{Lu}{2,3}$)/u, ', ')) || isMunicipality(town) || townBehindPlace(text) !== null
}

/** "Chef – Pastry – Bristol – 07700 900733": dashes part towns, numbers and addresses; other words and a town's state stay together. */
export const dividedByDashes = (text: string): string[] => {
  const pieces: { text: string; isPart: boolean; isTown: boolean }[] = []
  for (const piece of text.split(/(?<!\s)\s+[–—-]\s+/u)) {
    const last = pieces.at(-1)
    const isTown = knownTownOf(piece) !== null
    const isPart = isTown || hasContact(piece)
    if (last && isState(piece) && !hasContact(last.text))
      Object.assign(last, { text: `${last.text} - ${piece}`, isPart: true })
    else if (last && !isPart && !last.isPart) last.text += ` – ${piece}`
    else pieces.push({ text: piece, isPart, isTown })
  }
  const reached = pieces.filter((piece) => hasContact(piece.text)).length
  if (reached === 0 || reached === pieces.length) return [text]
  // A town that is known is the city before a name that may be one.
  return [...pieces.filter(({ isTown }) => isTown), ...pieces.filter(({ isTown }) => !isTown)].map(
    (piece) => piece.text,
  )
}
