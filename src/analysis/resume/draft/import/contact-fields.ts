// Contact data of a file as the fields of a draft: each value alone, without its label. What an employer need not know is left
// out and named, because a draft that silently lost words would not be trusted.
import { isHeldOrFree } from '../../optimise/contact-header'
import type { Item } from '../../optimise/files/sheet'
import { isTitle } from '../../reading/experience/names/titles'
import { findEmail, findLinkedIn, findPhone, hasContact } from '../../reading/person/contact'
import { genderLabels, genderWords, maritalWords, originLabels } from '../../reading/person/personal'
import { isState } from '../../reading/person/places'
import { countWords, fold } from '../../reading/text'
import type { PrivateKind } from '../../result'
import { dividedByDashes, isTownAlone, isTownWithDistrict, places, street, townOf } from './address-town'

/** What is not taken over. `heading` is the person's own title of a section; `label` and `joint` are words that a field's own name or place says already, and need no notice. */
type LeftOutKind = PrivateKind | 'heading' | 'label' | 'joint'
export type LeftOut = { readonly kind: LeftOutKind; readonly text: string }

/** Characters of a short field; a longer text becomes lines. */
const FIELD = 300
/** Words of a line above the first heading that says what the person does. */
const HEADLINE = 14
/** Words that may stand beside a telephone number in its field, such as whose it is. */
const BESIDE = 3

const reach =
  'endere[çc]o de e-?mail|e-?mail address|phone number|home(?= ?:)|tel(?:efone)?s?|fones?|cel(?:ular(?:es)?)?|whats(?: ?app)?|wpp|zap|contatos?|e-?mails?|linked-?in|phone|mobile|cell|site'
const ways = new RegExp(`^(?:${reach})(?:\\s*(?:[/&,]|e|ou|and|or)\\s*(?:${reach}))*(?!\\p{L})\\s*[:.–—-]*\\s*`, 'iu')
const addressLabel = /^(?:endere[çc]o|address)(?!\p{L})\s*[:.–—-]*\s*/iu
/** The service that a number has, beside it or as its label. */
const chat = /whats|wpp|zap/i
/** Somebody else's telephone. */
const forMessages = /recados?|falar com|message/i
const before =
  /(?<=[\p{L}\d])(?:(?<=\d)[.,]?|[.,])\s+(?=(?:tel|fone|cel|whats|wpp|zap|recado|mobile|phone|e-?mail)\p{L}*\W)/giu

/** Personal data beyond what the reading of a file reports, as people write it between their contact data. Folded text. */
const personalLabels: readonly (readonly [LeftOutKind, RegExp])[] = [
  [
    'birth',
    /^(?:data )?(?:de )?nasc|nascid|^d\.? ?n\.?\b|date of birth|\bdob\b|\bborn\b|^\d{1,2} anos|\bidade\b|^age\b|^\d{1,2} years? old|^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/,
  ],
  [
    'marital',
    new RegExp(
      `\\best(?:ado|\\.)? ?civil|^(?:${maritalWords})|uniao estavel|marital|^(?:single|married|divorced|widowed)$`,
    ),
  ],
  ['family', /(?<!\p{L})(?:filh[oa]s?|children|kids)(?!\p{L})/u],
  [
    'nationality',
    new RegExp(
      `^(?:${originLabels}|natural d[eo]|place of birth|state of origin|hometown)|^(?:brasileir[oa]s?|brazilian)$`,
    ),
  ],
  ['gender', new RegExp(`^(?:${genderLabels})\\b|^(?:${genderWords})$`)],
  ['parents', /^(?:nome d[oa] )?(?:pai|mae)\b|filiacao|^(?:father|mother)/],
  ['rg', /^rg\b|^identidade\b/],
  ['cpf', /^cpf\b/],
]

const personalKind = (text: string): LeftOutKind | null => {
  const folded = fold(text).trim()
  return personalLabels.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** Without the signs that separated it from its neighbours. */
const trimSeparators = (text: string): string =>
  text
    .replace(/^[\s,;:/|(–—-]+|(?<![\s,;:/|(–—-])[\s,;:/|(–—-]+$/gu, '')
    .replace(/^\)+|\(\)$/g, '')
    .replace(/\s+/g, ' ')
    // What stood between two commas is in its field by now.
    .replace(/(?:\s*,)+(?=\s*,)|\s+(?=,)/g, '')
    .trim()

/** The address of a page, beside other contact data. */
const webAddress =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:[\w-]+\.)+(?:com|dev|io|me|net|org|app|br)(?:\.br)?(?:\/[^\s,;|]*)?(?![\p{L}\p{N}@.-])/iu

type Taken = { readonly rest: string; readonly left: readonly LeftOut[] }

/** A piece without personal data; whole where nothing of it is. */
const withoutOwn = (piece: string): Taken => {
  const kind = personalKind(piece)
  if (kind && /[:\d]/.test(piece) && !piece.includes(',')) return { rest: '', left: [{ kind, text: piece }] }
  const tokens = piece.split(/,\s+/)
  const judged = tokens.map((text) => ({ text, kind: personalKind(text) }))
  return {
    rest: judged.flatMap((one) => (one.kind ? [] : [one.text])).join(', '),
    left: judged.flatMap((one) => (one.kind ? [{ kind: one.kind, text: one.text }] : [])),
  }
}

type Phone = { readonly value: string; beside: string }
type Found = {
  fields: Record<string, string>
  phones: Phone[]
  other: string[]
  left: LeftOut[]
}

const putField = ({ fields, other: others }: Found, name: string, text: string): void => {
  if (fields[name] === undefined && text.length <= FIELD) fields[name] = text
  else if (fields[name] !== text) others.push(text)
}

const takeAddress = (found: Found, text: string): void => {
  // An icon, "⌂ Campinas - SP", is no part of an address.
  const bare = text
    .replace(addressLabel, '')
    .replace(places, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
  if (bare !== text) found.left.push({ kind: 'label', text: text.slice(0, text.length - bare.length) })
  if (isState(bare) && found.fields.city && !found.fields.city.includes(',')) {
    found.fields.city = `${found.fields.city}, ${bare}`
    return
  }
  const town = townOf(bare)
  const isWhole = isTownWithDistrict(bare) || (!street.test(bare) && !/\d/.test(bare))
  if (town && (isWhole || found.fields.city === undefined)) {
    putField(found, 'city', isWhole ? bare : town)
    // The whole of it, because an address without its town is no longer what the person wrote.
    if (!isWhole) found.left.push({ kind: 'street', text: bare })
  } else if (street.test(text) || bare !== text) found.left.push({ kind: 'street', text: bare })
  else if (bare) found.other.push(bare)
}

/** "Warehouse Operative" beside a telephone: the job that somebody has or looks for. */
const isHeadline = (text: string): boolean => mayBeHeadline(text.replace(level, '')) && isTitle(text)
/** "N2", "Nível 3": a post's level. A number alone is an age, an address or years. */
const level = /(?<![\p{L}\d])(?:[NLB]|(?:n[ií]vel|grau|level|grade|band) )\d{1,2}(?![\p{L}\d/.-])/giu
const mayBeHeadline = (text: string): boolean => countWords(text) <= HEADLINE && !/\d/.test(text) && !isHeldOrFree(text)

/** One piece of the contact lines: its values into their fields, its label away. */
const take = (found: Found, piece: string): void => {
  const { rest: sayable, left } = hasContact(piece) ? { rest: piece, left: [] } : withoutOwn(piece)
  found.left.push(...left)
  let rest = sayable
  const cut = (value: string | null): string | null => {
    if (value) rest = rest.replace(value, ' ')
    return value
  }
  const email = cut(findEmail(rest))
  const linkedin = cut(findLinkedIn(rest))
  if (email || linkedin) found.other.push(...[cut(webAddress.exec(rest)?.[0] ?? null)].flatMap((page) => page ?? []))
  const numbers: string[] = []
  for (let value = findPhone(rest); value && rest.includes(value); value = findPhone(rest))
    numbers.push(cut(value) ?? '')
  if (email) putField(found, 'email', email)
  if (linkedin) putField(found, 'linkedin', linkedin)
  const label = ways.exec(rest.trim())?.[0] ?? ''
  const isChat = chat.test(label)
  const trimmed = rest.trim().slice(label.length)
  const beside = trimSeparators(trimmed.replace(/https?:\/\/(?:www\.)?\s*|www\.\s*/giu, ' '))
  const hasWords = /[\p{L}\p{N}]/u.test(beside)
  if (label && (email || linkedin || numbers.length > 0))
    found.left.push({
      kind: 'label',
      text: isChat && numbers.length > 0 ? label.replace(/whats(?: ?app)?|wpp|zap/i, '') : label,
    })
  // "(31) 98765-1020, Belo Horizonte - MG" and "Celular: Contagem": what stands beside is judged by itself.
  const isTown = hasWords && townOf(beside) !== null
  if (isTown && (label || beside !== sayable)) takeAddress(found, beside)
  const words = [isChat && !(hasWords && chat.test(beside)) ? 'WhatsApp' : '', hasWords && !isTown ? beside : '']
    .filter(Boolean)
    .join(', ')
  for (const [at, value] of numbers.entries())
    found.phones.push({ value, beside: at === numbers.length - 1 ? words : '' })
  if (numbers.length > 0 || (isTown && (label || beside !== sayable))) return
  if (email || linkedin) {
    if (hasWords && isHeadline(beside)) putField(found, 'headline', beside)
    else if (hasWords) found.other.push(beside)
  } else if (isChat && !hasWords && found.phones.at(-1)?.beside === '') found.phones.at(-1)!.beside = 'WhatsApp'
  else if (label && !hasWords) found.left.push({ kind: 'label', text: label })
  else if (isAddress(sayable)) takeAddress(found, sayable)
  else if (sayable && isHeadline(sayable)) putField(found, 'headline', sayable)
  else if (sayable) found.other.push(sayable)
}

const isAddress = (text: string): boolean =>
  [street, places, addressLabel].some((sign) => sign.test(text)) || isState(text) || townOf(text) !== null

/** The person's own number first; one for messages, and every further one, is another contact. */
const withPhones = (found: Found): void => {
  const { phones } = found
  const mine = phones.find(({ beside }) => !forMessages.test(beside)) ?? phones[0]
  for (const phone of phones) {
    const { value, beside } = phone
    const text = beside ? `${value} (${beside.replace(/\s*[()]\s*/g, ' ').trim()})` : value
    // Whose it is, and the name to ask for, belong to the number, however long.
    if (phone === mine && (countWords(beside) <= BESIDE || forMessages.test(beside))) found.fields.phone = text
    else if (phone === mine) {
      found.fields.phone = value
      found.other.push(beside)
    } else found.other.push(text)
  }
}

type ContactFields = {
  readonly fields: Readonly<Record<string, string>>
  /** What fits no field: at most one line. */
  readonly lines: readonly string[]
  readonly left: readonly LeftOut[]
}

/** True for the second line of a name that the reader joined: "MENEGHETTI ROSA" below "TIAGO". */
const isOfName = (text: string, name: string | undefined): boolean => {
  const words = new Set(fold(name ?? '').split(' '))
  return fold(text)
    .split(' ')
    .every((word) => words.has(word))
}

/** The items above the first heading as fields. Every word of them is in a field, a line or what was left out. Pure and total. */
export const contactFields = (items: readonly Item[]): ContactFields => {
  const contact: Found = { fields: {}, phones: [], other: [], left: [] }
  for (const { kind, text } of items) {
    if (kind === 'name') putField(contact, 'name', text)
    else if (isOfName(text, contact.fields.name)) continue
    else if (kind === 'contact')
      for (const piece of text
        .split(/\s+[|/]\s+|\s*;\s+/)
        .flatMap((one) => one.split(before))
        .flatMap(dividedByDashes)
        .filter((one) => !isOfName(one, contact.fields.name)))
        take(contact, piece)
    else {
      const { rest, left } = withoutOwn(text)
      const remaining = countWords(text) <= HEADLINE ? rest : text
      if (remaining !== text) contact.left.push(...left)
      if (isTownAlone(remaining) || isTownWithDistrict(remaining) || (/\d/.test(remaining) && street.test(remaining)))
        takeAddress(contact, remaining)
      else if (remaining && (mayBeHeadline(remaining) || isHeadline(remaining)))
        putField(contact, 'headline', remaining)
      else if (remaining) contact.other.push(remaining)
    }
  }
  withPhones(contact)
  const otherText = [...new Set(contact.other)].join(' | ')
  const { fields, left } = contact
  if (otherText.length > FIELD) return { fields, lines: [otherText], left }
  return { fields: otherText ? { ...fields, other: otherText } : fields, lines: [], left }
}
