// Skills are suggested of the person's own part of a trade, or of the one they aim at, and of no other.
import { expect, test } from 'bun:test'
import { analyseResume } from '..'
import { document } from '../testing'

const suggested = (job: string, task: string, aim?: string) =>
  analyseResume(
    document(
      ...['Ana Sol', job, 'ana.sol@exemplo.com (81) 98888-7777', ...(aim ? ['# Objetivo', aim] : [])],
      ...['# Experiência', `${job} – Casa Azul – 2015 a 2024`, `- ${task}`],
      ...['# Formação', 'Ensino médio, Colégio Estadual, 2010'],
    ),
  ).keywordsSuggested

test('a barista and a waiter are suggested no hotel', () => {
  const hotel = ['Check-in e check-out', 'Hotelaria', 'Reservas']
  for (const job of ['Barista', 'Garçom'])
    expect(suggested(job, 'Atendi 60 mesas por turno').filter((name) => hotel.includes(name))).toEqual([])
  expect(suggested('Barista', 'Servi 200 cafés por dia').length).toBeGreaterThan(0)
})
test('who asks for another trade is suggested the skills of that one', () => {
  const names = suggested('Professora', 'Dei aulas de matemática para 30 alunos', 'Busco vaga de analista de dados')
  expect(names).toContain('SQL')
  expect(names).not.toContain('BNCC')
})
test.each(['Apicultor', 'Sapateiro', 'Músico', 'Pescador'])(
  'a trade that no list has is suggested nothing: %s',
  (job) => expect(suggested(job, 'Trabalhei com 40 pedidos por mês')).toEqual([]),
)
test('work within a country is no housework, and nobody who cleans is suggested gardening', () => {
  expect(suggested('Domestic Sales Administrator', 'Answered 40 calls a day about domestic orders')).not.toContain(
    'Lavanderia',
  )
  const names = suggested('Empregada doméstica', 'Limpei 3 apartamentos por dia')
  expect(names).toContain('Passar roupa')
  expect(names).not.toContain('Jardinagem')
})

test.each([
  ['Warehouse Team Leader', 'Supply Chain Planner', 'Led 24 colleagues on the late shift', 'Pallet truck'],
  ['Camareira', 'Supervisora de hotel', 'Arrumei 14 quartos por dia', 'Troca de enxoval'],
  ['Estoquista', 'Analista de logística', 'Conferi 300 itens por dia', 'Separação de pedidos'],
  ['Pedreiro', 'Orçamentista de obras', 'Levantei 40 metros por dia', 'Alvenaria'],
] as const)('of a %s whose headline points to %s no words of the work they leave are asked', (job, aim, task, word) => {
  const names = (line: string) =>
    analyseResume(
      document(
        ...['Ana Sol', line, 'ana.sol@exemplo.com (81) 98888-7777', '# Experiência'],
        ...[`${job} – Casa Azul – 2015 a 2024`, `- ${task}`, '# Formação', 'Ensino médio, Colégio Estadual, 2010'],
      ),
    ).keywordsSuggested
  expect([names(job).includes(word), names(`${job} → ${aim}`).includes(word)]).toEqual([true, false])
  expect(names(`${job} → ${aim}`).join()).not.toMatch(/[Ff]orklift|empilhadeira/)
})
