// Cleans the lines of a pasted text: removes what a copied LinkedIn page adds, and duplicates.

import { truncate } from '../bounded'
import { type Line, plainLine } from '../documents/document'
import { plainHyphens, splitBullet } from '../documents/text'
import { anyOf } from '../phrases'
import { clean, countWords, fold } from '../resume/reading/text'

type Pasted = { readonly lines: readonly Line[]; readonly repeated: number }

/** Invisible characters (control, format, tags, private use); text hidden with them must not count. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}]/gu
/** Texts of the LinkedIn page around the person's words. */
const furniture =
  /^(?:logotipo (?:da|do|de) .{1,80}|logo d[aeo] .{1,80}|.{1,80} logo|exibir (?:todas?|tudo).{0,60}|show all .{0,60}|experi[êe]ncias?|experience|sobre|about|…?\s?ver mais|…?\s?see more)$/i
const more = /\s*(?:…|\.\.\.)\s*(?:ver mais|exibir mais|mais|see more|show more)$/i
const terms = anyOf(
  `
    tempo integral|meio período|autônomo|freelance|temporário|estágio|aprendiz|jovem aprendiz|trainee|terceirizado
    contrato|full-time|part-time|self-employed|contract|internship|apprenticeship|seasonal|remota|remoto|híbrida|híbrido
    presencial|remote|hybrid|on-site
  `,
  { before: '\\s*·\\s*', after: '$', flags: 'iu' },
)
/** Minimum words of a duplicate line; shorter ones may be a second job's title or dates. */
const SENTENCE = 6
/** Minimum letters of one half of a line that repeats itself. */
const HALF = 4

/** "Analista de DadosAnalista de Dados" is one title: the page contains it once visibly and once for screen readers. */
const halved = (text: string): string => {
  const half = text.length >> 1
  const first = text.slice(0, half)
  const second = text.slice(text.length % 2 === 0 || text[half] !== ' ' ? half : half + 1)
  return half >= HALF && first === second ? first : text
}

/** Reduces "excel excel excel" to one word. */
const withoutStutter = (text: string): string =>
  text
    .split(' ')
    .filter((word, at, all) => at === 0 || !/[\p{L}\p{N}]/u.test(word) || fold(word) !== fold(all[at - 1] ?? ''))
    .join(' ')

const tidy = (raw: string): string => {
  const visible = clean(plainHyphens(raw.replace(/\t/g, ' ')).replace(unseen, ''))
  return furniture.test(visible) ? '' : withoutStutter(visible.replace(more, '').replace(terms, ''))
}

/** Reduces a text pasted twice to one copy. */
const onlyHalf = <T extends { readonly text: string }>(lines: readonly T[]): readonly T[] => {
  const half = lines.length / 2
  const twice = half >= 2 && lines.length % 2 === 0 && lines.every(({ text }, at) => text === lines[at % half]?.text)
  return twice ? lines.slice(0, half) : lines
}

/** Fewest characters of a line that may continue in the next, if that begins in lower case; other lines stay separate. */
const MARGIN = 60

const toLine = (
  text: string,
  number: number,
  before: { readonly text: string; readonly number: number } | null,
): Line => {
  const { bullet, text: bare } = splitBullet(text)
  const broken =
    before !== null && before.number === number - 1 && before.text.length >= MARGIN && /^\p{Ll}/u.test(bare)
  const gap = before === null ? 0 : broken ? 1.2 : 2.4
  return { ...plainLine(bare), number, bullet, gap }
}

/**
 * Cleaned lines with text, without duplicates: a line repeated at once, a line that repeats its own half, an earlier
 * sentence, a text pasted twice. `number` is the 1-based line of the pasted text. At most `limit` characters are read;
 * linear in them.
 */
export const toLines = (raw: string, limit: number): Pasted => {
  const visible = new Set<string>()
  const texts: { readonly text: string; readonly number: number }[] = []
  let repeated = 0
  for (const [index, source] of truncate(raw, limit)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .entries()) {
    const wholeText = tidy(source)
    const text = halved(wholeText)
    if (text === '') continue
    if (text !== wholeText) repeated++
    if (text === texts.at(-1)?.text || (countWords(text) >= SENTENCE && visible.has(text))) {
      repeated++
      continue
    }
    visible.add(text)
    texts.push({ text, number: index + 1 })
  }
  const once = onlyHalf(texts)
  repeated += texts.length - once.length
  const lines = once.map(({ text, number }, at) => toLine(text, number, once[at - 1] ?? null))
  return { lines: lines.filter(({ text }) => text !== ''), repeated }
}
