// "Sugerir uma redação" in a real browser on the executable, beside a double that speaks Ollama's and OpenAI's own protocols: asked for by
// one press, taken by another, and with a fact of its own not shown at all.
import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { draftFile } from '../../../../src/analysis/resume/draft/files'
import type { DraftPart } from '../../../../src/analysis/resume/draft/parts'
import { desk, hydrated, journey, phone, picture } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'
import { fakeModel, startFakeModelServer } from '../../../models/fake-server'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(90_000)

/** Invented. */
const cook: readonly DraftPart[] = [
  {
    id: 'c',
    kind: 'contact',
    fields: { name: 'Célia Ramos', email: 'celia@exemplo.com.br', phone: '(11) 90000-0142' },
    lines: [],
  },
  {
    id: 'j',
    kind: 'job',
    fields: { title: 'Cozinheira', employer: 'Restaurante Sabor da Vila', start: '03/2018', end: '08/2024' },
    lines: [{ id: 'l0', text: 'Preparo do almoço por quilo.' }],
  },
]
const typed = 'eu fazia o almoço pra 180 pessoas todo dia na cozinha do restaurante'
const worded = 'Preparei o almoço de 180 pessoas por dia na cozinha do restaurante.'

describe.each([
  ['Ollama', 'ollama', (url: string) => ({ OLLAMA_URL: url, OLLAMA_MODEL: fakeModel })],
  [
    'a server with OpenAI’s protocol',
    'openai',
    (url: string) => ({ OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: fakeModel }),
  ],
] as const)('a wording by %s', (_, engine, settings) => {
  const fake = startFakeModelServer({ pauseMs: 40 })
  const on = journey({ ANALYSIS_ENGINES: `${engine},builtin`, MODEL_SECONDS: '10', ...settings(fake.url) })
  afterAll(() => fake.stop())
  const says = (text: string) => ({ text: JSON.stringify({ lines: [{ n: 1, text }] }) })

  test('is asked for, compared, taken, and taken back; one that invents is not shown', async () => {
    const { page, context, complaints } = await on.member({ viewport: phone, bypassCSP: true }, 'Célia Ramos')
    const file = (await draftFile(cook, 'docx')) ?? new Uint8Array()
    const resume = { name: 'celia.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) }
    expect((await context.request.post('/api/resume/analyze', { multipart: { resume } })).status()).toBe(200)
    await context.request.post('/curriculo/oficina', { form: { acao: 'comecar', de: 'arquivo' } })
    await page.goto('/curriculo/oficina?arrumar=tasks')
    await hydrated(page, '#partes')
    const ask = page.locator('[data-ask]')
    await ask.getByText('O que mais você fazia lá?').first().waitFor()
    // Who would read it stands beside the button before anything is sent.
    await ask.getByText(`Quem lê esta linha: ${fakeModel}`).waitFor()
    const suggest = ask.getByRole('button', { name: 'Sugerir uma redação' })
    expect(await suggest.getAttribute('aria-disabled')).toBe('true')

    fake.replies(says('Liderei a cozinha do Hotel Atlântico e preparei o almoço de 250 pessoas por dia.'))
    await ask.getByLabel('Sua resposta').fill(typed)
    await suggest.click()
    await ask.getByText('Não saiu uma redação melhor').waitFor()
    expect(await page.getByText('Hotel Atlântico').count()).toBe(0)

    fake.replies(says(worded))
    await ask.getByLabel('Sua resposta').fill(`${typed}.`)
    expect(await ask.getByText('Não saiu uma redação melhor').count()).toBe(0)
    await suggest.click()
    await ask.getByRole('button', { name: 'Escrevendo' }).waitFor()
    await ask.getByText(worded).waitFor()
    await picture(page, `workbench-wording-${engine}-phone`)
    const { found, look } = looker()
    await look(page, 'a wording, phone')
    await page.setViewportSize(desk)
    await look(page, 'a wording, desk')
    expect(found).toEqual([])

    await ask.getByRole('button', { name: 'Usar esta' }).click()
    await page.getByText(/Guardado às/).waitFor()
    const text = async () => (await context.request.get('/curriculo/oficina/curriculo.json')).text()
    expect(await text()).toContain(worded)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByText('Guardando').waitFor({ state: 'detached' })
    await page.getByText(/Guardado às/).waitFor()
    expect(await text()).not.toContain(worded)
    // The line went out each time, and no name; the file's own analysis asks, too.
    const sent = fake.asked.map(({ body }) => JSON.stringify(body)).filter((body) => body.includes('180 pessoas'))
    expect(sent).toHaveLength(2)
    for (const body of sent) expect(body).not.toMatch(/Célia|celia@/)
    expect(complaints).toEqual([])
  })
})
