// How long a result is on a phone: three tips open, all else folded. Several designs, because a short one shows nothing.
import { expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { profiles } from '../../fixtures/profiles'
import { docxResume, pdfResume } from '../../helpers/documents'
import { hydrated, journey, phone } from '../../helpers/journey'

setDefaultTimeout(120_000)

/** In pixels of CSS, at 360 wide. */
const most = 3_000
const produced = (name: string) => readFileSync(join(import.meta.dir, '../../eval', name))
const files: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['joana.pdf', () => pdfResume()],
  ['joana.docx', () => docxResume()],
  ...[
    'produced/moderncv-classic-enfermeira.pdf',
    'produced/reportlab-motorista.pdf',
    'produced/writer-tabela-mecanico.pdf',
    'produced/pandoc-cozinheiro.docx',
    'produced/altacv-fisioterapeuta.pdf',
    'produced/jake-student-en.pdf',
    'produced-2/writer-secretaria.pdf',
  ].map((name) => [basename(name), () => produced(name)] as const),
]

const on = journey()

test.each(['pt-BR', 'en-US'])('in %s an ordinary résumé takes at most 3 000 px of a phone', async (locale) => {
  const heights: Record<string, number> = {}
  for (const [name, make] of files) {
    const { context, page } = await on.member({ viewport: phone, locale })
    const multipart = { resume: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(await make()) } }
    expect((await context.request.post('/api/resume/analyze', { multipart })).status()).toBe(200)
    await page.goto('/curriculo')
    await page.evaluate(() => document.fonts.ready)
    heights[name] = await page.evaluate(() => document.documentElement.scrollHeight)
    await context.close()
  }
  expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
})

test.each(['pt-BR', 'en-US'])('in %s a LinkedIn result takes no more of it', async (locale) => {
  const heights: Record<string, number> = {}
  for (const [name, profile] of Object.entries(profiles)) {
    const { context, page } = await on.member({ viewport: phone, locale })
    expect((await context.request.post('/api/linkedin/analyze', { data: profile })).status()).toBe(200)
    await page.goto('/linkedin')
    await page.evaluate(() => document.fonts.ready)
    heights[name] = await page.evaluate(() => document.documentElement.scrollHeight)
    await context.close()
  }
  expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
})

test.each(['pt-BR', 'en-US'])('in %s the first page behind the door takes no more of it', async (locale) => {
  const { context, page } = await on.member({ viewport: phone, locale })
  const multipart = {
    resume: { name: 'joana.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(await docxResume()) },
  }
  expect((await context.request.post('/api/resume/analyze', { multipart })).status()).toBe(200)
  const [profile] = Object.values(profiles)
  expect((await context.request.post('/api/linkedin/analyze', { data: profile })).status()).toBe(200)
  await page.goto('/painel')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
  await context.close()
})

const adverts = {
  'pt-BR': [
    'Auxiliar de Cozinha\n\nRequisitos\n- Experiência em cozinha industrial\n- Ensino médio completo\n- Curso de manipulação de alimentos\n- Disponibilidade para escala 6x1\n\nAtividades\n- Preparar refeições e montar pratos\n- Higienizar utensílios e bancadas\n- Controlar o estoque da despensa\n\nBenefícios\n- Vale-transporte',
    'Analista de Dados Sênior\n\nResponsabilidades\n- Construir painéis e relatórios de indicadores para a diretoria\n- Liderar a migração de relatórios e treinar as equipes das filiais\n\nRequisitos\n- Experiência de 5 anos com SQL e Python\n- Power BI avançado e modelagem de dados\n- Vivência com liderança de equipes\n- Conhecimento em Git e metodologias ágeis\n- Inglês avançado\n- Ensino superior completo em Estatística ou áreas afins\n\nDiferenciais\n- Airflow e dbt\n- Conhecimento em Snowflake',
  ],
  'en-US': [
    'Kitchen Assistant\n\nRequirements\n- Experience in a busy kitchen\n- Food hygiene certificate\n- Weekend availability\n\nWhat you will do\n- Prepare meals and plate dishes\n- Clean benches and equipment\n- Control the stock of the larder\n\nBenefits\n- Meals on duty',
    'Senior Data Analyst\n\nResponsibilities\n- Build dashboards and reports for the board\n- Lead the migration of reports and train the branches\n\nRequirements\n- 5 years of experience with SQL and Python\n- Advanced Power BI and data modelling\n- Leading a team\n- Git and agile methods\n- Degree in Statistics or a related field\n\nNice to have\n- Airflow and dbt\n- Snowflake',
  ],
} as const

test.each(['pt-BR', 'en-US'] as const)('in %s a comparison with an advert takes no more of it', async (locale) => {
  const heights: Record<string, number> = {}
  for (const [name, make] of files.slice(0, 3)) {
    const { context, page } = await on.member({ viewport: phone, locale })
    const multipart = { resume: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(await make()) } }
    expect((await context.request.post('/api/resume/analyze', { multipart })).status()).toBe(200)
    const description = adverts[locale][name.endsWith('docx') ? 1 : 0]
    expect((await context.request.post('/api/job/analyze', { data: { description } })).status()).toBe(200)
    await page.goto('/scanner-vagas')
    await page.evaluate(() => document.fonts.ready)
    heights[name] = await page.evaluate(() => document.documentElement.scrollHeight)
    // Nothing is lost: what is not open is in a fold of its own.
    const text = (await page.textContent('#resultado')) ?? ''
    for (const part of parts[locale]) expect(text).toContain(part)
    await context.close()
  }
  expect(Object.entries(heights).filter(([, height]) => height > most)).toEqual([])
})
test.each(['pt-BR', 'en-US'] as const)('in %s the sections beside an advert take little more of it', async (locale) => {
  const heights: Record<string, number> = {}
  for (const [name, make] of files.slice(0, 3)) {
    const { context, page } = await on.member({ viewport: phone, locale })
    const multipart = { resume: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(await make()) } }
    expect((await context.request.post('/api/resume/analyze', { multipart })).status()).toBe(200)
    const description = adverts[locale][1]
    expect((await context.request.post('/api/job/analyze', { data: { description } })).status()).toBe(200)
    await context.request.post('/curriculo/oficina', { form: { acao: 'comecar', de: 'arquivo' } })
    await page.goto('/scanner-vagas')
    const beside = await page.locator('[href*="oficina?anuncio"]').first().getAttribute('href')
    await page.goto(`${beside}&medida=espera`)
    await hydrated(page, '#partes')
    await page.getByRole('button', { name: buttons[locale][0] }).click()
    heights[name] = await page.evaluate(() => document.documentElement.scrollHeight)
    // Back at the question, its part is open again.
    await page.getByRole('button', { name: buttons[locale][1] }).first().click()
    await page.locator('[data-ask]').first().waitFor()
    await context.close()
  }
  expect(Object.entries(heights).filter(([, height]) => height > most + 200)).toEqual([])
})

const buttons = { 'pt-BR': ['Partes', 'Próxima'], 'en-US': ['Sections', 'Next'] } as const
const parts = {
  'pt-BR': ['Ausentes do currículo', 'Presentes no seu currículo', 'Importantes na vaga'],
  'en-US': ['Missing from your résumé', 'In your résumé', 'Important in the job'],
} as const

test('what is folded is found by a link, opens without a script, and stands open when printed', async () => {
  const { context, page } = await on.member({ viewport: phone, javaScriptEnabled: false })
  const multipart = {
    resume: { name: 'joana.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfResume()) },
  }
  await context.request.post('/api/resume/analyze', { multipart })
  await page.goto('/curriculo')
  const read = page.getByText('Ver o texto extraído')
  expect(await read.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'O que o robô leu' }).click()
  expect(await read.isVisible()).toBe(true)
  await page.locator('summary', { hasText: 'O que o robô leu' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('É assim que um sistema de triagem').isVisible()).toBe(true)
  await context.close()
})

test.each(['pt-BR', 'en-US'])('the start page in %s is at most 4 500 px high on a phone', async (locale) => {
  const { page, complaints } = await on.openSession({ viewport: phone, locale })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500)
  expect(complaints).toEqual([])
})
