// A printed result as Chromium makes it: no line overlaps another, no page is empty, and controls are hidden.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { getDocumentProxy } from 'unpdf'
import { type Cast, cast } from '../../gallery/people'
import { journey } from '../../helpers/journey'
import { adminAccount, contextOf } from '../../helpers/sample-accounts'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(120_000)

let people: Cast
const on = journey(adminAccount)
beforeAll(async () => {
  people = await cast(on.server)
})

type Word = { readonly text: string; readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const pagesOf = async (bytes: Uint8Array): Promise<Word[][]> => {
  const pdf = await getDocumentProxy(bytes)
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], w: item.width, h: item.height }]
          : [],
      )
    }),
  )
}

/** Whether the middles of two words' boxes lie on each other: more than neighbours share. */
const overlap = (a: Word, b: Word): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 2 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.6 * Math.min(a.h, b.h)

test.each(['curriculo', 'linkedin', 'foto-perfil', 'scanner-vagas'])('/%s on paper', async (tool) => {
  const context = await contextOf(on.browser, on.server, people.cookies.payer, { colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(`/${tool}`)
  await page.evaluate(() => document.fonts.ready)
  const pages = await pagesOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })))
  expect(pages.length).toBeLessThanOrEqual(7)
  const wrong = pages.flatMap((words, index) => {
    const pairs = words.flatMap((a, at) =>
      words.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.text} | ${b.text}`] : [])),
    )
    return [...pairs, ...(words.length === 0 ? ['nothing'] : [])].map((what) => `page ${index + 1}: ${what}`)
  })
  expect(wrong).toEqual([])
  const text = pages
    .flat()
    .map((word) => word.text)
    .join(' ')
  expect(text).toContain('Histórico')
  expect(text).not.toMatch(/análises restantes|Solte|Analisar Perfil/)
  await context.close()
})
