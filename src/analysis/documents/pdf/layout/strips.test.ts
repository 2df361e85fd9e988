// Reads pages in two columns by construction: whatever the edges, gaps, sizes and heads, each column's lines stay together.
import { expect, test } from 'bun:test'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'
import { twoColumns } from '../../../../../tests/documents/two-columns'

/** Designs of which a few are left: columns whose lines stand level throughout look like rows. */
const DESIGNS = 120
const LEFT_OVER = 9

test('the lines of each column are read together, whatever their edges', async () => {
  const wrong: number[] = []
  for (let seed = 0; seed < DESIGNS; seed++) {
    const { pages, expected } = twoColumns(seed)
    const lines = texts(await readInk(...pages))
    if (lines.join('\n') !== expected.join('\n')) wrong.push(seed)
  }
  expect(wrong.length, `${wrong}`).toBeLessThanOrEqual(LEFT_OVER)
}, 60_000)

test('a sidebar beside entries with dates in a margin divides neither them nor the name', async () => {
  const names = ['Valdirene', 'Aparecida', 'Siqueira'].map(
    (text, at): Ink => ({ text, x: 20, y: 178 + at * 19, size: 22 }),
  )
  const side = ['Técnica em Segurança', 'Sumaré - SP', '(19) 99812-4407', 'val@example.com', 'APR', 'NR-12', 'PGR']
  const entries = ['2021 a 2023', '2017 a 2021', '2013 a 2017', '2010 a 2013', '2007 a 2009', '2004 a 2006']
  const expected = entries.map((period, at) => `${period} Cargo ${at} Empresa ${'ABCDEF'[at]}`)
  const { lines, columns } = await readInk([
    ...names,
    ...side.map((text, at): Ink => ({ text, x: 20, y: 243 + at * 18, size: 10 })),
    { text: 'experiência', x: 205, y: 26, size: 16 },
    ...entries.flatMap((period, at): Ink[] => [
      { text: period, x: 208, y: 50 + at * 49, size: 9 },
      { text: `Cargo ${at}`, x: 290, y: 50 + at * 49, size: 10 },
      { text: `Empresa ${'ABCDEF'[at]}`, right: 550, y: 50 + at * 49, size: 8 },
      { text: `Conduzi a obra número ${at} da equipe com prazos e custos em dia.`, x: 290, y: 62 + at * 49, size: 10 },
    ]),
  ])
  expect(columns).toBe(2)
  expect(lines.slice(0, 10).map(({ text }) => text)).toEqual([...names.map(({ text }) => text), ...side])
  expect(lines.map(({ text }) => text).filter((text) => text.includes('Cargo'))).toEqual(expected)
})
