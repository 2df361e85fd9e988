// Words that people write short, whose full stop ends neither a name nor a sentence: "Pref. Mun.", "Sra.", "Aux.".
import { either } from '../../phrases'

/** Jobs and forms of address. */
const people = `
  aux|assist?|asst|enc|coord|ger|superv|supt|t[eé]c|adm|admin|exec|eng|arq|adv|prof|profa|dr|dra|sr|sra|srta|mrs?|messrs|jr|jnr|snr
  sgt|capt?|cel|maj|rev`
/** Bodies, firms and places. */
const bodies = String.raw`
  pref|mun|gov|govt|sec|est|fed|nac|natl|intl|depto?|dept|div|esc|col|univ|inst|fac|fund|assoc|soc|edi?f|cond|faz|hosp|constr|ind|com
  transp|distr?|repres|ltda|ltd|inc|llc|corp|cia|co|bros|me|epp|s\.a|sto|sta|st|jd|vl|av|ave|rod|trav|blvd|bldg`
/** Other words of sentences. */
const others = String.raw`etc|ex|art|no|tel|aprox|min|m[áa]x|e\.g|i\.e|vs`
const short = either(people, bodies, others)

/** Matches a text that ends with such a word, or with a single letter, and its full stop. */
export const endsShort = new RegExp(String.raw`(?<!\p{L})(?:${short}|\p{L})\.$`, 'iu')

/** A word without a vowel is a short form as well: "Brgy.". */
const withoutVowel = '[B-Db-dF-Hf-hJ-Nj-nP-Tp-tV-Zv-z]{3,4}'
/** The source of a full stop that ends a name of three letters or more, or a bracket, and of the blanks behind it. */
export const nameStop = String.raw`\.(?<=(?:[\p{L}]{3}|[\p{L})]{2}\))\.)(?<!(?<!\p{L})(?:${withoutVowel}|(?i:${short}))\.)\s+`
