// What the product asks of a language model, whoever speaks to it: one question, one text, no tools, nothing fetched.
import type { Faults } from '../faults'

export type Schema = { readonly [key: string]: unknown }

export type Ask = {
  /** Who the model is and what it must not do. */
  readonly system: string
  /** The task, with the person's text fenced in it. */
  readonly user: string
  /** The model's first answer and what was wrong with it, when this is the second try. */
  readonly again?: { readonly answer: string; readonly problem: string }
  /** Name and JSON schema of the answer. */
  readonly name: string
  readonly schema: Schema
  /** A JPEG the question is about. */
  readonly image?: Uint8Array
  /** Most tokens the answer may take. */
  readonly tokens: number
}

export type Reply =
  | {
      readonly ok: true
      readonly text: string
      /** As the server names it, else as it was asked for. */
      readonly model: string
      /** As the server counts them; 0 where it does not say. */
      readonly tokensIn: number
      readonly tokensOut: number
      /** True when the answer was ended by its bound and not by the model. */
      readonly cut: boolean
    }
  | { readonly ok: false; readonly fault: Faults /** What the server asked us to wait. */; readonly waitMs?: number }

/** Told so many characters have been written so far. */
export type Progress = (characters: number) => void

export type Engine = {
  readonly kind: 'ollama' | 'openai'
  readonly model: string
  /** Host, and port where it is not the usual one: what the person is told. */
  readonly host: string
  /** True when no text leaves the operator's own machines. */
  readonly local: boolean
  /** Never throws; ends when the signal does. */
  ask(ask: Ask, signal: AbortSignal, progress?: Progress): Promise<Reply>
  /** What the server says of itself, for `trampolim doctor`. Never throws. */
  probe(signal: AbortSignal): Promise<Probe>
}

export type Probe =
  | { readonly ok: true; readonly version: string | null /** Whether it has the model. */; readonly has: boolean }
  | { readonly ok: false; readonly fault: Faults }

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What every client is made of. */
export type EngineOptions = {
  /** Without a trailing slash; with its path where the protocol has one. */
  readonly url: string
  readonly model: string
  readonly local: boolean
  readonly fetch: Fetch
  readonly now: () => number
}

/** Bounds of talking to a model. */
export const modelLimits = {
  /** Bytes of one whole answer on the line; 1 500 tokens are about 8 kB of text, framed word by word 300 kB. */
  answerBytes: 1024 * 1024,
  /** Characters of a text that is looked at for an answer. */
  answerCharacters: 60_000,
  /** Bytes of a refusal that are read. */
  errorBytes: 8 * 1024,
  /** Times one question may be put in another form because the server refused the form. */
  forms: 6,
} as const

/** How an answer's shape is asked for, best first; what a server refuses is not asked of it again. */
export const rungs = ['schema', 'json', 'prompt'] as const
export type Rung = (typeof rungs)[number]
export const below = (rung: Rung): Rung | null => rungs[rungs.indexOf(rung) + 1] ?? null
