// Jobs written as sentences, taken into the fields of a job one by one: no step of that honest work costs what the
// sentences say. With the last one the page has no opening left, and its tip asks for two lines.
import { expect, test } from 'bun:test'
import { measureRead, readDraft } from '../measure'
import type { DraftPart } from '../parts'

const now = { year: 2026, month: 11 }
const contact: DraftPart = {
  id: 'p1',
  kind: 'contact',
  fields: {
    name: 'Rosângela Souza',
    headline: 'Cozinheira',
    city: 'Belo Horizonte, MG',
    email: 'rosangela@exemplo.com',
  },
  lines: [],
}
const written: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'Trabalhei de 2014 a 2022 na Escola Municipal Padre Eustáquio como merendeira, fazia almoço pra 320 crianças por dia junto com mais 2 colegas, cuidava do estoque e da limpeza da cozinha.',
    { title: 'Merendeira', employer: 'Escola Municipal Padre Eustáquio', start: '2014', end: '2022' },
  ],
  [
    'Depois disso fiquei no restaurante Sabor de Minas como cozinheira de março de 2022 até agosto de 2024, fazia o self service, cerca de 180 refeições no almoço. Treinei 3 ajudantes.',
    { title: 'Cozinheira', employer: 'Restaurante Sabor de Minas', start: '03/2022', end: '08/2024' },
  ],
  [
    'Antes, de 2009 a 2013, fui ajudante de cozinha no Hospital Evangélico, porcionava dieta dos pacientes e lavava panelão.',
    { title: 'Ajudante de cozinha', employer: 'Hospital Evangélico', start: '2009', end: '2013' },
  ],
]
const rest: readonly DraftPart[] = [
  {
    id: 's',
    kind: 'own',
    fields: { heading: 'Outras informações' },
    lines: [
      { id: 's1', text: 'Estudei até o ensino médio completo na Escola Estadual Maria Andrade em 1992' },
      { id: 's2', text: 'Fiz curso de boas práticas de manipulação de alimentos pelo Senac em 2021' },
    ],
  },
]
const scoreAfter = (steps: number): number => {
  const jobs = written
    .slice(0, steps)
    .map(([text, fields], at): DraftPart => ({ id: `j${at}`, kind: 'job', fields, lines: [{ id: `l${at}`, text }] }))
  const left = written.slice(steps).map(([text]) => text)
  const summary: DraftPart = { id: 'p2', kind: 'summary', fields: { text: left.join('\n') }, lines: [] }
  const parts = [contact, ...(left.length > 0 ? [summary] : []), ...jobs, ...rest]
  return measureRead(readDraft(parts, now), parts).result.score ?? 0
}

/** Points that the missing opening costs, and one without a result of its own. */
const OPENING = { missing: 6, result: 3 }

test('given three such jobs, when one after the other gets its fields, then nothing but the opening is lost', () => {
  const [first = 0, second = 0, third = 0, last = 0] = [0, 1, 2, 3].map(scoreAfter)
  for (const score of [second, third]) expect(score).toBeGreaterThanOrEqual(first - OPENING.result)
  expect(last).toBeGreaterThanOrEqual(third - OPENING.missing)
})
