// The languages that a résumé, a profile or an advert is read in.
export type TextLanguage = 'pt' | 'en'
