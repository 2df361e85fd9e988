// The résumé page in a real browser: its island, its region and its form, against a server that only plays the part
// of the routes. What the routes do is theirs to test.

import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { renderToString } from 'react-dom/server'
import { resultRegion } from '../../src/api/regions'
import { defaultCatalogue } from '../../src/billing/catalogue'
import type { PageContext } from '../../src/pages/context'
import { ResumeContent } from '../../src/pages/resume/content'
import { ResultRegion } from '../../src/pages/resume/result'
import { ToolAnswer, ToolPage } from '../../src/pages/tool/tool'
import { script, serveAsset, shared, style } from '../../src/server/http/response/static-files'
import { check, result } from '../fixtures/resume/result'
import { launchBrowser } from '../helpers/browser'

// A browser on a busy machine: far above what any of these takes (3 s at most when measured).
setDefaultTimeout(60_000)

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const now = Date.parse('2026-11-20T15:00:00-03:00')
const page: PageContext = {
  appName: 'Trampolim',
  catalogue: defaultCatalogue,
  language: 'pt-BR',
  theme: 'system',
  path: '/curriculo',
  user: { name: 'Marina Duarte', email: 'marina@exemplo.com.br', role: 'usuario' },
  unread: 0,
  assets: { script, shared, style, font: '/fonts/gabarito-latin-wght-normal.woff2' },
}
const pdf = { name: 'marina.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_500_000, '%') }

/** What the server is to do next, and what it has seen. */
const stage = { latest: false, refuse: '', mute: false, hold: Promise.resolve(), sent: [] as string[], pages: 0 }

const result76 = result({ checks: [check('quantified', { gain: 8 })] })
const content = () => ({
  language: page.language,
  left: 7,
  now,
  latest: stage.latest ? { file: 'marina.pdf', at: now, result: result76 } : null,
  pending: stage.latest ? null : { file: 'antes.pdf', at: now },
})
const html = (body: string) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } })

async function analyse(request: Request) {
  const { sent } = stage
  const file = (await request.formData()).get('resume')
  sent.push(file instanceof File ? `${file.name} ${file.size}` : 'nothing')
  await stage.hold
  // Called off by a test that has ended: its answer must not change what the next one sees.
  if (stage.sent !== sent) return Response.json({ ok: true })
  const refusal = stage.refuse
  stage.refuse = ''
  if (refusal) return Response.json({ message: refusal, code: 'refused' }, { status: 422 })
  stage.latest = true
  return Response.json({ ok: true })
}

function resumePage(request: Request) {
  if (request.headers.get('x-region') === resultRegion) {
    if (stage.mute) return new Response('', { status: 500 })
    const region = (
      <ToolAnswer language={page.language}>
        <ResultRegion {...content()} />
      </ToolAnswer>
    )
    return html(renderToString(region, { identifierPrefix: resultRegion }))
  }
  stage.pages += 1
  const whole = (
    <ToolPage tool="resume" page={page}>
      <ResumeContent {...content()} />
    </ToolPage>
  )
  return html(`<!doctype html>${renderToString(whole)}`)
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/resume/analyze') return analyse(request)
  if (pathname === '/curriculo' && request.method === 'POST') {
    await analyse(request)
    return Response.redirect('/curriculo', 303)
  }
  if (pathname === '/curriculo') return resumePage(request)
  return serveAsset(pathname, request) ?? new Response(null, { status: 404 })
}

let server: ReturnType<typeof Bun.serve>
let browser: Browser
let context: BrowserContext
let tab: Page
let refused: string[]

beforeAll(async () => {
  server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: answer })
  browser = await launchBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop(true)
})

beforeEach(async () => {
  Object.assign(stage, { latest: false, refuse: '', mute: false, hold: Promise.resolve(), sent: [], pages: 0 })
  await context?.close()
  await open()
})

async function open(javaScriptEnabled = true) {
  context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' })
  tab = await context.newPage()
  tab.setDefaultTimeout(10_000)
  refused = []
  tab.on(
    'console',
    (message) => /Content Security Policy|Minified React|hydrat/i.test(message.text()) && refused.push(message.text()),
  )
  await tab.goto(`${server.url}curriculo`)
  if (javaScriptEnabled) await hydrated()
}

const hydrated = () => tab.locator('x-island[data-hydrated]:has(form[action="/curriculo"])').waitFor()
const board = () => tab.locator('form[action="/curriculo"] [data-state]')
/** Ten megabytes are handed over as text, which takes a busy machine more than ten seconds. */
const choose = (file: typeof pdf) => tab.setInputFiles('input[type=file]', file, { timeout: 50_000 })
const submit = () => tab.click('form[action="/curriculo"] button[type=submit]')
const heading = () => tab.getByRole('heading', { name: 'Muito bom: faltam números' })

describe('the upload in a browser', () => {
  test('given a PDF, its result appears in place: the same page, with the focus on it, announced and without a toast', async () => {
    await choose(pdf)
    await submit()
    await heading().waitFor()
    await tab.getByRole('status').filter({ hasText: 'Análise concluída' }).waitFor()
    expect(await tab.locator('section[tabindex="-1"] [role=status]').count()).toBe(0)
    expect(await heading().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(stage.sent).toEqual(['marina.pdf 1500000'])
    expect(stage.pages).toBe(1)
    // The board for the next file waits folded below the result.
    expect(await board().isVisible()).toBe(false)
    expect(refused).toEqual([])
  })

  test('while it is on its way, its progress is real and it can be called off with Escape', async () => {
    const line = await context.newCDPSession(tab)
    await line.send('Network.enable')
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 }
    await line.send('Network.emulateNetworkConditions', slow)
    await choose(pdf)
    await submit()
    await tab.waitForFunction(() => {
      const shown = document.querySelector<HTMLProgressElement>('form progress')?.value ?? 0
      return shown > 0 && shown < 100
    })
    expect(await tab.textContent('form[action="/curriculo"] button[type=submit]')).toContain('Analisando...')
    await tab.keyboard.press('Escape')
    await tab.getByText('Arquivo escolhido', { exact: true }).waitFor()
    expect(stage.latest).toBe(false)
  })

  test('given a refusal, the server’s words show, the file stays and the next try succeeds', async () => {
    stage.refuse = 'O arquivo está protegido por senha.'
    // A name of its own: a request called off by an earlier test may still arrive.
    await choose({ ...pdf, name: 'recusado.pdf' })
    await submit()
    await tab.getByText('Tentar novamente').waitFor()
    expect(await board().textContent()).toContain('O arquivo está protegido por senha.')
    expect(await board().textContent()).toContain('recusado.pdf')
    // Shown and announced once, in the card where the file is chosen.
    expect(await tab.getByText('O arquivo está protegido por senha.').count()).toBe(1)
    expect(await tab.getByRole('alert').textContent()).toContain('O arquivo está protegido por senha.')
    await submit()
    await heading().waitFor()
    expect(stage.sent.filter((sent) => sent.startsWith('recusado.pdf'))).toHaveLength(2)
  })

  test('an unsuitable file is refused before anything is sent', async () => {
    await submit()
    expect(await board().textContent()).toContain('Nenhum arquivo selecionado')
    await choose({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    expect(await board().textContent()).toContain('Apenas arquivos PDF ou DOCX são permitidos.')
    // What to do instead, and the reason stays when it is sent all the same.
    expect(await board().textContent()).toContain('salve como DOCX')
    expect(await board().getByRole('link', { name: 'Copie na Oficina' }).getAttribute('href')).toBe(
      '/curriculo/oficina',
    )
    await submit()
    expect(await board().textContent()).toContain('Apenas arquivos PDF ou DOCX são permitidos.')
    await choose({ ...pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
    expect(await board().textContent()).toContain('O tamanho máximo permitido é 10MB.')
    await submit()
    expect(stage.sent).toEqual([])
  })

  test('a second press while it works sends nothing more', async () => {
    let go = () => {}
    stage.hold = new Promise((resolve) => {
      go = resolve
    })
    await choose(pdf)
    await submit()
    await tab.locator('[data-state=analysing]').waitFor()
    // Pressed all the same: a busy button is announced as disabled and can be reached.
    await tab.click('form[action="/curriculo"] button[type=submit]', { force: true })
    go()
    await heading().waitFor()
    expect(stage.sent).toHaveLength(1)
  })

  test('a dropped file is taken, and one that misses the board does not leave the page', async () => {
    const file = await tab.evaluateHandle(() => {
      const carried = new DataTransfer()
      carried.items.add(new File(['%PDF'], 'solto.pdf', { type: 'application/pdf' }))
      return carried
    })
    // React may still be at work when the island is marked as hydrated; a person's hand moves on and on over the board.
    while (!(await tab.locator('[data-state=drag]').isVisible()))
      await board().dispatchEvent('dragenter', { dataTransfer: file })
    await board().dispatchEvent('drop', { dataTransfer: file })
    expect(await board().textContent()).toContain('solto.pdf')
    const left = await tab.evaluate(() =>
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
    )
    expect(left).toBe(false)
  })
})

describe('a region', () => {
  test('a link that names it is answered in place', async () => {
    stage.latest = true
    await tab.click('a[data-region=resultado]')
    await heading().waitFor()
    expect(stage.pages).toBe(1)
  })

  test('given an answer without it, the page is visited instead and is right', async () => {
    stage.mute = true
    await choose(pdf)
    await submit()
    await heading().waitFor()
    await tab.getByText('Análise concluída', { exact: true }).waitFor()
    expect(stage.pages).toBe(2)
  })
})

test('without JavaScript the form posts the file and shows its result', async () => {
  await context.close()
  await open(false)
  await choose(pdf)
  await submit()
  await heading().waitFor()
  expect(stage.sent).toEqual(['marina.pdf 1500000'])
})
