// Finds a street address, which is neither work nor needed before an interview.
import { anyOf, anywhere, either } from '../../../phrases'

/** Words for a street in Portuguese. */
const portugueseStreets = String.raw`rua|(?<=(?:^|[:|•–—-]) ?)r\.(?= ?\p{L})|av\.?|avenida|travessa|alameda|estrada|rodovia|quadra|qd\.?`
/** Words for a street in English. */
const englishStreets = 'street|st|avenue|ave|road|rd|lane|ln|close|drive|dr|court|crescent'
const candidates = anyOf(
  String.raw`
  (?<!\p{L})${either(portugueseStreets)} (\d{1,5}(?=,|$)|[^|@]{2,60}?(?<!\d),? ?(n[ºo°.]{0,2} ?)?\d{1,5})(?!\d|\s?(anos|%)|[:(]\d)
  (?<!\p{L})cep:? ?\d{2}\.?\d{3}-?\d{3}
  (^|(?<!\p{L})address ?: ?)(n[ºo°]\.? ?)?\d{1,5}[a-z]?,? (\p{L}+ ){1,3}${either(englishStreets)}(?!\p{L})`,
  { ...anywhere, flags: 'giu' },
)

/** Words in a sentence that no street has in its name: "estrada na Serra", "avenida do varejo para 30 marcas", "20 years on the road". */
const proseWords =
  'em|nas?|nos|para|pra|por|pel[ao]|com|sem|que|at[ée]|desde|entre|como|onde|quando|mais|cada|sou|tenho|uma?|on|the|of|to|with|and|per|at|for|years?|our|my'
const prose = new RegExp(`(?<!\\p{L})(?:${proseWords})(?!\\p{L})`, 'u')
/** The full stop of a sentence; those behind short words are abbreviations: "Av. Eng. Prof. João Silva". */
const sentenceEnd = /\p{Ll}{4}\.\s/u
/** Behind the number stands what it counts: "180 clientes". */
const countsBehind = /^ (?!fundos)\p{Ll}{2,}s(?!\p{L})/u
/** An English street ends its line or part, or its town follows. */
const isBrokenOff = /^(?:\s*$|\s*[^\p{L}\s]|\s+[\p{Lu}\d])/u
/** An address opens its line or part; in the middle of a sentence the street has a name in capitals. */
const opensPart = /(?:^|[,;:|•–—-])\s*$/u
const namedInSentence = /^\p{L}+\.? (?:(?:d[aeo]s?|e) )?[\p{Lu}\d]/u

const isAddress = (text: string, { 0: found, index }: RegExpExecArray): boolean => {
  const [before, behind] = [text.slice(0, index), text.slice(index + found.length)]
  if (/^cep/iu.test(found)) return true
  if (prose.test(found) || sentenceEnd.test(found) || countsBehind.test(behind)) return false
  return /\d$/u.test(found) ? opensPart.test(before) || namedInSentence.test(found) : isBrokenOff.test(behind)
}
const streetsIn = (text: string): readonly RegExpExecArray[] =>
  /\d/u.test(text) ? [...text.matchAll(candidates)].filter((match) => isAddress(text, match)) : []
/** Of several the first one, whose parts behind it fall away by themselves. */
const withoutFirst = (text: string): string => {
  const [first] = streetsIn(text)
  return first ? `${text.slice(0, first.index)}, ${text.slice(first.index + first[0].length)}` : text
}

/** What belongs to a street's address and to no town, several at a time: "apto 34", "Qd. 12 Lt. 8", "fundos", a postcode. */
const part =
  '(?:\\d+[a-z]?|n[ºo°.]{1,2} ?\\d+|(?:ap|apto|apt|apartamento|bloco|bl|torre|andar|conjunto|conj|casa|cs|fundos|lotes?|lt|quadra|qd|q|sala|flat|unit|floor|cep)(?:[.:]? ?(?:[a-z]{0,3}\\d[\\d-]{0,8}[a-z]?|[a-z]))?\\.?)'
const beside = new RegExp(`^${part}(?:[ –—/-]{1,3}${part}){0,5}$`, 'iu')
const postcode =
  /(?<![\p{L}\d])(?:cep:? ?)?\d{2}\.?\d{3}-?\d{3}(?!\d)|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu
const label = /^(?:endere[çc]o(?: residencial)?|address|resid[êe]ncia)\s*:\s*/iu

/** District and town of an address: "Rua Sete, 41, Centro, Recife - PE" leaves "Centro, Recife - PE". */
export const withoutStreet = (text: string): string => {
  const rest = withoutFirst(text.replace(label, '')).replace(postcode, ' ')
  return rest
    .split(',')
    .map((piece) =>
      piece
        .replace(/\s+/g, ' ')
        .replace(/^[\s–—-]+|(?<![\s–—-])[\s–—-]+$/gu, '')
        .trim(),
    )
    .map((piece) => piece.replace(/^(?:fundos|casa \d+)\s*[–—-]\s*/iu, ''))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !beside.test(piece))
    .join(', ')
}

/** True for street and number ("Rua Sete, 41"); a city and a district are fine. */
export const isStreet = (text: string): boolean => streetsIn(text).length > 0
