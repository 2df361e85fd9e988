// axe-core after what people do on a page, in both themes, on a phone and on a desk: errors, menus, dialogs, toasts.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { adminAccount, contextOf, type Everyone, everyone } from '../../../helpers/accounts/sample-accounts'
import { desk, hydrated, journey, phone } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(240_000)

let people: Everyone
const on = journey(adminAccount)
beforeAll(async () => {
  people = await everyone(on.server)
})

const pageOf = async (who: keyof Everyone, viewport: typeof phone) => {
  const options = { bypassCSP: true, viewport, reducedMotion: 'reduce' } as const
  const context = await contextOf(on.browser, on.server, people[who], options)
  return { context, page: await context.newPage() }
}

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      one.removeAttribute('name')
      one.open = true
    }
  })

describe.each(Object.entries({ phone, desk }))('on a %s', (_, viewport) => {
  test('no violation after what a person does: errors, menus, dialogs, toasts, all unfolded', async () => {
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
    await work.page.goto('/scanner-vagas#enviar')
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
