// The port of a language model, with ollama.ts and openai.ts as its clients: one request, one text, no tools.
import type { Fault } from '../faults'

type Schema = { readonly [key: string]: unknown }

export type Ask = {
  /** The system prompt: role and restrictions. */
  readonly system: string
  /** The task, with the person's text between fences. */
  readonly user: string
  /** On the second try: the first answer and its errors. */
  readonly again?: { readonly answer: string; readonly problem: string }
  /** Name and JSON schema of the answer. */
  readonly name: string
  readonly schema: Schema
  /** The JPEG to describe. */
  readonly image?: Uint8Array
  /** Maximum tokens of the answer. */
  readonly tokens: number
}

export type Reply =
  | {
      readonly ok: true
      readonly text: string
      /** The server's name of the model, else the requested one. */
      readonly model: string
      /** The server's count; 0 without one. */
      readonly tokensIn: number
      readonly tokensOut: number
      /** True when the answer was cut by its limit. */
      readonly cut: boolean
    }
  | { readonly ok: false; readonly fault: Fault /** The server's `Retry-After`. */; readonly waitMs?: number }

/** Called with the number of characters received so far. */
export type Progress = (characters: number) => void

export type Engine = {
  readonly kind: 'ollama' | 'openai'
  readonly model: string
  /** Host, with the port if it is not the default; shown to the person. */
  readonly host: string
  /** True when texts stay on the operator's own machines. */
  readonly local: boolean
  /** Never throws; ends when the signal aborts. */
  ask(ask: Ask, signal: AbortSignal, progress?: Progress): Promise<Reply>
  /** The server's version and models, for `trampolim doctor`. Never throws. */
  probe(signal: AbortSignal): Promise<Probe>
}

export type Probe =
  | { readonly ok: true; readonly version: string | null /** True if it has the model. */; readonly has: boolean }
  | { readonly ok: false; readonly fault: Fault }

export type Fetch = (url: string, init: BunFetchRequestInit) => Promise<Response>

/** The configuration of a client. */
export type EngineOptions = {
  /** Without a trailing slash; includes the protocol's path, if any. */
  readonly url: string
  readonly model: string
  readonly local: boolean
  readonly fetch: Fetch
  readonly now: () => number
}

/** Limits of a request to a model. */
export const MODEL_LIMITS = {
  /** Bytes of a whole streamed answer; 1 500 tokens are about 8 kB of text, or 300 kB if each word is one message. */
  answerBytes: 1024 * 1024,
  /** Maximum characters of a text that is searched for the answer. */
  answerCharacters: 60_000,
  /** Bytes of a refusal that are read. */
  errorBytes: 8 * 1024,
  /** Maximum attempts with another form after the server refused one. */
  forms: 6,
} as const

/** Ways to request the answer's schema, best first; one that a server refuses is not tried again. */
const rungs = ['schema', 'json', 'prompt'] as const
export type Rung = (typeof rungs)[number]
export const below = (rung: Rung): Rung | null => rungs[rungs.indexOf(rung) + 1] ?? null
