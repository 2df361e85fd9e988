import { expect, test } from 'bun:test'
import { document } from '../../../resume/testing'
import { matchJob, readAdvert } from '../..'
import { advert as advertOf, one, resume } from '../testing'

test.each([
  ['Credit control', 'Built an Excel tracker for late payers which the credit controller still uses', 'missing'],
  ['Credit control', 'Kept credit control reports for 40 customers', 'shown'],
  ['Accounting', 'Reconciled two bank accounts weekly and cleared 35 unmatched items', 'missing'],
  ['Accounting', 'Closed the accounts of six branches each month', 'shown'],
  ['Accounting', 'Kept the accounts of a parish', 'shown'],
  ['Accounting', 'Did account reconciliations for three branches', 'shown'],
  ['Accounting', 'Used customer service skills when troubleshooting account issues for company clients', 'missing'],
  ['Accounting', 'Unlocked accounts and reset passwords for 300 people', 'missing'],
  ['Accounting', 'Opened new accounts at the counter of a bank', 'missing'],
  ['Accounting', 'Worked with the account team of a brewery', 'missing'],
])('%s beside "%s": %s', (asked, line, bucket) => {
  expect(one(asked, [line])?.bucket).toBe(bucket as 'shown')
})

test('a task is shown by the line that says it of the same object', () => {
  const found = one('Higienização de verduras', [
    'Limpeza de escritório e banheiros em prédio de 8 andares',
    'Lavava verduras e legumes todos os dias',
  ])
  expect([found?.bucket, found?.evidence?.text]).toEqual(['shown', 'Lavava verduras e legumes todos os dias'])
})

const advert = `Auxiliar de Cozinha
Requisitos: Ensino fundamental completo. Experiência mínima de 6 meses na função. Disponibilidade para trabalhar finais de semana e feriados. Morar próximo à região da zona sul.
Atividades: corte de carnes, lavagem de louças.`
const cook = document(
  'Rosa Lima',
  'rosa@exemplo.com | São Paulo, SP',
  '# Experiência Profissional',
  '=Auxiliar de Cozinha, Restaurante Exemplo, 03/2024 - 06/2024',
  '- Cortava carnes e lavava louças',
  '# Informações',
  'Disponibilidade de horário inclusive fim de semana e feriado',
)

test('conditions in other words, parts of towns and months', () => {
  const { requirements } = matchJob(readAdvert(advert), cook, { year: 2026, month: 1 })
  expect(requirements.map(({ kind, what, met, months }) => [kind, what, met, months])).toEqual(
    expect.arrayContaining([
      ['availability', 'weekends', 'yes', undefined],
      ['place', 'zona sul', 'unknown', undefined],
      ['years', '0.5', 'part', 4],
    ]),
  )
})

test('the class of a degree asks for a degree, and its subjects are keywords', () => {
  const { keywords, requirements } = readAdvert(
    'Accounts Assistant\nThe successful candidate will have a 2:1 or above in Accounting, Finance or Business and strong Excel.',
  )
  expect(requirements.map(({ kind, what }) => [kind, what])).toEqual([['education', 'degree']])
  expect(keywords.filter(({ schooling }) => schooling).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Accounting', 'Finance']),
  )
})

test("an age is no time of experience, and a boss's title no skill", () => {
  const { keywords, requirements } = readAdvert(
    'Accounts Assistant\n\nYou will support the Financial Controller with balance sheets.\n\nRequirements\n- Be at least 18 years of age and have experience of Xero\n- Excel\n- Knowledge of payroll',
  )
  expect(requirements.map(({ kind }) => kind)).not.toContain('years')
  expect(keywords.map(({ text }) => text)).not.toContain('Financial Controller')
})

test('a place where somebody looks for work shows no work there', () => {
  const found = (line: string) =>
    matchJob(advertOf('Cozinha industrial', 'Git'), resume([], ['Excel'], ['# Resumo', line])).keywords.find(
      ({ text }) => /industrial/i.test(text),
    )?.bucket
  expect(found('Procuro trabalho fixo em cozinha industrial.')).toBe('missing')
  expect(found('Dez anos de cozinha industrial.')).toBe('listed')
})
