// What every journey needs: a server of its own, a browser, and people whose pages' errors are collected.
import { afterAll, beforeAll, expect } from 'bun:test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser, screenshot } from './browser'
import { type Server, startServer } from './server'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1440, height: 900 }

export type BrowserSession = { readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }
export type Member = BrowserSession & { readonly email: string }

export type Journey = {
  /** Both exist from the first `beforeAll` after `journey()` on. */
  readonly server: Server
  readonly browser: Browser
  /** A visitor's browser, as wide as a desktop and Portuguese by default. */
  openSession(options?: BrowserContextOptions): Promise<BrowserSession>
  /** The same for a person who has just registered. */
  member(options?: BrowserContextOptions, nome?: string): Promise<Member>
}

/** The page's errors from now on: console errors and warnings, including the CSP's, and exceptions. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Waits until the surrounding island is hydrated. */
export const hydrated = (page: Page, within: string) => page.waitForSelector(`x-island[data-hydrated] ${within}`)

/** Saves a picture of a page, and checks that it is no wider than its window and shows no raw text key. */
export const picture = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect([name, scroll]).toEqual([name, client])
  expect((await page.textContent('main')) ?? '').not.toMatch(/\{\{|undefined|\[object/)
  await screenshot(page, name)
}

/** Starts a server on the executable and a browser before the file's tests, and ends both after them. */
export const journey = (env: Readonly<Record<string, string>> = {}): Journey => {
  let server: Server | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer({ env }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  const there = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The journey has not begun.')
    return one
  }
  let members = 0
  const openSession = async (options: BrowserContextOptions = {}): Promise<BrowserSession> => {
    const baseURL = there(server).url
    const context = await there(browser).newContext({ viewport: desk, locale: 'pt-BR', baseURL, ...options })
    const page = await context.newPage()
    return { context, page, complaints: complaintsOf(page) }
  }
  return {
    get server() {
      return there(server)
    },
    get browser() {
      return there(browser)
    },
    openSession,
    member: async (options, nome = 'Marina Duarte') => {
      const visiting = await openSession(options)
      const email = `pessoa${++members}@exemplo.com.br`
      const data = { nome, email, senha: 'segredo-1', aceitarTermos: true }
      expect((await visiting.context.request.post('/api/register', { data })).status()).toBe(201)
      return { ...visiting, email }
    },
  }
}
