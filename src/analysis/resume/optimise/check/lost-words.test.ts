// Words of a résumé that its clean version lacks: none in what we lay out, found where a line is dropped, put back whole.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { generatedResume } from '../../../../../tests/documents/generated-resumes'
import { readResume } from '../../reading'
import { document } from '../../testing'
import { toSheet } from '../layout'
import { lostPieces, lostTexts } from './lost-words'
import { structureCheck } from './structure-check'

const page = document(
  'CURRICULUM VITAE',
  'Nome: Joana Prado Siqueira',
  'Endereço: Rua das Flores, 45, Recife, PE',
  'joana@exemplo.com | (81) 98888-7777',
  '# Experiência',
  'Cozinheira – Restaurante Sol – 03/2019 a 12/2023',
  '- Preparei 200 refeições por dia com uma equipe de quatro pessoas',
  '# Formação',
  'Ensino médio completo, Escola Exemplo, 2010',
  '# Outros',
  'CRN-6 12345. Inglês básico. Casada, 33 anos.',
)
const { items } = toSheet(page)
const before = readResume(page)

describe('the clean version of a page', () => {
  test('lacks nothing but personal data, its street, labels and what its headings say', () => {
    expect(lostTexts(before, items)).toEqual([])
  })

  test.each(items.filter(({ kind }) => kind !== 'heading').map(({ text }, at) => [text, at] as const))(
    'without %p lacks its words',
    (text) => {
      const less = items.filter((item) => item.text !== text)
      expect(lostTexts(before, less).length).toBeGreaterThan(0)
      const put = lostPieces(before, less).map((piece) => ({ kind: 'text' as const, text: piece }))
      expect(lostTexts(before, [...less, ...put])).toEqual([])
      expect([...structureCheck(before, { ...toSheet(page), items: less })(before).keys()]).toContain('words')
    },
  )

  test('is not offered where the written file lacks a word of it', () => {
    const made = document(...items.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text)).slice(0, -1))
    expect([...structureCheck(before, toSheet(page))(readResume(made)).keys()]).toContain('words')
  })
})

test('no generated page loses a word', () => {
  fc.assert(
    fc.property(generatedResume, ({ document: made }) => {
      expect(lostTexts(readResume(made), toSheet(made).items)).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 30_000)
