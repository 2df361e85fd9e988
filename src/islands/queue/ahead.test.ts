import { expect, test } from 'bun:test'
import { aheadFrom } from './ahead'

test('a place is read only from a message about the same tool', () => {
  expect(aheadFrom({ ferramenta: 'resume', fila: 3 }, 'resume')).toBe(3)
  expect(aheadFrom({ ferramenta: 'resume', fila: 0 }, 'resume')).toBe(0)
  expect(aheadFrom({ ferramenta: 'photo', fila: 3 }, 'resume')).toBeNull()
  for (const fila of [-1, 1.5, '3', null, undefined])
    expect(aheadFrom({ ferramenta: 'resume', fila }, 'resume')).toBeNull()
  for (const message of [null, 'fila', 3, []]) expect(aheadFrom(message, 'resume')).toBeNull()
})
