// A person in a browser: from the first tip of a result to the downloaded file, on a phone; and the same text with the line cut.
import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import { readDocument } from '../../../../src/analysis/documents'
import { draftFile } from '../../../../src/analysis/resume/draft/files'
import type { DraftPart } from '../../../../src/analysis/resume/draft/parts'
import { desk, hydrated, journey, type Member, phone, picture } from '../../../helpers/journey'
import { looker } from '../../../helpers/pages/axe'

setDefaultTimeout(120_000)

const on = journey()

const job = (id: string, title: string, employer: string, dates: readonly [string, string], ...lines: string[]) =>
  ({
    id,
    kind: 'job',
    fields: { title, employer, start: dates[0], end: dates[1] },
    lines: lines.map((text, at) => ({ id: `l${at}`, text })),
  }) satisfies DraftPart

/** Invented. */
const cook: readonly DraftPart[] = [
  {
    id: 'c',
    kind: 'contact',
    fields: {
      name: 'Célia Ramos',
      email: 'celia.ramos@exemplo.com.br',
      phone: '(11) 90000-0142',
      city: 'São Paulo, SP',
    },
    lines: [],
  },
  job(
    'j',
    'Cozinheira',
    'Restaurante Sabor da Vila',
    ['03/2018', '08/2024'],
    'Preparo do almoço por quilo, todos os dias.',
  ),
  job(
    'k',
    'Merendeira',
    'Escola Jardim das Flores',
    ['02/2010', '12/2017'],
    'Servi o almoço para 300 crianças por dia.',
  ),
  { id: 's', kind: 'school', fields: { course: 'Ensino médio completo' }, lines: [] },
]

const withResult = async (options: Parameters<typeof on.member>[0]): Promise<Member> => {
  const person = await on.member(options, 'Célia Ramos')
  const file = (await draftFile(cook, 'docx')) ?? new Uint8Array()
  const resume = { name: 'celia.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(file) }
  expect((await person.context.request.post('/api/resume/analyze', { multipart: { resume } })).status()).toBe(200)
  return person
}

const question = 'Quantas refeições?'
const better = 'Preparo do almoço por quilo, todos os dias (cerca de 180 refeições).'

describe('the workbench', () => {
  test('with every question skipped says how many and asks them again, and does not say that it is done', async () => {
    const { page } = await withResult({ viewport: desk, serviceWorkers: 'block' })
    await page.goto('/curriculo')
    await page.locator('form[action$="arrumar=quantified"] button').first().click()
    await page.waitForURL(/oficina/)
    await hydrated(page, '#partes')
    const inList = 'section[aria-labelledby="perguntas"] a'
    const links = page.locator(inList)
    const skips = page.locator('[data-ask] button').filter({ hasText: /^(?:Não sei|Pular esta)$/ })
    // The questions come with the score, which the page asks for by itself.
    await links.first().waitFor()
    for (let at = 0; at < 40 && (await links.count()) > 0; at++) {
      if ((await skips.count()) === 0) await links.first().click()
      const before = await links.count()
      await skips.first().click()
      await page.waitForFunction(([all, n]) => document.querySelectorAll(all).length < n, [inList, before] as const)
    }
    expect(await links.count()).toBe(0)
    const again = page.locator('[data-skipped] button')
    expect(await again.textContent()).toMatch(/^Você pulou \d+ perguntas: ver de novo$/)
    expect(await page.getByText('Baixe e envie.').count()).toBe(0)
    await again.click()
    await links.first().waitFor()
    expect(await again.count()).toBe(0)
  })

  test('on a phone the button of a question stands above the bar, before and after the answer is typed', async () => {
    const { page, context } = await withResult({ viewport: phone, serviceWorkers: 'block', reducedMotion: 'reduce' })
    await page.goto('/curriculo')
    await page.locator('form[action$="arrumar=quantified"] button').first().click()
    await page.waitForURL(/oficina/)
    await hydrated(page, '#partes')
    const button = page.locator('[data-ask] button').first()
    const ends = async () => {
      const [ways, bar] = [
        await button.boundingBox(),
        await page.locator('section:has(> div [role=img])').last().boundingBox(),
      ]
      return (ways?.y ?? 0) + (ways?.height ?? 0) - (bar?.y ?? 0)
    }
    await page.locator('[data-ask] input:focus').waitFor()
    expect(await ends()).toBeLessThanOrEqual(0)
    await page.keyboard.type('180')
    await page.locator('[data-ask] textarea').waitFor()
    expect(await ends()).toBeLessThanOrEqual(0)
    await context.close()
  })

  test('what is typed into a line and a field before the scripts are there is saved', async () => {
    const { page } = await withResult({ viewport: desk, serviceWorkers: 'block' })
    await page.goto('/curriculo')
    await page.locator('form[action$="arrumar=quantified"] button').first().click()
    await page.waitForURL(/oficina/)
    await hydrated(page, '#partes')
    await page.goto('/curriculo/oficina')
    await hydrated(page, '#partes')
    const { promise: typed, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await typed
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    // The first text area is the question's, where one is asked above the lines.
    const line = '#partes textarea[name^="l_"]'
    const city = '#partes input[name$="_city"]'
    // Another part stands open where another question comes first.
    for (const [field, text] of [
      [line, better],
      [city, 'Osasco, SP'],
    ] as const) {
      const typed = page.locator(field).first()
      if (!(await typed.isVisible()))
        await page
          .locator(`#partes > details:has(${field.slice(8)}) > summary`)
          .first()
          .click()
      await typed.fill(text)
    }
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/draft/save') && answer.ok())
    release()
    await hydrated(page, '#partes')
    expect(await page.locator(line).first().inputValue()).toBe(better)
    expect(await page.locator(city).inputValue()).toBe('Osasco, SP')
    await saved
    await page.unroute('**/*.js')
    // After it another part may be asked about, and stand open.
    const file = await (await page.request.get('/curriculo/oficina/curriculo.json')).text()
    expect(file).toContain(better)
    expect(file).toContain('Osasco')
    await page.context().close()
  })

  test('leads from a tip to the file on a phone: the question, the answer, the score, the download', async () => {
    const { page, complaints } = await withResult({ viewport: phone, bypassCSP: true })
    await page.goto('/curriculo')
    const tip = page.locator('form[action$="arrumar=quantified"] button')
    await tip.first().click()
    await page.waitForURL(/oficina\?arrumar=quantified/)
    await hydrated(page, '#partes')
    // The tip's question is open, with the focus in its one field.
    await page.getByRole('group', { name: question }).waitFor()
    const number = page.getByLabel('Cerca de')
    await page.waitForFunction(() => document.activeElement?.matches('[data-ask] input[inputmode=numeric]'))
    const before = Number(await page.locator('[role=img][aria-label*="de 100"]').last().textContent())
    await number.fill('180')
    await page.getByText(better).first().waitFor()
    await number.press('Enter')
    // The ring moves, the change since the beginning is shown, and the question is gone.
    await page.waitForFunction(
      (old) => Number([...document.querySelectorAll('[role=img][aria-label*="de 100"]')].at(-1)?.textContent) > old,
      before,
    )
    // The score comes first, and the rest in the next frame.
    await page.getByText(question).waitFor({ state: 'detached' })
    await page.getByText(/Guardado às/).waitFor()
    await picture(page, 'workbench-phone')
    await page.locator('summary', { hasText: 'Baixar e enviar' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Word', { exact: true }).click(),
    ])
    const reading = await readDocument(new Uint8Array(await readFile(await download.path())))
    expect(reading.ok && reading.document.lines.map(({ text }) => text)).toContain(better)
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+-curriculo\.docx$/)
    // The menu stays for the next file, and Escape closes it.
    await page.getByText('Baixado. Pode baixar outro.').waitFor()
    const [second] = await Promise.all([page.waitForEvent('download'), page.getByText('PDF', { exact: true }).click()])
    expect(second.suggestedFilename()).toMatch(/\.pdf$/)
    await page.keyboard.press('Escape')
    expect(await page.getByText('Word', { exact: true }).isVisible()).toBe(false)
    const { found, look } = looker()
    await look(page, 'workbench, phone')
    await page.setViewportSize(desk)
    await look(page, 'workbench, desk')
    await picture(page, 'workbench-desk')
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  test('loses nothing while the line is cut, over a reload, and with a second window at work', async () => {
    const { page, context } = await withResult({ viewport: desk })
    await page.goto('/curriculo')
    await page.locator('form[action="/curriculo/oficina"] button').first().click()
    await hydrated(page, '#partes')
    const other = await context.newPage()
    await other.goto('/curriculo/oficina')
    await hydrated(other, '#partes')
    const line = async (employer: string, window = page) => {
      const part = window.locator(`details:has(> summary:has-text("${employer}"))`)
      if (!(await part.evaluate((one: HTMLDetailsElement) => one.open))) await part.locator('> summary').click()
      return part.getByLabel('Linha 1', { exact: true })
    }
    const mine = await line('Sabor da Vila')
    await context.setOffline(true)
    await mine.fill('Cozinhei para o bairro todo.')
    await page.getByText('Sem internet: está guardado neste aparelho').waitFor()
    await context.setOffline(false)
    await page.getByText(/Guardado às/).waitFor()
    // Written and not yet saved when the page goes: it is there again afterwards.
    await context.setOffline(true)
    await mine.fill('Cozinhei para o bairro todo, todos os dias.')
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('o bairro todo, todos os dias.'))
    await context.setOffline(false)
    await page.reload()
    await hydrated(page, '#partes')
    await page.getByText(/Guardado às/).waitFor()
    // The other window is informed, which stays on the screen, and writes somewhere else.
    await other.getByText(/[Aa]berto em outra janela/).waitFor()
    await (await line('Jardim das Flores', other)).fill('Servi 300 crianças por dia.')
    await page.getByText(/[Aa]berto em outra janela/).waitFor()
    const file = await (await context.request.get('/curriculo/oficina/curriculo.docx')).body()
    const reading = await readDocument(new Uint8Array(file))
    const lines = reading.ok ? reading.document.lines.map(({ text }) => text) : []
    expect(lines).toContain('Cozinhei para o bairro todo, todos os dias.')
    expect(lines).toContain('Servi 300 crianças por dia.')
  })
})
