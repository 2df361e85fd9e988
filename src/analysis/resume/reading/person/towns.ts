// Towns outside Brazil that people name without their state, and the ways in which a sentence or an address names a town.
import { either } from '../../../phrases'
import { fold } from '../text'
import { isMunicipality } from './municipalities'
import { findCityAndState, isPlace, isState, placeName } from './places'
import { countiesPattern, statesAbroadPattern, statesPattern, ufPattern, usPattern } from './regions'
import text from './towns.txt' with { type: 'text' }

const names = new Set(text.split(/[|\n]/).map(fold))

const isTown = (name: string): boolean => names.has(fold(name).replace(/[’`]/g, "'").trim())

/** True for a text that is exactly the name of a known town, of Brazil or elsewhere. */
export const isKnownTown = (name: string): boolean => isMunicipality(name) || isTown(name)

/** True for a town, or for a text that says by a state or country that it is a place. */
export const isTownOrPlace = (name: string): boolean => isKnownTown(name) || isPlace(name)

/** Most characters of a line that is searched, because each of its cells is tried. */
const MAX_LINE_LENGTH = 240
/** Most words of a line of contact data; in a longer line a town may be part of a sentence. */
const MAX_LINE_WORDS = 20

const cellsOf = (line: string): string[] =>
  line.length > MAX_LINE_LENGTH ? [] : line.split(/\s*[|•·●;()]\s*|\s{2,}|\s+[–—-]\s+|:\s+/).map((cell) => cell.trim())

/** A postal code at the end of a cell, half a British one ("Wrexham LL13") too; a Portuguese one stands before the town. */
const postalCode =
  /,? (?:[A-Z]{1,2}\d[A-Z\d]?(?: ?\d[A-Z]{2})?|(?!(?:19|20)\d\d$)\d{4,6}|\d{5}-\d{3,4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$|^\d{4}-\d{3} (?=\p{Lu})/u

/** A town of another country as a cell of its own: "Newcastle upon Tyne", "12 Hill Road, Dundee | 01632 960158". */
export const findTown = (line: string): string | null => {
  if (line.split(' ').length > MAX_LINE_WORDS) return null
  const parts = cellsOf(line).flatMap((cell) => cell.replace(postalCode, '').split(/,\s*/))
  return parts.findLast((part) => /^\p{Lu}/u.test(part) && isTown(part)) ?? null
}

const onlyRegion = new RegExp(`^(?:${countiesPattern}|${statesAbroadPattern}|${statesPattern})$`, 'u')

/** "Exeter, Devon, UK", "Cork, Munster, Ireland": the town before its region, where the country stands behind it; null for fewer parts. */
export const findTownOfRegion = (line: string): string | null => {
  for (const cell of cellsOf(line)) {
    const parts = cell.split(/,\s*/)
    const country = parts.length < 3 ? -1 : parts.findIndex((part, at) => at > 1 && isState(part))
    const [town, region] = country < 0 ? [] : [parts[country - 2]!, parts[country - 1]!]
    if (
      town &&
      region &&
      placeName.test(town) &&
      (onlyRegion.test(region) || (isKnownTown(town) && !isKnownTown(region)))
    )
      return `${town}, ${region}, ${parts[country]}`
  }
  return null
}

const inState = new RegExp(
  `^(\\p{Lu}.{1,40}?),? (?:${ufPattern}|${usPattern}|${statesPattern}|${statesAbroadPattern})(?: \\d{4,5}(?:-\\d{3,4})?)?$`,
  'u',
)

/** "Austin Texas", "Salvador Bahia": a known town before its state, without a sign between them. */
export const findTownInState = (line: string): string | null =>
  cellsOf(line).find((cell) => {
    const name = inState.exec(cell)?.[1]?.replace(/^.*, /u, '')
    return name !== undefined && isKnownTown(name)
  }) ?? null

const living =
  /(?<!\p{L})(?:mor[oa]|resid[eo]|residente|domiciliad[oa]|vivo|lives?|living|residing|resident|located|based)(?: e domiciliad[oa]| atualmente| currently)? (?:em|no|na|in|near|at) /giu
/** Words of a name behind "moro em", and what cannot begin one. */
const NAME_WORDS = 6

/** "Moro em Betim", "based in Bristol": capitalised words, or a known town in any letters. */
export const findLivingIn = (line: string): string | null => {
  if (line.length > MAX_LINE_LENGTH) return null
  for (const match of line.matchAll(living)) {
    const rest = line.slice(match.index + match[0].length).split(/[|•·;.()\d]|,(?! \p{Lu})| [–—-] /u)[0] ?? ''
    const words = rest.trim().split(/\s+/).slice(0, NAME_WORDS)
    for (let length = words.length; length > 0; length--) {
      const name = words.slice(0, length).join(' ').replace(/,$/u, '')
      if (isKnownTown(name)) return name
    }
    const town = /^\p{Lu}[\p{L}'-]+(?:,? (?:(?:d[aeo]s?|of|upon|on) )?\p{Lu}[\p{L}'-]+){0,4}/u.exec(rest.trim())?.[0]
    if (town) return town
  }
  return null
}

/** Words that introduce a place. */
const placeWords = `
  cidade|municipio|city|town|localidade|localizacao|location|residencia|endereco|address|morada|moro em
  resid[eo] (em|na|no)|residente|domiciliad[oa]|(lives?|living|based|residing|located) in`
/** Words with which an address in Portuguese begins. */
const streetWords = String.raw`
  rua|r\.|av\.?|avenida|travessa|alameda|rodovia|estrada|praca|quadra|setor|bairro|jardim|vila|parque|cep`
/** Words with which a street in English ends. */
const streetEnds = 'street|st|road|rd|avenue|ave|lane|drive|court|close|crescent|terrace|grove'
/** Words that introduce a place, a street, or a postal code. */
const address = new RegExp(
  String.raw`(?<!\p{L})${either(placeWords)}(?!\p{L})|^${either(streetWords)}(?!\p{L})|\d (?:\p{L}+ ){1,3}${either(streetEnds)}(?!\p{L})|(?<!\d)\d{5}-\d{3}(?!\d)|(?<!\p{L})[a-z]{2} \d{5}(?!\d)|(?<!\p{L})[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?!\p{L})`,
  'u',
)
/** True for a text that gives a street, a postal code or a town. */
export const isOwnAddress = (text: string): boolean =>
  address.test(fold(text)) || findCityAndState(text) !== null || findTown(text) !== null
