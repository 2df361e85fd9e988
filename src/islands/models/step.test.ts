import { expect, test } from 'bun:test'
import { stepFrom } from './step'

const heard = { analise: 'a', estado: 'fila', fila: 2, caracteres: 0 }

test('a step is this analysis’s own, and of a known kind', () => {
  expect(stepFrom(heard, 'a')).toEqual({ state: 'fila', ahead: 2, characters: 0 })
  expect(stepFrom({ ...heard, estado: 'fim' }, 'a')?.state).toBe('fim')
  for (const other of [{ ...heard, analise: 'b' }, { ...heard, estado: 'x' }, { ...heard, fila: '2' }, null, 'fim', 7])
    expect(stepFrom(other, 'a')).toBeNull()
})
