// Client of Ollama's own API (POST /api/chat), which accepts a JSON schema, can turn thinking off and keep the model loaded.
import { call, faultOf } from './call'
import { countIn, field, linesOf, objectOf, textIn } from './lines'
import {
  type Ask,
  below,
  type Engine,
  type EngineOptions,
  MODEL_LIMITS,
  type Probe,
  type Progress,
  type Reply,
  type Rung,
} from './port'

/** How long the model stays loaded after an answer, because loading takes longer than answering. */
const keepAlive = '10m'
/** Ollama truncates input silently to its small default context, so the size follows the request, in steps. */
const CONTEXTS = [4096, 8192, 16_384, 32_768] as const
/** Portuguese has about 3 characters per token. */
const CHARACTERS_PER_TOKEN = 3

const contextFor = ({ system, user, again, tokens }: Ask): number => {
  const characters = system.length + user.length + (again ? again.answer.length + again.problem.length : 0)
  const wanted = characters / CHARACTERS_PER_TOKEN + tokens + 256
  return CONTEXTS.find((size) => size >= wanted) ?? CONTEXTS[CONTEXTS.length - 1]!
}

const messages = ({ system, user, again, image }: Ask) => [
  { role: 'system', content: system },
  // Some builds refuse an empty list of pictures.
  { role: 'user', content: user, ...(image && { images: [Buffer.from(image).toString('base64')] }) },
  ...(again
    ? [
        { role: 'assistant', content: again.answer },
        { role: 'user', content: again.problem },
      ]
    : []),
]

/** The request body: everything that leaves this server. */
const ollamaBody = (ask: Ask, model: string, rung: Rung) => ({
  model,
  messages: messages(ask),
  stream: true,
  // Thinking uses up the tokens of the answer, and some models then answer nothing.
  think: false,
  keep_alive: keepAlive,
  ...(rung === 'schema' && { format: ask.schema }),
  ...(rung === 'json' && { format: 'json' }),
  options: { temperature: 0, seed: 1, num_predict: ask.tokens, num_ctx: contextFor(ask) },
})

const read = async (response: Response, model: string, signal: AbortSignal, progress?: Progress): Promise<Reply> => {
  let text = ''
  let name = model
  try {
    if (!response.body) return { ok: false, fault: 'broken' }
    for await (const line of linesOf(response.body)) {
      if (line.trim() === '') continue
      const part = objectOf(line)
      if (!part || textIn(part, 'error')) return { ok: false, fault: 'broken' }
      name = textIn(part, 'model') || name
      text += textIn(field(part, 'message'), 'content')
      if (text.length > MODEL_LIMITS.answerCharacters) return { ok: false, fault: 'too-large' }
      progress?.(text.length)
      if (field(part, 'done') === true)
        return {
          ok: true,
          text,
          model: name,
          tokensIn: countIn(part, 'prompt_eval_count'),
          tokensOut: countIn(part, 'eval_count'),
          cut: textIn(part, 'done_reason') === 'length',
        }
    }
    // The connection ended before the answer.
    return { ok: false, fault: 'broken' }
  } catch (error) {
    return { ok: false, fault: faultOf(error, signal) }
  }
}

const json = { 'content-type': 'application/json' }

/** An engine for one Ollama server; it remembers which response formats the server refuses. */
export const createOllama = ({ url, model, local, fetch, now }: EngineOptions): Engine => {
  let rung: Rung = 'schema'

  const ask = async (question: Ask, signal: AbortSignal, progress?: Progress): Promise<Reply> => {
    for (let tries = 0; tries < MODEL_LIMITS.forms; tries++) {
      const body = JSON.stringify(ollamaBody(question, model, rung))
      const called = await call(fetch, `${url}/api/chat`, { method: 'POST', headers: json, body }, signal, now)
      if (called.ok) return read(called.response, model, signal, progress)
      const lower = /format|schema|grammar|structured/i.test(called.body) && called.status >= 400 ? below(rung) : null
      if (!lower)
        return { ok: false, fault: called.fault, ...(called.waitMs !== undefined && { waitMs: called.waitMs }) }
      rung = lower
    }
    return { ok: false, fault: 'refused' }
  }

  const probe = async (signal: AbortSignal): Promise<Probe> => {
    const version = await call(fetch, `${url}/api/version`, {}, signal, now)
    if (!version.ok) return { ok: false, fault: version.fault }
    const show = { method: 'POST', headers: json, body: JSON.stringify({ model }) }
    const answer = await call(fetch, `${url}/api/show`, show, signal, now)
    await (answer.ok ? answer.response.body?.cancel() : undefined)
    // The version is only shown; without it the engine still works.
    const body = objectOf(await version.response.text().catch(() => ''))
    return { ok: true, version: textIn(body, 'version') || null, has: answer.ok }
  }

  return { kind: 'ollama', model, host: new URL(url).host, local, ask, probe }
}
