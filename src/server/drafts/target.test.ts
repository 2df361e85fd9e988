import { expect, test } from 'bun:test'
import type { DraftContent } from '../../domain/drafts/content'
import { placeOfQuote } from './target'

const job = (id: string, title: string, lines: readonly string[]) =>
  ({
    id,
    kind: 'job',
    fields: { title, employer: `Loja ${title}` },
    lines: lines.map((text, at) => ({ id: `l${at}`, text })),
  }) as const
const content: DraftContent = {
  parts: [
    {
      id: 'p1',
      kind: 'summary',
      fields: { text: 'Vendedora há dez anos, com carteira de clientes própria.' },
      lines: [],
    },
    job('p2', 'Vendedora', ['Cuidei da vitrine', 'Vendi roupas']),
    job('p3', 'Caixa', ['Cuidei da vitrine da filial', 'Fechei o caixa']),
  ],
  skipped: [],
}

test('a quote leads to its own line, also where another one begins alike or the file had a bullet', () => {
  const at = (quote: string) => placeOfQuote(content, quote)
  expect(at('Cuidei da vitrine')).toEqual({ part: 'p2', line: 'l0' })
  expect(at('• Cuidei da vitrine da filial.')).toEqual({ part: 'p3', line: 'l0' })
  expect(at('Fechei o caixa')).toEqual({ part: 'p3', line: 'l1' })
  // A sentence of a longer line, and a line of a longer sentence.
  expect(at('vitrine da filial')).toEqual({ part: 'p3', line: 'l0' })
})

test('a heading leads to its job, a sentence to the field it stands in, and unknown words nowhere', () => {
  const at = (quote: string) => placeOfQuote(content, quote)
  expect(at('Caixa | Loja Caixa | 01/2020 - 02/2022')).toEqual({ part: 'p3', line: null })
  expect(at('com carteira de clientes própria')).toEqual({ part: 'p1', line: null })
  for (const other of ['Cozinhei', '', '• – |', 'a']) expect(at(other)).toBeNull()
})
