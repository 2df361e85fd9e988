// Jobs above their dates at the right edge, beside employers above their tasks, and words of one period in smaller letters.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { Ink } from '../../../../../tests/documents/pdf'
import { readInk, texts } from '../../../../../tests/documents/read-pdf'

const entries = [
  ['Agência Jangada Digital', 'Coordenadora de Conteúdo', 'fev 2023 - Atual'],
  ['Maré Alta Moda Praia', 'Social Media', 'ago 2020 - jan 2023'],
  ['Scioto Cold Storage', 'Forklift Operator', 'Sep 2013 – Apr 2017'],
  ['Lojas Paraíso', 'Vendedora', '10/2010 – 04/2013'],
  ['Hotel Falésia Azul', 'Empregado de mesa', '2004 – 2010'],
] as const
const duties = ['Carteira de 14 clientes', 'Ran the dock board', 'Crediário e cartão', 'Buffets e banquetes']

test('titles above their dates at the right stay in the rows of their employers', async () => {
  const design = fc.record({
    left: fc.integer({ min: 40, max: 220 }),
    leading: fc.integer({ min: 13, max: 15 }),
    apart: fc.integer({ min: 4, max: 9 }),
    count: fc.integer({ min: 1, max: 2 }),
    jobs: fc.integer({ min: 4, max: 5 }),
    size: fc.integer({ min: 9, max: 11 }),
    words: fc.boolean(),
    isTitleLeft: fc.boolean(),
  })
  const run = fc.asyncProperty(design, async ({ left, leading, apart, count, jobs, size, words, isTitleLeft }) => {
    const inks: Ink[] = [{ text: 'Ana Duarte Prado', x: left, y: 50, size: 20 }]
    inks.push({ text: 'Experiência', x: left, y: 84, size: 13 })
    const expected: string[] = []
    let y = 106
    for (const [employer, title, period] of entries.slice(0, jobs)) {
      const [first, second] = isTitleLeft ? [title, employer] : [employer, title]
      inks.push({ text: first, x: left, y, size, words }, { text: second, right: 550, y, size, words })
      inks.push({ text: period, right: 550, y: y + leading, size, words })
      for (let at = 0; at < count; at++)
        inks.push({ text: duties[at]!, x: left + 12, y: y + (at + 1.9) * leading, size, words })
      expected.push(`${first} ${second}`, period)
      y += (count + 1.5) * leading + apart
    }
    const lines = texts(await readInk(inks))
    expect(lines.filter((text) => expected.includes(text))).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 40, seed: 20261130 })
}, 60_000)

test('a word tracked out in smaller letters is one, beside a text that is not', async () => {
  const design = fc.record({
    tracking: fc.constantFrom(0.7, 0.8, 0.9),
    word: fc.constantFrom('TO', 'ATÉ', 'AO'),
    from: fc.constantFrom('2014-02-01', '02/2014', '2014'),
    beside: fc.constantFrom('Lead Developer at NHS Informatics', 'Recepcionista em Clínica Santa Dulce'),
    gap: fc.integer({ min: 60, max: 160 }),
  })
  const run = fc.asyncProperty(design, async ({ tracking, word, from, beside, gap }) => {
    const inks: Ink[] = [{ text: 'Ana Duarte Prado', x: 40, y: 50, size: 20 }]
    const advance = from.length * (7.5 * 0.556 + tracking)
    inks.push({ text: from, x: 40, y: 100, size: 7.5, tracking })
    inks.push({ text: word, x: 40 + advance + 3, y: 100, size: 5.2, tracking })
    inks.push({ text: '2020', x: 40 + advance + 19, y: 100, size: 7.5, tracking })
    inks.push({ text: beside, x: 40 + advance + 50 + gap, y: 100, size: 9 })
    for (let at = 0; at < 4; at++)
      inks.push({ text: 'Atendimento de pessoas e vendas', x: 40, y: 130 + 14 * at, size: 9 })
    expect(texts(await readInk(inks)).join('\n')).toContain(` ${word} 2020`)
  })
  await fc.assert(run, { numRuns: 40, seed: 20261130 })
}, 60_000)
