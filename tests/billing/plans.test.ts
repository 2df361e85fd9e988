// /planos, the success page, the test checkout's pages and the admin's coupons as pages, with and without JavaScript.
import { describe, expect, test } from 'bun:test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { defaultCatalogue } from '../../src/billing/catalogue'
import { built, features, toolFeatures } from '../../src/billing/features'
import { vacancyLimits } from '../../src/domain/vacancies/vacancies'
import { translator } from '../../src/i18n/index'
import { CouponsPart } from '../../src/pages/admin/coupons'
import { sweep } from '../../src/server/jobs/billing-sweep'
import { boxOf } from '../../src/texts/billing/plan-box'
import { cardsOf, featuresOf, questionsOf } from '../../src/texts/billing/view'
import { giveRole } from '../helpers/accounts/give-role'
import { type Client, start, testApp } from '../helpers/app'
import { fileApp } from '../helpers/file-app'
import { faults, headings, skips, textOf } from '../helpers/pages/markup'

const app = fileApp()

let people = 0
const person = async (language: 'pt-BR' | 'en-US' = 'pt-BR', on = app): Promise<Client> => {
  const client = on.client({ 'accept-language': language })
  people += 1
  await client.register(`pagina${people}@exemplo.com`)
  return client
}
const makeAdmin = async (client: Client): Promise<Client> => {
  const { id } = (await (await client.ask('/api/user')).json()) as { id: string }
  await giveRole(app.core, id, 'admin')
  return client
}
const admin = async () => makeAdmin(await person())
const read = async (client: Client, path: string, init: RequestInit = {}) => {
  const answer = await client.ask(path, init)
  const html = await answer.text()
  return { status: answer.status, html, text: textOf(html) }
}
const sessionOf = (answer: Response) => new URL(answer.headers.get('location') ?? '').searchParams.get('sessao') ?? ''
const day = 24 * 3600 * 1000
const t = translator('pt-BR')
const free = { catalogue: defaultCatalogue, cycle: 'monthly', coupon: null, current: 'free', retained: [] } as const

describe('/planos', () => {
  test.each(['pt-BR', 'en-US'] as const)('is whole and sound in %s', async (language) => {
    const { status, html, text } = await read(await person(language), '/planos')
    expect(status).toBe(200)
    expect(skips(headings(html))).toEqual([])
    expect(faults(html)).toEqual([])
    expect(text).toContain(language === 'pt-BR' ? 'R$ 29 ,90' : 'R$29 .90')
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html.match(/<details[^>]*name="faq"/g)).toHaveLength(4)
  })
  test('says the words of the specification', async () => {
    const { text } = await read(await person(), '/planos?periodo=anual')
    for (const wording of [
      'Economize 20%',
      'Pagamento único',
      'Recomendado',
      'Premium',
      'Breve',
      'Assinar Plano',
      'Aplicar',
    ])
      expect(text).toContain(wording)
    expect([text.indexOf('Basic') < text.indexOf('Recomendado'), text.includes('R$ 863 ,04')]).toEqual([true, true])
  })
  test('what the catalogue says is what is shown, everywhere on it', () => {
    const catalogue = {
      ...defaultCatalogue,
      prices: { ...defaultCatalogue.prices, basico: 3990, professional: 9990, premium: 19_990 },
    }
    const cards = cardsOf({ ...free, catalogue, language: 'pt-BR' })
    expect(cards.map(({ price }) => `${price.whole}${price.cents}`)).toEqual(['R$ 39,90', 'R$ 99,90', 'R$ 199,90'])
    expect(questionsOf(catalogue, 'pt-BR').map(({ answer }) => answer)).toEqual([
      'Não. É um pagamento único: R$ 39,90, com 10 análises para usar em um mês, ou R$ 383,04 por doze meses. Quando o período termina, sua conta volta ao plano gratuito e nada mais é cobrado.',
      'Não. A cada ciclo o total volta ao começo. Pro, por R$ 99,90 por mês: 50 análises por mês. Premium, por R$ 199,90 por mês: análises ilimitadas.',
      expect.any(String),
      expect.any(String),
    ])
  })
  test('a coupon for all of it names no monthly charge, one for a part does', () => {
    const per = (percent: number, cycle: 'monthly' | 'annually') =>
      cardsOf({ ...free, cycle, coupon: { code: 'X', percent }, language: 'pt-BR' }).map(({ price }) => price.per)
    expect(per(100, 'monthly')).toEqual(['por um mês', 'por um mês', 'por um mês'])
    expect(per(100, 'annually')).toEqual(['por doze meses', 'por doze meses', 'por doze meses'])
    expect(per(50, 'monthly')).toEqual(['por um mês', 'por mês', 'por mês'])
  })
  test('names the free plan, and no plan twice on its card', async () => {
    const { html, text } = await read(await person(), '/planos')
    expect(text).toContain('o plano gratuito dá 4 análises grátis, uma em cada ferramenta.')
    expect(text).toContain('Mais completo')
    expect(html.match(/>Premium</g)?.length).toBe(1)
  })
  test('a plan that is not on sale has no card; every feature has its words', () => {
    const { offers } = defaultCatalogue
    const catalogue = { ...defaultCatalogue, offers: { ...offers, basico: { ...offers.basico, active: false } } }
    const cards = cardsOf({ ...free, catalogue, language: 'pt-BR' })
    expect(cards.map(({ plan }) => plan)).toEqual(['professional', 'premium'])
    expect(new Set(cards[1]?.features.map(({ key }) => key))).toEqual(new Set(features))
    expect(questionsOf(catalogue, 'pt-BR').map(({ id }) => id)).toEqual(['rollover', 'cancel', 'coupon'])
    expect(cards[1]?.features.map(({ soon }) => soon)).toEqual(
      [...features].map((key) => !built[key]).sort((a, b) => Number(a) - Number(b)),
    )
  })
  test('when it cannot be read it says so and how to try again; the rest of the page stays', async () => {
    const own = await testApp()
    const client = await person('pt-BR', own)
    own.core.views.db.run('DROP TABLE used_units')
    const { status, html, text } = await read(client, '/planos')
    expect(status).toBe(200)
    expect(text).toContain('Erro ao carregar planos')
    expect(text).toContain('Ocorreu um erro ao tentar carregar os planos disponíveis.')
    expect(html).toMatch(/<a[^>]*href="\/planos"[^>]*data-region="planos"[^>]*>Tentar novamente|Tentar novamente/)
    expect(text).toContain('Perguntas comuns')
    await own.close()
  })
  test('its region comes alone', async () => {
    const { html } = await read(await person(), '/planos?periodo=anual', { headers: { 'x-region': 'planos' } })
    expect(html.startsWith('<div data-region="planos"')).toBe(true)
    expect(html).not.toContain('<html')
  })
  test.each(['pt-BR', 'en-US'] as const)(
    'says of each feature of a plan in one sentence what it gives, in %s',
    (language) => {
      const shown = featuresOf(defaultCatalogue, language)
      const cards = cardsOf({ ...free, language })
      expect(new Set(shown.map(({ key }) => key))).toEqual(
        new Set(cards.flatMap((card) => card.features.map(({ key }) => key))),
      )
      for (const { key, gives, plans, soon } of shown) {
        expect([key, gives.match(/[.!?](?= |$)/g)?.length, gives.length < 200]).toEqual([key, 1, true])
        const having = cards.filter((card) => card.features.some((one) => one.key === key && one.soon === soon))
        const names = having.map(({ name }) => name)
        // The free plan has one analysis in each tool.
        const all = toolFeatures.some((tool) => tool === key)
          ? [translator(language)('plans.names.free'), ...names]
          : names
        expect([key, plans]).toEqual([key, new Intl.ListFormat(language).format(all)])
      }
    },
  )
  test('the sentences are on the page, with the hours of the operator’s own promise', async () => {
    const { html, text } = await read(await person(), '/planos')
    for (const { key, gives } of featuresOf({ ...defaultCatalogue, withheld: ['mentoria_mensal'] }, 'pt-BR')) {
      expect(html).toContain(`id="recurso-${key}"`)
      expect(text).toContain(gives)
    }
    const [priority] = featuresOf({ ...defaultCatalogue, supportHours: 8 }, 'pt-BR').filter(
      ({ key }) => key === 'suporte_prioritario',
    )
    expect(priority?.gives).toContain('em até 8 horas')
  })
  test('the advanced scanner is named with all it gives, the workbench as everybody’s', async () => {
    const { text } = await read(await person(), '/planos')
    const { open, compared, copies } = vacancyLimits
    expect(text).toContain('scanner de vagas avançado')
    expect(text).toContain('scanner de vagas básico')
    expect(text).toContain(`até ${open} vagas, compara até ${compared} de uma vez`)
    expect(text).toContain(`até ${copies} versões do currículo, uma por vaga`)
    expect(t('plans.lines.oficina')).toContain('livre em todos os planos')
  })
  test('a bad code is reported at its field, which keeps what was typed, and gives no discount', async () => {
    const { html, text } = await read(await person(), '/planos?cupom=BETA-2222-2222')
    const [field = ''] = /<input[^>]*name="cupom"[^>]*>/.exec(html) ?? []
    expect(field).toContain('aria-invalid="true"')
    expect(field).toContain('value="BETA-2222-2222"')
    const described = /aria-describedby="([^"]+)"/.exec(field)?.[1] ?? ''
    const sentence = new RegExp(`<p[^>]*id="${described}"[^>]*>([\\s\\S]*?)</p>`).exec(html)?.[1] ?? ''
    expect(textOf(sentence).trim()).toBe(
      'Erro ao validar cupom. Este cupom não existe, já foi usado, venceu ou foi anulado.',
    )
    expect(text).toContain('Erro ao validar cupom')
    expect(text).toContain('R$ 29 ,90')
    expect(text).not.toContain('Preço sem o cupom')
  })
})

describe('the box of the current plan', () => {
  const base = {
    catalogue: defaultCatalogue,
    remaining: 7,
    total: 10,
    cycleEnd: null,
    until: null,
    running: null,
    pending: [],
    retained: [],
    customer: true,
    now: start,
  }
  const lines = (more: Partial<Parameters<typeof boxOf>[0]>) =>
    boxOf({ ...base, plan: 'basico', ...more }, 'pt-BR')?.lines.join(' ') ?? null
  const running = {
    gateway: 'stripe',
    plan: 'basico',
    status: 'active',
    periodEnd: start + 30 * day,
    cancelAtPeriodEnd: false,
  } as const

  test('is not there on the free plan', () => expect(boxOf({ ...base, plan: 'free' }, 'pt-BR')).toBe(null))
  test('Basic ends by itself', () =>
    expect(lines({ until: start + 30 * day, cycleEnd: start + 30 * day })).toBe(
      '7 de 10 análises restantes. O plano termina em 20 de dezembro e não renova sozinho.',
    ))
  test('a subscription renews, and says when its analyses do', () =>
    expect(lines({ running, cycleEnd: start + 30 * day })).toBe(
      '7 de 10 análises restantes. As análises se renovam em 20 de dezembro. A próxima cobrança é em 20 de dezembro.',
    ))
  test('a subscription of the test checkout renews and charges nothing', () =>
    expect(lines({ running: { ...running, gateway: 'test' } })).toBe(
      '7 de 10 análises restantes. Assinatura de teste: renova em 20 de dezembro, sem cobrar nada.',
    ))
  test('cancelled: until then, and nothing to cancel', () => {
    const data = {
      ...base,
      plan: 'premium',
      total: null,
      remaining: null,
      running: { ...running, plan: 'premium', cancelAtPeriodEnd: true },
    } as const
    expect(boxOf(data, 'pt-BR')).toMatchObject({
      lines: ['Análises ilimitadas.', 'Você usa o plano até 20 de dezembro. Depois, nada é cobrado.'],
      cancel: null,
    })
  })
  test('a given plan over a cancelled subscription keeps its own end, and the subscription has its', () => {
    const pro = { ...running, plan: 'professional', cancelAtPeriodEnd: true } as const
    expect(boxOf({ ...base, plan: 'enterprise', total: null, running: pro }, 'pt-BR')?.lines).toEqual([
      'Análises ilimitadas.',
      'Este plano foi liberado para a sua conta.',
      'Sua assinatura do Plano Pro continua até 20 de dezembro e não renova.',
    ])
  })
  test('cancelling a subscription on hold promises no more use of its plan', () => {
    const unpaid = { ...running, plan: 'professional', status: 'unpaid' } as const
    const { cancel } = boxOf({ ...base, plan: 'free', running: unpaid }, 'pt-BR') ?? {}
    expect(cancel).toContain('sua conta continua no Plano Gratuito')
    expect(cancel).not.toContain('Você usa o plano até')
  })
  test('in arrears, unpaid, paused, waiting, given: each says what to do', () => {
    expect(lines({ running: { ...running, status: 'past_due' } })).toContain('A última cobrança não passou')
    expect(lines({ plan: 'free', running: { ...running, status: 'unpaid' } })).toContain(
      'parada por falta de pagamento',
    )
    expect(lines({ plan: 'free', running: { ...running, status: 'paused' } })).toContain('pausada')
    const pending = [{ plan: 'professional', reference: 'cs_1' }] as const
    expect(lines({ plan: 'free', pending })).toContain('O pagamento do Plano Pro ainda está sendo confirmado')
    expect(boxOf({ ...base, plan: 'free', pending }, 'pt-BR')?.payments).toEqual([
      { label: 'Ver o pagamento do Plano Pro', href: '/assinatura-sucesso?session_id=cs_1' },
    ])
    expect(lines({ plan: 'enterprise', total: null })).toContain('liberado para a sua conta')
  })
})

describe('without JavaScript', () => {
  test('choose, pay, see the result; the success page needs its session', async () => {
    const client = await person()
    const chosen = await client.form('/planos/assinar', { plano: 'premium', periodo: 'monthly' })
    expect(chosen.status).toBe(303)
    const session = sessionOf(chosen)
    const paying = await read(client, `/pagamento-teste?sessao=${session}`)
    expect(skips(headings(paying.html))).toEqual([])
    for (const wording of [
      'Isto é um teste',
      'Premium',
      'R$ 119,90',
      'Pagar',
      'Recusar pagamento',
      'Pagar depois (Pix)',
      'Desistir',
    ])
      expect(paying.text).toContain(wording)
    const paid = await client.form('/pagamento-teste', { sessao: session, escolha: 'pagar' })
    const success = await read(
      client,
      new URL(paid.headers.get('location') ?? '').pathname + new URL(paid.headers.get('location') ?? '').search,
    )
    expect(success.text).toContain('Assinatura Confirmada!')
    expect(success.html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(7)
    expect((await client.ask('/assinatura-sucesso')).headers.get('location')).toBe('/planos')
    expect((await read(client, '/assinatura-sucesso?session_id=outra')).status).toBe(404)
    const question = await read(client, '/planos?cancelar=sim')
    expect(question.text).toContain('Cancelar a assinatura?')
    const cancelled = await client.form('/planos/cancelar', {})
    expect(cancelled.headers.get('location')).toBe('/planos')
    expect((await read(client, '/planos')).text).toContain('Depois, nada é cobrado.')
  })
  test('a typed coupon goes with the subscription; a wrong one starts nothing and is reported at its field', async () => {
    const owner = await admin()
    const made = await owner.post('/api/admin/create-beta-coupons', { quantidade: 1, desconto: 50 })
    const { coupons } = (await made.json()) as { coupons: { codigo: string }[] }
    const code = coupons[0]?.codigo ?? ''
    const client = await person()
    const { html } = await read(client, '/planos')
    const [form = ''] = /<form[^>]*action="\/planos"[^>]*>/.exec(html) ?? []
    const id = /id="([^"]+)"/.exec(form)?.[1] ?? ''
    const buttons = html.match(/<button[^>]*formaction="\/planos\/assinar"[^>]*>/gi) ?? []
    expect(buttons).toHaveLength(3)
    for (const button of buttons) expect(button).toContain(`form="${id}"`)
    const wish = { plano: 'premium', periodo: 'mensal' }
    const wrong = await client.form('/planos/assinar', { ...wish, cupom: 'BETA-2222-2222' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/planos?periodo=mensal&cupom=BETA-2222-2222'])
    expect((await read(client, '/planos')).text).not.toContain('ainda está sendo confirmado')
    const applied = (await read(client, `/planos?cupom=${code}`)).html
    expect(applied).toContain(`name="aplicado" value="${code}"`)
    for (const fields of [{ cupom: code.toLowerCase() }, { cupom: '', aplicado: code }]) {
      const chosen = await client.form('/planos/assinar', { ...wish, ...fields })
      expect((await read(client, `/pagamento-teste?sessao=${sessionOf(chosen)}`)).text).toContain('R$ 59,95')
    }
    // Who was refused chooses again without typing the coupon again.
    const session = sessionOf(await client.form('/planos/assinar', { ...wish, aplicado: code }))
    await client.form('/pagamento-teste', { sessao: session, escolha: 'recusar' })
    const refused = (await read(client, `/pagamento-teste?sessao=${session}`)).html
    const again = /<a[^>]*href="([^"]*cupom=[^"]*)"/.exec(refused)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { pathname, search } = new URL(again)
    expect(pathname + search).toBe(`/planos?periodo=mensal&cupom=${code}`)
    expect((await read(client, pathname + search)).html).toContain(`name="aplicado" value="${code}"`)
  })
  test('a buyer reads that nothing is charged in the test payment, and only an admin how to charge', async () => {
    const pageOf = async (client: Client) => {
      const chosen = await client.form('/planos/assinar', { plano: 'premium', periodo: 'mensal' })
      return (await read(client, `/pagamento-teste?sessao=${sessionOf(chosen)}`)).text
    }
    const [buyer, owner] = [await pageOf(await person()), await pageOf(await admin())]
    expect(buyer).toContain(t('plans.test.buyerText'))
    expect(buyer).not.toContain('provedor de pagamento.')
    expect(owner).toContain(t('plans.test.bannerText'))
  })
  test('what is paid once is for a month or twelve, and never “monthly”', async () => {
    const periodOf = async (plano: string, periodo: string) => {
      const client = await person()
      const chosen = await client.form('/planos/assinar', { plano, periodo })
      const { text } = await read(client, `/pagamento-teste?sessao=${sessionOf(chosen)}`)
      return /Período (.+?) Preço/.exec(text.replace(/\s+/g, ' '))?.[1]
    }
    expect(await periodOf('basico', 'monthly')).toBe('Um mês')
    expect(await periodOf('basico', 'annually')).toBe('Doze meses')
    expect(await periodOf('professional', 'monthly')).toBe('Mensal')
  })
  test('another’s checkout and another’s subscription are nobody’s', async () => {
    const [one, other] = [await person(), await person()]
    const session = sessionOf(await one.form('/planos/assinar', { plano: 'professional', periodo: 'annually' }))
    expect((await read(other, `/pagamento-teste?sessao=${session}`)).status).toBe(404)
    expect((await other.form('/pagamento-teste', { sessao: session, escolha: 'pagar' })).status).toBe(404)
    await one.form('/pagamento-teste', { sessao: session, escolha: 'pagar' })
    await sweep(app.core)
    const portal = await read(one, '/pagamento-teste/portal')
    const id = /name="assinatura" value="([^"]+)"/.exec(portal.html)?.[1] ?? ''
    expect(id).toStartWith('teste_assinatura_')
    expect((await other.form('/pagamento-teste/portal', { assinatura: id, escolha: 'cancelar' })).status).toBe(404)
    const changed = await one.form('/pagamento-teste/portal', { assinatura: id, escolha: 'mudar:premium:annually' })
    expect(changed.status).toBe(303)
    expect((await read(one, '/planos')).text).toContain('Você está no Plano Premium')
  })
  test('a change in the portal begins no new allowance, whatever is changed to', async () => {
    const client = await person()
    const session = sessionOf(await client.form('/planos/assinar', { plano: 'professional', periodo: 'monthly' }))
    await client.form('/pagamento-teste', { sessao: session, escolha: 'pagar' })
    await sweep(app.core)
    const id = /name="assinatura" value="([^"]+)"/.exec((await read(client, '/pagamento-teste/portal')).html)?.[1] ?? ''
    const remaining = async (): Promise<unknown> => {
      const stats: { remainingAnalyses?: unknown } = await (await client.ask('/api/user/stats')).json()
      return stats.remainingAnalyses
    }
    const profile = {
      headline: 'Analista de dados',
      about: 'Trabalho com dados no varejo. '.repeat(20),
      experience: '',
    }
    expect((await client.post('/api/linkedin/analyze', profile)).status).toBe(200)
    const left = await remaining()
    expect(left).toBe(49)
    for (const to of ['professional:monthly', 'professional:annually', 'professional:monthly']) {
      app.turn(day)
      const answer = await client.form('/pagamento-teste/portal', { assinatura: id, escolha: `mudar:${to}` })
      expect(answer.status).toBe(303)
      await sweep(app.core)
      expect([to, await remaining()]).toEqual([to, left])
    }
  })
  test('a plan nobody sells, and a portal for nobody: explained in words', async () => {
    const client = await person()
    const answer = await client.form('/planos/assinar', { plano: 'ouro' })
    expect([answer.status, textOf(await answer.text()).includes('Este plano não está à venda.')]).toEqual([422, true])
    expect((await client.form('/planos/gerenciar', {})).status).toBe(409)
    expect((await client.form('/planos/cancelar', {})).status).toBe(409)
  })
})

describe('the admin’s coupons', () => {
  test('list codes, their state and their end', () => {
    const coupons = [
      { code: 'BETA-7K3M-QX4P', percent: 50, until: start + day, state: 'free', voided: false },
      { code: 'BETA-7K3M-QX4Q', percent: 50, until: start + day, state: 'held', voided: false },
      { code: 'BETA-7K3M-QX4R', percent: 50, until: start - day, state: 'used', voided: true },
      { code: 'BETA-7K3M-QX4S', percent: 50, until: start - day, state: 'free', voided: false },
      { code: 'BETA-7K3M-QX4T', percent: 50, until: start + day, state: 'free', voided: true },
    ] as const
    const html = renderToString(createElement(CouponsPart, { coupons, language: 'pt-BR', now: start }))
    const text = textOf(html)
    expect(text.match(/Disponível/g)).toHaveLength(2)
    expect(text).toContain('em uso numa compra agora')
    expect(text).toContain('Usado')
    expect(text.match(/Vencido/g)).toHaveLength(1)
    expect(text.match(/Anulado/g)).toHaveLength(1)
    expect(faults(html)).toEqual([])
  })
  test('made by a plain form, within its bounds, by an admin', async () => {
    const client = await person()
    expect((await client.form('/admin/cupons', { quantidade: '2' })).status).toBe(303)
    await makeAdmin(client)
    expect(
      (await client.form('/admin/cupons', { quantidade: '2', desconto: '10', dias: '5' })).headers.get('location'),
    ).toBe('/admin#cupons')
    expect((await client.form('/admin/cupons', { quantidade: '0' })).status).toBe(422)
    const { coupons } = (await (await client.ask('/api/admin/coupons')).json()) as { coupons: { desconto: number }[] }
    expect(coupons.filter(({ desconto }) => desconto === 10)).toHaveLength(2)
  })
})
