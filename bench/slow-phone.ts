// `npm run bench:phone [-- executable …]`: what a page costs on a slow phone. Several executables are
// measured in turn, so that a build can be compared with an earlier one in one run.
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { adminAccount, contextOf, everyone } from '../tests/helpers/accounts/sample-accounts'
import { launchBrowser } from '../tests/helpers/browser'
import { executable, startServer } from '../tests/helpers/server'

const pages = [
  ['visitor', '/'],
  ['member', '/curriculo'],
  ['member', '/planos'],
  ['member', '/curriculo/oficina'],
] as const
const latenciesMs = [400, 2_000]
const bytesPerSecond = 50_000
const slowerBy = 4
const rounds = 3

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const slowDown = async (page: Page, latency: number) => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
}

/** Every island that hydrates without being scrolled to or touched: a deferred one does as soon as another has. */
const allAnswer = () => {
  const markers = [...document.querySelectorAll('x-hydrate:not([load=visible])')]
  const all = markers.every((marker) => marker.previousElementSibling?.hasAttribute('data-hydrated'))
  return markers.length > 0 && all && performance.now()
}

const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN

const scriptsFetched = () => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const found = entries.filter(({ name }) => name.endsWith('.js'))
  return [found.length, found.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)] as const
}

const browser = await launchBrowser()
const names = process.argv.length > 2 ? process.argv.slice(2).map((name) => resolve(name)) : [executable]
const servers = await Promise.all(
  names.map(async (name) => {
    const server = await startServer({ command: [name, 'serve'], env: adminAccount, verified: false })
    return { name, server, people: await everyone(server) }
  }),
)

/** One look with nothing in the cache. */
const lookAt = async (
  { server, people }: (typeof servers)[number],
  [who, path]: (typeof pages)[number],
  latency: number,
) => {
  const context = await contextOf(browser, server, people[who], { viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await slowDown(page, latency)
  await page.goto(path, { timeout: 60_000 })
  const answered = await (await page.waitForFunction(allAnswer, null, { timeout: 60_000 })).jsonValue()
  const [files, bytes] = await page.evaluate(scriptsFetched)
  const painted = await page.evaluate(firstPaint)
  await context.close()
  return { painted, answered: Number(answered), files, bytes }
}

for (const latency of latenciesMs)
  for (const which of pages) {
    const looks = servers.map((): Awaited<ReturnType<typeof lookAt>>[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, one] of servers.entries()) looks[at]?.push(await lookAt(one, which, latency))
    for (const [at, { name }] of servers.entries()) {
      const seen = looks[at] ?? []
      const seconds = (key: 'painted' | 'answered') => (median(seen.map((look) => look[key])) / 1000).toFixed(1)
      const [first] = seen
      console.log(
        `${latency} ms ${which[1]} ${name}: painted ${seconds('painted')} s, islands answer ${seconds('answered')} s, ` +
          `${first?.files} scripts of ${((first?.bytes ?? 0) / 1000).toFixed(1)} kB`,
      )
    }
  }

for (const { server } of servers) await server.stop()
await browser.close()
