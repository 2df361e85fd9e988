// Recognises what stands left of a text without being a column of its own: dates, durations, headings and labels.
import { either } from '../../../phrases'
import { countWords } from '../../text'
import { isBold, type Row, textOf } from '../glyphs/lines'
import type { Segment } from '../glyphs/words'

const yearPattern = /\b(?:19|20)\d\d\b/
/** A fragment of a period that a narrow cell wraps onto a line of its own. */
const datePart =
  /^(?:[-–—]|até|a |to |atual|present|(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|set|sep|out|oct|nov|de[cz])\p{L}{0,7}\.?$)/iu
/** A month with a year of two digits, as yearPattern does not see it: "jan/23", "10/22". */
const shortDate =
  /\b(?:(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|set|sep|out|oct|nov|de[cz])\p{L}{0,7}\.?|0[1-9]|1[0-2])\/\d\d\b/iu
/** A town with its state or country, which designs set below the dates of an entry. */
const placePattern = /^\p{Lu}[\p{L} .'-]{1,28}(?: ?[-/,–] ?| \()(?:\p{Lu}{2}|\p{Lu}\p{L}{3,12})\)?$/u
/** A duration in place of a period: "2 anos e 10 meses". */
const durationPattern =
  /^\(?\d{1,2} (?:anos?|years?|yrs?|m[eê]s(?:es)?|months?|mos?)(?:,? (?:e |and )?\d{1,2} (?:m[eê]s(?:es)?|months?|mos?))?\)?$/iu
/** Most words of a date range; "Setembro de 2014 até junho de 2018" has seven. */
const DATE_WORDS = 8

/** Words of a heading or label in a margin. */
const MARGIN_WORDS = 3
/** Points within which lines begin at the same edge. */
const FLUSH = 3

/** Dates at a tab stop share a left edge but are no column. */
export function areDates(segments: readonly Segment[]): boolean {
  const dated = segments.filter(({ text }) => yearPattern.test(text) && countWords(text) <= DATE_WORDS)
  return (
    dated.length > segments.length * 0.6 || (dated.length > 1 && segments.every(({ text }) => isPartOfPeriod(text)))
  )
}

/** A word of a period, beside its figures. */
const dateWord =
  /^(?:(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|set|sep|out|oct|nov|de[cz])\p{L}{0,7}|d[eo]|ao?|o|e|at[ée]|to|until|from|since|desde|presente?|atual\p{L}*|hoje|now|current|today|momento|data|dia|of)$/iu

/** One end of a period: a year, a short one behind its month, or a word for today. */
const pointPattern =
  /(?<![\d/.-])(?:\d{1,2}[/.-]){1,2}\d{2,4}(?!\d)|\b(?:19|20)\d\d\b(?:[/.-](?:0[1-9]|1[0-2])(?!\d))?|['’]\d\d\b|(?<=\p{L}[./ -])\d\d\b(?![\d/])|(?<!\p{L})(?:presente?|atual\p{L}*|hoje|now|current|today|momento)(?!\p{L})/giu

/** Months in both languages, in full or short. */
const months = `
  jan(eiro|uary)?|fe[bv](ereiro|ruary)?|mar([çc]o|ch)?|a[bp]r(il)?|ma[iy]o?|jun(e|ho)?|jul(y|ho)?|ago(sto)?|aug(ust)?
  set(embro)?|sept?(ember)?|out(ubro)?|oct(ober)?|nov(emb(ro|er))?|dez(embro)?|dec(ember)?`
/** Words between two dates, and for the present. */
const periodSmallWords = `
  d[eo]|ao?|o|e|at[ée]|to|until|from|since|desde|presente?|atual(mente)?|hoje|now|current|today|momento`
const periodWord = new RegExp(`^${either(months, periodSmallWords)}$`, 'iu')

/** How long a job lasted, behind its period: "(4 anos e 2 meses)", "3 yrs 10 mos"; in a narrow cell a part of it. */
const lasted = /[·•|]?\s*\(?\d{1,2} ?(?:anos?|years?|yrs?|m[eê]s(?:es)?|months?|mos?)(?!\p{L})[\s\p{L}\d]{0,16}\)?$/iu
const lastedWord = /^(?:anos?|years?|yrs?|m[eê]s(?:es)?|months?|mos?|and)$/iu
/** Characters of a period with how long it lasted. */
const LONGEST = 100
const withoutDuration = (text: string): string => (text.length > LONGEST ? text : text.replace(lasted, '').trim())
const pointsIn = (text: string): number => withoutDuration(text).match(pointPattern)?.length ?? 0
const wordsOf = (text: string): string[] => text.split(/[\s(),.'’·•|–—/-]+/u).filter((word) => word !== '')

/** Characters of a part of a period, without and with how long it lasted. */
const LONGEST_PART = 48
const WITH_DURATION = 96

/** True for a part of a period and nothing else: figures, months, the words or dash between them, and how long it lasted. */
export function isPartOfPeriod(text: string): boolean {
  if (text.length > WITH_DURATION) return false
  if (/^[–—]$/u.test(text)) return true
  const [periodText, words] = [withoutDuration(text), wordsOf(text)]
  return (
    countWords(periodText) <= DATE_WORDS &&
    periodText.length <= LONGEST_PART &&
    words.length > 0 &&
    words.every((word) => periodWord.test(word) || lastedWord.test(word) || /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(word)) &&
    (/\d/.test(text) || words.length <= 2)
  )
}

/** True for how long a period lasted, or the end of that. */
export const isDuration = (text: string): boolean =>
  isPartOfPeriod(text) && pointsIn(text) === 0 && wordsOf(text).some((word) => lastedWord.test(word))

/** A period that goes on: its sign for "to", or a month without its year, stands at the end. */
const openEnd =
  /(?:[–—-]|\s(?:ao?|e|to|até|until))\s*(?:(?:de )?(?:jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|set|sep|out|oct|nov|de[cz])\p{L}{0,7}\.?(?: d[eo])?)?$/iu

/** True for a whole period or a single date, and nothing else. */
export function isPeriod(text: string): boolean {
  if (!isPartOfPeriod(text)) return false
  const [periodText, points] = [withoutDuration(text), pointsIn(text)]
  return points > 0 && points <= 2 && !/^\s*[–—-]/u.test(periodText) && !openEnd.test(periodText)
}

/** True where a period has both of its ends. */
export const isClosed = (text: string): boolean => isPeriod(text) && pointsIn(text) === 2

/** "Lojas Sol   Mar/19 – Atual" names an employer; a period leaves one word at most, or a town. */
function isOnlyDate(text: string): boolean {
  const rest = text.split(/[\s(),–—/-]+/u).filter((word) => /\p{L}/u.test(word) && !/\d/.test(word))
  const others = rest.filter((word) => !dateWord.test(word.replace(/\.$/, '')))
  return others.length <= 1 || placePattern.test(text.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, ''))
}

/** True when nearly everything left of the edge is dates, which a column would separate from their entries. */
export function areDateLabels(rows: readonly (readonly Pick<Segment, 'text'>[])[]): boolean {
  const texts = rows.map((segments) => segments.map((segment) => segment.text).join(' '))
  const isDated = (text: string) =>
    durationPattern.test(text) ||
    (countWords(text) <= DATE_WORDS && (yearPattern.test(text) || shortDate.test(text)) && isOnlyDate(text))
  const dated = texts.filter(isDated).length
  const labels = texts.filter((text) => isDated(text) || datePart.test(text) || placePattern.test(text)).length
  return (dated >= 2 && labels > texts.length * 0.6) || (dated >= 1 && labels === texts.length)
}

/** What forms and letterheads call the parts of an address. */
const addressLabel =
  /^(?:endere[çc]o|morada|telefone|telem[óo]vel|celular|whatsapp|e-?mail|nascimento|nacionalidade|address|phone|mobile|telephone|website|site|linkedin)\s*:?$/iu
/** How much larger than the text a heading is set. */
const LARGER = 1.04
const upperPattern = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u

const opensWithDate = (text: string): boolean => {
  const words = text.split(/\s+/).slice(0, DATE_WORDS)
  return yearPattern.test(words.slice(0, 3).join(' ')) || shortDate.test(words.slice(0, 2).join(' '))
}

/**
 * A margin of dates, labels and headings where some entry's dates are so long that they push its text to the right: such a
 * line begins at the margin with its dates and crosses the edge, as no line of two columns does.
 */
export function isOutgrown(left: readonly Row[], crossing: readonly Row[], edge: number): boolean {
  const body = crossing.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(crossing.length / 2)] ?? 0
  const [start = 0] = left.map(({ segments }) => segments[0]!.x).toSorted((a, b) => a - b)
  const grown = crossing.filter(
    ({ segments: [first] }) => first && first.x <= start + FLUSH && opensWithDate(first.text),
  )
  return (
    grown.length > 0 &&
    left.every(({ segments, size }) => {
      const outside = { segments: segments.filter(({ end }) => end < edge) }
      const text = textOf(outside)
      const heading = isBold(outside) || size > body * LARGER || upperPattern.test(text)
      return (
        (countWords(text) <= DATE_WORDS && opensWithDate(text) && isOnlyDate(text)) ||
        datePart.test(text) ||
        addressLabel.test(text) ||
        (heading && countWords(text) <= MARGIN_WORDS)
      )
    })
  )
}

/** Font sizes between two lines of one text, at most, as for 96 of 100 wrapped lines in 195 PDF files. */
export const SPACING = 2.2
/** Blocks of a margin at least, lines of one at most, and sizes within which one begins level with a block of the text. */
const BLOCKS = 3
const BLOCK_LINES = 4
const DATED_SHARE = 0.7
const OPENS_LEVEL = 1.2

type MarginLine = Pick<Row, 'y' | 'size'> & { readonly text: string }
/** A line with the words of what stands at one side of it. */
export const lineOf = <T extends object>(
  line: T,
  segments: readonly Pick<Segment, 'text'>[],
): T & { text: string } => ({
  ...line,
  text: segments.map(({ text }) => text).join(' '),
})

const blocksOf = (lines: readonly MarginLine[]): MarginLine[][] => {
  const isApart = (line: MarginLine, above: MarginLine | undefined) =>
    !above || line.y - above.y > Math.max(line.size, above.size) * SPACING
  const starts = lines.flatMap((line, at) => (isApart(line, lines[at - 1]) ? [at] : []))
  return starts.map((start, nth) => lines.slice(start, starts[nth + 1]))
}

/** True for short blocks, most with a period, each beginning where a block of the text does: the margin of its entries. */
export function areDatedBlocks(left: readonly MarginLine[], right: readonly MarginLine[]): boolean {
  const [blocks, entries] = [blocksOf(left), blocksOf(right)]
  const opensEntry = ([first]: readonly MarginLine[]) =>
    entries.some(([entry]) => Math.abs(entry!.y - first!.y) < OPENS_LEVEL * Math.max(entry!.size, first!.size))
  const dated = blocks.filter((block) => block.some(({ text }) => isPeriod(text)))
  return (
    dated.length >= Math.max(BLOCKS, blocks.length * DATED_SHARE) &&
    blocks.every((block) => block.length <= BLOCK_LINES && opensEntry(block))
  )
}

/** Points by which lines that end at one edge vary, and font sizes by which two lines of one row do. */
const EDGE = 1.5
const ROW = 0.25

/** True for short blocks at the right that all end at one edge and begin at several, each level with a line at the left and with a period: jobs or towns above their dates. */
export function areDatesAtRight(
  left: readonly MarginLine[],
  right: readonly (MarginLine & { readonly x: number; readonly end: number })[],
): boolean {
  const blocks = blocksOf(right)
  const edges = right.map(({ end }) => end)
  const starts = right.map(({ x }) => x)
  const opensLevel = ([first]: readonly MarginLine[]) =>
    left.some(({ y }) => Math.abs(y - first!.y) <= ROW * first!.size)
  return (
    blocks.length >= BLOCKS &&
    Math.max(...edges) - Math.min(...edges) <= EDGE &&
    Math.max(...starts) - Math.min(...starts) > FLUSH &&
    blocks.every((block) => block.length <= BLOCK_LINES && opensLevel(block)) &&
    blocks.filter((block) => block.some(({ text }) => isPeriod(text))).length >= blocks.length * DATED_SHARE
  )
}
