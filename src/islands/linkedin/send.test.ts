import { describe, expect, test } from 'bun:test'
import { send } from './send'

const values = { headline: 'Enfermeira', about: 'Cuido.', experience: '' }
const answering = (status: number, body: string) => async () => new Response(body, { status })

describe('sending the texts', () => {
  test('posts them as JSON', async () => {
    let sent: unknown
    const answer = await send('/api/linkedin/analyze', values, async (path, init) => {
      sent = [path, init.method, JSON.parse(String(init.body))]
      return Response.json({})
    })
    expect(answer).toEqual({ ok: true })
    expect(sent).toEqual(['/api/linkedin/analyze', 'POST', values])
  })

  test('returns the server’s messages by field', async () => {
    const body = JSON.stringify({ message: 'Falta.', fields: { headline: 'Falta.', other: 'x', about: '' } })
    expect(await send('/', values, answering(422, body))).toEqual({
      ok: false,
      message: 'Falta.',
      fields: { headline: 'Falta.' },
    })
  })

  test.each([
    ['no JSON', '<html>'],
    ['another shape', '[1]'],
    ['nothing', ''],
  ])('accepts %s', async (_, body) => {
    expect(await send('/', values, answering(500, body))).toEqual({ ok: false, message: null, fields: {} })
  })

  test('a lost connection is a refusal without a message', async () => {
    const lost = async () => {
      throw new TypeError('network')
    }
    expect(await send('/', values, lost)).toEqual({ ok: false, message: null, fields: {} })
  })
})
