// The name at the head of a résumé and the line that says what the person does.
import type { Line } from '../../documents/document'
import { findCity, findEmail } from './contact'
import { headingName } from './headings'
import { fold, joinSpread } from './text'
import { isTitle } from './titles'

const document = /^(?:curriculum(?: vitae)?|curriculo(?: profissional)?|cv|resume|vitae|c\.v\.)$/
const particle =
  /^(?:d[aeo]s?|e|y|von|van|der|den|de la|del|di|la|le|al|el|bin|jr\.?|junior|júnior|filho|neto|sobrinho)$/i

const bareName = (text: string): string =>
  joinSpread(text)
    .replace(/^(?:nome(?: completo)?\s*:|name\s*:|personal information(?=\s)|dados pessoais(?=\s))\s*/iu, '')
    .split(/\s*[|•·,–—]\s*|\s+-\s+|\s{2,}|\s*\(/u)[0]!
    .trim()

const looksLikeName = (text: string): boolean => {
  if (text.length < 3 || text.length > 60 || !/^[\p{L}][\p{L}'’. -]+$/u.test(text)) return false
  const parts = text.split(/\s+/)
  if (parts.length > 8 || document.test(fold(text)) || headingName(text)) return false
  return parts.every((part) => particle.test(part) || /^\p{Lu}/u.test(part))
}

/** Lines at the head among which a name is looked for. */
const HEAD = 10

/** The person's name: the biggest line at the head that reads like one; a name with several words before a single word. */
export const findName = (lines: readonly Line[]): { readonly value: string; readonly line: Line } | null => {
  const first = lines.filter((line) => line.page === 1)
  const largest = Math.max(0, ...first.map(({ size }) => size))
  // A sidebar may come before the name; then it is the largest writing of the page.
  const candidates = first
    .filter(({ size }, at) => at < HEAD || (size === largest && size > (first[0]?.size ?? 0)))
    .slice(0, 2 * HEAD)
    .map((line, order) => ({ line, order, value: bareName(line.text) }))
    .filter(
      ({ line, value }) =>
        looksLikeName(value) && !findEmail(line.text.split(/\s/)[0] ?? '') && value !== findCity(value),
    )
  const weight = ({ line, value, order }: (typeof candidates)[number]) =>
    line.size * 10 +
    (/\s/.test(value) ? 20 : 0) -
    (isTitle(value) ? 60 : 0) -
    order * 2 +
    (/^nome/i.test(line.text) ? 500 : 0)
  return candidates.sort((a, b) => weight(b) - weight(a) || a.order - b.order)[0] ?? null
}

/** The line under the name that names an occupation ("Analista de Marketing | SEO"), or null. */
export const findHeadline = (top: readonly Line[], name: Line | null): Line | null =>
  top
    .slice(0, HEAD)
    .find(
      (line) => line !== name && line.text.split(/\s+/).length <= 12 && isTitle(line.text) && !findEmail(line.text),
    ) ?? null
