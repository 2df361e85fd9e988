import { expect, test } from 'bun:test'
import { checkAdvert } from './check'
import { sendAdvert } from './send'

test.each([
  ['', 'required'],
  [' \n\t ', 'required'],
  ['x'.repeat(49), 'short'],
  [`  ${'x'.repeat(49)}  `, 'short'],
  ['x'.repeat(50), null],
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'long'],
] as const)('%p is %p', (text, wrong) => expect(checkAdvert(text, 50, 100)).toBe(wrong))

const answering = (status: number, body: string) => async () => new Response(body, { status })

test.each([
  ['taken', answering(200, '{}'), { ok: true }],
  [
    'refused with words',
    answering(409, '{"message":"Envie seu currículo"}'),
    { ok: false, message: 'Envie seu currículo' },
  ],
  ['refused without', answering(500, '<html>'), { ok: false, message: null }],
  ['no answer', async () => Promise.reject(new Error('offline')), { ok: false, message: null }],
] as const)('%s', async (_, call, expected) => expect(await sendAdvert('texto', '', call)).toEqual(expected))

test('the advert is sent as JSON', async () => {
  const asked: unknown[] = []
  await sendAdvert('çã\n"x"', 'oficina', async (path, { body, method }) => {
    asked.push(path, method, JSON.parse(String(body)))
    return new Response('{}')
  })
  expect(asked).toEqual(['/api/job/analyze', 'POST', { description: 'çã\n"x"', curriculo: 'oficina' }])
})
