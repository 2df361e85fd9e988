// The account's pages in a real browser on the executable: photo, profile, settings, and the end of it all.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { screenshot } from '../helpers/browser'
import { desk, hydrated, journey, phone } from '../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

let photo: { name: string; mimeType: string; buffer: Buffer }
const on = journey()
beforeAll(async () => {
  const png = await new Bun.Image(gif).resize(300, 400).png().bytes()
  photo = { name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from(png) }
})

describe('with JavaScript', () => {
  test('signing out while the server cannot be reached says so and keeps the page; afterwards it works', async () => {
    const { context, page } = await on.member()
    await page.goto('/conta')
    await page.locator('header summary:visible').last().click()
    const button = page.locator('header form[action="/sair"] button:visible').first()
    await button.hover()
    await hydrated(page, 'form[action="/sair"] button:visible')
    await page.route('**/sair', (route) => route.abort())
    await button.click()
    await page.getByText('Falha ao sair').waitFor()
    expect(new URL(page.url()).pathname).toBe('/conta')
    await page.unroute('**/sair')
    await button.click()
    await page.getByText('Logout realizado').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.close()
  })
  test('changes photo, name and settings, then erases the account', async () => {
    const { context, page, complaints, email } = await on.member()
    await page.goto('/conta')
    await page.getByRole('link', { name: 'Editar perfil' }).click()
    await page.waitForURL('**/editar-perfil')

    await hydrated(page, 'input[name="photo"]')
    await page.setInputFiles('input[name="photo"]', { ...photo, mimeType: 'application/pdf', name: 'cv.pdf' })
    await page.getByText('Tipo de arquivo inválido').waitFor()
    await page.setInputFiles('input[name="photo"]', { ...photo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await page.getByText('Arquivo muito grande').waitFor()
    await page.setInputFiles('input[name="photo"]', photo)
    await page.getByRole('img', { name: 'Sua foto de perfil' }).waitFor()
    await page.getByText('Foto atualizada').waitFor()
    expect(await page.locator('header summary img').getAttribute('src')).toMatch(/^blob:/)

    await page.fill('input[name="nome"]', 'M')
    await page.fill('input[name="senha_nova"]', 'segredo-2')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await page.getByText('O nome precisa ter pelo menos 2 caracteres').waitFor()
    await page.getByText('Verifique os campos de senha').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nome')
    await page.fill('input[name="nome"]', 'Joana Prado')
    await page.fill('input[name="senha_nova"]', '')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await page.waitForURL('**/conta')
    await page.getByText('Perfil atualizado').waitFor()
    expect(await page.textContent('main')).toContain('Joana')
    expect(await page.locator('main img').first().getAttribute('src')).toContain('/api/user/profile-photo/arquivo?v=')

    await page.getByRole('link', { name: 'Configurações' }).first().click()
    await page.waitForURL('**/configuracoes')
    await hydrated(page, 'form[action="/configuracoes"]')
    await page.getByRole('radio', { name: 'Escuro' }).check()
    await page.getByRole('button', { name: 'Salvar configurações' }).click()
    await page.getByText('Configurações salvas').waitFor()
    expect(await page.getAttribute('html', 'class')).toBe('dark')
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('button', { name: 'Salvar configurações' }).click()
    await page.getByText('Settings saved').waitFor()
    expect(await page.getAttribute('html', 'lang')).toBe('en-US')

    // Another browser, set otherwise, is drawn as this person wants it from the first page on.
    const elsewhere = await on.browser.newContext({ locale: 'pt-BR', colorScheme: 'light', baseURL: on.server.url })
    await elsewhere.request.post('/api/login', { data: { email, senha: 'segredo-1' } })
    const other = await elsewhere.newPage()
    await other.goto('/painel')
    expect(await other.getAttribute('html', 'lang')).toBe('en-US')
    expect(await other.getAttribute('html', 'class')).toBe('dark')
    await elsewhere.close()

    await page.goto('/conta')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download my data').click()])
    expect(download.suggestedFilename()).toMatch(/^conta-\d{4}-\d\d-\d\d\.zip$/)
    await hydrated(page, 'a[href="/conta/apagar"]')
    await page.getByRole('link', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('senha')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Delete my account' }).click()
    expect(complaints).toEqual([])
    await page.keyboard.type('errada-1')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your current password').waitFor()
    await page.fill('dialog input[name="senha"]', 'segredo-1')
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByText('Account deleted').waitFor()
    expect((await context.request.post('/api/login', { data: { email, senha: 'segredo-1' } })).status()).toBe(401)
    await context.close()
  })
})

describe('without JavaScript', () => {
  test('the same works with plain forms', async () => {
    const { context, page, email } = await on.member({ javaScriptEnabled: false })
    await page.goto('/editar-perfil')
    await page.setInputFiles('input[name="photo"]', photo)
    await page.getByRole('button', { name: 'Enviar foto' }).click()
    await page.getByText('Foto atualizada').first().waitFor()
    await page.getByRole('button', { name: 'Remover foto' }).click()
    await page.getByText('Foto removida').first().waitFor()
    await page.fill('input[name="nome"]', 'Joana Prado')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await page.getByText('Perfil atualizado').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/conta')
    await page.goto('/configuracoes')
    await page.check('input[name="tema"][value="dark"]', { force: true })
    await page.getByRole('button', { name: 'Salvar configurações' }).click()
    expect(await page.getAttribute('html', 'class')).toBe('dark')
    await page.goto('/conta')
    await page.getByRole('link', { name: 'Apagar minha conta' }).click()
    await page.fill('input[name="senha"]', 'segredo-1')
    await page.getByRole('button', { name: 'Apagar para sempre' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    expect((await context.request.post('/api/login', { data: { email, senha: 'segredo-1' } })).status()).toBe(401)
    await context.close()
  })
})

describe('a name and an address of the maximum length', () => {
  test('do not break the layout, even with right-to-left control characters', async () => {
    const { context, page } = await on.member()
    const nome = `${'W'.repeat(180)} \u202Eabc<script>`
    const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.com.br`
    expect(
      (await context.request.put('/api/user/profile', { data: { nome, email, senha_atual: 'segredo-1' } })).status(),
    ).toBe(200)
    for (const viewport of [phone, desk])
      for (const path of ['/painel', '/conta', '/editar-perfil', '/configuracoes']) {
        await page.setViewportSize(viewport)
        await page.goto(path)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width]).toEqual([path, viewport.width])
      }
    await context.close()
  })
})

describe('every account page', () => {
  // Each size and each theme in each language; the look itself is the components' and is tested with them.
  test.each([
    ['pt-BR', ['light', 'dark']],
    ['en-US', ['dark', 'light']],
  ] as const)('in %s fits phone and desk, light and dark, and complains of nothing', async (locale, themes) => {
    const { context, page, complaints } = await on.member({ locale })
    for (const [viewport, colorScheme] of [
      [phone, themes[0]],
      [desk, themes[1]],
    ] as const)
      for (const path of ['/conta', '/editar-perfil', '/configuracoes', '/conta/apagar']) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto(path)
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }))
        expect([path, scroll]).toEqual([path, client])
        expect((await page.textContent('body')) ?? '').not.toMatch(/\{\{|undefined|\[object/)
        await screenshot(page, `${path.slice(1).replace('/', '-')}-${locale}-${viewport.width}-${colorScheme}`)
      }
    expect(complaints).toEqual([])
    await context.close()
  })
})
