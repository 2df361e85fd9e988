// A stand-in for a model's server: speaks Ollama's API and OpenAI's chat completions as their documentation has them,
// streaming included, and does on request what real ones do wrong.
import type { Server } from 'bun'

/** What the model writes, and how its server gets it wrong. */
export type Turn = {
  /** The text of the model's message. */
  readonly text: string
  readonly how?:
    | 'well'
    /** 429 with Retry-After. */
    | 'busy'
    | 'error'
    /** 503 without Retry-After: llama.cpp while it reads the model's file. */
    | 'loading'
    /** 400: more text than the context holds, as llama.cpp says it. */
    | 'too-long'
    /** 500: a picture for a model without eyes, as llama.cpp says it. */
    | 'no-eyes'
    /** Accepts the connection and says nothing. */
    | 'hang'
    /** Begins the answer and says no more, the line open. */
    | 'stall'
    /** Ends the line in the middle of the answer. */
    | 'cut'
    /** An error as a message of the stream. */
    | 'error-inside'
    /** Stopped by its bound of tokens. */
    | 'length'
    /** HTML from a proxy, with status 200. */
    | 'no-protocol'
    /** Never stops. */
    | 'flood'
  readonly retryAfter?: string
}

export type Asked = { readonly path: string; readonly headers: Headers; readonly body: Record<string, unknown> }

export type FakeModelServer = {
  readonly url: string
  readonly asked: Asked[]
  /** What it answers next; the last one again when there are no more. A function sees what it was asked. */
  replies(...turns: readonly (Turn | ((asked: Asked) => Turn))[]): void
  /** Refuses with 400 any question whose body has one of these. */
  refuses(...fields: readonly string[]): void
  stop(): void
}

const model = 'dublê:3b'
const pieces = (text: string): string[] => text.match(/[\s\S]{1,24}/gu) ?? []
const encoder = new TextEncoder()

/** One message after the other, a moment apart; a flood never ends. */
const streamed = (
  type: string,
  parts: readonly string[],
  end: 'close' | 'flood' | 'stall' = 'close',
  pauseMs = 0,
): Response =>
  new Response(
    new ReadableStream({
      async start(controller) {
        try {
          for (const part of parts) {
            controller.enqueue(encoder.encode(part))
            if (pauseMs > 0) await Bun.sleep(pauseMs)
          }
          while (end === 'flood') {
            controller.enqueue(encoder.encode(parts[0]?.repeat(100)))
            await Bun.sleep(0)
          }
          if (end === 'close') controller.close()
        } catch {
          // The other side has gone.
        }
      },
    }),
    { headers: { 'content-type': type } },
  )

const ollamaParts = ({ text, how }: Turn): string[] => {
  const line = (value: object) => `${JSON.stringify({ model, created_at: '2026-11-20T12:00:00Z', ...value })}\n`
  const chunks = pieces(text).map((content) => line({ message: { role: 'assistant', content }, done: false }))
  if (how === 'cut' || how === 'flood' || how === 'stall') return chunks.slice(0, Math.ceil(chunks.length / 2))
  if (how === 'error-inside')
    return [...chunks.slice(0, 1), `${JSON.stringify({ error: 'an error was encountered' })}\n`]
  const last = {
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: how === 'length' ? 'length' : 'stop',
  }
  return [...chunks, line({ ...last, total_duration: 5_043_500_667, prompt_eval_count: 812, eval_count: 290 })]
}

const openAiParts = ({ text, how }: Turn): string[] => {
  const event = (value: object | string) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`
  const chunk = (delta: object, finish_reason: string | null = null) =>
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason }],
    })
  const chunks = [chunk({ role: 'assistant', content: null }), ...pieces(text).map((content) => chunk({ content }))]
  if (how === 'cut' || how === 'flood' || how === 'stall') return chunks.slice(0, Math.ceil(chunks.length / 2))
  if (how === 'error-inside')
    return [...chunks.slice(0, 2), event({ error: { message: 'overloaded', type: 'server_error' } })]
  const usage = { prompt_tokens: 812, completion_tokens: 290, total_tokens: 1102 }
  const tail = event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage })
  return [...chunks, chunk({}, how === 'length' ? 'length' : 'stop'), tail, event('[DONE]')]
}

const refusal = (status: number, error: object): Response =>
  Response.json({ error: { code: status, ...error } }, { status })

/** `pauseMs` between the pieces of an answer, for tests that watch it being written. */
export const startFakeModelServer = ({ pauseMs = 0, port = 0 } = {}): FakeModelServer => {
  const asked: Asked[] = []
  let turns: readonly (Turn | ((asked: Asked) => Turn))[] = [{ text: '{}' }]
  let unwanted: readonly string[] = []

  const chat = async (request: Request, path: string, protocol: 'ollama' | 'openai'): Promise<Response> => {
    const body = (await request.json()) as Record<string, unknown>
    const one: Asked = { path, headers: request.headers, body }
    asked.push(one)
    const field = unwanted.find((name) => name in body || JSON.stringify(body).includes(`"${name}"`))
    if (field) {
      const message = `Unsupported parameter: '${field}' is not supported with this model.`
      const answered =
        protocol === 'ollama' ? { error: message } : { error: { message, type: 'invalid_request_error', param: field } }
      return Response.json(answered, { status: 400 })
    }
    const [next = { text: '' }] = turns
    if (turns.length > 1) turns = turns.slice(1)
    const turn = typeof next === 'function' ? next(one) : next
    switch (turn.how) {
      case 'busy':
        return Response.json({ error: 'too many' }, { status: 429, headers: { 'retry-after': turn.retryAfter ?? '1' } })
      case 'error':
        return Response.json({ error: 'no memory' }, { status: 500 })
      case 'loading':
        return refusal(503, { message: 'Loading model', type: 'unavailable_error' })
      case 'too-long': {
        const message = 'request (5023 tokens) exceeds the available context size (1024 tokens), try increasing it'
        const figures = { n_prompt_tokens: 5023, n_ctx: 1024 }
        return refusal(400, { message, type: 'exceed_context_size_error', ...figures })
      }
      case 'no-eyes': {
        const message = 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj'
        return refusal(500, { message, type: 'server_error' })
      }
      case 'hang':
        return new Promise(() => {})
      case 'no-protocol':
        return new Response('<html>502 Bad Gateway</html>', { headers: { 'content-type': 'text/html' } })
    }
    const end = turn.how === 'flood' || turn.how === 'stall' ? turn.how : 'close'
    return protocol === 'ollama'
      ? streamed('application/x-ndjson', ollamaParts(turn), end, pauseMs)
      : streamed('text/event-stream', openAiParts(turn), end, pauseMs)
  }

  const server: Server<undefined> = Bun.serve({
    port,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      switch (`${request.method} ${pathname}`) {
        case 'POST /api/chat':
          return chat(request, pathname, 'ollama')
        case 'POST /v1/chat/completions':
          return chat(request, pathname, 'openai')
        case 'GET /api/version':
          return Response.json({ version: '0.12.6' })
        case 'POST /api/show': {
          const { model: wanted } = (await request.json()) as { model: string }
          return wanted === model
            ? Response.json({ capabilities: ['completion'] })
            : Response.json({ error: 'not found' }, { status: 404 })
        }
        case 'GET /v1/models':
          return Response.json({ object: 'list', data: [{ id: model, object: 'model' }] })
        default:
          return Response.json({ error: 'not found' }, { status: 404 })
      }
    },
  })

  return {
    url: `http://127.0.0.1:${server.port}`,
    asked,
    replies: (...next) => {
      turns = next
    },
    refuses: (...fields) => {
      unwanted = fields
    },
    stop: () => void server.stop(true),
  }
}

export const fakeModel = model
