import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { timed } from '../../../tests/helpers/linear'
import { objectFrom } from './json'

const read = (text: string) => objectFrom(text, ['about', 'lines'])
const whole = { about: 'Organizo {o} estoque, "bem".', lines: [{ n: 1, text: 'a' }] }

test('finds an object within other text', () => {
  const json = JSON.stringify(whole)
  for (const text of [
    json,
    `Claro! Aqui está:\n\`\`\`json\n${json}\n\`\`\`\nEspero que ajude {sempre}.`,
    `<think>The user wants {"about": "no"}\n</think>\n${json}`,
    `The shape {like this} is: ${json}`,
    `${json}${json}`,
  ])
    expect(read(text)).toEqual(whole)
})

test('repairs small syntax errors', () => {
  expect(read("{'about': 'Estoque', 'lines': [],}")).toEqual({ about: 'Estoque', lines: [] })
  expect(read('{"about": "linha um\nlinha dois", "lines": []}')).toEqual({ about: 'linha um\nlinha dois', lines: [] })
})

test('closes a truncated object after the last complete value', () => {
  expect(read('{"about":"Organizo o estoque.","lines":[{"n":1,"text":"Conferi notas"},{"n":2,"text":"Red')).toEqual({
    about: 'Organizo o estoque.',
    lines: [{ n: 1, text: 'Conferi notas' }, { n: 2 }],
  })
  expect(read('{"about":"Organizo o esto')).toBeNull()
})

test('returns null without a usable object', () => {
  for (const text of [
    '',
    '   ',
    'null',
    '[]',
    '[1,2]',
    '<think>{"about":"x"}',
    'Não posso ajudar.',
    '{"other": 1}',
    '{{{{{{',
  ])
    expect(read(text)).toBeNull()
})

test('never throws and reads nested input in linear time', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(400), (text, at) => {
      const mixed = JSON.stringify(whole).slice(0, at) + text
      const found = read(mixed)
      expect(found === null || typeof found === 'object').toBe(true)
    }),
    { numRuns: 500 },
  )
  const ms = await timed(() => {
    read('{"about":'.repeat(6_000))
    read('['.repeat(60_000))
    read('{'.repeat(60_000))
  })
  expect(ms).toBeLessThan(5_000)
})
