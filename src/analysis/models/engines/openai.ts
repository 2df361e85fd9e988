// Client for servers with OpenAI's chat completions; a parameter that one refuses is left out from then on.
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

/** Parameters a server may refuse, with their alternatives. */
type Form = {
  readonly rung: Rung
  readonly tokens: 'max_tokens' | 'max_completion_tokens'
  readonly without: readonly ('temperature' | 'seed' | 'stream_options')[]
}
const firstForm: Form = { rung: 'schema', tokens: 'max_tokens', without: [] }

const userContent = ({ user, image }: Ask) =>
  image
    ? [
        { type: 'text', text: user },
        { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}` } },
      ]
    : user

const shape = ({ name, schema }: Ask, rung: Rung) => {
  if (rung === 'schema')
    return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } }
  return rung === 'json' ? { response_format: { type: 'json_object' } } : {}
}

/** The request body: everything that leaves this server. */
const openAiBody = (ask: Ask, model: string, { rung, tokens, without }: Form = firstForm) => {
  const optional = { temperature: 0, seed: 1, stream_options: { include_usage: true } }
  return {
    model,
    messages: [
      { role: 'system', content: ask.system },
      { role: 'user', content: userContent(ask) },
      ...(ask.again
        ? [
            { role: 'assistant', content: ask.again.answer },
            { role: 'user', content: ask.again.problem },
          ]
        : []),
    ],
    stream: true,
    ...shape(ask, rung),
    [tokens]: ask.tokens,
    ...Object.fromEntries(Object.entries(optional).filter(([name]) => !without.some((one) => one === name))),
  }
}

/** The next form to try after a refusal, or null when the refusal has another cause. */
const otherForm = (form: Form, body: string): Form | null => {
  for (const name of ['temperature', 'seed', 'stream_options'] as const)
    if (body.includes(name) && !form.without.includes(name)) return { ...form, without: [...form.without, name] }
  if (body.includes('max_tokens') && form.tokens === 'max_tokens') return { ...form, tokens: 'max_completion_tokens' }
  const rung = /response_format|json_schema|json_object|structured|grammar|schema/i.test(body) ? below(form.rung) : null
  return rung && { ...form, rung }
}

type StreamedReply = { text: string; model: string; tokensIn: number; tokensOut: number; cut: boolean; ended: boolean }

/** Adds one message of the stream; false when it reports an error. */
const readPart = (reply: StreamedReply, part: Record<string, unknown>): boolean => {
  if (field(part, 'error') !== undefined) return false
  reply.model = textIn(part, 'model') || reply.model
  const usage = field(part, 'usage')
  reply.tokensIn = countIn(usage, 'prompt_tokens') || reply.tokensIn
  reply.tokensOut = countIn(usage, 'completion_tokens') || reply.tokensOut
  const choices = field(part, 'choices')
  const [choice] = Array.isArray(choices) ? choices : []
  // A server without streaming sends the whole message at once.
  reply.text += textIn(field(choice, 'delta') ?? field(choice, 'message'), 'content')
  const reason = textIn(choice, 'finish_reason')
  if (reason) reply.ended = true
  if (reason === 'length') reply.cut = true
  return true
}

const read = async (response: Response, model: string, signal: AbortSignal, progress?: Progress): Promise<Reply> => {
  const reply: StreamedReply = { text: '', model, tokensIn: 0, tokensOut: 0, cut: false, ended: false }
  const streams = response.headers.get('content-type')?.includes('event-stream') ?? false
  try {
    if (!response.body) return { ok: false, fault: 'broken' }
    let answerText = ''
    for await (const line of linesOf(response.body)) {
      const data = streams ? /^data: ?(.*)$/.exec(line)?.[1] : undefined
      if (!streams) answerText += `${line}\n`
      if (data === undefined) continue
      if (data === '[DONE]') {
        reply.ended = true
        break
      }
      const part = objectOf(data)
      if (!part || !readPart(reply, part)) return { ok: false, fault: 'broken' }
      if (reply.text.length > MODEL_LIMITS.answerCharacters) return { ok: false, fault: 'too-large' }
      progress?.(reply.text.length)
    }
    const part = streams ? null : objectOf(answerText)
    if (!streams && !(part && readPart(reply, part))) return { ok: false, fault: 'broken' }
    // The connection ended before the answer.
    if (!reply.ended) return { ok: false, fault: 'broken' }
    const { text, tokensIn, tokensOut, cut } = reply
    return text.length > MODEL_LIMITS.answerCharacters
      ? { ok: false, fault: 'too-large' }
      : { ok: true, text, model: reply.model, tokensIn, tokensOut, cut }
  } catch (error) {
    return { ok: false, fault: faultOf(error, signal) }
  }
}

/** An engine for one server of this kind. */
export const createOpenAi = ({
  url,
  key,
  model,
  local,
  fetch,
  now,
}: EngineOptions & { readonly key: string | null }): Engine => {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  let form = firstForm

  const ask = async (question: Ask, signal: AbortSignal, progress?: Progress): Promise<Reply> => {
    for (let tries = 0; tries < MODEL_LIMITS.forms; tries++) {
      const body = JSON.stringify(openAiBody(question, model, form))
      const called = await call(fetch, `${url}/chat/completions`, { method: 'POST', headers, body }, signal, now)
      if (called.ok) return read(called.response, model, signal, progress)
      const refused = called.fault === 'refused' && (called.status === 400 || called.status === 422)
      const fallback = refused ? otherForm(form, called.body) : null
      if (!fallback)
        return { ok: false, fault: called.fault, ...(called.waitMs !== undefined && { waitMs: called.waitMs }) }
      form = fallback
    }
    return { ok: false, fault: 'refused' }
  }

  const probe = async (signal: AbortSignal): Promise<Probe> => {
    const called = await call(fetch, `${url}/models`, { headers }, signal, now)
    if (!called.ok) return { ok: false, fault: called.fault }
    // A list that breaks off counts as one without the model.
    const body = objectOf(await called.response.text().catch(() => ''))
    const list = field(body, 'data')
    const has = Array.isArray(list) && list.some((one) => textIn(one, 'id') === model)
    return { ok: true, version: null, has }
  }

  return { kind: 'openai', model, host: new URL(url).host, local, ask, probe }
}
