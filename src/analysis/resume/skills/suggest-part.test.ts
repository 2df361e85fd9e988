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
