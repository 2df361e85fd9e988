import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { type Double, doubleModel, startDouble } from '../../../tests/models/fake-server'
import { readConfig } from '../../server/config/read'
import { doctor } from './doctor'

let double: Double
beforeEach(() => {
  double = startDouble()
})
afterEach(() => double.stop())

const run = async (environment: Record<string, string>) => {
  const read = readConfig(environment, '/srv')
  if (!read.ok) throw new Error(read.problems.join())
  const lines: string[] = []
  const out = (line: string) => lines.push(line)
  const code = await doctor.run({ config: read.config, words: [], options: {}, out, problem: out })
  return { code, said: lines.join('\n') }
}
const ollama = () => ({
  ANALYSIS_ENGINES: 'ollama',
  OLLAMA_URL: double.url,
  OLLAMA_MODEL: doubleModel,
  OLLAMA_VISION_MODEL: doubleModel,
})

describe('doctor', () => {
  test('has nothing to try without a model', async () => {
    expect(await run({})).toMatchObject({ code: 0, said: expect.stringContaining('no language model is set up') })
  })

  test('says what each can do', async () => {
    double.says({ text: '{"word":"pronto"}' })
    const { code, said } = await run(ollama())
    expect(code).toBe(0)
    expect(said).toContain(`ollama ${doubleModel} at ${new URL(double.url).host}, on your own machines`)
    expect(said).toContain('server: answers, version 0.12.6; model found')
    expect(said).toMatch(/text: answered in \d+\.\d s, 290 tokens, in the shape asked for/)
    expect(said).toMatch(/photo: answered/)
    expect(JSON.stringify(double.asked.at(-1)?.body)).toContain('/9j/')
  })

  test('and what one cannot', async () => {
    double.says({ text: 'pronto' })
    expect(await run(ollama())).toMatchObject({ code: 1, said: expect.stringContaining('not in the shape asked for') })
    double.stop()
    expect(await run(ollama())).toMatchObject({ code: 1, said: expect.stringContaining('unreachable') })
  })

  test('asks as much as an analysis would, so that a context too small for one is found', async () => {
    double.says({ text: '', how: 'too-long' })
    const { code, said } = await run({
      ANALYSIS_ENGINES: 'openai',
      OPENAI_BASE_URL: `${double.url}/v1`,
      OPENAI_MODEL: doubleModel,
    })
    expect(code).toBe(1)
    expect(said).toMatch(/text: no answer after \d+\.\d s \(too-long\)/)
    expect(JSON.stringify(double.asked[0]?.body).length).toBeGreaterThan(4_000)
  })
})
