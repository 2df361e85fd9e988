// Mentoring in a real browser: an operator who offers none, then the admin's, the mentor's and the person's side.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { type BrowserSession, desk, journey, phone, picture } from '../../helpers/journey'

setDefaultTimeout(90_000)
const on = journey({ ADMIN_EMAIL: 'dona@vagas.example', ADMIN_PASSWORD: 'segredo1', ALLOW_TEST_CHECKOUT: 'yes' })

const call = async ({ page }: BrowserSession, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  expect([path, answer.ok()]).toEqual([path, true])
  return (await answer.json()) as Record<string, string>
}
const dayAhead = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 24 * 3_600_000)

test('nothing is sold that nobody gives; then a mentor gives hours, somebody books one, and keeps what was written', async () => {
  const celia = await on.member({ viewport: phone }, 'Célia Ramos')
  await celia.page.goto('/planos')
  const premium = celia.page.locator('article', { has: celia.page.getByRole('heading', { name: 'Premium' }) })
  await premium.getByText('Mentoria mensal Breve').waitFor()

  const rita = await on.member({ viewport: desk }, 'Rita Albuquerque')
  const dona = await on.openSession({ viewport: desk })
  await call(dona, '/api/login', { email: 'dona@vagas.example', senha: 'segredo1' })
  await dona.page.goto('/admin/mentoria')
  await dona.page.getByLabel('E-mail da conta').fill(rita.email)
  await dona.page.getByRole('button', { name: 'Nomear' }).click()
  await dona.page.getByText('Rita Albuquerque').waitFor()
  await picture(dona.page, 'admin-mentoring-1440')

  await rita.page.goto('/mentor')
  await rita.page.getByLabel('Dia', { exact: true }).fill(dayAhead(3))
  await rita.page.getByLabel('Link da chamada').fill('https://chamada.exemplo.com.br/rita')
  await rita.page.getByLabel('Sobre você, em uma linha').fill('Chefe de cozinha, contrata há 12 anos')
  await rita.page.getByRole('button', { name: 'Oferecer estes horários' }).click()
  await rita.page.getByText('Horários oferecidos').waitFor()
  await rita.page.getByText('livre').first().waitFor()
  await picture(rita.page, 'mentor-1440')

  await celia.page.goto('/planos')
  await premium.getByText('Mentoria mensal').waitFor()
  expect(await premium.getByText('Mentoria mensal Breve').count()).toBe(0)
  const { url = '' } = await call(celia, '/api/create-checkout-session', { planId: 'premium' })
  await celia.page.goto(url)
  await celia.page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await celia.page.getByText('Mentoria mensal').waitFor()

  await celia.page.goto('/mentoria')
  await picture(celia.page, 'mentoring-book-360')
  await celia.page.locator('input[name="hora"]').first().check({ force: true })
  await celia.page.getByLabel('Sobre o que você quer conversar?').fill('Como eu falo do tempo parada?')
  await celia.page.getByRole('checkbox').check()
  await celia.page.getByRole('button', { name: 'Marcar este horário' }).click()
  await celia.page.getByText('Sua conversa com Rita Albuquerque é').waitFor()
  await picture(celia.page, 'mentoring-booked-360')
  const file = await celia.page.request.get(
    (await celia.page.getByText('Adicionar à agenda').getAttribute('href')) ?? '',
  )
  expect(await file.text()).toStartWith('BEGIN:VCALENDAR')

  await rita.page.goto('/notificacoes')
  await rita.page.getByText('Alguém marcou um horário com você').first().waitFor()
  await rita.page.goto('/mentor')
  await rita.page.getByRole('link', { name: 'Abrir a conversa com Célia Ramos' }).click()
  await rita.page.getByText('Como eu falo do tempo parada?').waitFor()
  await rita.page.getByLabel('Suas anotações para Célia Ramos').fill('Conte das marmitas: isso é trabalho.')
  await rita.page.getByRole('button', { name: 'Guardar anotações' }).click()
  await rita.page.getByText('Guardado').waitFor()
  await picture(rita.page, 'mentor-talk-1440')

  await celia.page.goto('/mentoria')
  await celia.page.getByText('Conte das marmitas: isso é trabalho.').waitFor()
  await celia.page.getByLabel('Suas anotações').fill('Vou contar das 20 marmitas por dia.')
  await celia.page.getByRole('button', { name: 'Guardar anotações' }).click()
  await celia.page.getByText('Guardado').waitFor()

  await celia.page.emulateMedia({ colorScheme: 'dark' })
  await celia.page.setViewportSize(desk)
  await celia.page.goto('/mentoria')
  expect(await celia.page.inputValue('textarea[name="texto"]')).toBe('Vou contar das 20 marmitas por dia.')
  await picture(celia.page, 'mentoring-1440-dark')
  expect([...celia.complaints, ...rita.complaints, ...dona.complaints]).toEqual([])
})
