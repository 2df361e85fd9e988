// A photo as people send it, in a real browser on the executable: chosen, made smaller, measured and read, with and
// without JavaScript. Pictures of the page are left in test-artifacts/.
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { pixels } from '../../../src/analysis/photo/picture'
import { screenshot } from '../../helpers/browser'
import { journey } from '../../helpers/journey'
import { jpeg, png, portrait, rgb, rings, sideBySide } from '../../helpers/pages/pictures'

// Far above what any of these takes, for a busy machine.
setDefaultTimeout(60_000)

let photo: { name: string; mimeType: string; buffer: Buffer }
const on = journey()
beforeAll(async () => {
  photo = { name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from(await portrait()) }
})

/** Somebody signed in, on the photo page. */
const openSession = async (options: BrowserContextOptions = {}) => {
  const member = await on.member(options)
  await member.page.goto('/foto-perfil')
  return member
}

const field = 'input[name="photo"]'
const send = (page: Page) => page.click('form[action="/foto-perfil"] button[type="submit"]')
const hydrated = (page: Page) => page.waitForSelector(`x-island[data-hydrated] ${field}`)

/** Whether the photo has come over the wire and has its true size. */
const shown = (page: Page) =>
  page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('#resultado figure img')
    return image?.complete && image.naturalWidth === 640
  })

describe('with JavaScript', () => {
  test('a photo is chosen, shown smaller, analysed and read without a reload', async () => {
    const { context, page, complaints } = await openSession()
    expect(await page.textContent('main')).toContain('Nenhuma análise encontrada')
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    await hydrated(page)
    await page.setInputFiles(field, photo)
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('form img')
      return image?.src.startsWith('blob:') && image.naturalWidth === 640
    })
    await screenshot(page, 'foto-perfil-escolhida')
    await send(page)
    await page.waitForSelector('#resultado [role="img"]')
    await shown(page)
    await page.getByText('Análise concluída').first().waitFor()
    expect(await page.getAttribute('html', 'data-same-page')).toBe('')
    const result = (await page.textContent('#resultado')) ?? ''
    for (const part of ['retrato.png', 'Expressão', 'Iluminação', 'Fundo', 'Nitidez', 'Pontos Positivos'])
      expect(result).toContain(part)
    const outline = await page.getAttribute('#resultado figure rect', 'width')
    expect(Number(outline)).toBeWithin(150, 400)
    await page.goto('/painel')
    expect(await page.textContent('main')).toContain('Análise de Foto de Perfil')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a WebP that bears the name of a JPEG, as browsers save them, is sent as a JPEG', async () => {
    const { context, page } = await openSession()
    await hydrated(page)
    const webp = await new Bun.Image(await portrait()).webp({ quality: 90 }).bytes()
    await page.setInputFiles(field, { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(webp) })
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    await send(page)
    await page.waitForSelector('#resultado [role="img"]')
    expect(await page.textContent('#resultado')).toContain('eu.jpg')
    await context.close()
  })

  test('a file that is not a photo is refused before sending; an unreadable one while sending; one without a face afterwards', async () => {
    const { context, page } = await openSession()
    await hydrated(page)
    await send(page)
    await page.getByText('Nenhuma foto selecionada').first().waitFor()
    await page.setInputFiles(field, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await page.getByText('Apenas imagens JPG, JPEG ou PNG são permitidas.').first().waitFor()
    await page.setInputFiles(field, { ...photo, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await page.getByText('O tamanho máximo permitido é 5MB.').first().waitFor()
    await page.setInputFiles(field, { ...photo, buffer: photo.buffer.subarray(0, 3000) })
    await page.getByText('Erro ao processar imagem').first().waitFor()
    await page.setInputFiles(field, { ...photo, name: 'quadro.png', buffer: Buffer.from(rings()) })
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    await send(page)
    await page.getByText('Não encontramos um rosto nesta foto').first().waitFor()
    await page.setInputFiles(field, photo)
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    await send(page)
    await shown(page)
    await context.close()
  })
})

describe('in the browser', () => {
  test('a photo over the limit is made smaller before it is sent', async () => {
    const { context, page } = await openSession()
    await hydrated(page)
    const large = Buffer.concat([Buffer.from(await jpeg(await portrait(), 100, 4000)), Buffer.alloc(6 * 1024 * 1024)])
    let sent = 0
    await page.route('**/api/photo/compress', (route) => {
      sent = route.request().postDataBuffer()?.length ?? 0
      return route.continue()
    })
    await page.setInputFiles(field, { name: 'celular.jpg', mimeType: 'image/jpeg', buffer: large })
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    expect(sent).toBeLessThan(2 * 1024 * 1024)
    expect(sent).toBeGreaterThan(10_000)
    await context.close()
  })

  test('a photo of two people is asked about, and analysed on the second click', async () => {
    const { context, page } = await openSession()
    await hydrated(page)
    const one = rgb(await pixels(await portrait()))
    await page.setInputFiles(field, { ...photo, buffer: Buffer.from(png(sideBySide(one, one))) })
    await page.getByText('Foto escolhida', { exact: true }).waitFor()
    await send(page)
    await page.getByText('Há mais de um rosto nesta foto').first().waitFor()
    expect(await page.getByText('Erro na análise').count()).toBe(0)
    await screenshot(page, 'foto-perfil-dois-rostos')
    await page.getByRole('button', { name: 'Analisar assim mesmo' }).click()
    await page.waitForSelector('#resultado [role="img"]')
    await context.close()
  })
})

describe('everywhere', () => {
  const looks = [
    ['360-light', { width: 360, height: 740 }, 'light', 'pt-BR'],
    ['360-dark', { width: 360, height: 740 }, 'dark', 'en-US'],
    ['1440-light', { width: 1440, height: 900 }, 'light', 'pt-BR'],
    ['1440-dark', { width: 1440, height: 900 }, 'dark', 'en-US'],
  ] as const
  test.each(looks)(
    '%s, without JavaScript: the form posts, the result fits',
    async (name, viewport, colorScheme, locale) => {
      const { context, page } = await openSession({ viewport, colorScheme, locale, javaScriptEnabled: false })
      await page.setInputFiles(field, photo)
      await send(page)
      await page.waitForURL('**/foto-perfil#resultado')
      await page.waitForSelector('#resultado [role="img"]')
      expect(await page.getAttribute('html', 'lang')).toBe(locale)
      await screenshot(page, `foto-perfil-${name}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(viewport.width)
      await context.close()
    },
  )
})
