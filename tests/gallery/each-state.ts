// Opens every state in turn, each in a page of its own, as the person it belongs to.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { contextOf } from '../helpers/accounts/sample-accounts'
import type { Server } from '../helpers/server'
import type { Cast } from './people'
import { everyState } from './states'

type Place = { readonly browser: Browser; readonly server: Server; readonly people: Cast }

/** Longest a step may take to bring a page into its state, on a busy machine. */
const stepMs = 15_000

/** Calls `look` with each page in its state; people keep their browser from one state to the next. */
export const eachState = async (
  { browser, server, people }: Place,
  options: BrowserContextOptions,
  look: (page: Page, state: string) => Promise<void>,
): Promise<void> => {
  const contexts = new Map<string, BrowserContext>()
  for (const { name, who, open } of everyState) {
    const still = { reducedMotion: 'reduce', ...options } as const
    const context = contexts.get(who) ?? (await contextOf(browser, server, people.cookies[who], still))
    contexts.set(who, context)
    // A page of its own: a state may leave its page busy.
    const page = await context.newPage()
    page.setDefaultTimeout(stepMs)
    await open(page, people.person)
    await look(page, name)
    await page.close()
  }
  for (const context of contexts.values()) await context.close()
}
