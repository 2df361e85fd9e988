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

test('a line of contact data, a head with its dates alone, a section’s heading and a short word lead to their part', () => {
  const filled: DraftContent = {
    parts: [
      {
        id: 'p1',
        kind: 'contact',
        fields: { name: 'Ana Dias', city: 'Recife, PE', email: 'ana@exemplo.com.br', phone: '(81) 90000-0142' },
        lines: [],
      },
      { ...job('p2', 'Caixa', []), fields: { title: 'Caixa', employer: 'Loja Sol', start: '2018', end: 'atual' } },
      { ...job('p3', 'Caixa', []), fields: { title: 'Caixa', employer: 'Loja Lua', start: '02/2014', end: '2017' } },
      { id: 'p4', kind: 'school', fields: { course: 'Ensino médio' }, lines: [] },
      { id: 'p5', kind: 'skills', fields: { text: 'Excel, CNH E, vendas' }, lines: [] },
    ],
    skipped: [],
  }
  const quotes = {
    'Recife, PE | (81) 90000-0142 | ana@exemplo.com.br': 'p1',
    'E-mail: ana@exemplo.com.br': 'p1',
    '2014 – 2017 Caixa': 'p3',
    '2018 – atual': 'p2',
    'FORMAÇÃO ACADÊMICA': 'p4',
    'CNH E': 'p5',
    vendas: 'p5',
  }
  for (const [quote, part] of Object.entries(quotes)) expect(placeOfQuote(filled, quote)).toEqual({ part, line: null })
})
