import { describe, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLocal, isOwnHost } from './models'
import { readConfig } from './read'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv')
const problems = (environment: Record<string, string>): readonly string[] => {
  const result = read(environment)
  return result.ok ? [] : result.problems
}

describe('engines', () => {
  test('are in the order given, each with its model', () => {
    const result = read({
      ANALYSIS_ENGINES: 'ollama, openai,builtin',
      OLLAMA_MODEL: 'qwen3:4b',
      OLLAMA_VISION_MODEL: 'gemma3:4b',
      OPENAI_BASE_URL: 'http://localhost:1234/v1/',
      OPENAI_MODEL: 'any',
      MODEL_SECONDS: '90',
      MODEL_PRICES: 'any=0.40/1.6, meta-llama/llama-3.1-8b:free = 0/0',
    })
    expect(result.ok && result.config.models).toEqual({
      seconds: 90,
      prices: new Map([
        ['any', { tokensIn: 400_000, tokensOut: 1_600_000 }],
        ['meta-llama/llama-3.1-8b:free', { tokensIn: 0, tokensOut: 0 }],
      ]),
      engines: [
        { kind: 'ollama', url: 'http://127.0.0.1:11434', key: null, model: 'qwen3:4b', vision: 'gemma3:4b' },
        { kind: 'openai', url: 'http://localhost:1234/v1', key: null, model: 'any', vision: null },
      ],
    })
  })

  test('a missing or wrong value is reported with the name of its setting', () => {
    expect(problems({ ANALYSIS_ENGINES: 'llama' })).toEqual([
      'ANALYSIS_ENGINES: "llama" is none of builtin, ollama, openai',
    ])
    expect(problems({ ANALYSIS_ENGINES: 'builtin,ollama', OLLAMA_MODEL: 'm' })[0]).toContain('builtin comes last')
    expect(problems({ ANALYSIS_ENGINES: 'ollama,ollama', OLLAMA_MODEL: 'm' })[0]).toContain('stands twice')
    expect(problems({ ANALYSIS_ENGINES: 'ollama' })[0]).toContain('OLLAMA_MODEL')
    expect(problems({ ANALYSIS_ENGINES: 'openai', OPENAI_MODEL: 'm' })[0]).toContain('OPENAI_API_KEY')
    expect(problems({ ANALYSIS_ENGINES: 'openai', OPENAI_API_KEY: 'k' })[0]).toContain('OPENAI_MODEL')
    expect(problems({ OLLAMA_URL: 'not an address' })[0]).toContain('OLLAMA_URL')
    expect(problems({ MODEL_SECONDS: '3' })[0]).toContain('MODEL_SECONDS')
    for (const wrong of ['m', 'm=1', 'm=1/x', 'm=1/2/3', 'm=-1/2', 'm=0,4/1', '=1/2', 'm=1.1234567/2', 'm=99999/1'])
      expect(problems({ MODEL_PRICES: wrong })[0]).toContain('MODEL_PRICES')
    expect(problems({ MODEL_PRICES: 'm=1/2,m=1/2' })).toEqual(['MODEL_PRICES: "m" stands twice'])
    const many = Array.from({ length: 51 }, (_, at) => `m${at}=1/2`).join()
    expect(problems({ MODEL_PRICES: many })).toEqual(['MODEL_PRICES: at most 50 models'])
  })

  test('no problem repeats a key', () => {
    const environment = {
      ANALYSIS_ENGINES: 'openai',
      OPENAI_API_KEY: 'sk-canary',
      OPENAI_BASE_URL: 'https://u:canary@h/v1',
    }
    expect(problems(environment).length).toBeGreaterThan(0)
    expect(problems(environment).join()).not.toContain('canary')
  })

  test('a key may come from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'key')
    writeFileSync(file, 'sk-from-file\n')
    const result = read({ ANALYSIS_ENGINES: 'openai', OPENAI_MODEL: 'm', OPENAI_API_KEY_FILE: file })
    expect(result.ok && result.config.models.engines[0]?.key).toBe('sk-from-file')
  })
})

test('the address decides whether a text leaves the operator’s network', () => {
  const own = ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'http://192.168.0.7', 'http://10.1.2.3']
  const named = ['http://ollama:11434', 'http://pc.local', 'http://gpu.lan', 'http://[fd00::7]', 'http://172.20.0.2']
  for (const url of [...own, ...named]) expect(isOwnHost(url)).toBe(true)
  const away = [
    'https://api.openai.com/v1',
    'http://8.8.8.8',
    'http://172.32.0.1',
    'http://[2001:db8::1]',
    'http://127.0.0.1.example.com',
  ]
  for (const url of away) expect(isOwnHost(url)).toBe(false)
  const ollama = { kind: 'ollama', url: 'http://localhost:11434', key: null, model: null, vision: null } as const
  expect(isLocal(ollama, 'qwen3:4b')).toBe(true)
  expect(isLocal(ollama, 'gpt-oss:120b-cloud')).toBe(false)
})
