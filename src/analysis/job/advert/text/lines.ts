// Turns pasted text, Markdown or HTML into plain lines.
import { truncate } from '../../../bounded'
import { detectLanguage } from '../../../resume/reading/language'
import { clean } from '../../../resume/reading/text'
import { MAX_ADVERT, MAX_PIECE } from '../../limits'
import { writtenOut } from './abbreviations'
import { withBreaks } from './breaks'
import { fromHtml, isHtml } from './html'
import { withoutLetter } from './letter'
import { withoutMail } from './mail'
import { withoutNoise } from './noise'
import { withoutTables } from './tables'
import { unflatten, unwrap } from './wrapped'

/** Levels after Markdown's six levels of headings. */
const BOLD = 7
export const PLAIN = 8

/** `level`: of a heading in Markdown or HTML, 1 to 6; 7 for a line all in bold; 8 for any other. */
export type AdvertLine = {
  readonly text: string
  readonly number: number
  readonly bullet: boolean
  readonly level: number
  /** True after an empty line. */
  readonly apart: boolean
}

const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ordm: 'º',
  ordf: 'ª',
  euro: '€',
}
/** Entities such as &eacute;: the letter and the name of its accent. */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
}

const decodeOne = (whole: string, name: string): string => {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
    return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  }
  const accent = accents[name.slice(1)]
  if (accent) return (name.charAt(0) + accent).normalize('NFC')
  return named[name] ?? whole
}

/** Signs as a wrong encoding shows them, and the bullet of a word processor's own font. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/(?:â?€¢|Ã‚·|ï‚·|\uF0B7|\uF0A7)/g, '•'],
  [/â?€(?:™|TM)/g, '’'],
  [/â?€[“”]/g, '–'],
]

const decode = (text: string): string =>
  misread
    .reduce((read, [sign, meant]) => read.replace(sign, meant), text)
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, decodeOne)

const listSign =
  /^(?:[-–—*•◦∙·●○■□▪▫►▶➢➤→✓✔]|\[[\p{L} ] ?\](?=\s)|\d{1,2}(?:\.\d{1,2}){1,2}(?=\s)|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s)|o(?=\s\p{Lu}))\s*/u
/** Decorative signs that may open a line: emoji, hands, arrows. */
const adornment = /^(?:\p{Extended_Pictographic}\uFE0F?|\p{So}|\p{Sm})+\s*/u

/** The decorative sign that opens a line; the same sign on adjacent lines makes them bullets. */
const signOf = (source: string | undefined): string | null =>
  adornment.exec(source?.trimStart() ?? '')?.[0].trim() ?? null

/** Markdown escapes such as "\\-" and "\\(", which some boards leave in the text. */
const escaped = /\\([-*_#.!()[\]|$+>~`])/g
/** "[Apply](https://…)" and "![logo](…)": a link is its words, and a picture is none. */
const image = /!\[[^\]\n]{0,120}\]\([^()\s]{0,400}\)/g
const link = /\[([^[\]\n]{1,120})\]\((?:https?:|mailto:|www\.|[/#])[^()\s]{0,400}\)/g
/** Emphasis of chat apps: "*Requisitos:*", "escova *ou* luzes". */
const emphasis = /(^|[\s(])([*_])(?=\S)([^*_\n]{1,80}?)(?<=\S)\2(?=$|[\s).,:;!?])/g
/** A numbered title of an official notice, "1. DOS REQUISITOS", is a heading and no bullet. */
const numberedHeading = /^\d{1,2}\s?[.)–-]\s*(?=\P{Ll}{5,60}$)/u

const toLine = (
  source: string,
  beside: readonly (string | undefined)[],
): Omit<AdvertLine, 'number' | 'apart'> | null => {
  let text = clean(source).replace(escaped, '$1').replace(image, '').replace(link, '$1')
  const hashes = text.match(/^#{1,6}/)?.[0].length ?? 0
  text = text.slice(hashes).trimStart()
  const bold = /^\*\*[^*]{1,80}\*\*:?$|^__[^_]{1,80}__:?$/.test(text)
  text = text
    .replace(/\*\*|__/g, '')
    .replace(emphasis, '$1$3')
    .trim()
  const numbered = numberedHeading.test(text)
  if (numbered) text = text.replace(numberedHeading, '')
  const sign = signOf(text)
  const bullet =
    hashes === 0 && !numbered && (sign === null ? listSign.test(text) : beside.some((other) => signOf(other) === sign))
  text = text
    .replace(adornment, '')
    .replace(listSign, '')
    .replace(/^[\s*_~`]{1,20}/, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return { text, bullet, level: hashes || (bold || numbered ? BOLD : PLAIN) }
}

/** Cuts a long line into pieces of bounded length, behind a sentence or at a space where possible. */
const cut = (text: string): string[] => {
  const pieces: string[] = []
  let rest = text
  while (rest.length > MAX_PIECE) {
    const at =
      [
        ...['. ', '; ', ', '].map((sign) => rest.lastIndexOf(sign, MAX_PIECE - 1) + 1),
        rest.lastIndexOf(' ', MAX_PIECE),
      ].find((end) => end > MAX_PIECE / 2) ?? MAX_PIECE
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest]
}

/** A bullet that stands alone above its line. */
const loneBullet = /^[ \t]*([-–•·])[ \t]*\n+(?=[\p{L}\d])/gmu

/** The lines of an advert that have text, at most 30 000 characters in all, none longer than 1 000. */
export const toLines = (raw: string): AdvertLine[] => {
  const start = raw.slice(0, MAX_ADVERT)
  // Bounded again after decoding, because entities may expand.
  const text = truncate(
    decode(isHtml(start) ? fromHtml(start) : start)
      .replace(/\r\n?/g, '\n')
      .replaceAll('\u00a0', ' ')
      .replace(loneBullet, '$1 '),
    MAX_ADVERT,
  )
  const language = detectLanguage(text)
  let apart = false
  return unwrap(
    withoutLetter(
      withoutNoise(withBreaks(withoutTables(withoutMail(text).split('\n')).map(unflatten).join('\n')).split('\n')),
    ).join('\n'),
  )
    .flatMap((line) => cut(writtenOut(line, language)))
    .flatMap((line, at, all) => {
      const advertLine = toLine(line, [all[at - 1], all[at + 1]])
      const numbered = advertLine ? [{ ...advertLine, apart }] : []
      apart = advertLine === null && (apart || line.trim() === '')
      return numbered
    })
    .map((line, index) => ({ ...line, number: index + 1 }))
}
