// 1 MB of any repeated character passes through every entry point of the analysis within a second, so no expression
// backtracks.
import { describe, expect, test } from 'bun:test'
import { bareDocx, p } from '../../tests/documents/docx'
import { readDocument } from './documents'
import type { Document, Line } from './documents/document'
import { analyseResume } from './resume'
import { extractResume } from './resume/extract'
import { readResume } from './resume/reading'
import { document } from './resume/testing'

const MEGABYTE = 1_000_000
/** CPU milliseconds of this process, so that other programs do not count. Each case takes a fifth or less. */
const LIMIT = 1_000

const signs = [
  'a',
  'A',
  'á',
  ' ',
  '-',
  '–',
  '.',
  ',',
  '@',
  '(',
  ')',
  '\n',
  '\t',
  '1',
  '0',
  '/',
  ':',
  '|',
  '•',
  '+',
  '#',
  '_',
  "'",
  '%',
  '\u00AD',
  '\u0301',
  'ﬁ',
  '😀',
]
const pairs = [
  'a ',
  'a.',
  'a-',
  'a@',
  'A ',
  '1.',
  '1 ',
  '1/',
  '1-',
  '(1',
  ' -',
  '. ',
  ', ',
  '| ',
  'a,',
  'Aa ',
  '2020 ',
  '2020-',
  'jan ',
  'de ',
  'R$',
  'a\n',
  'Aa-',
  'a/',
]

const lineOf = (text: string): Line => ({ ...document('x').lines[0]!, text })
const inSections = (text: string): Document => {
  const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021', '- Fiz')
  const last = document('# Formação', 'x', '# Habilidades', 'x').lines
  return { ...page, lines: [...page.lines, lineOf(text), last[0]!, lineOf(text), last[2]!, lineOf(text)] }
}

const timed = async (run: () => unknown): Promise<number> => {
  const started = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const repeat = (sign: string, length: number): string => sign.repeat(length / sign.length)

/** A function is linear if a tenth of the text takes a tenth of the time; any other is run on the whole text. */
const slowAt = async (sign: string, run: (text: string) => unknown, from: number): Promise<string[]> => {
  const part = await timed(() => run(repeat(sign, from)))
  if (from === MEGABYTE ? part <= LIMIT : part <= LIMIT * (from / MEGABYTE)) return []
  const whole = await timed(() => run(repeat(sign, MEGABYTE)))
  // Measured again before it fails, because a busy processor may be slow once; a backtracking expression stays slow.
  const again = whole > LIMIT ? await timed(() => run(repeat(sign, MEGABYTE))) : 0
  return again > LIMIT ? [`${JSON.stringify(sign)} ${Math.round(again)} ms`] : []
}

const slow = async (run: (text: string) => unknown, from = MEGABYTE / 10): Promise<string[]> => {
  const late: string[] = []
  for (const sign of from === MEGABYTE ? signs : [...signs, ...pairs]) late.push(...(await slowAt(sign, run, from)))
  return late
}

describe('1 MB of one character', () => {
  test.each([
    ['as one line', (text: string) => [lineOf(text)]],
    ['as many lines', (text: string) => (text.match(/[\s\S]{1,80}/g) ?? []).map(lineOf)],
  ] as const)(
    'a résumé %s',
    async (_, lines) => {
      const page = document('x')
      expect(await slow((text) => analyseResume({ ...page, lines: lines(text) }), MEGABYTE)).toEqual([])
    },
    60_000,
  )

  test('a résumé with it in every section is read and analysed', async () => {
    expect(await slow((text) => analyseResume(inSections(text)))).toEqual([])
    expect(await slow((text) => extractResume(readResume(inSections(text))))).toEqual([])
  }, 60_000)

  test('a font name consisting of style words', async () => {
    const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021')
    const names = ['APSMTEXTR', 'PSMT', 'bold', '-_', 'ITALI'].map((sign) => `${sign.repeat(200)}Q`)
    const fonts = names.map((family) => ({ family, size: 10, characters: 500, unicode: true }))
    expect(await timed(() => analyseResume({ ...page, fonts }))).toBeLessThan(LIMIT)
  }, 60_000)

  test('a DOCX', async () => {
    expect(await slow((text) => readDocument(bareDocx(p(text.replace(/[<&\n]/g, 'x')))), MEGABYTE)).toEqual([])
  }, 60_000)
})
