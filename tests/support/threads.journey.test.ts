// A thread with support in a real browser: asked with priority, answered in the panel, read and continued by the person.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { type BrowserSession, desk, journey, phone, picture } from '../helpers/journey'

setDefaultTimeout(60_000)
const on = journey({ ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo1', ALLOW_TEST_CHECKOUT: 'yes' })

const call = async ({ page }: BrowserSession, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  expect([path, answer.ok()]).toEqual([path, true])
  return (await answer.json()) as Record<string, string>
}

test('somebody on Premium writes, an admin answers, and both go on in one thread', async () => {
  const bia = await on.member({ viewport: phone }, 'Bia Lima')
  const { url = '' } = await call(bia, '/api/create-checkout-session', { planId: 'premium' })
  await bia.page.goto(url)
  await bia.page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await bia.page.getByText('Suporte prioritário').waitFor()

  await bia.page.goto('/suporte')
  await bia.page.getByText('é respondida em até 24 horas').waitFor()
  await bia.page.waitForSelector('x-island[data-hydrated] textarea[name="message"]')
  await bia.page.selectOption('select[name="subject"]', 'problema-analise')
  await bia.page.fill('textarea[name="message"]', 'A análise parou na metade.')
  await bia.page.getByRole('button', { name: 'Enviar Mensagem' }).click()
  await bia.page
    .getByText(/Respondemos até \d/)
    .first()
    .waitFor()
  // The conversation is there without a reload, and the form still knows who writes.
  await bia.page.locator('[data-region="conversas"] p', { hasText: 'A análise parou na metade.' }).waitFor()
  expect(await bia.page.inputValue('input[name="name"]')).toBe('Bia Lima')
  expect(await bia.page.inputValue('textarea[name="message"]')).toBe('')

  const dona = await on.openSession({ viewport: desk })
  await call(dona, '/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  await dona.page.goto('/admin/suporte')
  await dona.page.getByText(/Prioritário, prometida até/).waitFor()
  await picture(dona.page, 'inbox-priority-1440')
  await dona.page.getByLabel('Responder a Bia Lima').fill('O PDF tinha senha. Pode enviar de novo?')
  await dona.page.getByRole('button', { name: 'Enviar resposta' }).click()
  await dona.page.getByText('Resposta enviada').waitFor()
  await dona.page.getByText('Nenhuma sem resposta').first().waitFor()
  // The tab of the panel counts with it.
  await dona.page.locator('[data-region="admin-abas"] a', { hasText: /^Suporte\s*$/ }).waitFor()

  await bia.page.goto('/notificacoes')
  await bia.page.getByText('O suporte respondeu').first().click()
  await bia.page.getByText('O PDF tinha senha. Pode enviar de novo?').waitFor()
  await picture(bia.page, 'support-thread-360')
  await bia.page.getByLabel('Continuar a conversa').fill('Agora foi, obrigada!')
  await bia.page.getByRole('button', { name: 'Enviar resposta' }).click()
  await bia.page.getByText('Esperando resposta').waitFor()

  await dona.page.goto('/admin/suporte')
  await dona.page.getByText('Agora foi, obrigada!').waitFor()
  expect([...bia.complaints, ...dona.complaints]).toEqual([])
})
