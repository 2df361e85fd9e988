// In a real browser, on the executable: signing in by a provider with its own form, proving an address, linking, signing out.
import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Browser, Page } from 'playwright-core'
import { type IdentityProvider, startIdentityProvider } from '../../helpers/accounts/identity-provider'
import { launchBrowser } from '../../helpers/browser'
import { desk, phone, picture } from '../../helpers/journey'
import { type Mailbox, startMailbox } from '../../helpers/mailbox'
import { freePort, type Server, startServer } from '../../helpers/server'

let provider: IdentityProvider
let mailbox: Mailbox
let server: Server
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const people = { ana: { email: 'ana@exemplo.com', email_verified: true, name: 'Ana Lima' }, bia: { name: 'Bia' } }
  provider = await startIdentityProvider({ people, publicUrl })
  mailbox = await startMailbox()
  const env = { ...provider.environment, SMTP_URL: mailbox.url }
  ;[server, browser] = await Promise.all([startServer({ env, port }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await provider.close()
  await mailbox.close()
})

/** The provider's own form, and its question whether the site may know who it is. */
const atProvider = async (page: Page, subject: string) => {
  await page.fill('input[name="login"]', subject)
  await page.fill('input[name="password"]', 'qualquer')
  await page.click('button[type="submit"]')
  await page.click('button[type="submit"]')
}
const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({ viewport: desk, locale: 'pt-BR', baseURL: server.url, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // The provider's own pages are not ours to judge.
    const ours = (message.location().url || page.url()).startsWith(server.url)
    if (['error', 'warning'].includes(message.type()) && ours) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { context, page, complaints }
}

test('somebody new signs in by the provider, accepts the terms, signs out and comes back', async () => {
  const { page, context, complaints } = await open()
  await page.goto('/#auth')
  await picture(page, 'provider-landing')
  await page.click('text=Entrar com Clube')
  await atProvider(page, 'ana')
  await page.waitForURL('**/entrar/provedor/conta')
  await picture(page, 'provider-newcomer')
  await page.check('input[name="aceitarTermos"]')
  await page.click('text=Criar conta')
  await page.waitForURL('**/painel')
  expect(await page.textContent('body')).not.toContain('Confirme seu e-mail')
  await page.goto('/conta#entrada')
  await picture(page, 'provider-account')
  await page.goto('/conta/apagar')
  await picture(page, 'provider-erase')
  await page.goto('/conta')
  await page.click('main button:has-text("Sair da conta")')
  await page.waitForURL('**/saiu')
  await picture(page, 'provider-signed-out')
  await page.click('text=Sair também de Clube')
  await page.waitForURL(`${provider.issuer}/**`)
  await page.click('button[value="yes"]')
  await page.waitForURL(`${server.url}/`)
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

test('an address is asked for in a banner, proved by its link, and the account linked, on a phone and in English', async () => {
  const { page, context, complaints } = await open({ viewport: phone, colorScheme: 'dark', locale: 'en-US' })
  const data = {
    nome: 'Bia',
    email: 'um.endereco.bem.comprido.de.verdade@exemplo.com.br',
    senha: 'segredo-1',
    aceitarTermos: true,
  }
  await context.request.post('/api/register', { data })
  await page.goto('/painel')
  await picture(page, 'address-banner-phone')
  await page.click('text=Not now')
  await page.waitForURL('**/painel')
  expect(await page.textContent('body')).not.toContain('Confirm your email')
  const mail = () => mailbox.mails.find(({ to }) => to[0] === data.email)
  for (let tries = 0; !mail() && tries < 200; tries++) await Bun.sleep(25)
  const link = /(\/confirmar-email\?codigo=\S+)/.exec(mail()?.parts.join('\n') ?? '')?.[1] ?? ''
  await page.goto(link)
  await picture(page, 'address-proof-phone')
  await page.click('main button[type="submit"]')
  await page.waitForURL('**/conta')
  await page.fill('#entrada input[name="senha"]', 'segredo-1')
  await picture(page, 'provider-link-phone')
  await page.click('#entrada button[type="submit"]')
  await page.click('text=Continue to Clube')
  await atProvider(page, 'bia')
  await page.waitForURL('**/conta/entrada/confirmar')
  await picture(page, 'provider-confirm-phone')
  await page.click('main button[type="submit"]')
  await page.waitForURL('**/conta*')
  expect(await page.textContent('#entrada')).toContain('Linked.')
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)
