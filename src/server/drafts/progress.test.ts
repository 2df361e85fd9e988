import { expect, test } from 'bun:test'
import { analyseResume } from '../../analysis/resume'
import type { DraftPart } from '../../analysis/resume/draft/parts'
import { document } from '../../analysis/resume/testing'
import { progressOf } from './progress'

const result = analyseResume(
  document('Ana Sol', 'ana@exemplo.com.br', '# Experiência', 'Vendedora, Loja Azul, 2019 a 2023'),
)
const quotes = ['Envolvida em reuniões de preço', 'Responsável pelo caixa da loja'].map((text, at) => ({
  text,
  page: 1,
  line: at + 9,
}))
/** A result with one check of that id, as given; `evidence` is what its tip quotes. */
const withCheck = (id: string, given: { status: 'none' | 'full'; gain: number }) => ({
  ...result,
  score: 70,
  checks: [{ ...result.checks[0]!, id, ...given, points: 0, max: 3, evidence: quotes }],
})
const job = (...lines: string[]): DraftPart => ({
  ...{ id: 'p1', kind: 'job', fields: { title: 'Vendedora', employer: 'Loja Azul' } },
  lines: lines.map((text, at) => ({ id: `l${at}`, text })),
})
const after = (id: string, ...lines: string[]) =>
  progressOf(withCheck(id, { status: 'none', gain: 3 }), withCheck(id, { status: 'full', gain: 0 }), [job(...lines)])

test('a tip that is done says which of its lines stand as they were', () => {
  const half = after('openings', 'Negociei preços com seis fornecedores', 'responsável pelo  caixa da loja.')
  expect(half).toEqual({
    score: 70,
    done: ['openings'],
    unchanged: new Map([['openings', [quotes[1]!.text]]]),
    changed: new Map([['openings', [quotes[0]!.text]]]),
  })
  expect(after('openings', 'Negociei preços', 'Conferi o caixa')?.unchanged.get('openings')).toEqual([])
})

test('a tip that quotes a line to be used elsewhere has no line to change', () =>
  expect(after('summary', ...quotes.map(({ text }) => text))).toEqual({
    score: 70,
    done: ['summary'],
    unchanged: new Map(),
    changed: new Map(),
  }))

test('a tip that is not done is not among them', () => {
  const open = withCheck('openings', { status: 'none', gain: 3 })
  expect(progressOf(open, open, [job(quotes[0]!.text)])?.done).toEqual([])
})

test('a line that an open tip quotes is marked once the draft has another in its place', () => {
  const open = withCheck('quantified', { status: 'none', gain: 3 })
  const now = progressOf(open, open, [job('Envolvida em 12 reuniões de preço por mês', quotes[1]!.text)])
  expect([now?.done, now?.changed.get('quantified')]).toEqual([[], [quotes[0]!.text]])
})
