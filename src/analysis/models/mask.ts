// Masks identity and contact data before a text is sent to any model.

import { findEmail, findPhone } from '../resume/reading/person/contact'
import { maskPersonal } from '../resume/reading/person/personal'
import { clean, fold } from '../resume/reading/text'

// A URL without protocol must start at a word boundary; matching from every character took seconds on long input.
const link = /(?:https?:\/\/|www\.)\S+|(?<![\w-]|\w\.)[\w-]+(?:\.[\w-]+)*\.(?:com|br|org|net|io|dev|me)\/\S*/giu
/** Obfuscated email addresses: `joana (arroba) exemplo.com`, `joana at exemplo dot com`. */
const spelledAddress =
  /[\p{L}\d._+-]{1,64}\s?(?:[([{]\s?(?:arroba|at)\s?[)\]}]\s?[\p{L}\d-]{1,63}(?:(?:\.|\s?[([{]?(?:ponto|dot)[)\]}]?\s?)\p{L}{2,10}(?!\p{L})){1,3}|\s(?:arroba|at)\s[\p{L}\d-]{1,63}(?:\s(?:ponto|dot)\s\p{L}{2,10}(?!\p{L})){1,3})/giu
const postcode = /\b\d{5}-\d{3}\b/g
const street =
  /(?<![\p{L}])(?:rua|r\.|avenida|av\.|travessa|alameda|al\.|rodovia|estrada|praça)\s\p{Lu}[^,;|\n]{2,60}(?:,?\s*(?:n[ºo°.]*\s*)?\d{1,5}\b)?/giu
const born =
  /(?<![\p{L}])(?:nascid[oa] em|data de nascimento:?|nascimento:?|date of birth:?|born (?:in|on))\s*(?:\d{1,2}º? (?:de )?\p{L}{3,10}\.? (?:de )?\d{4}|\p{L}{3,10}\.? \d{1,2},? \d{4}|[\d/.\- ]{4,12})/giu
const particles = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'von', 'van', 'del', 'di', 'la'])
/** Maximum occurrences of one pattern that are masked in a text. */
const MOST_NAMES = 20

const each = (text: string, find: (text: string) => string | null, sign: string): string => {
  let out = text
  for (let times = 0; times < MOST_NAMES; times++) {
    const match = find(out)
    if (match === null) break
    out = out.replace(match, sign)
  }
  return out
}

/** A digit of any script as the one we write; each script has its ten in a row. */
const plainDigit = (digit: string): string => {
  let value = 0
  for (let code = digit.codePointAt(0)! - 1; value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code)); code--) value++
  return String(value)
}

/** A text with one writing of each letter, digit and hyphen and nothing invisible, as a document's lines have already. */
const plainly = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      clean(line)
        .replace(/\p{Cf}/gu, '')
        .replace(/(?!\d)\p{Nd}/gu, plainDigit),
    )
    .join('\n')

/** The person's name as patterns: two or more of its parts in a row, or the first name alone, with or without accents. */
const withoutName = (text: string, name: string): string => {
  const parts = fold(name)
    .split(/[^\p{L}'-]+/u)
    .filter((part) => part.length > 1 && !particles.has(part))
  const [first] = parts
  if (first === undefined) return text
  const any = parts.map((part) => part.replace(/[^\p{L}]/gu, '.')).join('|')
  const joint = '(?:\\s+(?:da|de|do|das|dos|e|von|van|del|di|la))?\\s+'
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:(?:${any})(?:${joint}(?:${any}))+${first.length > 2 ? `|${first}` : ''})(?![\\p{L}])`,
    'gu',
  )
  // fold preserves the length of a text, so indexes are valid in the original.
  let out = text
  for (const { index, 0: occurrence } of [...fold(text).matchAll(pattern)].toReversed())
    if (/\p{Lu}/u.test(text.charAt(index))) out = `${out.slice(0, index)}[nome]${out.slice(index + occurrence.length)}`
  return out
}

/** Masks name, email, phone, links, documents, street, postcode and date of birth. `names` are the person's. */
export const maskForModel = (text: string, names: readonly string[]): string => {
  const bare = maskPersonal(plainly(text))
    .replace(spelledAddress, '[email]')
    .replace(link, '[link]')
    .replace(born, '[dado pessoal]')
    .replace(street, '[endereço]')
  const reach = each(each(bare, findEmail, '[email]'), findPhone, '[telefone]').replace(postcode, '[cep]')
  return names.reduce(withoutName, reach)
}
