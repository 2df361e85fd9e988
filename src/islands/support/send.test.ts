import { describe, expect, test } from 'bun:test'
import { fetchFile, nameOf } from '../shell/fetch'
import { sendMessage } from './send'

const form = () => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ name: 'Rui', email: 'rui@exemplo.com', message: 'Oi', more: 'x' }))
    data.set(name, value)
  return data
}
const answering =
  (value: unknown, status = 200) =>
  async () =>
    Response.json(value, { status })

describe('sending a message', () => {
  test('sends the four fields and no others', async () => {
    let sent: unknown
    await sendMessage(form(), async (path, init) => {
      sent = [path, init.method, JSON.parse(String(init.body))]
      return Response.json({ success: true })
    })
    const fields = { name: 'Rui', email: 'rui@exemplo.com', subject: '', message: 'Oi' }
    expect(sent).toEqual(['/api/support/contact', 'POST', fields])
  })

  const cases: [string, () => Promise<Response>, unknown][] = [
    ['a yes', answering({ success: true, message: 'Obrigado' }), { ok: true, text: 'Obrigado' }],
    ['success false', answering({ success: false }), { ok: false, message: null, fields: {} }],
    ['a wait', answering({ message: 'Espere' }, 429), { ok: false, message: 'Espere', fields: {} }],
    [
      'wrong fields, told beside them only',
      answering({ message: 'Email inválido', fields: { email: 'Email inválido' } }, 422),
      { ok: false, message: null, fields: { email: 'Email inválido' } },
    ],
    [
      'an answer that is no JSON',
      async () => new Response('<html>', { status: 502 }),
      { ok: false, message: null, fields: {} },
    ],
    ['no answer', () => Promise.reject(new TypeError('offline')), { ok: false, message: null, fields: {} }],
  ]
  test.each(cases)('%s', async (_, call, expected) => {
    expect(await sendMessage(form(), call)).toEqual(expected as Awaited<ReturnType<typeof sendMessage>>)
  })
})

describe('a file', () => {
  test('comes as it is', async () => {
    expect(await (await fetchFile('/x', async () => new Response('PK')))?.text()).toBe('PK')
    const headers = { 'content-disposition': 'attachment; filename="ana-sol-curriculo.pdf"' }
    const named = await fetchFile('/x', async () => new Response('PK', { headers }))
    expect(named && nameOf(named, 'curriculo.pdf')).toBe('ana-sol-curriculo.pdf')
    expect(nameOf(new Blob(['PK']), 'curriculo.pdf')).toBe('curriculo.pdf')
  })
  test.each([
    ['not found', async () => new Response('', { status: 404 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('is null: %s', async (_, call) => {
    expect(await fetchFile('/x', call)).toBeNull()
  })
})
