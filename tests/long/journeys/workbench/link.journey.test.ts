// A link for a relative, in two browsers: made on a phone, opened and commented without a script, read and ticked off.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { desk, hydrated, journey, phone, picture } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'

setDefaultTimeout(240_000)

const on = journey()

test('a link made on a phone is opened by an aunt without an account, who comments beside a line', async () => {
  const { page, complaints } = await on.member({ viewport: phone, bypassCSP: true }, 'Célia Ramos')
  const { look, found } = looker()
  await page.goto('/curriculo/oficina')
  await page.locator('form:has(input[value=vazio]) button').click()
  await hydrated(page, '#partes')
  await page.getByRole('button', { name: 'Partes' }).click()
  const job = page.locator('details:has(> summary:has-text("Experiência"))')
  if (!(await job.getByLabel('Linha 1', { exact: true }).isVisible())) await job.locator('> summary').click()
  await job.getByLabel('Linha 1', { exact: true }).fill('Preparei o almoço por quilo, todos os dias.')
  await page.getByText(/Guardado às/).waitFor()
  await page.locator('summary', { hasText: 'Baixar e enviar' }).click()
  await page.getByRole('link', { name: /Link para mentor ou família/ }).click()
  await page.getByLabel('Para quem é').fill('Tia Rosa')
  await page.getByRole('button', { name: 'Criar o link' }).click()
  const url = (await page.getByText(/\/leitura\?c=/).textContent()) ?? ''
  await look(page, 'links')
  await picture(page, 'oficina-links-360')

  const aunt = await on.openSession({ viewport: desk, javaScriptEnabled: false, locale: 'pt-BR' })
  await aunt.page.goto(new URL(url).pathname + new URL(url).search)
  await aunt.page.getByRole('link', { name: /Comentar esta linha/ }).click()
  await picture(aunt.page, 'oficina-leitura-1440')
  const line = aunt.page.locator('li', { hasText: 'Preparei o almoço' })
  await line.getByLabel('Seu nome').fill('Rosa')
  await line.getByLabel('Seu comentário').fill('Diga quantas pessoas almoçavam.')
  await line.getByRole('button', { name: 'Enviar o comentário' }).click()
  await aunt.page.getByText('Comentário enviado').waitFor()

  const dark = await on.openSession({ viewport: phone, locale: 'en-US', colorScheme: 'dark', bypassCSP: true })
  await dark.page.goto(new URL(url).pathname + new URL(url).search)
  await look(dark.page, 'leitura')
  await picture(dark.page, 'oficina-leitura-360-dark')

  await page.goto('/notificacoes')
  await page.locator('main').getByText('Comentário novo no seu currículo').first().waitFor()
  await page.goto('/curriculo/oficina')
  await hydrated(page, '#partes')
  await page.getByText('Diga quantas pessoas almoçavam.').first().waitFor()
  await look(page, 'oficina com comentário')
  await picture(page, 'oficina-comentario-360')
  await page.getByRole('button', { name: 'Feito' }).click()
  await page.getByText('1 resolvido').waitFor()

  await page.goto('/curriculo/oficina/links')
  await page.getByRole('button', { name: /Encerrar/ }).click()
  await aunt.page.goto(new URL(url).pathname + new URL(url).search)
  await aunt.page.getByRole('heading', { name: 'Este link não abre mais' }).waitFor()
  expect([found, complaints]).toEqual([[], []])
})
