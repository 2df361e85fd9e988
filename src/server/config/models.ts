// The language models from the settings: their order, their names, and whether a text leaves the operator's network.
import { isIP } from 'node:net'
import type { EngineConfig, ModelConfig } from './config'
import { pricesOf } from './prices'

export const openAiUrl = 'https://api.openai.com/v1'

type Settings = {
  readonly ANALYSIS_ENGINES: readonly string[]
  readonly OLLAMA_URL: string
  readonly OLLAMA_MODEL?: string | undefined
  readonly OLLAMA_VISION_MODEL?: string | undefined
  readonly OPENAI_BASE_URL: string
  readonly OPENAI_API_KEY?: string | undefined
  readonly OPENAI_MODEL?: string | undefined
  readonly OPENAI_VISION_MODEL?: string | undefined
  readonly MODEL_SECONDS: number
  readonly MODEL_PRICES: string
}

const names = ['builtin', 'ollama', 'openai'] as const
const bare = (url: string) => url.replace(/\/+$/, '')

const checkNames = (list: readonly string[], problems: string[]): void => {
  for (const name of list)
    if (!names.some((knownName) => knownName === name))
      problems.push(`ANALYSIS_ENGINES: ${JSON.stringify(name)} is none of ${names.join(', ')}`)
  if (new Set(list).size !== list.length) problems.push('ANALYSIS_ENGINES: an engine stands twice')
  const last = list.indexOf('builtin')
  if (last >= 0 && last !== list.length - 1)
    problems.push('ANALYSIS_ENGINES: builtin comes last, what stands after it would never be asked')
}

const checkUrl = (name: string, url: string, problems: string[]): void => {
  const { username, password, search, hash } = new URL(url)
  if (username || password || search || hash) problems.push(`${name}: an address without a user, a query or a fragment`)
}

const ollamaOf = (settings: Settings, problems: string[]): EngineConfig => {
  const { OLLAMA_URL: url, OLLAMA_MODEL: model = null, OLLAMA_VISION_MODEL: vision = null } = settings
  if (!model && !vision) problems.push('ANALYSIS_ENGINES names ollama: set OLLAMA_MODEL, such as qwen3:4b')
  checkUrl('OLLAMA_URL', url, problems)
  return { kind: 'ollama', url: bare(url), key: null, model, vision }
}

const openAiOf = (settings: Settings, problems: string[]): EngineConfig => {
  const { OPENAI_BASE_URL: url, OPENAI_API_KEY: key = null, OPENAI_MODEL: model = null } = settings
  const vision = settings.OPENAI_VISION_MODEL ?? null
  if (!model && !vision) problems.push('ANALYSIS_ENGINES names openai: set OPENAI_MODEL')
  if (!key && bare(url) === openAiUrl)
    problems.push('ANALYSIS_ENGINES names openai: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own')
  checkUrl('OPENAI_BASE_URL', url, problems)
  return { kind: 'openai', url: bare(url), key, model, vision }
}

/** The configured engines; adds what is wrong with them to the problems. */
export const modelsOf = (settings: Settings, problems: string[]): ModelConfig => {
  checkNames(settings.ANALYSIS_ENGINES, problems)
  const engines = settings.ANALYSIS_ENGINES.flatMap((name) => {
    if (name === 'ollama') return ollamaOf(settings, problems)
    return name === 'openai' ? openAiOf(settings, problems) : []
  })
  return { engines, seconds: settings.MODEL_SECONDS, prices: pricesOf(settings.MODEL_PRICES, problems) }
}

const privateV4 = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** True for an address on this machine or in its own network; names without a dot belong to the local network. */
export const isOwnHost = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(host) === 4) return privateV4.test(host)
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/.test(host)
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa|localhost)$/.test(host)
}

/** Whether a text stays in the operator's network; Ollama's cloud models run elsewhere. */
export const isLocal = ({ url }: EngineConfig, model: string): boolean => isOwnHost(url) && !/[:-]cloud$/.test(model)
