// Hostile text in every field, in a real browser: it shows as text or is refused kindly, runs nothing, and breaks no
// layout on a phone of 360 px, nor at 200 % zoom, nor for who wants no motion.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContext, Page } from 'playwright-core'
import {
  adminAccount,
  advert,
  contextOf,
  type Everyone,
  everyone,
  pagesOf,
} from '../../helpers/accounts/sample-accounts'
import { pdfResume } from '../../helpers/documents'
import { journey, phone } from '../../helpers/journey'
import { cutTexts } from '../../helpers/pages/cut'

setDefaultTimeout(180_000)

const hostile = {
  'a script': '<script>window.ran=1</script><img src=x onerror="window.ran=1">"\'><svg onload=window.ran=1>',
  'signs that turn the direction': '\u202Eedoc\u2067 שלום \u2066مرحبا\u2069 \u200F fim',
  '10 000 letters': 'W'.repeat(10_000),
  emoji: '👩🏽‍💻🏳️‍🌈'.repeat(40),
  'NUL and half signs': 'a\u0000b\ud83d c\u0007d',
  'places of a template': '{{nome}} $' + '{7*7} {{constructor.constructor("window.ran=1")()}} %s',
} as const

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

/** Nothing of it ran, nothing is wider than the screen, and no text of ours came out raw. */
const sound = async (page: Page, state: string) => {
  const { ran, scroll, client } = await page.evaluate(() => ({
    ran: 'ran' in window,
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect([state, ran, scroll]).toEqual([state, false, client])
}

let count = 0
const somebody = async () => {
  const context = await on.browser.newContext({ viewport: phone, locale: 'pt-BR', baseURL: on.server.url })
  const email = `alguem${++count}@exemplo.com.br`
  const data = { nome: 'Marina', email, senha: 'segredo-1', aceitarTermos: true }
  expect((await context.request.post('/api/register', { data })).ok()).toBe(true)
  return { context, page: await context.newPage(), email }
}

/** Posts a form as a browser without a script does, and shows what comes back. */
const submit = async (page: Page, path: string, fields: Record<string, string>, state: string) => {
  await page.goto(path)
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main form [name="${name}"]:visible`).first()
    // Set as it stands, past what a keyboard or the field's own limit would take.
    await field.evaluate((one: HTMLInputElement, text) => {
      one.removeAttribute('maxlength')
      one.form?.setAttribute('novalidate', '')
      one.value = text
    }, value)
  }
  const [first = ''] = Object.keys(fields)
  await Promise.all([
    page.waitForEvent('load'),
    page
      .locator(`main form [name="${first}"]:visible`)
      .first()
      .evaluate((one: HTMLInputElement) => HTMLFormElement.prototype.submit.call(one.form)),
  ])
  await sound(page, state)
}

const api = (context: BrowserContext, method: 'POST' | 'PUT', path: string, data: object) =>
  context.request.fetch(path, { method, data })

describe.each(Object.entries(hostile))('%s', (kind, text) => {
  test('in what a member types: name, profile, LinkedIn, advert, support, file names', async () => {
    const { context, page, email } = await somebody()
    const name = text.slice(0, 200).toWellFormed().replaceAll('\0', '')
    expect((await api(context, 'PUT', '/api/user/profile', { nome: name, email })).status()).toBe(200)
    const file = { name: `${text.slice(0, 120).replace(/[/\0]/g, '')}.pdf`, mimeType: 'application/pdf' }
    const buffer = Buffer.from(await pdfResume())
    const sent = await context.request.post('/api/resume/analyze', { multipart: { resume: { ...file, buffer } } })
    expect(sent.status()).toBe(200)
    const drafted = await api(context, 'POST', '/api/linkedin/analyze', {
      headline: text,
      about: text,
      experience: text,
    })
    expect(drafted.status()).toBeLessThan(500)
    const compared = await api(context, 'POST', '/api/job/analyze', { description: `${advert} ${text}` })
    expect(compared.status()).toBeLessThan(500)
    const written = { name, email, subject: 'bug', message: text }
    expect((await api(context, 'POST', '/api/support/contact', written)).status()).toBeLessThan(500)
    for (const path of pagesOf('member')) {
      await page.goto(path)
      await sound(page, `${kind} on ${path}`)
    }
    await page.goto('/conta')
    // Shown as it was typed; what no keyboard types is left out, and nothing else.
    if (kind === 'a script') expect(await page.textContent('main')).toContain('<script>window.ran=1</script>')
    await context.close()
  })

  test('in forms that refuse it or take it, without a script', async () => {
    const { context, page } = await somebody()
    await submit(page, '/linkedin', { headline: text, about: '', experience: text }, `${kind}, LinkedIn`)
    await submit(page, '/editar-perfil', { nome: text, email: text }, `${kind}, profile`)
    await submit(page, '/suporte', { name: text, email: text, message: text }, `${kind}, support`)
    const outside = await on.browser.newContext({ viewport: phone, locale: 'pt-BR', baseURL: on.server.url })
    const visitor = await outside.newPage()
    const person = { nome: text, email: text, senha: text, confirmarSenha: 'x' }
    await submit(visitor, '/?tab=registrar', person, `${kind}, registration`)
    await submit(visitor, '/?tab=entrar', { email: text, senha: text }, `${kind}, login`)
    await outside.close()
    await context.close()
  })

  test('in addresses', async () => {
    const context = await contextOf(on.browser, on.server, people.member, { viewport: phone })
    const page = await context.newPage()
    const typed = encodeURIComponent(text.slice(0, 2_000).toWellFormed())
    for (const path of [`/${typed}`, `/?next=${typed}`, `/curriculo?analise=${typed}`, `/notificacoes?aba=${typed}`]) {
      const answer = await page.goto(path)
      expect(answer?.status() ?? 0).toBeLessThan(500)
      await sound(page, `${kind} at ${path.slice(0, 30)}`)
    }
    await context.close()
  })
})

describe('every page', () => {
  // At 200 % a desk of 1440 px is a window of 720 CSS px, and one of 720 px a window of 360; each is drawn with two of the screen.
  test.each(['visitor', 'member', 'admin'] as const)('of a %s holds at 200 %% zoom', async (who) => {
    const context = await contextOf(on.browser, on.server, people[who], { viewport: phone, deviceScaleFactor: 2 })
    const page = await context.newPage()
    for (const path of pagesOf(who)) {
      await page.goto(path)
      for (const width of [360, 720]) {
        await page.setViewportSize({ width, height: 450 })
        await sound(page, `${path} at ${width}`)
        expect([path, width, await cutTexts(page)]).toEqual([path, width, []])
      }
    }
    await context.close()
  })

  test('moves nothing for who wants no motion', async () => {
    const options = { viewport: phone, reducedMotion: 'reduce' } as const
    const context = await contextOf(on.browser, on.server, people.member, options)
    const page = await context.newPage()
    for (const path of pagesOf('member')) {
      await page.goto(path)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1)
          .map((one) => String((one.effect as KeyframeEffect | null)?.target?.className)),
      )
      expect([path, moving]).toEqual([path, []])
    }
    await context.close()
  })
})
