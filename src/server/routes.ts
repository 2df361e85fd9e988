// Finds the feature of a route and loads it once.
import type { AnyElysia } from 'elysia'
import type { Setup } from './accounts/first-admin'
import type { Core } from './core/core'
import type { Handler, HandlerOf } from './http/request/handler'
import type { AnswerError } from './http/request/handlers'

export type Feature = {
  /** Its addresses: each with all below it, but for what another feature names more exactly. */
  readonly at: readonly string[]
  readonly load: (core: Core, setup: Setup) => Promise<AnyElysia>
}

/** Finds the feature that names the longest beginning of a path, in whole segments; `/` names itself alone. */
export const featureFinder = (features: readonly Feature[]): ((path: string) => Feature | undefined) => {
  const byAddress = new Map(features.flatMap((feature) => feature.at.map((address) => [address, feature] as const)))
  return (path) => {
    for (let address = path; address !== ''; address = address.slice(0, address.lastIndexOf('/'))) {
      const feature = byAddress.get(address)
      if (feature) return feature
    }
    return undefined
  }
}

/** Loads a feature when a row of it is first asked for, again where that failed. */
export const handlerLoader = (
  features: readonly Feature[],
  core: Core,
  setup: Setup,
  answer: AnswerError,
): HandlerOf => {
  const featureOf = featureFinder(features)
  const loaded = new Map<Feature, Promise<ReadonlyMap<string, Handler>>>()
  const load = async (feature: Feature) => {
    const [{ handlersOf, withErrors }, app] = await Promise.all([
      import('./http/request/handlers'),
      feature.load(core, setup),
    ])
    return handlersOf(withErrors(app, answer))
  }
  const loadOnce = (feature: Feature) => {
    const handlers = loaded.get(feature) ?? load(feature)
    // The request that asked gets the error.
    if (!loaded.has(feature)) handlers.catch(() => loaded.delete(feature))
    loaded.set(feature, handlers)
    return handlers
  }
  return async (row) => {
    const feature = featureOf(row.slice(row.indexOf('/')))
    if (!feature) throw new Error(`${row} has a policy and no feature`)
    const handler = (await loadOnce(feature)).get(row)
    if (!handler) throw new Error(`${row} has a policy and no route`)
    return handler
  }
}
