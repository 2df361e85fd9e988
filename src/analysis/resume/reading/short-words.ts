// Words that people write short, whose full stop ends neither a name nor a sentence: "Pref. Mun.", "Sra.", "Aux.".
import { either } from '../../phrases'

/** Jobs and forms of address. */
const people = `
  aux|asst|enc|coord|superv|supt|t[eé]c|eng|arq|adv|prof|profa|dr|dra|sr|sra|srta|prof[ªa]|dr[ªa]|sr[ªa]|m[rx]s?|ms|messrs|jr|jnr|snr|sgt|capt|cel`
/** Bodies, firms and places. */
const bodies = String.raw`
  pref|mun|munic|estad|paroq|resid|superm|lab|clin|padr|lanch|imob|serv|assess|matern|educ|coop|govt|nac|natl|intl|depto?|dept|univ|inst|fac|assoc|edi?f|cond|hosp|constr|transp|distr?|repres
  ltda|lda|ltd|inc|llc|corp|cia|co|bros|epp|s\.a|sto|sta|jd|vl|avs?|apto?|trav|blvd|bldg`
/** Other words of sentences. */
const others = String.raw`etc|ex|tel|aprox|approx|incl|excl|p[áa]gs?|n[º°]s?|e\.g|i\.e|vs`
/** What is also a word of its own, with which a sentence may end: "Did payroll and admin. Answered 40 calls." */
const beforeFigure = 'art|no|min|m[áa]x'
const wholeWords = `
  ${beforeFigure}|assist?|ger|adm|admin|exec|cap|maj|rev|gov|sec|est|fed|div|esc|col|fund|soc|faz|rest|ind|com|me|st|ave|rod`
const always = either(people, bodies, others)
const short = either(people, bodies, others, wholeWords)

/** Matches a name that ends with such a word, or with a single letter, and its full stop. */
export const endsShort = new RegExp(String.raw`(?<!\p{L})(?:${short}|\p{L})\.$`, 'iu')

/** Months, before the day or the year that follows them. */
const months = 'jan|fev|feb|mar|abr|apr|mai|jun|jul|ago|aug|set|sept?|out|oct|nov|de[zc]'
/** Saints, mountains and forms of address before a name, and not the street of "on Main St. Trained two people". */
const beforeName = String.raw`(?:St|Mt|Ft|Rev|Gov|Maj|Col|Esc|Cap)\.(?<!\p{Lu}[\p{L}’']{0,20} \p{L}+\.) \p{Lu}`
/** Any other word without a vowel, "Yr. 7" and "Wd. 4", where no new sentence begins; "30 kg." is an amount. */
const consonants = String.raw`[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z][b-df-hj-np-tv-xz]{1,3}\.(?<!\d ?\p{L}+\.) [\p{Ll}\d]`

const within = new RegExp(
  String.raw`(?<!\p{L})(?:(?i:${always}|\p{L})\.(?: .)?|(?i:${either(wholeWords)})\. \p{Ll}|(?i:${beforeFigure}|${months})\. \d|${beforeName}|${consonants})$`,
  'u',
)
/** True if the full stop between a text and what follows ends no sentence: behind "Sra." and "min.", where a figure follows. */
export const isWithinSentence = (text: string, next: string): boolean => within.test(next ? `${text} ${next[0]}` : text)

/** A word without a vowel is a short form as well: "Brgy.". */
const withoutVowel = '[B-Db-dF-Hf-hJ-Nj-nP-Tp-tV-Zv-z]{3,4}'
/** The source of a full stop that ends a name of three letters or more, or a bracket, and of the blanks behind it. */
export const nameStop = String.raw`\.(?<=(?:[\p{L}]{3}|[\p{L})]{2}\))\.)(?<!(?<!\p{L})(?:${withoutVowel}|(?i:${short}))\.)\s+`
