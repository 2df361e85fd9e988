// The server killed while a model writes: the next start asks again, once, and nothing is charged for it.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profiles } from '../fixtures/profiles'
import { visitor } from '../helpers/accounts/visitor'
import { startServer } from '../helpers/server'
import { goodModel, linkedinAnswer } from '../models/answers'
import { fakeModel, startFakeModelServer } from '../models/fake-server'

setDefaultTimeout(120_000)

type LinkedinAnswer = { id: string; texto_modelo: { estado: string; headline?: string } | null }

test('a question cut by kill -9 is finished at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-crash-'))
  const fake = startFakeModelServer()
  const env = { ANALYSIS_ENGINES: 'ollama,builtin', OLLAMA_URL: fake.url, OLLAMA_MODEL: fakeModel }
  fake.replies({ text: '', how: 'hang' })
  const first = await startServer({ folder, env })
  const ana = visitor(first.url)
  await ana.register('ana@exemplo.com')
  const answered = (await (await ana.post('/api/linkedin/analyze', profiles.analistaDados)).json()) as LinkedinAnswer
  expect(answered.texto_modelo?.estado).toBe('escrevendo')
  await first.stop('SIGKILL')

  fake.replies(goodModel)
  const second = await startServer({ folder, env })
  const again = visitor(second.url)
  await again.login('ana@exemplo.com')
  const latest = async () => (await (await again.ask('/api/linkedin/latest')).json()) as LinkedinAnswer
  let now = await latest()
  for (let tries = 0; tries < 100 && now.texto_modelo?.estado === 'escrevendo'; tries++) {
    await Bun.sleep(50)
    now = await latest()
  }
  expect(now.id).toBe(answered.id)
  expect(now.texto_modelo).toMatchObject({ estado: 'pronto', headline: linkedinAnswer.headline })
  const stats = (await (await again.ask('/api/user/stats')).json()) as { remainingAnalyses: number }
  expect(stats.remainingAnalyses).toBe(3)
  // What a person wrote is in no line of the log, nor in what stands under a model's name.
  expect(second.log()).not.toMatch(/Analista|Power BI|Joana/)
  await second.stop()
  fake.stop()
  await rm(folder, { recursive: true, force: true })
})

/** People who ask at once, and times the server is killed among them; each may ask four times for nothing. */
const people = 12
const rounds = 4
const longestMs = 60

test('whenever it is killed, every completed analysis has its model request, which ends at the latest after the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-gap-'))
  const fake = startFakeModelServer()
  const env = {
    ANALYSIS_ENGINES: 'ollama,builtin',
    OLLAMA_URL: fake.url,
    OLLAMA_MODEL: fakeModel,
    RATE_LIMIT: 'off',
  }
  let server = await startServer({ folder, env })
  await Promise.all(Array.from({ length: people }, (_, at) => visitor(server.url).register(`pessoa${at}@exemplo.com`)))
  let seen = 0
  for (let round = 0; round < rounds; round++) {
    const signedIn = async () =>
      Promise.all(
        Array.from({ length: people }, async (_, at) => {
          const one = visitor(server.url)
          await one.login(`pessoa${at}@exemplo.com`)
          return one
        }),
      )
    fake.replies({ text: '', how: 'hang' })
    const before = await signedIn()
    const texts = { ...profiles.analistaDados, about: `${profiles.analistaDados.about} Vez ${round}.` }
    const sent = before.map((one) => one.post('/api/linkedin/analyze', texts).catch(() => null))
    // From the first result on, so that a slow machine has something to lose too.
    await Promise.any(sent)
    await Bun.sleep(Math.random() * longestMs)
    await server.stop('SIGKILL')
    await Promise.all(sent)

    fake.replies(goodModel)
    server = await startServer({ folder, env })
    for (const one of await signedIn()) {
      const latest = async () => (await (await one.ask('/api/linkedin/latest')).json()) as LinkedinAnswer | null
      let now = await latest()
      const until = Date.now() + 20_000
      while (now?.texto_modelo?.estado === 'escrevendo' && Date.now() < until) {
        await Bun.sleep(50)
        now = await latest()
      }
      if (!now?.id) continue
      seen += 1
      expect(now.texto_modelo).not.toBeNull()
      expect(now.texto_modelo?.estado).not.toBe('escrevendo')
    }
  }
  expect(seen).toBeGreaterThan(rounds)
  await server.stop()
  fake.stop()
  await rm(folder, { recursive: true, force: true })
})
