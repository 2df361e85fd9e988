// Schooling that a résumé says is not finished does not meet a demand for the finished one.
import { expect, test } from 'bun:test'
import { document } from '../../resume/testing'
import { matchJob, readAdvert } from '..'

const answer = (asked: string, ...education: string[]) => {
  const advert = readAdvert(`Camareira\nRequisitos:\n- ${asked}\n- arrumar quartos`)
  const resume = document(
    'Joana Prado',
    'joana@exemplo.com | (11) 98888-0000 | Recife, PE',
    '# Experiência Profissional',
    '=Camareira, Hotel Exemplo, 01/2018 - 12/2022',
    '- Arrumei 14 quartos por dia',
    '# Formação',
    ...education,
  )
  const found = matchJob(advert, resume, { year: 2026, month: null }).requirements
  return found.find(({ kind }) => kind === 'education')
}
const primary = 'Ensino fundamental completo'
const secondary = 'Ensino médio completo'

test.each([
  [primary, 'Ensino fundamental incompleto (7a serie)', 'primaryUnfinished'],
  [primary, 'Ensino fundamental - parei na 7ª série', 'primaryUnfinished'],
  [primary, 'Ensino fundamental, até a 7ª série', 'primaryUnfinished'],
  [primary, 'Parei na 7ª série do ensino fundamental', 'primaryUnfinished'],
  [secondary, 'Ensino médio (cursando)', 'secondaryUnfinished'],
  [secondary, 'Ensino médio cursando 2º ano', 'secondaryUnfinished'],
  [secondary, 'Cursando ensino médio', 'secondaryUnfinished'],
  [secondary, 'Ensino médio, E. E. Exemplo, em andamento', 'secondaryUnfinished'],
  [secondary, 'High school, incomplete', 'secondaryUnfinished'],
  ['Ensino superior completo', 'Bacharelado em Administração - trancado', 'student'],
])('%s: %s meets it in part', (asked, line, has) => expect(answer(asked, line)).toMatchObject({ met: 'part', has }))

test('a line of its own says that the school above is not finished', () =>
  expect(answer(primary, 'Ensino Fundamental', 'Parei na 7ª série')?.met).toBe('part'))

test.each([
  [primary, ['Ensino fundamental incompleto', 'Ensino médio completo']],
  [primary, ['Ensino médio incompleto']],
  [primary, ['Ensino fundamental até a 8ª série']],
  [secondary, ['Ensino médio completo, técnico em enfermagem em andamento']],
  [secondary, ['Pedagogia (cursando), UNA']],
  [secondary, ['Cursando 3º ano de Direito, UFPE']],
  ['Ensino superior completo', ['Graduação em Direito, 2015; curso técnico em andamento']],
  ['Ensino superior completo', ['Graduação em Direito, 2015, ensino técnico em andamento']],
  ['Ensino superior completo', ['Bacharelado em Administração, UFPE, 2017', 'MBA incompleto']],
  ['Ensino médio completo ou cursando', ['Ensino médio (cursando)']],
  ['Ensino médio incompleto', ['Ensino médio incompleto']],
  ['Ensino fundamental (completo ou incompleto)', ['Ensino fundamental incompleto']],
  ['Cursando ensino médio', ['Ensino médio cursando']],
])('%s is met by %p', (asked, lines) => expect(answer(asked, ...lines)?.met).toBe('yes'))
