import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import type { Setup } from './accounts/first-admin'
import type { Core } from './core/core'
import { type Feature, featureFinder, handlerLoader } from './routes'

/** Neither is used by the features of these tests. */
const core = {} as Core
const setup = {} as Setup
const answer = () => new Response('error')

describe('the feature of a path', () => {
  const features = [['/'], ['/conta'], ['/conta/email', '/api/user']].map(
    (at): Feature => ({ at, load: () => Promise.reject(new Error('not loaded here')) }),
  )
  const featureOf = featureFinder(features)
  test.each([
    ['/', 0],
    ['/conta', 1],
    ['/conta/apagar', 1],
    ['/conta/email/reenviar', 2],
    ['/api/user/:id', 2],
  ] as const)('%s is the one that names most of it', (path, at) => expect(featureOf(path)).toBe(features[at]))
  test.each(['/contas', '/api', '/painel', ''])('%s has none', (path) => expect(featureOf(path)).toBeUndefined())
})

describe('a feature', () => {
  const health = () => new Elysia().get('/healthz', 'well')
  const loading = (load: Feature['load']) => handlerLoader([{ at: ['/healthz', '/readyz'], load }], core, setup, answer)
  const ask = async (run: (request: Request) => Promise<Response>) =>
    (await run(new Request('http://localhost/healthz'))).text()

  test('is loaded once, however many ask at the same time', async () => {
    let loads = 0
    const handlerOf = loading(async () => {
      loads++
      return health()
    })
    const handlers = await Promise.all([handlerOf('GET /healthz'), handlerOf('GET /healthz')])
    expect(await Promise.all(handlers.map(ask))).toEqual(['well', 'well'])
    expect(loads).toBe(1)
  })

  test('that could not be loaded is loaded again for the next request', async () => {
    let loads = 0
    const handlerOf = loading(async () => {
      if (loads++ === 0) throw new Error('the disk failed')
      return health()
    })
    expect(handlerOf('GET /healthz')).rejects.toThrow('the disk failed')
    await Bun.sleep(0)
    expect(await ask(await handlerOf('GET /healthz'))).toBe('well')
  })

  test('without the row that was asked for is an error, and so is a row of no feature', () => {
    const handlerOf = loading(async () => health())
    expect(handlerOf('GET /readyz')).rejects.toThrow('GET /readyz has a policy and no route')
    expect(handlerOf('GET /painel')).rejects.toThrow('GET /painel has a policy and no feature')
  })

  test('with a route that has no policy serves none', () => {
    const handlerOf = loading(async () => health().get('/segredo', 'x'))
    expect(handlerOf('GET /healthz')).rejects.toThrow('GET /segredo has no policy')
  })
})
