import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { type FakeModelServer, fakeModel, startFakeModelServer } from '../../../tests/models/fake-server'
import { readConfig } from '../../server/config/read'
import { exitsBy } from '../command'
import { sayEnglish } from '../say'
import { doctor } from './doctor'

let fake: FakeModelServer
beforeEach(() => {
  fake = startFakeModelServer()
})
afterEach(() => fake.stop())

const run = async (settings: Record<string, string>) => {
  const environment = { DATA_DIR: 'data', ...settings }
  const read = readConfig(environment, '/srv')
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
const ollama = () => ({
  ANALYSIS_ENGINES: 'ollama',
  OLLAMA_URL: fake.url,
  OLLAMA_MODEL: fakeModel,
  OLLAMA_VISION_MODEL: fakeModel,
})

describe('doctor', () => {
  test('has nothing to try without a model', async () => {
    expect(await run({})).toMatchObject({ code: 0, output: expect.stringContaining('no language model is set up') })
  })

  test('reports what each can do', async () => {
    fake.replies({ text: '{"word":"pronto"}' })
    const { code, output } = await run(ollama())
    expect(code).toBe(0)
    expect(output).toContain(`ollama ${fakeModel} at ${new URL(fake.url).host}, on your own machines`)
    expect(output).toContain('server: answers, version 0.12.6; model found')
    expect(output).toMatch(/text: answered in \d+\.\d s, 290 tokens, in the shape asked for/)
    expect(output).toMatch(/photo: answered/)
    expect(JSON.stringify(fake.asked.at(-1)?.body)).toContain('/9j/')
  })

  test('and what one cannot', async () => {
    fake.replies({ text: 'pronto' })
    expect(await run(ollama())).toMatchObject({
      code: 1,
      output: expect.stringContaining('not in the shape asked for'),
    })
    fake.stop()
    expect(await run(ollama())).toMatchObject({ code: 1, output: expect.stringContaining('unreachable') })
  })

  test('asks as much as an analysis would, so that a context that is too small is found', async () => {
    fake.replies({ text: '', how: 'too-long' })
    const { code, output } = await run({
      ANALYSIS_ENGINES: 'openai',
      OPENAI_BASE_URL: `${fake.url}/v1`,
      OPENAI_MODEL: fakeModel,
    })
    expect(code).toBe(1)
    expect(output).toMatch(/text: no answer after \d+\.\d s \(too-long\)/)
    expect(JSON.stringify(fake.asked[0]?.body).length).toBeGreaterThan(4_000)
  })
})
