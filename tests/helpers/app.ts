// The whole server without a socket: real log, real views, real reader, a clock the test turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaultCatalogue } from '../../src/billing/catalogue'
import { createSetup, type Setup } from '../../src/server/accounts/first-admin'
import { optimisedSettled } from '../../src/server/analyses/downloads/optimised-check'
import { createFetch } from '../../src/server/app'
import type { Config } from '../../src/server/config/config'
import { readConfig } from '../../src/server/config/read'
import type { Core } from '../../src/server/core/core'
import { openCore } from '../../src/server/core/open-core'
import type { StartOptions } from '../../src/server/core/open-log'
import { readerLimits } from '../../src/server/reader/limits'
import type { Reader } from '../../src/server/reader/protocol'
import { createReader } from '../../src/server/reader/reader'
import { createPasswords } from '../../src/server/security/passwords'

export const origin = 'http://localhost:3000'

/** 20 November 2026, 12:14 UTC: 9:14 in São Paulo. */
export const start = Date.UTC(2026, 10, 20, 12, 14)

/** What a request of an analysis carries besides itself, for tests that ask the domain and not the server. */
export const asked = { now: start, limits: defaultCatalogue.limits } as const

export type Client = {
  readonly cookies: Map<string, string>
  ask(path: string, init?: RequestInit): Promise<Response>
  post(path: string, json: unknown, headers?: Record<string, string>): Promise<Response>
  form(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>, field?: string): Promise<Response>
  register(email: string, nome?: string): Promise<Response>
}

export type TestApp = {
  readonly core: Core
  readonly setup: Setup
  readonly config: Config
  turn(ms: number): void
  client(headers?: Record<string, string>): Client
  /** Ends it and leaves its data folder, for another to open. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** 0.1 ms of processor for a password instead of 31: many tests register people, and tests/accounts/password-cost.test.ts holds the real cost. */
const quickHash = { algorithm: 'argon2id', memoryCost: 64, timeCost: 1 } as const

/** One pool of readers for all tests of a process that ask for these limits: starting one takes a tenth of a second. */
const shared = new Map<string, Reader>()
/** Pages wait for their readers here: a busy machine would have them without their scores now and then. */
const patient = { ...readerLimits, pageWait: { free: readerLimits.wait, crowded: readerLimits.wait } }
export const testReader = (limits = patient): Reader => {
  const key = JSON.stringify(limits)
  const known = shared.get(key)
  if (known) return known
  const made = createReader(limits, [process.execPath, resolve(import.meta.dir, '../../src/main.ts'), 'reader'])
  shared.set(key, made)
  return made
}

export const testApp = async (
  environment: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), 'app-')),
  /** For what the settings do not allow, such as a wait of a second. */
  adjusted = (config: Config): Config => config,
  insist: StartOptions = {},
  reader = testReader(),
): Promise<TestApp> => {
  const read = readConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', ...environment }, '/')
  if (!read.ok) throw new Error(read.problems.join())
  let now = start
  const config = adjusted(read.config)
  const core = await openCore(config, () => now, reader, insist)
  Object.assign(core, { passwords: createPasswords(quickHash) })
  const setup = createSetup(core, now)
  const answer = createFetch(core, setup)

  const client = (fixed: Record<string, string> = {}): Client => {
    const cookies = new Map<string, string>()
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers({
        host: new URL(origin).host,
        ...fixed,
        ...Object.fromEntries(new Headers(init.headers)),
      })
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await answer(new Request(`${origin}${path}`, { ...init, headers }), null)
      for (const line of response.headers.getSetCookie()) {
        const one = Bun.Cookie.parse(line)
        if (one.maxAge === 0) cookies.delete(one.name)
        else cookies.set(one.name, one.value)
      }
      return response
    }
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    return {
      cookies,
      ask,
      post,
      form: (path, fields, headers = {}) =>
        ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html', ...headers } }),
      upload: async (path, name, bytes, field = 'resume') => {
        const form = new FormData()
        form.set(field, new File([bytes], name))
        // As browsers send it, with its length.
        const encoded = new Response(form)
        const type = encoded.headers.get('content-type') ?? ''
        const body = await encoded.bytes()
        return ask(path, {
          method: 'POST',
          body,
          headers: { 'content-type': type, 'content-length': String(body.length) },
        })
      },
      register: (email, nome = 'Marina Duarte') =>
        post('/api/register', { nome, email, senha: 'segredo1', aceitarTermos: true }),
    }
  }

  const stop = async () => {
    await optimisedSettled(core)
    await core.models.close()
    core.views.close()
    core.testCheckout?.close()
    core.security.close()
    await core.events.close()
    core.runtimeDb.close()
  }

  return {
    core,
    setup,
    config,
    turn: (ms) => {
      now += ms
    },
    client,
    stop,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const body = async <T = Record<string, unknown>>(response: Response): Promise<T> => (await response.json()) as T
