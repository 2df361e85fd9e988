// The configured engines, each with its queue and circuit breaker.
import { createOllama } from '../../../analysis/models/engines/ollama'
import { createOpenAi } from '../../../analysis/models/engines/openai'
import type { Engine, Fetch } from '../../../analysis/models/engines/port'
import type { EngineConfig, ModelConfig } from '../../config/config'
import { isLocal } from '../../config/models'
import { createBreaker } from './circuit-breaker'
import type { Models, Station } from './port'
import { createEngineQueue } from './request-queue'

/** A local model answers one request at a time; a hosted one several. */
const atOnce = { local: 1, hosted: 4 } as const

const engineOf = (config: EngineConfig, model: string, fetch: Fetch, now: () => number): Engine => {
  const local = isLocal(config, model)
  return config.kind === 'ollama'
    ? createOllama({ url: config.url, model, local, fetch, now })
    : createOpenAi({ url: config.url, key: config.key, model, local, fetch, now })
}

export const createModels = (config: ModelConfig, now: () => number, fetch: Fetch = globalThis.fetch): Models => {
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  // One queue for each server, because text and photo requests share the machine that answers.
  const stations = config.engines.map((one) => {
    const queue = createEngineQueue(isLocal(one, '') ? atOnce.local : atOnce.hosted)
    const station = (model: string | null): Station[] =>
      model === null ? [] : [{ engine: engineOf(one, model, fetch, now), queue, breaker: createBreaker() }]
    return { texts: station(one.model), photos: station(one.vision) }
  })
  const settled = async () => {
    while (running.size > 0) await Promise.all(running)
  }
  return {
    budgetMs: config.seconds * 1000,
    prices: config.prices,
    texts: stations.flatMap(({ texts }) => texts),
    photos: stations.flatMap(({ photos }) => photos),
    inProgress: new Map(),
    stopped: stop.signal,
    follow: (work) => {
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    settled,
    close: () => {
      stop.abort()
      return settled()
    },
  }
}
