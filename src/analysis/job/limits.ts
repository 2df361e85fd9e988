/** Characters of an advert that are read; long ones have 8 000. The form and the call refuse longer texts. */
export const MAX_ADVERT = 30_000
/** Minimum characters of an advert; shorter texts are refused (P40). */
export const MIN_ADVERT = 50
/** Maximum characters of a line; longer lines are cut, which bounds the time of each regular expression. */
export const MAX_PIECE = 1000
/** Maximum hard keywords of one advert; a text with more is a word list. */
export const MAX_KEYWORDS = 80
/** Maximum characters of a quote. */
export const MAX_QUOTE = 240
