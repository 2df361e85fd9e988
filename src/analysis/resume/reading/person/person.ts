// Finds the name at the top of a résumé and the line with the person's occupation.
import type { Line } from '../../../documents/document'
import { isTitle, titleWeight } from '../experience/titles'
import { headingName } from '../headings'
import { capital, fold } from '../text'
import { findCity, findEmail, findLinkedIn, findPhone, isPlace } from './contact'
import { isMunicipality } from './municipalities'
import { bareName, looksLikeName, nameLabel, particle } from './name-text'

/** "Ana Reis ana@example.com · (81) …": what precedes the address or the number. */
const beforeContact = (text: string): string => {
  const starts = [findEmail(text), findPhone(text)].flatMap((found) => (found ? [text.indexOf(found)] : []))
  return text.slice(0, Math.min(text.length, ...starts.filter((at) => at > 0)))
}

const isContact = (text: string): boolean =>
  findEmail(text) !== null || findPhone(text) !== null || findLinkedIn(text) !== null

/** A line without the addresses that share its row. */
const ownText = ({ text, parts }: Line): string =>
  parts?.slice(1).every((part) => isContact(part) || isPlace(part)) ? parts[0]! : text

/** A phone far to the right on the same line is not part of the name. */
const nameOf = (whole: Line, top: boolean): string => {
  const own = ownText(whole)
  if (own !== whole.text && looksLikeName(bareName(own))) return bareName(own)
  const { text: line, parts: cells } = whole
  // Only the largest letters separate a name before the address on its line; elsewhere a town may stand there.
  const text = top ? beforeContact(line) : line
  const parts = cells?.filter((part) => !headingName(part))
  const all = bareName(parts && parts.length < cells!.length ? parts.join(' ') : text)
  if (!parts || (looksLikeName(all, true) && /\s/.test(all))) return all
  const named = (part: string) => looksLikeName(part) && /\s/.test(part) && part !== findCity(part) && !isTitle(part)
  return parts.map(bareName).find(named) ?? all
}

/** Points from which a one-word name above another counts as set large. */
const LARGE = 16

/** Lines at the top that are searched for a name. */
const HEAD = 10

type Candidate = { readonly line: Line; readonly value: string }

/** Points within which the lines of a name share a left edge, and lines of a sidebar that may come between them. */
const SAME_EDGE = 3
const BETWEEN = 3

/** True if `other` continues the name of `best`: the next line, or the next one at its edge beside a sidebar. */
const isNextTo = (other: Line, best: Line, lines: readonly Line[]): boolean => {
  if (other.page !== best.page || other === best) return false
  const apart = Math.abs(other.number - best.number)
  // Set wide apart and centred over both columns, the words of a name are read as one line of each.
  if (apart === 1 && (other.column === best.column || lines.indexOf(best) + lines.indexOf(other) === 1)) return true
  if (other.column !== best.column) return false
  const [low, high] = [Math.min(other.number, best.number), Math.max(other.number, best.number)]
  const between = lines.filter(({ page, number }) => page === best.page && number > low && number < high)
  const beside = ({ x, size }: Line) => Math.abs(x - best.x) > SAME_EDGE && size < best.size
  return apart <= BETWEEN && best.x > 0 && Math.abs(other.x - best.x) <= SAME_EDGE && between.every(beside)
}

const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]+/gu, '')

/** "der Berg" and "d'Ávila" on a line of their own continue a name. */
const startsLower = (value: string): string =>
  value.replace(/^(?:(?:d[aeo]s?|von|van|der|den|del|di|la|le|y|e) |d['’])(?=\p{L})/u, (start) => capital(start))

/** "teiro" below "Mon-": the margin broke a name. */
const endsBroken = ({ text }: Line): boolean => /\p{L}-$/u.test(text)

/** A line that continues a name, without an address that shares its row: "Oliveira   linkedin.com/in/oliveira". */
const continuing = (line: Line): string => {
  const [own, whole] = [ownText(line), nameOf(line, false)]
  return own === line.text && looksLikeName(startsLower(whole)) ? whole : bareName(line.parts?.[0] ?? own)
}

/** Lines of a name: some designs set each of its words on its own. */
const LINES = 5

/** An initial or a particle alone on its line, between two words of a name. */
const isLink = (value: string): boolean => /^\p{Lu}\.$/u.test(value) || particle.test(value)

/** A name set over several lines, "FERNANDA" above "MOREIRA LIMA": large, similar, adjacent. */
const wholeName = (best: Candidate, lines: readonly Line[], largest: number, second: number): string => {
  const top = best.line.size === largest
  const least = top && second > 0 ? second : LARGE
  const alike = (line: Line, value: string) =>
    Math.abs(line.size - best.line.size) < 0.3 &&
    line.size >= Math.min(LARGE, least) &&
    (looksLikeName(startsLower(value)) || (top && isLink(value))) &&
    // Alone at the top in the largest letters, a word is a surname even if it is also a job noun or a town.
    (top
      ? titleWeight(value.split(' ')[0]!) === 0 || !/\s/.test(value)
      : line.bold === best.line.bold && !isTitle(value) && value !== findCity(value)) &&
    (top || !/\s/.test(value) || !/\s/.test(best.value))
  const name = [{ line: best.line, value: best.value }]
  for (const step of [-1, 1] as const)
    while (name.length < LINES) {
      const edge = step < 0 ? name[0]! : name.at(-1)!
      // What follows a sign is the occupation: "Ana Reis — DevOps" above "Engineer".
      if (step > 0 && !lettersOf(ownText(edge.line)).endsWith(lettersOf(edge.value))) break
      const broken = step > 0 && endsBroken(edge.line)
      const next = lines.find(
        (line) =>
          Math.sign(line.number - edge.line.number) === step &&
          isNextTo(line, edge.line, lines) &&
          alike(line, broken ? capital(continuing(line)) : continuing(line)),
      )
      if (!next) break
      name.splice(step < 0 ? 0 : name.length, 0, { line: next, value: continuing(next) })
    }
  return name
    .map(({ value }) => value)
    .join(' ')
    .replace(/(?<=\p{L})- (?=\p{Ll})|(?<=\p{L}-) (?=\p{Lu})/gu, '')
}

/** Letters from which a word found in an e-mail address is not a coincidence. */
const HANDLE = 3

/** "John Smith" above john.smith@example.com: two of its words, or its only one, are in the person's own address. */
const isInHandle = (value: string, handles: readonly string[]): boolean => {
  const parts = fold(value)
    .split(' ')
    .filter((part) => part.length >= HANDLE && !particle.test(part))
  const found = parts.filter((part) => handles.some((handle) => handle.includes(part)))
  return found.length > 0 && found.length >= Math.min(2, parts.length)
}

/** Smith, Baker, Ferreira: after another word, a job noun may be a surname; before it, it is the job. */
const titlePenalty = (value: string): number => {
  if (!isTitle(value)) return 0
  const [first = '', second] = value.split(' ')
  return second !== undefined && titleWeight(first) === 0 ? 15 : 60
}

/** The person's name: the largest line at the top that looks like one; names with several words before single words. */
export const findName = (lines: readonly Line[]): { readonly value: string; readonly line: Line } | null => {
  const first = lines.filter((line) => line.page === 1)
  const largest = Math.max(0, ...first.map(({ size }) => size))
  const second = Math.max(0, ...first.map(({ size }) => size).filter((size) => size < largest)) * 1.2
  // A sidebar may precede the name; then the name is the largest text of the page.
  const candidates = first
    .filter(({ size }, at) => at < HEAD || (size === largest && size > (first[0]?.size ?? 0)))
    .slice(0, 2 * HEAD)
    .map((line, order) => ({
      line,
      order,
      value: nameOf(line, (second > 0 || first.length === 1) && line.size === largest),
    }))
    .filter(
      ({ line, value }) =>
        looksLikeName(value, line.size === largest && line.size > second) &&
        !findEmail(line.text.split(/\s/)[0] ?? '') &&
        // In the largest letters of the page a town is a first name: "Vitória" above "Campos".
        (value !== findCity(value) || (second > 0 && line.size === largest && line.size > second)),
    )
  const handles = lines
    .flatMap(({ text }) => [findEmail(text)?.split('@')[0] ?? '', findLinkedIn(text) ?? ''])
    .map(fold)
  const weight = ({ line, value, order }: (typeof candidates)[number]) =>
    line.size * 10 +
    (/\s/.test(value) ? 20 : 0) +
    (isInHandle(value, handles) ? 50 : 0) -
    titlePenalty(value) -
    (isMunicipality(value) ? 20 : 0) -
    order * 2 +
    (nameLabel.test(line.text) ? 500 : 0)
  const best = candidates.sort((a, b) => weight(b) - weight(a) || a.order - b.order)[0]
  return best ? { line: best.line, value: wholeName(best, first, largest, second) } : null
}

/** The line below the name with an occupation ("Analista de Marketing | SEO"), or null. */
export const findHeadline = (top: readonly Line[], name: Line | null): Line | null =>
  top
    .slice(0, HEAD)
    .find(
      (line) => line !== name && line.text.split(/\s+/).length <= 12 && isTitle(line.text) && !findEmail(line.text),
    ) ?? null
