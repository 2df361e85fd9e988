// The main job as people do it, in a real browser on the executable: with and without JavaScript, in both languages,
// both themes, on a phone and on a desk. Pictures of every page are left in test-artifacts/.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { screenshot } from '../helpers/browser'
import { pdfResume } from '../helpers/documents'
import { desk, hydrated, journey, phone } from '../helpers/journey'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

let pdf: { name: string; mimeType: string; buffer: Buffer }
const on = journey()
beforeAll(async () => {
  pdf = { name: 'joana-prado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume()) }
})

let people = 0
const address = () => `pessoa${++people}@exemplo.com.br`

const fillRegistration = async (page: Page, email: string, name = 'Marina Duarte') => {
  await page.fill('input[name="nome"]', name)
  await page.fill('input[name="email"]', email)
  await page.fill('input[name="senha"]', 'segredo-1')
  await page.fill('input[name="confirmarSenha"]', 'segredo-1')
  await page.check('input[name="aceitarTermos"]')
}

const register = async (page: Page, email = address()) => {
  await page.goto('/?tab=registrar#auth')
  await fillRegistration(page, email)
  await page.getByRole('button', { name: /^(Registrar|Register|Sign up)$/ }).click()
  await page.waitForURL('**/painel')
  return email
}

const analyse = async (page: Page) => {
  await page.goto('/curriculo')
  await hydrated(page, 'input[name="resume"]')
  await page.setInputFiles('input[name="resume"]', pdf)
  await page.click('form[action="/curriculo"] button[type="submit"]')
  await page.waitForSelector('#resultado [role="img"]')
}

describe('with JavaScript', () => {
  test('a new account registers, sends a résumé and reads its analysis without a reload', async () => {
    const { context, page, complaints } = await on.openSession()
    await page.goto('/')
    await page.getByRole('link', { name: 'Começar grátis' }).click()
    await fillRegistration(page, address())
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await page.waitForURL('**/painel')
    expect(await page.textContent('h1')).toBe('Que bom ter você aqui, Marina!')
    await page.getByText('Registro bem-sucedido').waitFor()
    expect(await page.textContent('main')).toContain('4 de 4')

    await page.goto('/curriculo')
    expect(await page.textContent('main')).toContain('Nenhuma análise encontrada')
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await hydrated(page, 'input[name="resume"]')
    await page.setInputFiles('input[name="resume"]', pdf)
    await page.getByText('joana-prado.pdf').first().waitFor()
    await page.click('form[action="/curriculo"] button[type="submit"]')
    await page.waitForSelector('#resultado [role="img"]')
    expect(await page.getAttribute('html', 'data-same-page')).toBe('')
    await page.getByText('Análise concluída').first().waitFor()
    const result = (await page.textContent('#resultado')) ?? ''
    for (const part of ['joana-prado.pdf', 'O que o robô leu', 'Palavras-chave', 'Joana Prado Siqueira'])
      expect(result).toContain(part)

    await page.goto('/painel')
    const dashboard = (await page.textContent('main')) ?? ''
    for (const part of ['3 de 4', 'Análise de Currículo', 'Plano Gratuito', '3/4']) expect(dashboard).toContain(part)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('text typed before hydration is preserved, and so is the position of the cursor', async () => {
    const { context, page } = await on.openSession()
    // Scripts wait until the person has typed: a slow connection, or a quick person.
    const { promise: typed, resolve: wake } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/?tab=registrar', { waitUntil: 'commit' })
    await page.waitForSelector('input[name="confirmarSenha"]')
    await fillRegistration(page, address())
    await page.focus('input[name="senha"]')
    wake()
    await hydrated(page, 'input[name="senha"]')
    await page.waitForSelector('x-island button[type="button"][aria-label]')
    const held = await page.evaluate(() => [
      ...[...document.querySelectorAll<HTMLInputElement>('form[action="/registrar"] input[type="password"]')].map(
        ({ value }) => value,
      ),
      document.activeElement?.getAttribute('name'),
    ])
    expect(held).toEqual(['segredo-1', 'segredo-1', 'senha'])
    await context.close()
  })

  test('a wrong file is refused before it is sent, another one is accepted', async () => {
    const { context, page } = await on.openSession()
    await register(page)
    await page.goto('/curriculo')
    await hydrated(page, 'input[name="resume"]')
    await page.setInputFiles('input[name="resume"]', {
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('x'),
    })
    await page.getByText('Apenas arquivos PDF ou DOCX são permitidos.').first().waitFor()
    await page.setInputFiles('input[name="resume"]', { ...pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
    await page.getByText('O tamanho máximo permitido é 10MB.').first().waitFor()
    await page.setInputFiles('input[name="resume"]', pdf)
    await page.getByText('joana-prado.pdf').first().waitFor()
    await context.close()
  })

  test('wrong fields are shown in place; a wrong password in a toast', async () => {
    const { context, page } = await on.openSession()
    const email = await register(page)
    await page.click('summary:has-text("Marina")')
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/?tab=entrar#auth')
    await hydrated(page, 'input[name="senha"]')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByText('A senha é obrigatória').waitFor()
    await page.fill('input[name="email"]', email)
    await page.fill('input[name="senha"]', 'errada-1')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.getByText('Falha no login').waitFor()
    await page.getByText('Email ou senha incorretos').first().waitFor()
    await page.fill('input[name="senha"]', 'segredo-1')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL('**/painel')
    await context.close()
  })

  test('a mistyped mail service is asked about, corrected by one press, and never in the way', async () => {
    const { context, page, complaints } = await on.openSession()
    await page.goto('/?tab=registrar#auth')
    await hydrated(page, 'input[name="email"]')
    await page.fill('input[name="email"]', 'marina@hotmial.com')
    await page.getByRole('button', { name: 'Você quis dizer marina@hotmail.com?' }).click()
    expect(await page.inputValue('input[name="email"]')).toBe('marina@hotmail.com')
    expect(await page.getByText('Você quis dizer').count()).toBe(1) // what was announced to screen readers

    await fillRegistration(page, 'marina@gmial.com')
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await page.waitForURL('**/painel')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('without a connection a page says so and stays, and goes on when it is back', async () => {
    const { context, page, complaints } = await on.openSession()
    // Scripts and the icon still on their way would fail with the connection, which is not what is tried here.
    await page.goto('/suporte', { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !document.querySelector('x-island:not([data-hydrated])'))
    await context.setOffline(true)
    const message = page.getByText('Você está sem internet.')
    await message.waitFor()
    await page.getByRole('link', { name: 'Privacidade', exact: true }).click()
    await page.fill('textarea[name="message"]', 'Escrito sem internet.')
    expect(new URL(page.url()).pathname).toBe('/suporte')
    await context.setOffline(false)
    await message.waitFor({ state: 'hidden' })
    expect(await page.inputValue('textarea[name="message"]')).toBe('Escrito sem internet.')
    await page.getByRole('link', { name: 'Privacidade', exact: true }).click()
    await page.waitForURL('**/privacidade')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the generated password is 12 characters long and fills both fields', async () => {
    const { context, page } = await on.openSession()
    await page.goto('/?tab=registrar#auth')
    await page.getByRole('button', { name: 'Gerar senha' }).click()
    const [one, two] = await Promise.all([
      page.inputValue('input[name="senha"]'),
      page.inputValue('input[name="confirmarSenha"]'),
    ])
    expect(one).toHaveLength(12)
    expect(two).toBe(one)
    await context.close()
  })

  test('a protected page asks for sign-in and is opened afterwards', async () => {
    const { context, page } = await on.openSession()
    const email = await register(page)
    await context.clearCookies()
    await page.goto('/curriculo')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/curriculo')
    await page.fill('input[name="email"]', email)
    await page.fill('input[name="senha"]', 'segredo-1')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL('**/curriculo')
    await context.close()
  })

  test('theme and language change at once and stay, from the first paint on', async () => {
    const { context, page } = await on.openSession({ colorScheme: 'light' })
    await page.goto('/')
    await hydrated(page, 'form[action="/preferencias"]')
    const theme = page.locator('form[action="/preferencias"] button[name="tema"]').first()
    for (let press = 0; press < 3 && !(await page.getAttribute('html', 'class'))?.includes('dark'); press++)
      await theme.click()
    expect(await page.getAttribute('html', 'class')).toContain('dark')
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.waitForFunction(() => document.cookie.includes('ui-theme=dark'))
    await page.locator('form[action="/preferencias"] button[name="idioma"]').first().click()
    await page.waitForFunction(() => document.documentElement.lang === 'en-US')
    // With scripts off, only the server's markup can make the page dark.
    const plain = await on.browser.newContext({
      javaScriptEnabled: false,
      colorScheme: 'light',
      storageState: await context.storageState(),
      baseURL: on.server.url,
    })
    const first = await plain.newPage()
    await first.goto('/')
    expect(await first.getAttribute('html', 'lang')).toBe('en-US')
    expect(await first.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
    await plain.close()
    await context.close()
  })

  test('theme and language come back from local storage when the cookies are gone; a script stored there does nothing', async () => {
    const { context, page } = await on.openSession()
    await page.goto('/')
    await page.evaluate(() => {
      localStorage.setItem('ui-language', 'en-US')
      localStorage.setItem('ui-theme', 'dark')
    })
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/preferencias')) sent.push(request.postData())
    })
    await page.goto('/')
    await page.locator('html[lang="en-US"].dark').waitFor()
    expect(sent).toEqual(['tema=dark&idioma=en-US'])
    await context.clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.setItem('ui-language', '<script>')
      localStorage.setItem('ui-theme', 'javascript:1')
    })
    await page.goto('/termos')
    await page.locator('html[lang="pt-BR"]').waitFor()
    expect(await page.getAttribute('html', 'class')).toBeNull()
    await context.close()
  })

  test('the keyboard alone registers, uploads and reads', async () => {
    const { context, page } = await on.openSession()
    await page.goto('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#conteudo')
    await page.goto('/?tab=registrar#auth')
    await page.focus('input[name="nome"]')
    for (const text of ['Marina Duarte', address()]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('segredo-1')
    await page.focus('input[name="confirmarSenha"]')
    await page.keyboard.type('segredo-1')
    await page.focus('input[name="aceitarTermos"]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/painel')
    await page.goto('/curriculo')
    await hydrated(page, 'input[name="resume"]')
    await page.setInputFiles('input[name="resume"]', pdf)
    await page.focus('form[action="/curriculo"] button[type="submit"]')
    await page.keyboard.press('Enter')
    await page.waitForSelector('#resultado [role="img"]')
    expect(await page.evaluate(() => document.activeElement?.closest('#resultado') !== null)).toBe(true)
    await context.close()
  })
})

describe('without JavaScript', () => {
  test('forms do the same job', async () => {
    const { context, page } = await on.openSession({ javaScriptEnabled: false })
    await page.goto('/?tab=registrar#auth')
    await fillRegistration(page, address())
    await page.fill('input[name="confirmarSenha"]', 'outra-coisa')
    await page.click('button[type="submit"]:has-text("Registrar")')
    expect(await page.textContent('main')).toContain('As senhas não coincidem')
    await page.fill('input[name="senha"]', 'segredo-1')
    await page.fill('input[name="confirmarSenha"]', 'segredo-1')
    if (!(await page.isChecked('input[name="aceitarTermos"]'))) await page.check('input[name="aceitarTermos"]')
    await page.click('button[type="submit"]:has-text("Registrar")')
    expect(new URL(page.url()).pathname).toBe('/painel')
    expect(await page.textContent('body')).toContain('Registro bem-sucedido')
    await page.goto('/curriculo')
    await page.setInputFiles('input[name="resume"]', pdf)
    await page.click('form[action="/curriculo"] button[type="submit"]')
    expect(await page.textContent('#resultado')).toContain('joana-prado.pdf')
    await page.goto('/painel')
    await page.click('summary:has-text("Marina")')
    await page.click('button:has-text("Sair")')
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.textContent('body')).toContain('Logout realizado')
    await context.close()
  })
})

describe('every page', () => {
  const sizes = [
    ['phone', phone],
    ['desk', desk],
  ] as const
  /** A theme changes colours alone, which only the pictures show, and those are of the long tier. */
  const themes = process.env.LONG ? (['light', 'dark'] as const) : (['light'] as const)

  test.each(process.env.LONG ? (['pt-BR', 'en-US'] as const) : (['pt-BR'] as const))(
    'in %s fits phone and desk, and logs no error in the console',
    async (locale) => {
      const { context, page, complaints } = await on.openSession({ locale, colorScheme: 'light' })
      await page.goto('/')
      for (const [size, viewport] of sizes)
        for (const colorScheme of themes)
          await picture(page, '/', `landing-${locale}-${size}-${colorScheme}`, viewport, colorScheme)
      await register(page)
      await picture(page, '/painel', `painel-novo-${locale}`, desk, 'light')
      await picture(page, '/curriculo', `curriculo-novo-${locale}`, phone, 'light')
      await analyse(page)
      for (const [size, viewport] of sizes)
        for (const colorScheme of themes)
          for (const path of ['/painel', '/curriculo', '/linkedin'])
            await picture(page, path, `${path.slice(1)}-${locale}-${size}-${colorScheme}`, viewport, colorScheme)
      expect(complaints).toEqual([])
      // Only now, for the browser itself notes a 404 on its console.
      await picture(page, '/nada', `404-${locale}`, desk, 'light')
      expect(await page.textContent('h1')).toBe('404 Page Not Found')
      await context.close()
    },
  )

  const picture = async (
    page: Page,
    path: string,
    name: string,
    viewport: typeof desk | typeof phone,
    colorScheme: 'light' | 'dark',
  ) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect([name, scroll]).toEqual([name, client])
    expect((await page.textContent('body')) ?? '').not.toMatch(/\{\{|undefined|\[object/)
    await screenshot(page, name)
  }
})

describe('printing', () => {
  test('a printed result has no menus and shows what was folded', async () => {
    const { context, page } = await on.openSession()
    await register(page)
    await analyse(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.isVisible('header nav')).toBe(false)
    await page.pdf({ path: 'test-artifacts/curriculo.pdf', format: 'A4' })
    expect((await Bun.file('test-artifacts/curriculo.pdf').bytes()).length).toBeGreaterThan(10_000)
    await context.close()
  })
})
