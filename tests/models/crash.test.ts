// The server killed while a model writes: the next start asks again, once, and nothing is charged for it.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { profiles } from '../../src/analysis/linkedin/fixtures/profiles'
import { startServer } from '../server'
import { visitor } from '../visitor'
import { doubleModel, startDouble } from './double'
import { goodModel, linkedinSaid } from './said'

setDefaultTimeout(60_000)

type Told = { id: string; texto_modelo: { estado: string; headline?: string } | null }

test('a question cut by kill -9 is finished at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'model-crash-'))
  const double = startDouble()
  const env = { ANALYSIS_ENGINES: 'ollama,builtin', OLLAMA_URL: double.url, OLLAMA_MODEL: doubleModel }
  double.says({ text: '', how: 'hang' })
  const first = await startServer({ folder, env })
  const ana = visitor(first.url)
  await ana.register('ana@exemplo.com')
  const told = (await (await ana.post('/api/linkedin/analyze', profiles.analistaDados)).json()) as Told
  expect(told.texto_modelo?.estado).toBe('escrevendo')
  await first.stop('SIGKILL')

  double.says(goodModel)
  const second = await startServer({ folder, env })
  const again = visitor(second.url)
  await again.login('ana@exemplo.com')
  const latest = async () => (await (await again.ask('/api/linkedin/latest')).json()) as Told
  let now = await latest()
  for (let tries = 0; tries < 100 && now.texto_modelo?.estado === 'escrevendo'; tries++) {
    await Bun.sleep(50)
    now = await latest()
  }
  expect(now.id).toBe(told.id)
  expect(now.texto_modelo).toMatchObject({ estado: 'pronto', headline: linkedinSaid.headline })
  const stats = (await (await again.ask('/api/user/stats')).json()) as { remainingAnalyses: number }
  expect(stats.remainingAnalyses).toBe(3)
  // What a person wrote is in no line of the log, nor in what stands under a model's name.
  expect(second.log()).not.toMatch(/Analista|Power BI|Joana/)
  await second.stop()
  double.stop()
  await rm(folder, { recursive: true, force: true })
})
