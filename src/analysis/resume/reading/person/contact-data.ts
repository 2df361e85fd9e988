// Gathers the contact data of a résumé from its lines and links.
import { isMargin, type Line } from '../../../documents/document'
import { headingName } from '../sections/headings'
import { fold, tokens } from '../text'
import { findBrokenEmail, findEmail, findLinkedIn, findPhone, hasContact } from './contact'
import { findMunicipality, findTownAndState } from './municipalities'
import { cityOfLine, findCity, findCityAndState, findCityBeside, withoutIconNames } from './places'
import { findLivingIn, findTown, findTownInState, findTownOfRegion } from './towns'

/** A contact datum; `line` is null when it exists only as a link target, which parsers may ignore. */
export type Found = { readonly value: string; readonly line: Line | null }
export type ContactKind = 'email' | 'phone' | 'city' | 'linkedin'
export type Contact = Readonly<Record<ContactKind, Found | null>>

/** Regions that many parsers skip. */
export const isEdge = (line: Line): boolean => isMargin(line) || line.region === 'textbox'

const firstOf = (lines: readonly Line[], find: (text: string) => string | null): Found | null => {
  let edge: Found | null = null
  for (const line of lines) {
    const value = find(line.text)
    if (value === null) continue
    if (!isEdge(line)) return { value, line }
    edge ??= { value, line }
  }
  return edge
}

const inLinks = (links: readonly string[], find: (text: string) => string | null): Found | null => {
  for (const link of links) {
    const value = find(link.replace(/^(?:mailto|tel):/i, ''))
    if (value !== null) return { value, line: null }
  }
  return null
}

/** Lines at the top where people write about themselves: a city or an address there is their own and not an employer's. */
export const HEAD_LINES = 14

/** The first half of an address that a narrow column broke behind a sign of its own: "ana-" above "souza@example.com". */
const firstHalf = /^(?:[^\s:]{2,12}:\s*|\p{Lu}\p{Ll}{3,10}\s(?=\p{Ll}+-$))?([\p{Ll}\p{N}._%+-]{2,63}[._-])$/u

/** "empresa." as the last line of a paragraph is the end of a sentence, and no half of an address. */
const endsParagraph = (line: Line, above: Line | undefined): boolean =>
  line.text.endsWith('.') &&
  above !== undefined &&
  above.column === line.column &&
  above.size === line.size &&
  / \p{Ll}+$/u.test(above.text)

/** TeX hyphenates "zu-leide@example.com" over two lines; the link target is complete. */
const wholeEmail = (found: Found | null, lines: readonly Line[], links: readonly string[]): Found | null => {
  if (!found) return null
  const linked = inLinks(links, findEmail)?.value
  if (linked && linked !== found.value && linked.endsWith(found.value)) return { ...found, value: linked }
  const at = found.line ? lines.indexOf(found.line) : -1
  const below = found.line?.text.endsWith(found.value) ? lines[at + 1] : undefined
  if (below && below.column === found.line?.column && below.page === found.line.page) {
    // "ana@exemplo.com" above ".br | Recife".
    const country = /^\.(?:[a-z]{2})(?=$|[\s|,;])/.exec(below.text)?.[0]
    if (country) return { ...found, value: found.value + country }
  }
  const before = at > 0 && found.line?.text.startsWith(found.value) ? lines[at - 1] : undefined
  const near =
    before &&
    before.column === found.line?.column &&
    before.page === found.line.page &&
    !before.broken &&
    !endsParagraph(before, lines[at - 2])
  const half = near ? firstHalf.exec(before.text)?.[1] : undefined
  return half ? { value: half + found.value, line: before! } : found
}

/** An area code, or the beginning of an international number, at the end of a line. */
const codeAtEnd = /(?:^|[\s·|:,;])((?:\+\d{1,3} ?)?\(\d{2,3}\)|\+\d{1,3}(?: \d{2,3})?)$/u
const digitsAtStart = /^\d{3,5}(?:[ -]\d{4})?(?!\p{L}|[-/.]?\d)/u
/** Digits of an international number, the country's code included, below which a part of it may be missing. */
const WHOLE_NUMBER = 10

/** "(31)" at the end of a line above "98765-1100", and "+44 131 496" above "0122", are one number. */
const wholePhone = (found: Found | null, lines: readonly Line[]): Found | null => {
  const line = found?.line
  if (!found || !line) return found
  const at = lines.indexOf(line)
  const near = (other: Line | undefined) => other?.column === line.column && other.page === line.page
  const before = lines[at - 1]
  const code = near(before) && line.text.startsWith(found.value) ? codeAtEnd.exec(before!.text)?.[1] : undefined
  if (code && !found.value.startsWith('+') && !found.value.startsWith('('))
    return { value: `${code} ${found.value}`, line: before! }
  const short = found.value.startsWith('+') && found.value.replace(/\D/g, '').length < WHOLE_NUMBER
  const after = lines[at + 1]
  const rest = short && near(after) && line.text.endsWith(found.value) ? digitsAtStart.exec(after!.text)?.[0] : null
  return rest ? { ...found, value: `${found.value} ${rest}` } : found
}

/** The rest of an address that a narrow column broke behind its own hyphen: "linkedin.com/in/ana-souza-" above "lima". */
const slug = /^[\p{Ll}\p{N}_%-]{1,60}\/?$/u

const wholeLinkedIn = (found: Found | null, lines: readonly Line[]): Found | null => {
  const line = found?.line
  if (!found || !line || !found.value.endsWith('-') || !line.text.endsWith(found.value)) return found
  const next = lines[lines.indexOf(line) + 1]
  const isRest = next?.column === line.column && next.page === line.page && slug.test(next.text)
  return isRest ? { ...found, value: found.value + next.text.replace(/\/$/, '') } : found
}

/** Some designs put the address at the end: the lines beside the e-mail are the person's own wherever they are. */
export const besideAddress = (lines: readonly Line[]): readonly Line[] => {
  const at = lines.findIndex(({ text }) => findEmail(text) !== null)
  return at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 2)
}

/** Providers whose names no hyphen divides. */
const providers =
  /@(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|uol|bol|terra|globo|aol|protonmail|example|exemplo)\./u

/** The first half of an address at the end of its line, broken behind a hyphen: "Recife | ana.sou-". */
const hyphened = /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{2,63}(?:@[\p{L}\p{N}-]{1,63})?)-$/u

/** An address hyphenated at the end of a line, whose hyphen is dropped where the page shows that it divides a word. */
const hyphenedEmail = (lines: readonly Line[]): Found | null => {
  const words = new Set(lines.flatMap(({ text }) => tokens(fold(text))))
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const half = hyphened.exec(line.text.slice(-130))?.[1]
    if (!half || !next || next.page !== line.page || next.column !== line.column) continue
    const rest = next.text.split(' ')[0] ?? ''
    const joined = findEmail(half + rest)
    if (joined === null || !/^[\p{Ll}\p{N}]/u.test(rest) || half.includes('@') === rest.includes('@')) continue
    const word = fold(`${half.split(/[^\p{L}]/u).at(-1)}${/^\p{L}*/u.exec(rest)?.[0]}`)
    if (providers.test(joined) && half.includes('@')) return { value: joined, line }
    if (words.has(word)) return { value: joined, line }
  }
  return null
}

const brokenEmail = (lines: readonly Line[]): Found | null => {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]
    const value =
      next && next.page === line.page && next.column === line.column && findBrokenEmail(line.text, next.text)
    if (value) return { value, line }
  }
  return null
}

/** "Newcastle upon Tyne", "Stoke-on-Trent": what only names of towns have. */
const townName = /^\p{Lu}[\p{L}'’]+[ -](?:upon|on|under|le|sur)[ -](?:the[ -])?\p{Lu}[\p{L}-]+$/u

/** A lone name above or below a phone or an address, away from any other text: "07119 898667", then "Leeds". */
const cityLine = (lines: readonly Line[], headline: Line | null): Found | null => {
  for (const [at, line] of lines.entries()) {
    const beside = [lines[at - 1], lines[at + 1]].some(
      (near) => near && hasContact(near.text) && near.column === line.column,
    )
    // Above the data stands the name or the job as well: there only a name that says it is a town's.
    const below = hasContact(lines[at - 1]?.text ?? '')
    const value =
      beside &&
      (below || townName.test(line.text)) &&
      line !== headline &&
      !line.bullet &&
      !line.bold &&
      headingName(line.text) === null
        ? cityOfLine(withoutIconNames(line.text))
        : null
    if (value) return { value, line }
  }
  return null
}

/** Lines among which an address may be hyphenated: the person's own stands near the top or in a sidebar. */
const ADDRESS_LINES = 200

/** The ways in which a line names a town, the surest first. */
const waysToCity = [
  findTownOfRegion,
  ...[findCityAndState, findTownAndState, findTownInState, findLivingIn],
  ...[findCity, findMunicipality, findTown, findCityBeside],
] as const

const cityOf = (own: readonly Line[], headline: Line | null): Found | null => {
  for (const find of waysToCity) {
    const town = firstOf(own, (text) => find(withoutIconNames(text)))
    if (town) return town
  }
  return cityLine(own, headline)
}

/** `own` contains the lines where a city is the person's own; `links` the targets of links. Bounded by the lines. */
export const toContact = (
  lines: readonly Line[],
  own: readonly Line[],
  headline: Line | null,
  links: readonly string[],
): Contact => ({
  email:
    hyphenedEmail(lines.slice(0, ADDRESS_LINES)) ??
    wholeEmail(firstOf(lines, findEmail), lines, links) ??
    brokenEmail(lines) ??
    inLinks(links, findEmail),
  phone: wholePhone(firstOf(lines, findPhone), lines) ?? inLinks(links, findPhone),
  city: cityOf(own, headline),
  linkedin: wholeLinkedIn(firstOf(lines, findLinkedIn), lines) ?? inLinks(links, findLinkedIn),
})
