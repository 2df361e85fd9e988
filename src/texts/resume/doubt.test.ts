// The sentence that calls a score uncertain, in both languages.
import { expect, test } from 'bun:test'
import { doubtText } from './corrections'

const line = (index: number, doubtful: boolean, is: 'job' | null = null) => ({ index, text: 'Faz bico', doubtful, is })
const view = (...lines: ReturnType<typeof line>[]) => ({ lines, doubts: lines.length, corrections: [] })

test('a score with lines in doubt says so, and how far it could fall where that is known', () => {
  expect(doubtText({ score: 58, least: 49 }, view(line(0, true), line(1, true)), 'pt-BR')).toStartWith(
    'Nota ainda incerta, entre 49 e 58: não sabemos ao certo o que são 2 linhas',
  )
  expect(doubtText({ score: 58 }, view(line(0, true)), 'en-US')).toStartWith('This score is not certain yet: ')
})

test('a line that was set right, or never doubted, is in doubt no more', () => {
  expect(doubtText({ score: 58, least: 49 }, view(line(0, true, 'job'), line(1, false)), 'pt-BR')).toBeNull()
  expect(doubtText({ score: null }, view(line(0, true)), 'pt-BR')).toBeNull()
})
