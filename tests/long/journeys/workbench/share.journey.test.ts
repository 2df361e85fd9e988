// The draft handed to another app by the device's own menu, which the test stands in for: no browser without a screen has one.
import { expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { readDocument } from '../../../../src/analysis/documents'
import { desk, hydrated, journey, picture } from '../../../helpers/journey'

setDefaultTimeout(240_000)

const on = journey()

type Handed = { readonly name: string; readonly type: string; readonly bytes: readonly number[] }
type Menu = { takes: boolean; fails: string; readonly handed: Handed[][] }
type WithMenu = typeof globalThis & { menu: Menu }

/** A device's menu that notes what it is handed, and fails as the test wants. */
const standIn = (page: Page, takes: boolean) =>
  page.addInitScript((takesFiles) => {
    const menu: Menu = { takes: takesFiles, fails: '', handed: [] }
    const share = async ({ files = [] }: ShareData) => {
      const read = files.map(async (file) => {
        const { name, type } = file
        return { name, type, bytes: [...new Uint8Array(await file.arrayBuffer())] }
      })
      menu.handed.push(await Promise.all(read))
      if (menu.fails) throw new DOMException('', menu.fails)
    }
    const canShare = ({ files }: ShareData) => menu.takes && files?.every(({ type }) => type === 'application/pdf')
    Object.assign(globalThis, { menu })
    for (const [name, value] of Object.entries({ share, canShare })) Object.defineProperty(navigator, name, { value })
  }, takes)

const handed = (page: Page) => page.evaluate(() => (globalThis as WithMenu).menu.handed)
const failing = (page: Page, name: string) =>
  page.evaluate((fails) => {
    ;(globalThis as WithMenu).menu.fails = fails
  }, name)

const openDraft = async (page: Page) => {
  await page.goto('/curriculo/oficina')
  await page.locator('form:has(input[value=vazio]) button').click()
  await hydrated(page, '#partes')
}
const openWays = (page: Page) => page.locator('summary', { hasText: /Baixar e enviar|Download and send/ }).click()

for (const [locale, name, button, idle, failed] of [
  ['pt-BR', 'celia-ramos-curriculo.pdf', /Enviar pelo WhatsApp/, 'Abre o menu do aparelho', 'Anexe o arquivo'],
  ['en-US', 'celia-ramos-resume.pdf', /Send by WhatsApp/, 'Opens your device’s menu', 'Attach the file'],
] as const)
  test(`one press hands over one PDF by the person's name, in ${locale}`, async () => {
    const { page, complaints } = await on.member({ viewport: { width: 320, height: 740 }, locale }, 'Célia Ramos')
    const downloads: string[] = []
    page.on('download', (one) => downloads.push(one.suggestedFilename()))
    await standIn(page, true)
    await openDraft(page)
    await page.getByRole('button', { name: locale === 'pt-BR' ? 'Partes' : 'Sections' }).click()
    const job = page.locator('details:has(> summary:is(:has-text("Experiência"), :has-text("Experience")))')
    const line = job.getByLabel(/^(Linha|Line) 1$/)
    await job.locator('> summary').click()
    // What was typed a moment ago is in the file, though no pause has saved it.
    await line.fill('Preparei 40 almoços por dia.')
    await openWays(page)
    const send = page.getByRole('button', { name: button })
    await send.scrollIntoViewIfNeeded()
    await picture(page, `oficina-enviar-320-${locale}`)
    await send.dblclick()
    await page.waitForFunction(() => (globalThis as WithMenu).menu.handed.length > 0)
    const [files, ...again] = await handed(page)
    expect([files?.map((file) => [file.name, file.type]), again]).toEqual([[[name, 'application/pdf']], []])
    const reading = await readDocument(new Uint8Array(files?.[0]?.bytes ?? []))
    expect(reading.ok && reading.document.lines.map(({ text }) => text)).toContain('Preparei 40 almoços por dia.')

    // Closed without sending: no news, and nothing is put on the device.
    await failing(page, 'AbortError')
    await send.click()
    await page.waitForFunction(() => (globalThis as WithMenu).menu.handed.length === 2)
    expect([(await send.textContent())?.includes(idle), downloads]).toEqual([true, []])

    // The menu does not open: the file is downloaded, and the button says what to do with it.
    for (const error of ['NotAllowedError', 'DataError']) {
      await failing(page, error)
      const saved = page.waitForEvent('download')
      await send.click()
      expect((await saved).suggestedFilename()).toBe(name)
      await send.getByText(failed).waitFor()
    }
    expect([complaints, downloads]).toEqual([[], [name, name]])

    // No answer to the call: the browser asks for the file itself, which is the ordinary download.
    await page.route('**/curriculo.pdf*', (route) => route.abort(), { times: 1 })
    const plain = page.waitForEvent('download')
    await send.click()
    expect((await plain).suggestedFilename()).toBe(name)
    expect((await handed(page)).length).toBe(4)
  })

for (const [device, prepare] of [
  ['that shares no files', (page: Page) => standIn(page, false)],
  [
    'without such a menu',
    (page: Page) =>
      page.addInitScript(() => {
        for (const name of ['share', 'canShare']) Reflect.deleteProperty(Navigator.prototype, name)
      }),
  ],
] as const)
  test(`a device ${device} offers the ordinary download alone`, async () => {
    const { page, complaints } = await on.member({ viewport: desk }, 'Célia Ramos')
    await prepare(page)
    await openDraft(page)
    await openWays(page)
    const saved = page.waitForEvent('download')
    await page.locator('a[href*="curriculo.pdf"]').click()
    expect((await saved).suggestedFilename()).toBe('celia-ramos-curriculo.pdf')
    expect(await page.getByRole('button', { name: /WhatsApp/ }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
