// What a careful file says once stands in its draft as it was written: order of the parts, an objective, statements, unfinished studies.
import { expect, test } from 'bun:test'
import { document } from '../../testing'
import { toDraftSheet } from '../sheet'
import { draftFromDocument } from './from-document'
import { studyOf } from './study-fields'

const head = ['Rosa Maria Lima', 'Contagem, MG | (31) 99876-5432 | rosa.lima@exemplo.com.br']
const job = ['Experiência', 'Auxiliar de limpeza – Condomínio Sol – 2019 a 2024', 'Limpeza de 40 salas por dia']
const itemsOf = (...lines: readonly string[]) =>
  toDraftSheet(draftFromDocument(document(...head, ...lines))?.parts ?? []).items

test('courses, skills and languages stay in their own order', () => {
  const lists = {
    Cursos: 'NR-35, Senai, 2023',
    Habilidades: 'Lavadora, vidros, pisos',
    Idiomas: 'Inglês básico',
  }
  for (const order of [
    ['Cursos', 'Habilidades', 'Idiomas'],
    ['Idiomas', 'Habilidades', 'Cursos'],
  ] as const) {
    const items = itemsOf(...job, ...order.flatMap((name) => [name, lists[name]]))
    const headings = items.flatMap(({ kind, text }) => (kind === 'heading' ? [text.replace(/ e .*/, '')] : []))
    expect(headings.slice(1)).toEqual([...order])
  }
})

test('an objective beside a summary is a text and no bullet', () => {
  const items = itemsOf('Objetivo', 'Auxiliar de limpeza', 'Resumo', 'Auxiliar com 5 anos em condomínios.', ...job)
  expect(items.find(({ text }) => text === 'Auxiliar de limpeza')?.kind).toBe('text')
  expect(items.find(({ text }) => text.startsWith('Limpeza de 40'))?.kind).toBe('bullet')
})

test('what somebody says of themselves below the skills is a part of its own', () => {
  const statement = 'Disponível para viagens e mudança de cidade.'
  const items = itemsOf(...job, 'Habilidades', 'Lavadora, vidros, pisos', statement)
  const at = items.findIndex(({ text }) => text === statement)
  expect(items[at - 1]).toMatchObject({ kind: 'heading', text: 'Outras informações' })
})

test.each([
  ['Administração – UNA – trancado em 2019', 'trancado em 2019'],
  ['Pedagogia, UFMG, interrompido em 2015', 'interrompido em 2015'],
  ['Ensino médio – parei em 1997', 'parei em 1997'],
  ['BA English, Leeds University, left in 2019', 'left in 2019'],
  ['Diploma in Nursing, City College, deferred 2021', 'deferred 2021'],
])('when a study was broken off is no year it ended in: %s', (text, brokenOff) => {
  const { course, end } = studyOf(text).fields
  expect(course).toContain(brokenOff)
  expect(end).toBeUndefined()
})
