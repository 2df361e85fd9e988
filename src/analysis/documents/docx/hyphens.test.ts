// Soft hyphens in Word files are removed inside words, in both ways a file can encode them.
import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { bareDocx } from '../../../../tests/documents/docx'
import { LIMITS } from '../limits'
import { readDocx } from './docx'

const run = (inside: string): string => `<w:p><w:r>${inside}</w:r></w:p>`
const textXml = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`
const filler = run(textXml('Ana Souza Lima coordenou a equipe de vendas da regional sul por dez anos'))

const read = async (paragraph: string): Promise<string | undefined> => {
  const reading = await readDocx(bareDocx(filler + paragraph), LIMITS)
  return reading.ok ? reading.document.lines[1]?.text : reading.refusal
}

test('soft hyphens inside words are removed in both encodings; the non-breaking hyphen stays', async () => {
  const own = ['Respon', 'sável pela organi', 'zação'].map(textXml).join('<w:softHyphen/>')
  expect(await read(run(own))).toBe('Responsável pela organização')
  expect(await read(run(textXml('Respon\u00ADsável pela organi\u00ADzação')))).toBe('Responsável pela organização')
  expect(await read(run(`${textXml('pós')}<w:noBreakHyphen/>${textXml('venda')}`))).toBe('pós-venda')
})

test('for any words and years, halves join and years stay separate', async () => {
  const half = fc.stringMatching(/^[a-zç]{2,8}$/)
  const year = fc.integer({ min: 1980, max: 2025 })
  await fc.assert(
    fc.asyncProperty(fc.array(half, { minLength: 2, maxLength: 5 }), year, year, async (halves, from, to) => {
      const dates = `${from}\u00AD${to}, ${from} \u00AD ${to}`
      const expected = `x ${halves.join('')} ${from}-${to}, ${from} - ${to}`
      expect(await read(run(textXml(`x ${halves.join('\u00AD')} ${dates}`)))).toBe(expected)
      expect(await read(run(halves.map(textXml).join('<w:softHyphen/>')))).toBe(halves.join(''))
    }),
    { numRuns: 60 },
  )
})
