// `npm run test:browsers`: the main journeys in Firefox and WebKit, beside those in Chromium that `npm test` runs. Pictures
// are left in test-artifacts/browsers/. Needs Debian's firefox-esr, webkit2gtk-driver and xvfb, and fails without them.
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pdfResume } from '../helpers/documents'
import { type Server, startServer } from '../helpers/server'
import { launchFirefox } from './firefox'
import { hasText, isAt, press, type Remote, until } from './remote'
import { launchWebkit } from './webkit'

setDefaultTimeout(180_000)

const pictures = resolve(import.meta.dir, '../../test-artifacts/browsers')
mkdirSync(pictures, { recursive: true })

let server: Server
let resume: string
beforeAll(async () => {
  server = await startServer({})
  resume = join(server.folder, 'joana-prado.pdf')
  writeFileSync(resume, await pdfResume())
})
afterAll(() => server.stop())

const hydrated = (css: string) => `document.querySelector('x-island[data-hydrated] ' + ${JSON.stringify(css)})`

describe.each([
  ['firefox', launchFirefox],
  ['webkit', launchWebkit],
] as const)('%s', (name, launch) => {
  let page: Remote
  beforeAll(async () => {
    page = await launch()
    await page.resize(1280, 900)
    await open('/')
    // WebKit asks for the language of the machine.
    if (await page.evaluate(`document.documentElement.lang === 'en-US'`))
      await press(page, 'EN, change the language to Portuguese')
    await until(page, `document.documentElement.lang === 'pt-BR'`)
  })
  afterAll(() => page?.close())
  const open = (path: string) => page.goto(server.url + path)
  const keep = async (picture: string) => {
    await page.evaluate('scrollTo(0, 0)')
    const { scroll, client } = await page.evaluate<{ scroll: number; client: number }>(
      '({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth })',
    )
    writeFileSync(join(pictures, `${name}-${picture}.png`), await page.picture())
    expect([picture, scroll]).toEqual([picture, client])
  }

  test('registers', async () => {
    await open('/?tab=registrar#auth')
    await until(page, hydrated('input[name="nome"]'))
    await keep('landing')
    await page.type('input[name="nome"]', 'Marina Duarte')
    await page.type('input[name="email"]', `${name}@gmial.com`)
    await until(page, hasText(`Você quis dizer ${name}@gmail.com?`))
    await press(page, `Você quis dizer ${name}@gmail.com?`)
    await page.type('input[name="senha"]', 'segredo-1')
    await page.type('input[name="confirmarSenha"]', 'segredo-1')
    await page.click('input[name="aceitarTermos"]')
    await press(page, 'Registrar', 'button[type="submit"]')
    await until(page, isAt('/painel'))
    await until(page, hasText('Que bom ter você aqui, Marina!'))
    expect(await page.evaluate<string>(`fetch('/api/user').then((a) => a.json()).then((u) => u.email)`)).toBe(
      `${name}@gmail.com`,
    )
    await keep('painel')
  })

  test('sends a résumé and reads the result', async () => {
    await open('/curriculo')
    await until(page, hydrated('input[name="resume"]'))
    await page.chooseFile('input[name="resume"]', resume)
    await until(page, hasText('joana-prado.pdf'))
    await press(page, 'Analisar currículo')
    await until(page, `document.querySelector('#resultado [role="img"]')`)
    await until(page, hasText('O que o robô leu'))
    // Half way through its leap the dot is between the start and its place.
    const half = `[...document.querySelectorAll('#resultado [role="img"] path')].map((one) => {
      // On a slow machine it may be over: it begins again.
      one.style.animation = 'none'
      one.getBoundingClientRect()
      one.style.animation = ''
      const [leap] = one.getAnimations()
      if (!leap) return null
      leap.currentTime = 300
      const at = Number.parseFloat(getComputedStyle(one).strokeDashoffset)
      leap.finish()
      return [at, Number(one.getAttribute('stroke-dashoffset'))]
    }).filter((pair) => pair && pair[1] !== 0)`
    const leaps = await page.evaluate<[number, number][]>(half)
    expect(leaps.length).toBeGreaterThan(1)
    for (const [at, end] of leaps) {
      expect(at).toBeLessThan(0)
      expect(at).toBeGreaterThan(end * 1.2)
    }
    // The ring's dot has finished its way: the picture is of where it stays.
    await Bun.sleep(1500)
    await keep('resultado')
  })

  test('writes in the Oficina, and it is saved', async () => {
    await open('/curriculo/oficina')
    await press(page, 'Trazer o meu currículo')
    await until(page, hydrated('textarea'))
    const before = await page.evaluate<string>(`document.querySelector('main').innerText`)
    expect(before).toContain('Joana Prado')
    // Parts are folded, and a closed one has no fields; the first line of the first job is written to.
    await page.evaluate(`[...document.querySelectorAll('#partes > details')].map((one) => (one.open = true)).length`)
    const part = `[...document.querySelectorAll('details')].find((one) => one.querySelector('textarea')?.value)`
    await until(page, `${part} !== undefined`)
    await page.evaluate(`${part}.querySelector('textarea').setAttribute('data-line', '')`)
    await page.type('[data-line]', ' Escrito aqui.')
    await until(page, `[...document.querySelectorAll('textarea')].some((one) => one.value.includes('Escrito aqui.'))`)
    await until(page, `/Guardado às/.test(document.body.innerText)`)
    await keep('oficina')
    await open('/curriculo/oficina')
    await until(page, `document.querySelector('main').textContent.includes('Escrito aqui.')`)
  })

  test('changes the theme and the language, and both stay', async () => {
    await open('/painel')
    await until(page, hydrated('button[name="tema"]'))
    await press(page, 'Tema do sistema, mudar para o claro')
    await until(page, `document.documentElement.className === 'light'`)
    await press(page, 'Tema claro, mudar para o escuro')
    await until(page, `document.documentElement.className === 'dark'`)
    await press(page, 'PT, mudar o idioma para inglês')
    await until(page, `document.documentElement.lang === 'en-US'`)
    await open('/conta')
    expect(
      await page.evaluate<string[]>('[document.documentElement.className, document.documentElement.lang]'),
    ).toEqual(['dark', 'en-US'])
    await keep('conta-dark-english')
    await press(page, 'EN, change the language to Portuguese')
    await until(page, `document.documentElement.lang === 'pt-BR'`)
  })

  test('buys a plan in the test checkout', async () => {
    await open('/planos')
    const buy = '[formaction="/planos/assinar"]'
    await until(page, hydrated(buy))
    await keep('planos')
    await page.evaluate(
      `[...document.querySelectorAll('article')].find((one) => one.innerText.startsWith('Pro')).querySelector('${buy}').setAttribute('data-buy', '')`,
    )
    await page.click('[data-buy]')
    await until(page, isAt('/pagamento-teste'))
    await keep('pagamento')
    await press(page, 'Pagar')
    await until(page, isAt('/assinatura-sucesso'))
    await until(page, hasText('Assinatura Confirmada!'))
    await keep('sucesso')
    expect(await page.evaluate<string>(`fetch('/api/user/plan').then((a) => a.json()).then((plan) => plan.nome)`)).toBe(
      'Pro',
    )
  })

  test('reads the bell and signs out', async () => {
    await open('/notificacoes')
    await until(page, hasText('Marcar todas como lidas'))
    await keep('notificacoes')
    await page.resize(390, 844)
    await open('/painel')
    await keep('painel-phone')
    await page.resize(1280, 900)
    await open('/conta')
    await press(page, 'Sair da conta')
    await until(page, isAt('/'))
    await until(page, hasText('Logout realizado'))
    expect(await page.evaluate<number>(`fetch('/api/user').then((a) => a.status)`)).toBe(401)
  })

  // A module still loading when its page is left is reported by Firefox as an error.
  test('complains of nothing', () =>
    expect(page.complaints.filter((one) => !/error loading dynamically imported module/.test(one))).toEqual([]))
})
