// Both clients against a server that speaks as the documentation of Ollama and of OpenAI has it, faults included.
import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { createOllama } from '../../src/analysis/models/engines/ollama'
import { createOpenAi } from '../../src/analysis/models/engines/openai'
import type { Ask, Engine } from '../../src/analysis/models/engines/port'
import { type FakeModelServer, fakeModel, startFakeModelServer } from './fake-server'

let fake: FakeModelServer
beforeEach(() => {
  fake = startFakeModelServer()
})
afterEach(() => fake.stop())

const ask: Ask = {
  system: 'Rules.',
  user: 'Material.',
  name: 'linkedin',
  schema: {
    type: 'object',
    properties: { about: { type: 'string' } },
    required: ['about'],
    additionalProperties: false,
  },
  tokens: 700,
}
const soon = (ms = 5_000) => AbortSignal.timeout(ms)
const now = () => Date.UTC(2026, 10, 20)
const ollama = (model = fakeModel): Engine => createOllama({ url: fake.url, model, local: true, fetch, now })
const openai = (model = fakeModel): Engine =>
  createOpenAi({ url: `${fake.url}/v1`, key: 'sk-test', model, local: true, fetch, now })
const engines = [
  ['ollama', ollama],
  ['openai', openai],
] as const

for (const [kind, engineOf] of engines)
  describe(kind, () => {
    test('streams an answer, counts its tokens and says how far it is', async () => {
      const text = '{"about":"Organizo o estoque de três lojas."}'
      fake.replies({ text })
      const seen: number[] = []
      const reply = await engineOf().ask(ask, soon(), (characters) => seen.push(characters))
      expect(reply).toEqual({ ok: true, text, model: fakeModel, tokensIn: 812, tokensOut: 290, cut: false })
      expect(seen.at(-1)).toBe(text.length)
      expect(new Set(seen).size).toBeGreaterThan(1)
    })

    test('a truncated answer is reported', async () => {
      fake.replies({ text: '{"about":"Organizo', how: 'length' })
      expect(await engineOf().ask(ask, soon())).toMatchObject({ ok: true, cut: true })
    })

    test('an empty answer is an answer', async () => {
      fake.replies({ text: '' })
      expect(await engineOf().ask(ask, soon())).toMatchObject({ ok: true, text: '' })
    })

    test('a failure is reported by its kind', async () => {
      const cases = [
        ['busy', 'busy'],
        ['error', 'broken'],
        ['cut', 'broken'],
        ['error-inside', 'broken'],
        ['no-protocol', 'broken'],
        ['flood', 'too-large'],
      ] as const
      for (const [how, fault] of cases) {
        fake.replies({ text: 'a'.repeat(400), how })
        expect(await engineOf().ask(ask, soon())).toMatchObject({ ok: false, fault })
      }
    })

    test('a requested wait is reported in milliseconds, and bounded', async () => {
      for (const [retryAfter, waitMs] of [
        ['7', 7_000],
        ['Fri, 20 Nov 2026 00:00:09 GMT', 9_000],
        ['99999', 60_000],
      ] as const) {
        fake.replies({ text: '', how: 'busy', retryAfter })
        expect(await engineOf().ask(ask, soon())).toEqual({ ok: false, fault: 'busy', waitMs })
      }
    })

    test('a server that hangs, before or within an answer, is left when time is up', async () => {
      for (const how of ['hang', 'stall'] as const) {
        fake.replies({ text: 'a'.repeat(400), how })
        expect(await engineOf().ask(ask, soon(150))).toEqual({ ok: false, fault: 'too-slow' })
      }
    })

    test('nobody there', async () => {
      fake.stop()
      expect(await engineOf().ask(ask, soon())).toEqual({ ok: false, fault: 'unreachable' })
      expect(await engineOf().probe(soon())).toEqual({ ok: false, fault: 'unreachable' })
    })

    test('a redirect is not followed: the text only goes where the operator configured', async () => {
      const other = Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: () => Response.redirect(`${fake.url}/api/chat`, 307),
      })
      const url = `http://127.0.0.1:${other.port}`
      const engine =
        kind === 'ollama'
          ? createOllama({ url, model: 'x', local: true, fetch, now })
          : createOpenAi({ url, key: null, model: 'x', local: true, fetch, now })
      expect((await engine.ask(ask, soon())).ok).toBe(false)
      expect(fake.asked).toEqual([])
      await other.stop(true)
    })

    test('an answer is read as it comes: one that unpacks to a thousand times its size is never unpacked', async () => {
      const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'))
      const asked: (string | null)[] = []
      const server = Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: ({ headers }) => {
          asked.push(headers.get('accept-encoding'))
          return new Response(packed, { headers: { 'content-encoding': 'gzip', 'content-type': 'text/event-stream' } })
        },
      })
      const url = `http://127.0.0.1:${server.port}`
      const engine =
        kind === 'ollama'
          ? createOllama({ url, model: 'x', local: true, fetch, now })
          : createOpenAi({ url, key: null, model: 'x', local: true, fetch, now })
      expect(await engine.ask(ask, soon())).toEqual({ ok: false, fault: 'broken' })
      expect(asked).toEqual(['identity'])
      await server.stop(true)
    })

    test('says whether the model is there', async () => {
      expect(await engineOf().probe(soon())).toMatchObject({ ok: true, has: true })
      expect(await engineOf('another:7b').probe(soon())).toMatchObject({ ok: true, has: false })
    })

    test('a second try carries the first answer and what was wrong with it', async () => {
      fake.replies({ text: '{}' })
      await engineOf().ask({ ...ask, again: { answer: '{"x":1}', problem: 'about: missing' } }, soon())
      expect(fake.asked[0]?.body.messages).toEqual([
        { role: 'system', content: 'Rules.' },
        { role: 'user', content: 'Material.' },
        { role: 'assistant', content: '{"x":1}' },
        { role: 'user', content: 'about: missing' },
      ])
    })
  })

describe('what is sent', () => {
  test('to Ollama: schema, no thinking, a context the text fits in, nothing else', async () => {
    fake.replies({ text: '{}' })
    await ollama().ask({ ...ask, user: 'x'.repeat(20_000) }, soon())
    expect(fake.asked.map(({ path }) => path)).toEqual(['/api/chat'])
    expect(fake.asked.map(({ body }) => body)).toEqual([
      {
        model: fakeModel,
        messages: [
          { role: 'system', content: 'Rules.' },
          { role: 'user', content: 'x'.repeat(20_000) },
        ],
        stream: true,
        think: false,
        keep_alive: '10m',
        format: ask.schema,
        options: { temperature: 0, seed: 1, num_predict: 700, num_ctx: 8192 },
      },
    ])
  })

  test('to OpenAI and its like: schema, key, nothing else', async () => {
    fake.replies({ text: '{}' })
    await openai().ask(ask, soon())
    expect(fake.asked[0]?.headers.get('authorization')).toBe('Bearer sk-test')
    expect(fake.asked[0]?.body).toEqual({
      model: fakeModel,
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'user', content: 'Material.' },
      ],
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'linkedin', strict: true, schema: ask.schema } },
      max_tokens: 700,
      temperature: 0,
      seed: 1,
      stream_options: { include_usage: true },
    })
  })

  test('a picture goes as each of them takes it', async () => {
    fake.replies({ text: '{}' })
    const image = new Uint8Array([255, 216, 255])
    await ollama().ask({ ...ask, image }, soon())
    await openai().ask({ ...ask, image }, soon())
    const [first, second] = fake.asked.map(
      ({ body }) => (body.messages as { images?: string[]; content: unknown }[])[1],
    )
    expect(first?.images).toEqual(['/9j/'])
    expect(second?.content).toEqual([
      { type: 'text', text: 'Material.' },
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
    ])
  })

  test('what a server refuses is left out, and not asked of it again', async () => {
    fake.replies({ text: '{}' })
    fake.refuses('temperature', 'seed', 'max_tokens', 'json_schema')
    const engine = openai()
    expect((await engine.ask(ask, soon())).ok).toBe(true)
    expect(fake.asked.length).toBe(5)
    expect((await engine.ask(ask, soon())).ok).toBe(true)
    expect(fake.asked.length).toBe(6)
    const last = fake.asked.at(-1)?.body
    expect(last).toMatchObject({ max_completion_tokens: 700, response_format: { type: 'json_object' } })
    expect(Object.keys(last ?? {})).not.toContain('seed')
  })

  test('an Ollama without structured output is asked for JSON, then by the prompt alone', async () => {
    fake.replies({ text: '{}' })
    fake.refuses('format')
    const engine = ollama()
    expect((await engine.ask(ask, soon())).ok).toBe(true)
    expect(fake.asked.map(({ body }) => body.format)).toEqual([ask.schema, 'json', undefined])
  })

  test('what llama.cpp refuses is reported by its kind, and never sent in another form', async () => {
    for (const [how, fault] of [
      ['loading', 'busy'],
      ['too-long', 'too-long'],
      ['no-eyes', 'refused'],
    ] as const) {
      fake.asked.length = 0
      fake.replies({ text: '', how })
      expect(await openai().ask(ask, soon())).toEqual({ ok: false, fault })
      expect(fake.asked.length).toBe(1)
    }
  })

  test('a refusal of something else is no reason to ask in another form', async () => {
    fake.refuses('model')
    expect(await openai().ask(ask, soon())).toEqual({ ok: false, fault: 'refused' })
    expect(fake.asked.length).toBe(1)
  })
})

test('a server that does not stream although asked to is understood', async () => {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () =>
      Response.json({
        model: 'plain',
        choices: [{ message: { role: 'assistant', content: '{"a":1}' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 3, completion_tokens: 4 },
      }),
  })
  const engine = createOpenAi({
    url: `http://127.0.0.1:${server.port}`,
    key: null,
    model: 'm',
    local: true,
    fetch,
    now,
  })
  expect(await engine.ask(ask, soon())).toEqual({
    ok: true,
    text: '{"a":1}',
    model: 'plain',
    tokensIn: 3,
    tokensOut: 4,
    cut: false,
  })
  await server.stop(true)
})
