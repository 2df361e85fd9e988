import { describe, expect, test } from 'bun:test'
import { withOwnEmployer, withoutStatements } from './belongs'

const job = (employer: string, ...lines: string[]) => ({
  kind: 'job' as const,
  fields: { title: 'Ajudante', employer },
  lines,
})
const linesOf = (drafts: readonly { lines: readonly string[] }[]) => drafts.map(({ lines }) => [...lines])

describe('work described below another job', () => {
  const [cooked, served] = ['No restaurante eu fazia o almoço todo dia', 'No buffet eu servia os convidados']
  test('goes to the job whose place it opens with', () => {
    const drafts = [job('Restaurante Sabor da Terra'), job('Buffet Alegria', cooked, served)]
    expect(linesOf(withOwnEmployer(drafts))).toEqual([[cooked], [served]])
    const english = [job('Hotel Sol'), job('City School', 'At the hotel I cleaned 12 rooms a day')]
    expect(linesOf(withOwnEmployer(english))).toEqual([['At the hotel I cleaned 12 rooms a day'], []])
  })

  test('stays where its own job is such a place, where two others are, and where none is', () => {
    for (const drafts of [
      [job('Restaurante Sabor'), job('Restaurante Alegria', cooked)],
      [job('Restaurante Sabor'), job('Restaurante Sol'), job('Buffet Alegria', cooked)],
      [job('Loja Azul'), job('Buffet Alegria', cooked)],
      [job('Restaurante Sabor'), job('Buffet Alegria', 'Servia no restaurante do hotel', 'Na hora do almoço ajudava')],
    ])
      expect(linesOf(withOwnEmployer(drafts))).toEqual(linesOf(drafts))
  })
})

test('what people say of themselves below their courses is no course', () => {
  const courses = (...lines: string[]) => [{ kind: 'courses' as const, fields: {}, lines }]
  const drafts = withoutStatements(
    courses('Boas práticas, Senac', 'Não tenho vicios', 'Disponibilidade de horario'),
    'pt',
  )
  expect(drafts).toEqual([
    { kind: 'courses', fields: {}, lines: ['Boas práticas, Senac'] },
    {
      kind: 'own',
      fields: { heading: 'Outras informações' },
      lines: ['Não tenho vicios', 'Disponibilidade de horario'],
    },
  ])
  const courseOnly = courses('Excel, Senac', 'Inglês, CNA')
  expect(withoutStatements(courseOnly, 'pt')).toEqual(courseOnly)
})
