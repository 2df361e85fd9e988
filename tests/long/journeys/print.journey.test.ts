// Pages as Chromium prints them: no line overlaps another, no page is empty, and controls are hidden.
import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { type Cast, cast } from '../../gallery/people'
import { adminAccount, contextOf } from '../../helpers/accounts/sample-accounts'
import { journey } from '../../helpers/journey'

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

/** A page printed: what overlaps or is empty, all its words, and how many pages it takes. */
const printed = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  const pages = await pagesOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true })))
  const wrong = pages.flatMap((words, index) => {
    const pairs = words.flatMap((a, at) =>
      words.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.text} | ${b.text}`] : [])),
    )
    return [...pairs, ...(words.length === 0 ? ['nothing'] : [])].map((what) => `page ${index + 1}: ${what}`)
  })
  const text = pages
    .flat()
    .map((word) => word.text)
    .join(' ')
  return { wrong, text, pages: pages.length }
}

/** What is printed of each, in so many pages at most, and what has no place there. */
const expected = [
  ['payer', '/curriculo', 'Histórico', 7],
  ['payer', '/linkedin', 'Histórico', 7],
  ['payer', '/foto-perfil', 'Histórico', 7],
  ['payer', '/scanner-vagas', 'Histórico', 7],
  ['premium', '/historico', 'Todas as análises', 4],
  ['premium', '/vagas', 'Looker', 4],
  ['premium', '/mentoria', 'Como eu falo do tempo parada?', 2],
  ['payer', '/curriculo/oficina', 'Reduzi em 32%', 2],
  ['newcomer', '/planos', 'Mentoria mensal', 5],
] as const

test.each(expected)('%s: %s printed', async (who, path, what, most) => {
  const context = await contextOf(on.browser, on.server, people.cookies[who], { colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(path)
  const { wrong, text, pages } = await printed(page)
  expect(wrong).toEqual([])
  expect(pages).toBeLessThanOrEqual(most)
  expect(text).toContain(what)
  expect(text).not.toMatch(
    /análises restantes|Solte|Analisar Perfil|Pular para o conteúdo|Apagar este rascunho|Cupom de desconto/,
  )
  await context.close()
})
