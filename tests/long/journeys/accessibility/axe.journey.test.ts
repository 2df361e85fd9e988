// axe-core on every state of tests/gallery/states.ts and on the pages with a language model's words, on a phone and on a
// desk, in both themes and languages: no violation. Too long for the gate, which looks at one size and one language.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser } from 'playwright-core'
import { eachState } from '../../../gallery/each-state'
import { type Cast, cast } from '../../../gallery/people'
import { unfold } from '../../../gallery/states'
import { adminAccount, contextOf } from '../../../helpers/accounts/sample-accounts'
import { launchBrowser } from '../../../helpers/browser'
import { looker } from '../../../helpers/pages/axe'
import { type Server, startServer } from '../../../helpers/server'
import { goodModel } from '../../../models/answers'
import { type FakeModelServer, fakeModel, startFakeModelServer } from '../../../models/fake-server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(900_000)

const ways = [
  ['pt-BR', { width: 360, height: 740 }],
  ['en-US', { width: 1440, height: 900 }],
] as const

let fake: FakeModelServer
let browser: Browser
const servers: Server[] = []
let plain: { server: Server; people: Cast }
let writing: { server: Server; people: Cast }

const open = async (env: Record<string, string>) => {
  const server = await startServer({ env: { ...adminAccount, ...env } })
  servers.push(server)
  return { server, people: await cast(server) }
}

beforeAll(async () => {
  fake = startFakeModelServer()
  fake.replies(goodModel)
  browser = await launchBrowser()
  plain = await open({})
  writing = await open({
    ANALYSIS_ENGINES: 'ollama,builtin',
    OLLAMA_URL: fake.url,
    OLLAMA_MODEL: fakeModel,
    OLLAMA_VISION_MODEL: fakeModel,
  })
})
afterAll(async () => {
  await browser?.close()
  for (const server of servers) await server.stop()
  fake?.stop()
})

describe.each(ways)('in %s', (locale, viewport) => {
  const options = { bypassCSP: true, viewport, locale, reducedMotion: 'reduce' } as const

  test('no violation in any state', async () => {
    const { found, look } = looker()
    await eachState({ browser, ...plain }, options, look)
    expect(found).toEqual([])
  })

  test('nor where a model has written, or may', async () => {
    const { found, look } = looker()
    for (const who of ['payer', 'newcomer'] as const) {
      const context = await contextOf(browser, writing.server, writing.people.cookies[who], options)
      const page = await context.newPage()
      for (const path of ['/curriculo', '/linkedin', '/foto-perfil', '/scanner-vagas', '/configuracoes']) {
        await page.goto(path)
        await unfold(page)
        await look(page, `${who} ${path} with a model`)
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
})
