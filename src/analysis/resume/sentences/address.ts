// Finds a street address, which is neither work nor needed before an interview.

const street =
  /(?<!\p{L})(?:rua|r\.|av\.?|avenida|travessa|alameda|estrada|rodovia|quadra|qd\.?) [^|@]{2,60}?,? ?(?:n[ºo°.]{0,2} ?)?\d{1,5}(?!\d|\s?(?:anos|%))|(?<!\p{L})cep:? ?\d{2}\.?\d{3}-?\d{3}|^\d{1,5} (?:\p{L}+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|close|drive|dr|court)(?!\p{L})/iu

/** True for street and number ("Rua Sete, 41"); a city and a district are fine. */
export const isStreet = (text: string): boolean => street.test(text)
