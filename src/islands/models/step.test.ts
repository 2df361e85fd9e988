import { expect, test } from 'bun:test'
import { stepFrom } from './step'

const received = { analise: 'a', estado: 'fila', fila: 2, caracteres: 0 }

test('a step belongs to this analysis and is of a known kind', () => {
  expect(stepFrom(received, 'a')).toEqual({ state: 'fila', ahead: 2, characters: 0 })
  expect(stepFrom({ ...received, estado: 'fim' }, 'a')?.state).toBe('fim')
  for (const other of [
    { ...received, analise: 'b' },
    { ...received, estado: 'x' },
    { ...received, fila: '2' },
    null,
    'fim',
    7,
  ])
    expect(stepFrom(other, 'a')).toBeNull()
})
