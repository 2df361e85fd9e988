// What a question says of a draft's own lines is there: the line that would do is named, and a year or "13º" is no number of what was done.
import { expect, test } from 'bun:test'
import { measureRead, readDraft } from '../../src/analysis/resume/draft/measure'
import type { DraftPart } from '../../src/analysis/resume/draft/parts'
import { measureView } from '../../src/texts/workbench/view'

const now = { year: 2026, month: 11 }
const contact = { name: 'Rosa Lima', city: 'São Paulo, SP', phone: '(11) 98765-4321', email: 'rosa@exemplo.com.br' }
const draft = (summary: string, ...texts: readonly string[]): readonly DraftPart[] => [
  { id: 'p1', kind: 'contact', fields: contact, lines: [] },
  { id: 'p2', kind: 'summary', fields: { text: summary }, lines: [] },
  {
    id: 'p3',
    kind: 'job',
    fields: { title: 'Analista de folha', employer: 'Contábil Prime', start: '03/2016', end: 'atual' },
    lines: texts.map((text, at) => ({ id: `l${at}`, text })),
  },
  { id: 'p4', kind: 'school', fields: { course: 'Ciências Contábeis', school: 'PUC', end: '2014' }, lines: [] },
]
const questions = (parts: readonly DraftPart[], language: 'pt-BR' | 'en-US' = 'pt-BR') =>
  measureView({ ...measureRead(readDraft(parts, now), parts), match: null }, { parts, skipped: [] }, null, language)
    .questions
const opening = 'Analista de folha de pagamento em escritórios de contabilidade.'

test('the line that would do for the opening is named', () => {
  const line = 'Reduzi de 38 para 6 por mês as correções da folha de 900 pessoas'
  const parts = draft(opening, line, 'Fechamento da folha de 12 empresas por mês', 'Envio dos eventos do eSocial')
  for (const language of ['pt-BR', 'en-US'] as const)
    expect(questions(parts, language).find(({ check }) => check === 'summary')?.hint).toContain(`“${line}”`)
})

test.each([
  ['Cálculo de rescisões, férias e 13º salário', false],
  ['Conciliação dos benefícios (treinada em 2023)', false],
  ['Implantação do ponto novo em 3 meses', true],
])('a number beside which another is asked for is one of what was done: %s', (line, isBeside) => {
  const asked = questions(draft(opening, line, 'Fechamento da folha no sistema')).find(
    ({ answer, of }) => answer === 'figure' && of === line,
  )
  expect(asked?.title.startsWith('Além desse número')).toBe(isBeside)
})
