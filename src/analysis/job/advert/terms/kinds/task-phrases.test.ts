// Tasks with a general noun are named with their verb, and those whose verb says nothing either are none.
import { describe, expect, test } from 'bun:test'
import { matchJob } from '../../..'
import { resume } from '../../../match/testing'
import { readAdvert } from '../..'
import { keywords } from '../../testing'

const list = (heading: string, lines: readonly string[], asks: string) =>
  `${heading}\n${lines.map((line) => `- ${line}`).join('\n')}\n\n${asks}\n- Excel\n- SQL\n- Git\n- Python`
const tasks = (...lines: string[]) => keywords(list('Atividades', lines, 'Requisitos'), 'duty')
const duties = (...lines: string[]) => keywords(list('Responsibilities', lines, 'Requirements'), 'duty')

describe('a task of a specific verb and a general noun', () => {
  test.each([
    ['Atender clientes na loja', 'Atender clientes'],
    ['Prospectar clientes através de indicações', 'Prospectar clientes'],
    ['Visita a clientes.', 'Visita a clientes'],
    ['Receber pagamentos em dinheiro', 'Receber pagamentos'],
    ['Testar os produtos antes da entrega', 'Testar os produtos'],
  ])('%s', (line, task) => expect(tasks(line)).toContain(task))

  test.each([
    ['Greet customers at the door', 'Greet customers'],
    ['Deploy software to the shops', 'Deploy software'],
    ['May sort documents for the archive', 'sort documents'],
    ['Reviews and verifies invoices.', 'verifies invoices'],
    ['Supervise and train junior kitchen staff.', 'train junior kitchen staff'],
  ])('%s', (line, task) => expect(duties(line)).toContain(task))

  test('is shown by the same deed', () => {
    const asked = readAdvert(list('Atividades', ['Prospectar clientes através de indicações'], 'Requisitos'))
    const { keywords: found } = matchJob(asked, resume(['Prospectei clientes de três bairros por telefone']))
    expect(found.find(({ text }) => text === 'Prospectar clientes')?.bucket).toBe('shown')
  })
})

test('a verb of any work names none', () => {
  const idle = ['Apoiar a equipe no dia a dia', 'Garantir a qualidade', 'Realizar outras atividades', 'Manter contatos']
  expect(tasks(...idle)).toEqual([])
})

test('a line of a list whose tasks stand in a sentence names their objects', () => {
  const line = 'They are also responsible for electroplating, hedge laying and ensuring that doors are shut.'
  expect(duties(line)).toEqual(expect.arrayContaining(['electroplating', 'hedge laying']))
})

test('names between strokes behind an object are keywords in any letters', () => {
  const found = tasks('Análise de indicadores externos (serasa/bacen/bloomberg).')
  expect(found.join(' ')).toContain('bacen')
})
