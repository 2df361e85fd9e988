// Finds a street address, which is neither work nor needed before an interview.

const street =
  /(?<!\p{L})(?:rua|r\.|av\.?|avenida|travessa|alameda|estrada|rodovia|quadra|qd\.?) [^|@]{2,60}?,? ?(?:n[ºo°.]{0,2} ?)?\d{1,5}(?!\d|\s?(?:anos|%))|(?<!\p{L})cep:? ?\d{2}\.?\d{3}-?\d{3}|(?:^|(?<!\p{L})address ?: ?)(?:n[ºo°]\.? ?)?\d{1,5}[a-z]?,? (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|close|drive|dr|court|crescent)(?!\p{L})/iu

/** What belongs to a street's address and to no town: "apto 34", "fundos", a postcode. */
const beside =
  /^(?:\d+[a-z]?|n[ºo°.]{1,2} ?\d+|(?:ap|apto|apartamento|bloco|bl|casa|cs|fundos|lote|lt|quadra|qd|sala|flat|unit|cep)\.?(?: ?[\p{L}\d-]{1,9})?)$/iu
const postcode =
  /(?<![\p{L}\d])(?:cep:? ?)?\d{2}\.?\d{3}-?\d{3}(?!\d)|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu
const label = /^(?:endere[çc]o(?: residencial)?|address|resid[êe]ncia)\s*:\s*/iu

/** District and town of an address, without street, number and postcode: "Rua Sete, 41, Centro, Recife - PE" leaves "Centro, Recife - PE". */
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
