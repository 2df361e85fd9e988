import { expect, test } from 'bun:test'
import { createLatestOnly } from './latest-only'

test('of what waits for a key only the latest runs, and one key does not wait for another', async () => {
  const run = createLatestOnly()
  const ran: string[] = []
  const first = Promise.withResolvers<string>()
  const begin = (key: string, name: string, work = async () => name) =>
    run(key, () => {
      ran.push(name)
      return work()
    })
  const running = begin('a', 'a1', () => first.promise)
  await Promise.resolve()
  const answers = [running, begin('a', 'a2'), begin('a', 'a3')]
  expect(await begin('b', 'b1')).toBe('b1')
  expect(ran).toEqual(['a1', 'b1'])
  first.resolve('a1')
  expect(await Promise.all(answers)).toEqual(['a1', null, 'a3'])
  expect(ran).toEqual(['a1', 'b1', 'a3'])
})

test('work that fails ends its own turn alone', async () => {
  const run = createLatestOnly()
  const failing = run('a', () => Promise.reject(new Error('no reader')))
  await Promise.resolve()
  const next = run('a', async () => 'measured')
  await expect(failing).rejects.toThrow('no reader')
  expect(await next).toBe('measured')
  expect(await run('a', async () => 'again')).toBe('again')
})
