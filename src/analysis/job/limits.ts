/** Characters of an advert that are read; long ones have 8 000. The form and the call refuse longer texts. */
export const MAX_ADVERT = 30_000
/** Characters below which a text is not taken for an advert (P40). */
export const MIN_ADVERT = 50
/** Characters of a piece that is looked at in one go; longer lines are cut. */
export const MAX_PIECE = 1000
/** Hard keywords of one advert; more would be a dictionary. */
export const MAX_KEYWORDS = 80
/** Characters of a quote. */
export const MAX_QUOTE = 240
