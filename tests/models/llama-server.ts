// Our client and the whole product against llama.cpp's own server. Not part of `npm test`, which has no such server: run
//   LLAMA_SERVER=/path/to/llama-server node scripts/bun.mjs test ./tests/models/llama-server.ts --timeout 120000
// The model files are made here (gguf.ts); what they write says nothing about how real models write.

import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schemaOf, shapes } from '../../src/analysis/models/answer'
import { createOpenAi } from '../../src/analysis/models/engines/openai'
import type { Ask } from '../../src/analysis/models/engines/port'
import { exitsBy } from '../../src/cli/command'
import { doctor } from '../../src/cli/commands/doctor'
import { sayEnglish } from '../../src/cli/say'
import { modelPart } from '../../src/projections/analyses/model'
import { readConfig } from '../../src/server/config/read'
import { profiles } from '../fixtures/profiles'
import { body, type Client, type TestApp, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { freePort } from '../helpers/server'
import { advert, jobAnswer, linkedinAnswer, resumeAnswer } from './answers'
import { type Made, modelFile } from './gguf'

const program = process.env.LLAMA_SERVER
if (!program) throw new Error('LLAMA_SERVER is the path of llama.cpp’s llama-server')

const answers = [linkedinAnswer, resumeAnswer, jobAnswer].map((answer) => JSON.stringify(answer))
const folder = await mkdtemp(join(tmpdir(), 'llama-'))
type Running = { readonly url: string; readonly process: Bun.Subprocess; stop(): Promise<void> }
const running: Running[] = []

/** A server on a port of its own; it may not be ready yet. */
const spawn = async (made: Omit<Made, 'answers'>, ...more: readonly string[]): Promise<Running> => {
  const path = join(folder, `${made.how}-${made.layers ?? 2}.gguf`)
  if (!(await Bun.file(path).exists())) await Bun.write(path, modelFile({ ...made, answers }))
  const port = await freePort()
  const args = ['-m', path, '--host', '127.0.0.1', '--port', String(port), '-a', made.how, ...more]
  const child = Bun.spawn([program, ...args], { stdout: 'ignore', stderr: 'ignore' })
  const one = {
    url: `http://127.0.0.1:${port}/v1`,
    process: child,
    stop: async () => {
      child.kill('SIGCONT')
      child.kill('SIGKILL')
      await child.exited
    },
  }
  running.push(one)
  return one
}

const ready = async (server: Running): Promise<Running> => {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const health = await fetch(server.url.replace('/v1', '/health')).catch(() => null)
    if (health?.ok) return server
    await Bun.sleep(50)
  }
  throw new Error('llama-server did not become ready')
}

let wired: Running
let random: Running
beforeAll(async () => {
  wired = await ready(await spawn({ how: 'wired' }, '-c', '32768'))
  random = await ready(await spawn({ how: 'random' }, '-c', '32768', '--api-key', 'sk-own'))
}, 120_000)
afterAll(async () => {
  for (const one of running) await one.stop()
  await rm(folder, { recursive: true, force: true })
})

const now = () => Date.UTC(2026, 10, 20)
const engine = ({ url }: Running, model = 'wired', key: string | null = null) =>
  createOpenAi({ url, key, model, local: true, fetch, now })
const asking = (task: keyof typeof shapes, more: Partial<Ask> = {}): Ask => ({
  system: 'Rules.',
  user: 'Material.',
  name: task,
  schema: schemaOf(task),
  tokens: 1_500,
  ...more,
})
const soon = (ms = 30_000) => AbortSignal.timeout(ms)

describe('the client', () => {
  for (const [task, answer] of [
    ['linkedin', linkedinAnswer],
    ['resume', resumeAnswer],
    ['job', jobAnswer],
  ] as const)
    test(`streams an answer held to the schema: ${task}`, async () => {
      const seen: number[] = []
      const reply = await engine(wired).ask(asking(task), soon(), (count) => seen.push(count))
      if (!reply.ok) throw new Error(reply.fault)
      expect(JSON.parse(reply.text)).toEqual(answer)
      expect(reply).toMatchObject({ model: 'wired', cut: false })
      expect(reply.tokensIn).toBeGreaterThan(10)
      expect(reply.tokensOut).toBeGreaterThan(20)
      expect(new Set(seen).size).toBeGreaterThan(20)
    })

  test('words of a closed list are of that list, whatever the model would say', async () => {
    const reply = await engine(random, 'random', 'sk-own').ask(asking('photo'), soon())
    if (!reply.ok) throw new Error(reply.fault)
    const answer = JSON.parse(reply.text)
    expect(shapes.photo.safeParse(answer).success).toBe(true)
  })

  test('an answer at the token limit is reported as truncated', async () => {
    const reply = await engine(wired).ask(asking('linkedin', { tokens: 12 }), soon())
    expect(reply).toMatchObject({ ok: true, cut: true, tokensOut: 12 })
  })

  test('says whether the model is there, and what is refused', async () => {
    expect(await engine(wired).probe(soon())).toMatchObject({ ok: true, has: true })
    expect(await engine(wired, 'another').probe(soon())).toMatchObject({ ok: true, has: false })
    expect(await engine(random, 'random', null).ask(asking('photo'), soon())).toEqual({ ok: false, fault: 'refused' })
    const image = new Uint8Array([255, 216, 255])
    expect((await engine(wired).ask(asking('photo', { image }), soon())).ok).toBe(false)
  })

  test('a text longer than the context is recognised', async () => {
    const small = await ready(await spawn({ how: 'wired' }, '-c', '1024'))
    const long = asking('linkedin', { user: 'x'.repeat(5_000) })
    expect(await engine(small).ask(long, soon())).toEqual({ ok: false, fault: 'too-long' })
    expect(await engine(small).ask(asking('linkedin'), soon())).toMatchObject({ ok: true })
    await small.stop()
  })

  test('one asked while it loads says busy or is not there; a stopped one is too slow; a killed one is broken', async () => {
    const slow = await spawn({ how: 'random', layers: 12 }, '-c', '8192')
    const seen = new Set<string>()
    for (let answered = false; !answered; ) {
      const reply = await engine(slow).ask(asking('linkedin', { tokens: 5 }), soon())
      answered = reply.ok
      if (!reply.ok) seen.add(reply.fault)
    }
    expect([...seen].filter((fault) => fault !== 'unreachable' && fault !== 'busy')).toEqual([])
    slow.process.kill('SIGSTOP')
    expect(await engine(slow).ask(asking('linkedin'), soon(500))).toEqual({ ok: false, fault: 'too-slow' })
    slow.process.kill('SIGCONT')
    const cut = engine(slow).ask(asking('linkedin'), soon(), (count) => count > 20 && slow.process.kill('SIGKILL'))
    expect(await cut).toEqual({ ok: false, fault: 'broken' })
  })

  test('an answer nobody waits for any more frees its place', async () => {
    const one = await ready(await spawn({ how: 'random', layers: 12 }, '-c', '8192', '-np', '1'))
    const leave = new AbortController()
    const left = engine(one).ask(asking('linkedin'), leave.signal, (count) => count > 20 && leave.abort())
    expect(await left).toEqual({ ok: false, fault: 'too-slow' })
    const busy = async () => {
      const slots = (await (await fetch(one.url.replace('/v1', '/slots'))).json()) as { is_processing: boolean }[]
      return slots.some(({ is_processing }) => is_processing)
    }
    const begun = Date.now()
    while ((await busy()) && Date.now() - begun < 5_000) await Bun.sleep(20)
    expect(await busy()).toBe(false)
    await one.stop()
  })
})

const apps: TestApp[] = []
/** Long enough for a machine with much else to do: what is too slow has a test of its own. */
const patient = { MODEL_SECONDS: '300' }
const appWith = async ({ url }: Running, more: Record<string, string>): Promise<TestApp> => {
  const app = await testApp({ ANALYSIS_ENGINES: 'openai,builtin', OPENAI_BASE_URL: url, ...more })
  apps.push(app)
  return app
}
afterAll(async () => {
  for (const app of apps) await app.close()
})
let people = 0
const newcomer = async (app: TestApp): Promise<Client> => {
  const client = app.client({ 'accept-language': 'pt-BR' })
  await client.register(`llama${++people}@exemplo.com`, 'Joana Prado Siqueira')
  return client
}
const linkedin = async (client: Client) =>
  (await body<{ id: string }>(await client.post('/api/linkedin/analyze', profiles.analistaDados))).id
const region = async (client: Client, path: string) =>
  (await client.ask(path, { headers: { 'x-region': 'modelo' } })).text()

describe('the product', () => {
  test('LinkedIn, résumé and job end with the model’s words, without its inventions', async () => {
    const app = await appWith(wired, { OPENAI_MODEL: 'wired', ...patient })
    const client = await newcomer(app)
    const settle = async (id: string) => {
      await app.core.models.settled()
      return modelPart(app.core.views.db, id)
    }
    const first = await settle(await linkedin(client))
    expect(first).toMatchObject({ state: 'answered', engine: 'openai', model: 'wired' })
    expect(first?.answer).toMatchObject({ headline: linkedinAnswer.headline })
    expect(first?.dropped).toBeGreaterThan(0)
    expect(first?.tokensOut).toBeGreaterThan(50)
    const resume = await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())
    expect(await settle((await body<{ id: string }>(resume)).id)).toMatchObject({ state: 'answered', dropped: 1 })
    const job = await client.post('/api/job/analyze', { description: advert })
    expect(await settle((await body<{ id: string }>(job)).id)).toMatchObject({ state: 'answered', dropped: 2 })
    for (const path of ['/linkedin', '/curriculo', '/scanner-vagas']) {
      const shown = await region(client, path)
      expect(shown).toContain('Quem escreveu foi um modelo')
      expect(shown).not.toMatch(/Amazon|900 mil|Airflow/)
    }
  })

  test('nonsense is not shown, and the analysis is whole', async () => {
    const app = await appWith(random, { OPENAI_MODEL: 'random', OPENAI_API_KEY: 'sk-own' })
    const client = await newcomer(app)
    const id = await linkedin(client)
    await app.core.models.settled()
    const part = modelPart(app.core.views.db, id)
    expect(part?.state).toBe('gave-up')
    expect(['unreadable', 'unfounded', 'too-slow']).toContain(part?.reason ?? '')
    expect(await region(client, '/linkedin')).toContain('Sua análise acima está completa')
    expect(await (await client.ask('/linkedin')).text()).toContain('Pontos Fortes do Perfil')
  })

  test('a photo without a vision model is measured, and reported as without a model text', async () => {
    const app = await appWith(wired, { OPENAI_MODEL: 'wired', OPENAI_VISION_MODEL: 'wired' })
    const client = await newcomer(app)
    const photo = await Bun.file(join(import.meta.dir, '../pictures/portrait.png')).bytes()
    const sent = await client.upload('/api/photo/analyze', 'eu.png', photo, 'photo')
    const { id } = await body<{ id: string }>(sent)
    expect(sent.status).toBe(200)
    await app.core.models.settled()
    expect(modelPart(app.core.views.db, id)).toMatchObject({ state: 'gave-up', reason: 'refused' })
  })

  test('three at once wait for one another and are all answered', async () => {
    const app = await appWith(wired, { OPENAI_MODEL: 'wired', ...patient })
    const clients = await Promise.all(Array.from({ length: 3 }, () => newcomer(app)))
    const ids = await Promise.all(clients.map(linkedin))
    await app.core.models.settled()
    expect(ids.map((id) => modelPart(app.core.views.db, id)?.state)).toEqual(ids.map(() => 'answered'))
  })

  test('a timeout is reported', async () => {
    const slow = await ready(await spawn({ how: 'random', layers: 12 }, '-c', '32768'))
    const app = await appWith(slow, { OPENAI_MODEL: 'random', MODEL_SECONDS: '5' })
    const id = await linkedin(await newcomer(app))
    const begun = performance.now()
    await app.core.models.settled()
    expect(modelPart(app.core.views.db, id)).toMatchObject({ state: 'gave-up', reason: 'too-slow' })
    expect(performance.now() - begun).toBeLessThan(8_000)
    await slow.stop()
  })

  test('the doctor says what it can do', async () => {
    const run = async (environment: Record<string, string>) => {
      const read = readConfig({ ANALYSIS_ENGINES: 'openai', OPENAI_BASE_URL: wired.url, ...environment }, '/srv')
      if (!read.ok) throw new Error(read.problems.join())
      const lines: string[] = []
      const out = (line: string) => lines.push(line)
      const code = await doctor.run({
        config: read.config,
        args: [],
        options: {},
        environment,
        out,
        problem: out,
        ...exitsBy({ problem: out }),
        say: sayEnglish,
      })
      return { code, output: lines.join('\n') }
    }
    const well = await run({ OPENAI_BASE_URL: random.url, OPENAI_MODEL: 'random', OPENAI_API_KEY: 'sk-own' })
    expect(well.output).toContain('server: answers; model found')
    expect(well.output).toContain('text: answered in')
    const noKey = await run({ OPENAI_BASE_URL: random.url, OPENAI_MODEL: 'random' })
    expect(noKey).toMatchObject({ code: 1, output: expect.stringContaining('server: refused') })
    const noEyes = await run({ OPENAI_MODEL: 'wired', OPENAI_VISION_MODEL: 'wired' })
    expect(noEyes).toMatchObject({ code: 1, output: expect.stringMatching(/photo: no answer .*refused/) })
  })
})
