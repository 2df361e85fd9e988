// Hyphens at line ends: part of the word or added by justification.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { timed } from '../../../../../tests/helpers/linear'
import { document } from '../../testing'
import { joinLines, markBroken } from './hyphens'
import { toBlocks } from './paragraphs'

/** The text of one paragraph with these lines. */
const paragraph = (...texts: readonly string[]): string => {
  const { lines } = document(...texts)
  return markBroken(lines).reduce(
    (text, line, at, all) => (at === 0 ? line.text : joinLines(text, line, all[at - 1]!)),
    '',
  )
}

describe('in a file that hyphenates', () => {
  test.each([
    ['soltas em pai-', 'néis', 'soltas em painéis'],
    ['a large en-', 'terprise', 'a large enterprise'],
    ['reabilitação pós-', 'operatória', 'reabilitação pós-operatória'],
    ['projeto político-', 'pedagógico', 'projeto político-pedagógico'],
    ['a loja tornou-', 'se a maior', 'a loja tornou-se a maior'],
    ['built a full-', 'stack app', 'built a full-stack app'],
    ['Rádio SAP-', 'ERP', 'Rádio SAP-ERP'],
    ['moved end-to-', 'end', 'moved end-to-end'],
    ['sem hífen', 'nenhum', 'sem hífen nenhum'],
  ])('"%s" and "%s" are "%s"', (before, after, whole) => {
    expect(paragraph('menos afasta-', 'mentos', before, after)).toBe(`menos afastamentos ${whole}`)
  })

  test('two words that occur separately elsewhere, or their compound, keep the hyphen', () => {
    expect(paragraph('o guarda sabe da chuva, a forma-', 'ção do guarda-', 'chuva')).toEndWith(
      'formação do guarda-chuva',
    )
    expect(paragraph('a month-end batch, the forma-', 'tion of a month-', 'end close')).toEndWith(
      'of a month-end close',
    )
  })
})

describe('in a file without hyphenated words', () => {
  test.each([
    ['a cost-', 'effective plan', 'a cost-effective plan'],
    ['toda segunda-', 'feira cedo', 'toda segunda-feira cedo'],
  ])('"%s" and "%s" are "%s": the hyphen is the word’s own', (before, after, whole) => {
    expect(paragraph(before, after)).toBe(whole)
  })
})

test('a word that occurs elsewhere without the hyphen loses it, whatever its first half', () => {
  expect(paragraph('um colaborador e outro co-', 'laborador')).toBe('um colaborador e outro colaborador')
})

test('a break marked by the file loses the hyphen', () => {
  const { lines } = document('um co-', 'piloto')
  const [first, second] = [{ ...lines[0]!, broken: true as const }, lines[1]!]
  expect(markBroken([first, second])[0]?.broken).toBe(true)
  expect(joinLines(first.text, second, first)).toBe('um copiloto')
})

test('for any lines, joining neither adds nor loses a letter', () => {
  const word = fc.stringMatching(/^[a-zà-ü]{1,9}-?$/)
  const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (texts) => {
      const letters = (all: readonly string[]) => all.join('').replace(/[^\p{L}]/gu, '')
      const blocks = toBlocks(markBroken(document(...texts).lines)).map(({ text }) => text)
      expect(letters(blocks)).toBe(letters(texts))
    }),
  )
})

test('a name that begins small begins a line of its own; a word that does goes on with the line before', () => {
  const blocksOf = (...texts: string[]) => toBlocks(document(...texts).lines).map(({ text }) => text)
  expect(blocksOf('REST APIs', 'gRPC', 'iOS', 'macOS')).toEqual(['REST APIs', 'gRPC', 'iOS', 'macOS'])
  expect(blocksOf('Envio mensal do', 'eSocial')).toEqual(['Envio mensal do eSocial'])
  expect(blocksOf('Controle de', 'estoque e', 'caixa')).toEqual(['Controle de estoque e caixa'])
})

// 4 ms; about 1 s when each line looked at the whole paragraph before it.
test('a paragraph of thousands of lines is joined in linear time', async () => {
  const { lines } = document(...Array.from({ length: 4_000 }, () => 'atendi clientes – e fiz a entrega das peças,'))
  expect(await timed(() => expect(toBlocks(lines)).toHaveLength(1))).toBeLessThan(150)
})
