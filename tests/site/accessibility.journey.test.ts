// axe-core on every page of the route table and in every state, in both themes, on a phone and on a desk: no violation.
// And what axe cannot see: menus that Escape closes, and where the focus is then.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { looker } from '../helpers/axe'
import { desk, hydrated, journey, phone } from '../helpers/journey'
import { adminAccount, contextOf, type Everyone, everyone, pagesOf } from '../helpers/sample-accounts'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

const sizes = { phone, desk }
/** Both in the long tier: each takes half a minute. */
const looked = Object.entries(sizes).filter(([size]) => size === 'phone' || process.env.LONG)

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

/** The CSP is bypassed for axe's own script alone; that the pages keep it is for the other journeys to see. */
const pageOf = async (who: keyof Everyone, viewport: typeof phone) => {
  const options = { bypassCSP: true, viewport, reducedMotion: 'reduce' } as const
  const context = await contextOf(on.browser, on.server, people[who], options)
  return { context, page: await context.newPage() }
}

describe.each(looked)('on a %s', (_, viewport) => {
  test.each(['visitor', 'member', 'admin'] as const)('no violation on any page of a %s', async (who) => {
    const { context, page } = await pageOf(who, viewport)
    const { found, look } = looker()
    // A page takes a second: in the gate every third one is looked at, in the long tier all of them.
    const pages = pagesOf(who).filter((_, index) => process.env.LONG || index % 3 === 0)
    expect(pages.length).toBeGreaterThan(0)
    for (const path of [...pages, ...(who === 'visitor' ? ['/nada', '/?tab=registrar'] : [])]) {
      await page.goto(path)
      await look(page, path)
    }
    expect(found).toEqual([])
    await context.close()
  })

  // In the long tier alone, like every other state (tests/long/journeys/axe.journey.test.ts).
  test.if(Boolean(process.env.LONG))('nor in any state: errors, menus, dialogs, toasts, all unfolded', async () => {
    const { found, look } = looker()
    const outside = await pageOf('visitor', viewport)
    await outside.page.goto('/?tab=registrar#auth')
    await hydrated(outside.page, 'form[action="/registrar"]')
    await outside.page.click('form[action="/registrar"] button[type="submit"]')
    await outside.page.getByText('Você deve aceitar os termos').waitFor()
    await look(outside.page, 'registration with errors')
    await outside.page.goto('/?tab=entrar#auth')
    await hydrated(outside.page, 'form[action="/entrar"]')
    await outside.page.fill('input[name="email"]', 'x@exemplo.com.br')
    await outside.page.fill('input[name="senha"]', 'errada-1')
    await outside.page.click('form[action="/entrar"] button[type="submit"]')
    await outside.page.getByText('Falha no login').first().waitFor()
    await look(outside.page, 'failed login with its toast')
    await outside.page.goto('/suporte')
    await unfold(outside.page)
    await look(outside.page, 'support unfolded')
    await outside.context.close()

    const { context, page } = await pageOf('member', viewport)
    await page.goto('/painel')
    for (const menu of await page.locator('header summary:visible').all()) {
      await menu.click()
      await look(page, 'a menu')
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await page.getByRole('dialog', { name: 'Notificações' }).getByText('Ver todas').waitFor()
    await look(page, 'the bell')
    await page.goto('/notificacoes')
    await page.getByText('Limpar notificações').first().click()
    await page.locator('dialog:modal').waitFor()
    await look(page, 'a dialog')
    await page.goto('/conta')
    await page.getByRole('link', { name: 'Apagar minha conta' }).click()
    await page.locator('dialog:modal').waitFor()
    await look(page, 'erasing')
    for (const path of ['/curriculo', '/linkedin', '/foto-perfil', '/scanner-vagas']) {
      await page.goto(path)
      await unfold(page)
      await look(page, `${path} unfolded`)
    }
    await page.goto('/editar-perfil')
    await page.fill('input[name="nome"]', 'A')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await page.getByText('O nome precisa ter pelo menos 2 caracteres').first().waitFor()
    await look(page, 'a profile with errors')
    await context.close()

    const work = await pageOf('admin', viewport)
    await work.page.goto('/scanner-vagas')
    await hydrated(work.page, 'textarea')
    await work.page.fill('textarea', 'Vaga')
    await work.page.click('form[action="/scanner-vagas"] button[type="submit"]')
    await work.page.getByText('Descrição muito curta').first().waitFor()
    await look(work.page, 'an advert too short')
    await work.page.goto('/foto-perfil')
    await hydrated(work.page, 'input[name="photo"]')
    await work.page.setInputFiles('input[name="photo"]', {
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('x'),
    })
    await work.page.getByText('Apenas imagens JPG, JPEG ou PNG são permitidas.').first().waitFor()
    await look(work.page, 'a wrong file')
    await work.context.close()
    expect(found).toEqual([])
  })
})

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      one.removeAttribute('name')
      one.open = true
    }
  })

describe('the header’s menus', () => {
  test.each(['desk', 'phone'] as const)('close by Escape and by a click beside, on a %s', async (size) => {
    const { context, page } = await pageOf('member', sizes[size])
    await page.goto('/painel')
    const summaries = await page.locator('header summary:visible').all()
    expect(summaries.length).toBe(size === 'desk' ? 2 : 1)
    const open = page.locator('header details[open]')
    for (const summary of summaries) {
      await summary.focus()
      await page.keyboard.press('Enter')
      expect(await open.count()).toBe(1)
      await page.keyboard.press('Tab')
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(false)
      await page.keyboard.press('Escape')
      expect(await open.count()).toBe(0)
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true)
      await summary.click()
      expect(await open.count()).toBe(1)
      await page.mouse.click(4, sizes[size].height - 4)
      expect(await open.count()).toBe(0)
    }
    await context.close()
  })

  test('close when the focus leaves them', async () => {
    const { context, page } = await pageOf('member', desk)
    await page.goto('/painel')
    await page.locator('header summary:visible').first().focus()
    await page.keyboard.press('Enter')
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    expect(await page.locator('header details[open]').count()).toBe(0)
    await context.close()
  })
})
