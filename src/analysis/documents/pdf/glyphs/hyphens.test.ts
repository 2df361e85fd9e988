// How hyphens are read for each way a font maps them: drawn or not, within a line or at its end.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { DRAWN, EMPTY, mappedPdf, UNSEEN } from '../../../../../tests/documents/mapped'
import { read as readBytes } from '../../../../../tests/documents/read-pdf'
import type { Document } from '../../document'

const filler = ['Ana Souza Lima', 'Coordenei a equipe de vendas da regional sul', 'Implantei o estoque em doze lojas']

const read = async (...lines: readonly string[]): Promise<Document['lines']> =>
  (await readBytes(mappedPdf([...filler, ...lines]))).lines.slice(filler.length)
const texts = async (...lines: readonly string[]): Promise<string[]> => (await read(...lines)).map(({ text }) => text)

describe('U+00AD that is drawn', () => {
  test.each([
    [`Sep. 2023 ${DRAWN} Mar. 2024`, 'Sep. 2023 - Mar. 2024'],
    [`a high${DRAWN}impact, easy${DRAWN}to${DRAWN}use team`, 'a high-impact, easy-to-use team'],
    [`2019${DRAWN}2021`, '2019-2021'],
    [`(+44) 7700 900${DRAWN}123`, '(+44) 7700 900-123'],
  ])('%j is read as it looks', async (line, visible) => {
    expect(await texts(line)).toEqual([visible])
  })

  test('before a text it is a bullet', async () => {
    expect(await read(`${DRAWN} Led a team of four`)).toMatchObject([{ text: 'Led a team of four', bullet: true }])
  })
})

describe('U+00AD that is not drawn', () => {
  test.each([
    ['without a width', EMPTY],
    ['as a space that takes no room', UNSEEN],
  ])('%s, it neither splits nor joins words', async (_, sign) => {
    expect(await texts(`Respon${sign}sável pela organi${sign}zação de festas`)).toEqual([
      'Responsável pela organização de festas',
    ])
  })

  test('a space at the position of a hyphen is ignored', async () => {
    expect(await texts(`interna${UNSEEN}-`, 'cionais')).toEqual(['interna-', 'cionais'])
  })
})

describe('a line that ends with U+00AD', () => {
  test('was broken by justification if other hyphens use another code', async () => {
    expect(await read(`a high-impact co${DRAWN}`, 'laborador')).toMatchObject([
      { text: 'a high-impact co-', broken: true },
      { text: 'laborador' },
    ])
  })

  test('may end with its own hyphen if all hyphens are U+00AD', async () => {
    const [first] = await read(`a low${DRAWN}cost, high${DRAWN}`, 'impact team')
    expect(first?.text).toBe('a low-cost, high-')
    expect(first?.broken).toBeUndefined()
  })
})

const word = fc.stringMatching(/^[a-zç]{2,9}$/)
const year = fc.integer({ min: 1990, max: 2024 }).map(String)

test('in any context, a drawn one is a hyphen and an undrawn one is nothing', async () => {
  const piece = fc.record({
    before: fc.oneof(word, year),
    after: fc.oneof(word, year),
    sign: fc.constantFrom(DRAWN, ` ${DRAWN} `, EMPTY, UNSEEN),
  })
  const run = fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
    const line = pieces.map(({ before, sign, after }) => `${before}${sign}${after}`).join(', ')
    const visible = line.replaceAll(DRAWN, '-').replaceAll(EMPTY, '').replaceAll(UNSEEN, '')
    expect(await texts(`x ${line}`)).toEqual([`x ${visible}`])
  })
  await fc.assert(run, { numRuns: 60 })
})
