// Second factors in a real browser on the executable, with Chromium's virtual authenticator in place of a finger.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { codeAt } from '../../helpers/accounts/second-factor'
import { desk, journey, phone, picture } from '../../helpers/journey'
import { looker } from '../../helpers/pages/axe'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

const on = journey()
const password = 'segredo-1'
/** Passkeys belong to a name, and an address is none. */
const base = () => on.server.url.replace('127.0.0.1', 'localhost')
const member = (options: BrowserContextOptions = {}) => on.member({ baseURL: base(), ...options })

/** A device that confirms who holds it by itself; answers with how many passkeys it holds. */
const authenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    held: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    verifies: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}
const leave = async (page: Page) => {
  await page.context().clearCookies()
  await page.goto('/?tab=entrar#auth')
}
const logIn = async (page: Page, email: string) => {
  await page.waitForSelector('x-island[data-hydrated] form[action="/entrar"]')
  await page.fill('input[name="email"]', email)
  await page.fill('input[name="senha"]', password)
  await page.click('form[action="/entrar"] button[type="submit"]')
}
const addPasskey = async (page: Page, name: string) => {
  await page.goto('/conta/seguranca')
  await page.getByText('Adicionar uma chave de acesso').click()
  const form = page.locator('#passkeys form:has(input[name="nome"])')
  await form.locator('input[name="nome"]').fill(name)
  await form.locator('input[name="senha"]').fill(password)
  await form.getByRole('button', { name: 'Criar a chave' }).click()
}

describe('a passkey', () => {
  test('is made, signs in alone and after the password, and is removed', async () => {
    const { context, page, complaints, email } = await member()
    const device = await authenticator(page)
    await addPasskey(page, 'Celular da Ana')
    await page.getByRole('button', { name: 'Baixar' }).waitFor()
    const codes = await page.locator('ul[aria-label="Códigos de recuperação"] li').allTextContents()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar' }).click(),
    ])
    expect(await Bun.file(await download.path()).text()).toContain(codes[9] ?? '')
    expect(await device.held()).toBe(1)

    await leave(page)
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
    await page.waitForURL('**/painel')
    await page.getByText('Login bem-sucedido').waitFor()

    await leave(page)
    await logIn(page, email)
    await page.waitForURL('**/entrar/segundo-fator**')
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click()
    await page.waitForURL('**/painel')

    await page.goto('/conta/seguranca')
    await page.getByText('Celular da Ana', { exact: true }).waitFor()
    await page.getByText('Remover a chave Celular da Ana').click()
    await page.fill('form[action="/conta/seguranca/passkeys/remover"] input[name="senha"]', password)
    await page.click('form[action="/conta/seguranca/passkeys/remover"] button[type="submit"]')
    await page.getByText('Chave de acesso removida').waitFor()
    await leave(page)
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
    await page.getByText('Esta chave de acesso não foi aceita').waitFor()
    // The browser itself notes the call that was refused.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await context.close()
  })

  test('of a device that did not check who holds it makes nothing, and says so kindly', async () => {
    const { context, page } = await member()
    const device = await authenticator(page)
    await device.verifies(false)
    await addPasskey(page, 'Celular')
    await page.getByText('O aparelho não terminou').waitFor({ timeout: 20_000 })
    expect(await device.held()).toBe(0)
    await context.close()
  })
})

describe('the app', () => {
  test.each([true, false])('is turned on and asked for; JavaScript: %p', async (javaScriptEnabled) => {
    const { context, page, complaints, email } = await member({ javaScriptEnabled })
    await page.goto('/conta')
    await page.locator('#seguranca a').click()
    await page.getByRole('link', { name: 'Ligar o app' }).click()
    const secret = (await page.locator('main code').textContent())?.replaceAll(' ', '') ?? ''
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await page.fill('input[name="codigo"]', codeAt(secret, Date.now()))
    await page.fill('input[name="senha"]', password)
    await page.getByRole('button', { name: 'Ligar', exact: true }).click()
    await page.getByRole('heading', { name: 'Guarde seus códigos de recuperação' }).waitFor()
    const [code = ''] = await page.locator('main ul li').allTextContents()
    await page.getByRole('link', { name: 'Já guardei' }).click()
    await page.getByText('Restam 10 de 10').waitFor()

    await context.clearCookies()
    await page.goto('/?tab=entrar#auth')
    if (javaScriptEnabled) await logIn(page, email)
    else {
      await page.fill('form[action="/entrar"] input[name="email"]', email)
      await page.fill('form[action="/entrar"] input[name="senha"]', password)
      await page.click('form[action="/entrar"] button[type="submit"]')
    }
    await page.waitForURL('**/entrar/segundo-fator**')
    await page.fill('input[name="codigo"] >> nth=0', '000000')
    await page.getByRole('button', { name: 'Confirmar' }).first().click()
    await page.getByText('Este código não confere').waitFor()
    await page.getByText('Usar um código de recuperação').click()
    await page.fill('form:has(input[name="tipo"]) input[name="codigo"]', code)
    await page.click('form:has(input[name="tipo"]) button[type="submit"]')
    await page.waitForURL('**/painel')
    await page.goto('/conta/seguranca')
    await page.getByText('Restam 9 de 10').waitFor()
    // The browser itself notes the page that was answered with 401.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await context.close()
  })
})

describe('the pages', () => {
  const looks = [
    { locale: 'pt-BR', viewport: phone, colorScheme: 'light' },
    { locale: 'en-US', viewport: desk, colorScheme: 'dark' },
  ] as const
  test.each(process.env.LONG ? looks : looks.slice(0, 1))('are readable and accessible: %o', async (look) => {
    // axe comes as a script of its own, which the pages' CSP would refuse.
    const { context, page, email } = await member({ ...look, bypassCSP: true })
    const { found, look: judge } = looker()
    const name = `second-factor-${look.locale}-${look.colorScheme}`
    await authenticator(page)
    const shown = async (what: string) => {
      await judge(page, what)
      expect(found).toEqual([])
      await page.emulateMedia({ colorScheme: look.colorScheme })
      await picture(page, `${name}-${what}`)
    }
    await page.goto('/conta/seguranca/aplicativo')
    await shown('app')
    const secret = (await page.locator('main code').textContent())?.replaceAll(' ', '') ?? ''
    await page.fill('input[name="codigo"]', codeAt(secret, Date.now()))
    await page.fill('input[name="senha"]', password)
    await page.click('form[action="/conta/seguranca/aplicativo"] button[type="submit"]')
    await page.waitForSelector('main ul li')
    await shown('codes')
    await page.goto('/conta/seguranca')
    await page.waitForSelector('#passkeys details')
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '')
    })
    await shown('security')
    await page.goto('/conta')
    await shown('account')
    await leave(page)
    await page.waitForSelector('#auth x-island[data-hydrated]')
    await shown('sign-in')
    await logIn(page, email)
    await page.waitForURL('**/entrar/segundo-fator**')
    await shown('step')
    await context.close()
  })
})
