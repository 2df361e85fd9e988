// The configured engines, each with its queue and circuit breaker.
import type { Engine, Fetch } from '../../../analysis/models/engines/port'
import type { EngineConfig, ModelConfig } from '../../config/config'
import { isLocal } from '../../config/models'
import { createBreaker } from './circuit-breaker'
import type { Models, Station } from './port'
import { createEngineQueue } from './request-queue'

/** A local model answers one request at a time; a hosted one several. */
const atOnce = { local: 1, hosted: 4 } as const

/** Its client is loaded here: most servers have no model. */
const engineOf = async (config: EngineConfig, model: string, fetch: Fetch, now: () => number): Promise<Engine> => {
  const { kind, url, key } = config
  const options = { url, model, local: isLocal(config, model), fetch, now }
  return kind === 'ollama'
    ? (await import('../../../analysis/models/engines/ollama')).createOllama(options)
    : (await import('../../../analysis/models/engines/openai')).createOpenAi({ ...options, key })
}

export const createModels = async (
  config: ModelConfig,
  now: () => number,
  fetch: Fetch = globalThis.fetch,
): Promise<Models> => {
  const stop = new AbortController()
  const running = new Set<Promise<void>>()
  // One queue for each server, because text and photo requests share the machine that answers.
  const stations = await Promise.all(
    config.engines.map(async (one) => {
      const queue = createEngineQueue(isLocal(one, '') ? atOnce.local : atOnce.hosted)
      const station = async (model: string | null): Promise<Station[]> =>
        model === null ? [] : [{ engine: await engineOf(one, model, fetch, now), queue, breaker: createBreaker() }]
      return { texts: await station(one.model), photos: await station(one.vision) }
    }),
  )
  const settle = async () => {
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
    settled: settle,
    close: () => {
      stop.abort()
      return settle()
    },
  }
}
