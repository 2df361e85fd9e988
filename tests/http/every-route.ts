// The routes of all features, loaded at once: what the tests compare with the policies.
import type { AnyElysia } from 'elysia'
import { answerError } from '../../src/server/app'
import { features } from '../../src/server/features'
import { withErrors } from '../../src/server/http/request/handlers'
import type { Feature } from '../../src/server/routes'
import type { TestApp } from '../helpers/app'

export type LoadedFeature = { readonly feature: Feature; readonly app: AnyElysia }

export const loadFeatures = ({ core, setup }: TestApp): Promise<LoadedFeature[]> =>
  Promise.all(
    features.map(async (feature) => ({
      feature,
      app: withErrors(await feature.load(core, setup), answerError(core)),
    })),
  )

export const rowsOf = ({ app }: LoadedFeature): string[] => app.routes.map(({ method, path }) => `${method} ${path}`)
