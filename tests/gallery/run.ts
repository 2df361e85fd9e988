// `npm run gallery`: a picture of every page in every state, for people to look at. Stored in test-artifacts/gallery/,
// with contact sheets. --width=360,1440 --theme=dark --locale=en-US --only=planos narrow it down.
import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { adminAccount, contextOf } from '../helpers/accounts/sample-accounts'
import { launchBrowser } from '../helpers/browser'
import { startServer } from '../helpers/server'
import { cast } from './people'
import { type Picture, sheets } from './sheet'
import { everyState, type State } from './states'

const { values: asked } = parseArgs({
  options: {
    width: { type: 'string', default: '360,768,1440' },
    theme: { type: 'string', default: 'light,dark' },
    locale: { type: 'string', default: 'pt-BR,en-US' },
    only: { type: 'string', default: '' },
  },
})
const list = (text: string) => text.split(',')
const scales: Readonly<Record<string, number>> = { 360: 0.82, 768: 0.5, 1440: 0.53 }
const into = resolve(import.meta.dir, '..', '..', 'test-artifacts', 'gallery')
const wanted = everyState.filter(({ name }) => list(asked.only).some((part) => name.includes(part)))

const fileOf = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, '-')

const take = async (page: Page, state: State, folder: string, person: string): Promise<Picture> => {
  await state.open(page, person)
  await page.evaluate(() => document.fonts.ready)
  const file = resolve(folder, `${fileOf(state.name)}.png`)
  // What lies over the page is looked at where it is; a page is looked at whole.
  const over = await page.locator('dialog:modal, header details[open], header [role="dialog"]').count()
  const bytes = await page.screenshot({ path: file, fullPage: !over, caret: 'initial' })
  return { name: state.name, file, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const [server, browser] = await Promise.all([startServer({ env: adminAccount }), launchBrowser()])
try {
  const { cookies, person } = await cast(server)
  for (const width of list(asked.width).map(Number))
    for (const theme of list(asked.theme))
      for (const locale of list(asked.locale)) {
        const name = `${width}-${theme}-${locale}`
        const folder = resolve(into, name)
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder, { recursive: true })
        const pictures: Picture[] = []
        for (const state of wanted) {
          const context = await contextOf(browser, server, cookies[state.who], {
            viewport: { width, height: width < 700 ? 740 : 900 },
            locale,
            colorScheme: theme === 'dark' ? 'dark' : 'light',
            reducedMotion: 'reduce',
          })
          const page = await context.newPage()
          page.setDefaultTimeout(8_000)
          try {
            pictures.push(await take(page, state, folder, person))
          } catch (error) {
            console.error(`${name}, ${state.name}: ${String(error).split('\n')[0]}`)
          }
          await context.close()
        }
        await sheets(browser, pictures, scales[width] ?? 0.5, resolve(into, `sheet-${name}`))
        console.log(`${name}: ${pictures.length} pictures`)
      }
} finally {
  await browser.close()
  await server.stop()
}
