// Analyses 1 MB of each repeated character within three seconds, to prove that no expression backtracks.
import { describe, expect, test } from 'bun:test'
import { bareDocx, p } from '../../tests/documents/docx'
import { commonCharacters, commonPairs, lineOf, quarterOf, timed } from '../../tests/helpers/linear'
import { readDocument } from './documents'
import type { Document } from './documents/document'
import { analyseResume } from './resume'
import { extractResume } from './resume/extract'
import { readResume } from './resume/reading'
import { mayBeMisread } from './resume/scoring/unread/unsure-job'
import { document } from './resume/testing'

const MEGABYTE = 1_000_000
/** In ms of this process's own processor time. Each takes a fifteenth or less alone; shared cores have made it ten times as much. What backtracks takes minutes. */
const LIMIT = 3_000

const signs = [...commonCharacters, '\t', '0', '%', '\u00AD', '\u0301', 'ﬁ', '😀']
const pairs = [...commonPairs, 'A ', '. ', '| ', '2020 ', 'jan ', 'R$', 'a/']

const inSections = (text: string): Document => {
  const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021', '- Fiz')
  const last = document('# Formação', 'x', '# Habilidades', 'x').lines
  return { ...page, lines: [...page.lines, lineOf(text), last[0]!, lineOf(text), last[2]!, lineOf(text)] }
}

const repeat = (sign: string, length: number): string => sign.repeat(length / sign.length)

const TRIES = 5
/** Tries a tenth of the text first; only if that takes more than a tenth of the time, the whole text is tried. */
const slowAt = async (sign: string, run: (text: string) => unknown, from: number): Promise<string[]> => {
  const part = await timed(() => run(repeat(sign, from)))
  if (from === MEGABYTE ? part <= LIMIT : part <= LIMIT * (from / MEGABYTE)) return []
  // Repeated before it fails, because a shared processor may be slow for a while: what is quadratic takes minutes.
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && best > LIMIT; tries++)
    best = Math.min(best, await timed(() => run(repeat(sign, MEGABYTE))))
  return best > LIMIT ? [`${JSON.stringify(sign)} ${Math.round(best)} ms`] : []
}

const slow = async (run: (text: string) => unknown, nth: number, from = MEGABYTE / 10): Promise<string[]> => {
  const late: string[] = []
  const tried = from === MEGABYTE ? signs : [...signs, ...pairs]
  for (const sign of quarterOf(tried, nth)) late.push(...(await slowAt(sign, run, from)))
  return late
}

/** Tasks are looked at by expressions that a single line of 1 MB, which is none, does not reach. */
describe('as many characters in few long tasks take no longer than in many short ones', () => {
  const took = (sign: string, length: number): Promise<number> => {
    const tasks = Array.from(
      { length: 100_000 / length },
      (_, at) => `- Fiz ${at} ${sign.repeat(length / sign.length)}`,
    )
    const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021', ...tasks, '# Formação', 'x')
    return timed(() => analyseResume(page))
  }
  // What backtracks takes sixteen times as long.
  test.each(quarterOf(['1', '12,', '2020-', '–', 'ﬁ', 'a@', 'Aa-', ', '], 2))(
    '%j',
    async (sign) => {
      const short = await took(sign, 250)
      expect(await took(sign, 4_000)).toBeLessThan(6 * Math.max(short, 400))
    },
    60_000,
  )
})

describe('1 MB of one character', () => {
  test.each([
    ['as one line', 0, (text: string) => [lineOf(text)]],
    ['as many lines', 1, (text: string) => (text.match(/[\s\S]{1,80}/g) ?? []).map(lineOf)],
  ] as const)(
    'a résumé %s',
    async (_, nth, lines) => {
      const page = document('x')
      expect(await slow((text) => analyseResume({ ...page, lines: lines(text) }), nth, MEGABYTE)).toEqual([])
    },
    60_000,
  )

  test('a résumé with it in every section is read and analysed', async () => {
    expect(await slow((text) => analyseResume(inSections(text)), 2)).toEqual([])
    expect(await slow((text) => extractResume(readResume(inSections(text))), 3)).toEqual([])
    // Seven to ninety seconds of the clock beside other tests; the bound is that of processor time.
  }, 240_000)

  test('a font name consisting of style words', async () => {
    const page = document('Ana Sol', '# Experiência', 'Analista – Azul – 2019 a 2021')
    const names = ['APSMTEXTR', 'PSMT', 'bold', '-_', 'ITALI'].map((sign) => `${sign.repeat(200)}Q`)
    const fonts = names.map((family) => ({ family, size: 10, characters: 500, unicode: true }))
    expect(await timed(() => analyseResume({ ...page, fonts }))).toBeLessThan(LIMIT)
  }, 60_000)

  test('a DOCX', async () => {
    expect(await slow((text) => readDocument(bareDocx(p(text.replace(/[<&\n]/g, 'x')))), 2, MEGABYTE)).toEqual([])
  }, 60_000)
})

/** "Casa a Comércio,": each line could be the end of the name above it. */
test.each(['# Experiência', '# Formação'])(
  'names under %s that all end with a comma are read in time that grows with their number',
  async (heading) => {
    const took = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => `Casa ${'abcdefghij'[at % 10]} Comércio,`)
      return timed(() => readResume(document('Ana Sol', heading, ...names)))
    }
    // Four times as many took seven times as long and more, 2 s for the jobs.
    await took(350)
    expect(await took(1_400)).toBeLessThan(LIMIT)
  },
)

/** Each of the jobs looks at the lines around it, and none at those of all others. */
test('jobs without dates, in one line each, are doubted in time that grows with their number', async () => {
  const took = (count: number) => {
    const jobs = Array.from({ length: count }, (_, at) => {
      const word = [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
      return `Analista de ${word} | A${word} | gestão`
    })
    const resume = readResume(document('Ana Sol', '# Experiência', ...jobs, '# Formação', 'x'))
    expect(resume.roles.length).toBeGreaterThan(count / 2)
    return timed(() => resume.roles.map((role) => mayBeMisread(role, resume)))
  }
  await took(500)
  expect(await took(2_000)).toBeLessThan(LIMIT)
})

test('a line of ten thousand cells takes no longer than its words do', async () => {
  const cells = `<w:p><w:r><w:t>a</w:t>${'<w:tab/><w:t>b</w:t>'.repeat(10_000)}</w:r></w:p>`
  const job = ['Experiência', 'Analista de Dados, Rede Azul, 2019 - 2024', 'Reduzi custos em 32% com SQL']
  const page = ['Ana Souza', 'ana@x.test (11) 91234-5678', ...job, 'Formação', 'Estatística, USP, 2018'].map((text) =>
    p(text),
  )
  const reading = await readDocument(bareDocx([...page, cells].join('')))
  if (!reading.ok) throw new Error('not read')
  expect(await timed(() => analyseResume(reading.document))).toBeLessThan(4 * LIMIT)
})
