// Drops the row of dots or underscores between a label and its colon, as on typed forms: "EMPRESA ..........: Padaria Sol".
/** A label of at most 61 characters, then two to 200 dots or as many apart, then the colon. One dot is of a shortened label: "Nasc.:". */
const leader = /^([\p{L}\d][\p{L}\d '’/()ªº-]{0,60}?) ?(?:[._…]{2,200}|…|(?:[._…] ){2,100}[._…]?) ?(?=:)/u

/** The text with its label directly before the colon, so that every rule for labels sees one form. */
export const withoutLeader = (text: string): string => text.replace(leader, '$1')
