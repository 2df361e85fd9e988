// Finds a street address, which is neither work nor needed before an interview.
import { anyOf, anywhere, either } from '../../../phrases'

/** Words for a street in Portuguese. */
const portugueseStreets = String.raw`rua|(?<=(?:^|[:|•–—-]) ?)r\.(?= ?\p{L})|av\.?|avenida|travessa|alameda|estrada|rodovia|quadra|qd\.?`
/** Words for a street in English. */
const englishStreets = 'street|st|avenue|ave|road|rd|lane|ln|close|drive|dr|court|crescent'
const street = anyOf(
  String.raw`
  (?<!\p{L})${either(portugueseStreets)} [^|@]{2,60}?,? ?(n[ºo°.]{0,2} ?)?\d{1,5}(?!\d|\s?(anos|%)|[:(]\d)
  (?<!\p{L})cep:? ?\d{2}\.?\d{3}-?\d{3}
  (^|(?<!\p{L})address ?: ?)(n[ºo°]\.? ?)?\d{1,5}[a-z]?,? (\p{L}+ ){1,3}${either(englishStreets)}(?!\p{L})`,
  { ...anywhere, flags: 'iu' },
)

/** What belongs to a street's address and to no town, several at a time: "apto 34", "Qd. 12 Lt. 8", "fundos", a postcode. */
const part =
  '(?:\\d+[a-z]?|n[ºo°.]{1,2} ?\\d+|(?:ap|apto|apt|apartamento|bloco|bl|torre|andar|conjunto|conj|casa|cs|fundos|lotes?|lt|quadra|qd|q|sala|flat|unit|floor|cep)(?:[.:]? ?(?:[a-z]{0,3}\\d[\\d-]{0,8}[a-z]?|[a-z]))?\\.?)'
const beside = new RegExp(`^${part}(?:[ –—/-]{1,3}${part}){0,5}$`, 'iu')
const postcode =
  /(?<![\p{L}\d])(?:cep:? ?)?\d{2}\.?\d{3}-?\d{3}(?!\d)|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu
const label = /^(?:endere[çc]o(?: residencial)?|address|resid[êe]ncia)\s*:\s*/iu

/** District and town of an address: "Rua Sete, 41, Centro, Recife - PE" leaves "Centro, Recife - PE". */
export const withoutStreet = (text: string): string => {
  const rest = text.replace(label, '').replace(street, ', ').replace(postcode, ' ')
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
export const isStreet = (text: string): boolean => street.test(text)
