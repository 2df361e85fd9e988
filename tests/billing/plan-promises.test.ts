// Nothing is sold that does not exist: what screens and mails say of plans, in both languages, by the default catalogue
// and by an operator's own (decisions 0186 and 0187).
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MentoringJson } from '../../src/api/tools/mentoring'
import { built, type Feature, features } from '../../src/billing/features'
import { annually, perMonth } from '../../src/billing/price'
import { type Plan, soldPlans } from '../../src/events/schema/vocabulary'
import { brl } from '../../src/i18n/format'
import { type Language, languages, translator } from '../../src/i18n/index'
import { assignPlan } from '../../src/server/admin/operator/operator'
import { advert, linkedin } from '../helpers/accounts/sample-accounts'
import { body, type Client, testApp } from '../helpers/app'
import { pdfResume } from '../helpers/documents'
import { textOf } from '../helpers/pages/markup'
import { portrait } from '../helpers/pages/pictures'
import { own, tools, truths, unbuilt } from './plan-promises/truth'
import { type Page, type Person, read, type World, worldOf } from './plan-promises/world'

setDefaultTimeout(60_000)

const worlds = new Map<'default' | 'own', World>()
beforeAll(async () => {
  worlds.set('default', await worldOf(null))
  worlds.set('own', await worldOf(own))
})
afterAll(async () => {
  for (const { app, mailQueue, box } of worlds.values()) {
    await mailQueue.stop()
    await app.close()
    await box.close()
  }
})
const world = (which: 'default' | 'own'): World => {
  const found = worlds.get(which)
  if (!found) throw new Error(which)
  return found
}

const mailTexts = (which: 'default' | 'own'): Page[] =>
  world(which).box.mails.map(({ headers, parts }) => {
    const text = [headers.get('Subject') ?? '', ...parts].join('\n')
    return { where: `mail ${headers.get('Subject')}`, html: '', text }
  })
/** All that anybody is shown, pages and mails. */
const everything = (which: 'default' | 'own'): readonly (Page & { readonly plan: Plan | null })[] => [
  ...world(which).people.flatMap(({ plan, pages }) => pages.map((page) => ({ ...page, plan }))),
  ...[...world(which).strangers, ...world(which).panel, ...mailTexts(which)].map((page) => ({ ...page, plan: null })),
]

const label = (feature: Feature, language: Language): string => translator(language)(`plans.features.${feature}`)
const soonWord = (language: Language): string => translator(language)('plans.badges.soon')
const items = (html: string): string[] =>
  [...html.matchAll(/<(li|dt)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inside]) => textOf(inside ?? '').trim())
const count = (text: string, part: string) => text.split(part).length - 1
/** The cards of /planos by the plan's name. */
const cards = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<article\b[\s\S]*?<\/article>/g)].map(([card]) => [
      textOf(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(card)?.[1] ?? '').trim(),
      card,
    ]),
  )
const pageOf = ({ pages }: Person, where: string): Page => {
  const found = pages.find((page) => page.where === where)
  if (!found) throw new Error(where)
  return found
}
const amount = (total: number | null, language: Language) =>
  total === null ? /^(Análises (de perfil )?ilimitadas|Unlimited (profile )?analyses)$/ : language && `${total} `

describe.each(['default', 'own'] as const)('by the %s catalogue', (which) => {
  const truth = truths[which]

  test('a card names what its plan has, and under Breve what it will have', () => {
    for (const person of world(which).people)
      for (const where of ['/planos', '/planos?periodo=anual']) {
        const { language } = person
        const shown = cards(pageOf(person, where).html)
        expect([...shown.keys()]).toEqual(soldPlans.map((plan) => truth.name[plan]))
        for (const plan of soldPlans) {
          const lines = items(shown.get(truth.name[plan]) ?? '')
          const soon = lines.filter((line) => line.endsWith(soonWord(language)))
          const had = lines.filter((line) => !soon.includes(line))
          expect([plan, had.sort()]).toEqual([plan, truth.has[plan].map((one) => label(one, language)).sort()])
          expect([plan, soon.sort()]).toEqual([
            plan,
            truth.soon[plan].map((one) => `${label(one, language)} ${soonWord(language)}`).sort(),
          ])
        }
      }
  })

  test('the success page lists only what the plan has', () => {
    for (const person of world(which).people) {
      const { plan, language } = person
      if (plan === 'free' || plan === 'enterprise') continue
      const lines = items(/<main[\s\S]*<\/main>/.exec(pageOf(person, 'success').html)?.[0] ?? '')
      const t = translator(language)
      const may = new Set([
        ...truth.has[plan].map((one) => label(one, language)),
        ...(tools.every((tool) => truth.has[plan].includes(tool)) ? [t('plans.lines.ferramentas')] : []),
        t('plans.lines.historico'),
        t('plans.lines.oficina'),
        ...(which === 'own' && plan === 'basico' ? [own.basico.list[4] as Record<Language, string>] : []).map(
          (words) => words[language],
        ),
      ])
      const [first = '', ...rest] = lines
      const wanted = amount(truth.analyses[plan], language)
      expect([plan, typeof wanted === 'string' ? first.startsWith(wanted) : wanted.test(first)]).toEqual([plan, true])
      expect([plan, rest.filter((line) => !may.has(line))]).toEqual([plan, []])
      expect(new Set(rest).size).toBe(rest.length)
      // The specification's numbers of lines.
      if (which === 'default') expect([plan, lines.length]).toEqual([plan, plan === 'premium' ? 7 : 5])
    }
  })

  test('the dashboard’s card lists only what the plan it names has', () => {
    for (const person of world(which).people) {
      const { plan, language, pages: _ } = person
      const { html } = pageOf(person, '/painel')
      const card = /<aside[\s\S]*<\/aside>/.exec(html)?.[0] ?? ''
      const [first = '', ...rest] = items(card.slice(card.lastIndexOf('<ul')))
      const named = plan === 'free' ? 'professional' : plan
      const wanted = amount(truth.analyses[named], language)
      expect([plan, typeof wanted === 'string' ? first.startsWith(wanted) : wanted.test(first)]).toEqual([plan, true])
      const has = (feature: Feature) => truth.has[named].includes(feature)
      if (!has('analises_avancadas')) expect(rest.join()).not.toMatch(/avançad|advanced/i)
      if (!has('relatorios_detalhados')) expect(rest.join()).not.toMatch(/detalhad|detailed/i)
      if (!has('exportar_pdf')) expect(rest.join()).not.toContain('PDF')
      if (!has('scanner_vagas')) expect(rest.join()).not.toMatch(/scanner/i)
      expect(rest.length).toBeGreaterThan(0)
    }
  })

  test('what is not built is nowhere but under Breve', () => {
    for (const { where, html, text } of everything(which)) {
      // The specification calls the page of the free templates by a premium name.
      if (where === '/templates') continue
      for (const language of languages) {
        const breve = items(html).filter((line) => line.endsWith(soonWord(language)))
        for (const feature of unbuilt) {
          const wording = label(feature, language)
          const announced = breve.filter((line) => line.startsWith(wording)).length
          expect([where, wording, count(text, wording)]).toEqual([where, wording, announced])
        }
      }
    }
  })

  test('no limited plan is called “ilimitadas”', () => {
    const wording = (text: string) => text.match(/ilimitad|unlimited/gi)?.length ?? 0
    const isUnlimited = (plan: Plan | null) => plan !== null && truth.analyses[plan] === null
    for (const { where, html, text, plan } of everything(which)) {
      for (const [name, card] of where.startsWith('/planos') ? cards(html) : []) {
        const [of = null] = soldPlans.filter((one) => truth.name[one] === name)
        expect([where, name, wording(textOf(card))]).toEqual([where, name, isUnlimited(of) ? 1 : 0])
      }
      if (isUnlimited(plan) || where === 'panel premium' || where === 'panel enterprise') continue
      // What is left of /planos: the answer about what is left over, which says it of Premium.
      const elsewhere = where.startsWith('/planos') && which === 'default' ? 2 : 0
      expect([where, plan, wording(text)]).toEqual([where, plan, elsewhere])
    }
    if (which === 'own') expect(everything(which).filter(({ text }) => wording(text) > 0)).toEqual([])
  })

  test('every number of analyses and every price is the catalogue’s', () => {
    const prices = truth.cents.flatMap((cents) => [cents, annually(cents), perMonth(annually(cents))])
    const may = new Set(prices.flatMap((cents) => languages.map((language) => brl(cents, language))))
    const totals = new Set([...Object.values(truth.analyses), truth.each])
    for (const { where, text, plan } of everything(which)) {
      for (const [, price] of text.replace(/ ([.,]\d\d)\b/g, '$1').matchAll(/(R\$ ?[\d.,]+[.,]\d\d)(?!\d)/g))
        expect([where, price, may.has(price ?? '')]).toEqual([where, price, true])
      // One has been used by everybody.
      for (const [, number] of text.matchAll(/(\d+) (?:free )?(?:análises?|analys[ei]s)\b/g)) {
        const total = Number(number)
        const left = [...totals].some((one) => one === total || (one !== null && one - 1 === total))
        expect([where, plan, number, left]).toEqual([where, plan, number, true])
      }
    }
    for (const language of languages) {
      const landing = world(which).strangers[languages.indexOf(language)]?.text ?? ''
      const each = which === 'own' ? '2' : language === 'pt-BR' ? 'uma' : 'one'
      const phrase = language === 'pt-BR' ? `${each} em cada ferramenta` : `${each} in each tool`
      const total =
        language === 'pt-BR' ? `${truth.analyses.free} análises grátis` : `${truth.analyses.free} free analyses`
      expect(count(landing, `${total}, ${phrase}`)).toBe(2)
      for (const where of ['/conta', '/suporte']) {
        const free = world(which).people.find((one) => one.plan === 'free' && one.language === language)
        expect([where, free && pageOf(free, where).text.includes(`${total}, ${phrase}`)]).toEqual([where, true])
      }
    }
  })

  test('a PDF report is offered with the plans that have it', async () => {
    for (const person of world(which).people) {
      const { client, plan, language } = person
      const has = truth.has[plan].includes('exportar_pdf')
      const answer = await client.ask('/linkedin/relatorio.pdf')
      expect([plan, answer.status]).toEqual([plan, has ? 200 : 403])
      if (has) continue
      const { text } = pageOf(person, '/linkedin')
      const refusal = textOf(await answer.text())
      const t = translator(language)
      if (which === 'default') {
        expect(text).toContain(t('report.offer.all'))
        expect(refusal).toContain(t('report.refused.all'))
      } else {
        const plans = language === 'pt-BR' ? 'Impulso ou Plano Voo' : 'Impulso or Plano Voo'
        expect(text).toContain(t('report.offer.some', { plans }))
        expect(refusal).toContain(t('report.refused.some', { plans }))
      }
    }
  })

  test('a plan has one name, and every screen says it', () => {
    for (const person of world(which).people) {
      const { plan, language } = person
      if (plan === 'free') continue
      const name = truth.name[plan]
      const places = ['/painel', '/conta', '/planos', '/notificacoes', '/api/user/plan']
      for (const where of plan === 'enterprise' ? places : [...places, 'success'])
        expect([plan, where, pageOf(person, where).text.includes(name)]).toEqual([plan, where, true])
      const mails = mailTexts(which).filter(({ text }) => text.includes(name))
      expect([plan, language, mails.length > 0]).toEqual([plan, language, true])
      const panel = world(which).panel.filter(({ where }) => where === `panel ${plan}`)
      expect(panel.every(({ text }) => text.includes(name))).toBe(true)
    }
  })

  test('the specification’s other names are status labels: only where the status stands, with the name beside them', () => {
    for (const { where, text } of everything(which)) {
      const labels = text.match(/Plano (Básico|Profissional)|Professional Plan/g) ?? []
      if (which === 'own') {
        const others = /\b(Basic|Básico|Pro|Profissional|Professional)\b|\bPlano Premium\b|\bPremium Plan\b/g
        // The scanner without the advanced analyses is called basic, whatever the plans are called.
        expect([where, text.replaceAll('Basic job scanner', '').match(others)]).toEqual([where, null])
      } else if (where === '/painel' || where === '/conta') {
        if (labels.length > 0) expect(text).toMatch(/Plano Básico · Basic|Plano Profissional · Pro/)
      } else expect([where, labels]).toEqual([where, []])
    }
  })

  test('a checkout nobody has paid is not shown as paid', () => {
    for (const person of world(which).people) {
      if (person.plan === 'free' || person.plan === 'enterprise') continue
      const open = person.pages.find(({ where }) => where.startsWith('/assinatura-sucesso'))
      expect(open?.html).not.toMatch(/O pagamento foi recebido|payment was received/)
      expect(open?.html).toMatch(/pagamento ainda não foi confirmado|payment has not been confirmed/)
    }
  })
})

describe('a plan taken off the shelf', () => {
  test('is offered nowhere: not in a button, a question or a card', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sold-'))
    const off = { basico: { active: false }, professional: { active: false } }
    writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(off))
    const app = await testApp({}, folder)
    try {
      const client = app.client()
      await client.register('uma@exemplo.com')
      for (const path of ['/painel', '/planos']) {
        const { text } = await read(client, path)
        expect([path, text.match(/\b(Basic|Pro)\b/g)]).toEqual([path, null])
        expect(text).toContain('Premium')
      }
      await assignPlan(app.core, 'uma@exemplo.com', 'basico')
      expect((await read(client, '/painel')).text).toContain('Atualizar para Premium')
    } finally {
      await app.close()
    }
  })
})

const question = { name: 'Prova', email: 'prova@exemplo.com', subject: 'bug', message: 'Não abre.' }

/** How each built feature is used by somebody whose plan has it; throws when it is not there. */
const proofs: Readonly<Partial<Record<Feature, (client: Client) => Promise<void>>>> = {
  analise_foto: async (client) =>
    expect((await client.upload('/api/photo/analyze', 'retrato.png', await portrait(), 'photo')).status).toBe(200),
  analise_linkedin: async (client) => expect((await client.post('/api/linkedin/analyze', linkedin)).status).toBe(200),
  analise_curriculo: async (client) =>
    expect((await client.upload('/api/resume/analyze', 'joana.pdf', await pdfResume())).status).toBe(200),
  scanner_vagas: async (client) =>
    expect((await client.post('/api/job/analyze', { description: advert })).status).toBe(200),
  exportar_pdf: async (client) => expect((await client.ask('/curriculo/relatorio.pdf')).status).toBe(200),
  relatorios_detalhados: async (client) => {
    const detailed = await (await client.ask('/curriculo/relatorio.pdf')).bytes()
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'basico')
    const simple = await (await client.ask('/curriculo/relatorio.pdf')).bytes()
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'premium')
    expect(detailed.length).toBeGreaterThan(simple.length)
  },
  mentoria_mensal: async (client) => {
    const { horas } = await body<MentoringJson>(await client.ask('/api/mentoring'))
    const book = () => client.post('/api/mentoring', { acao: 'marcar', hora: horas[0]?.id })
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'basico')
    expect((await book()).status).toBe(409)
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'premium')
    expect((await book()).status).toBe(200)
  },
  analises_avancadas: async (client) => {
    const anuncio = advert
    for (const titulo of ['uma', 'outra'])
      expect((await client.post('/api/vacancies', { titulo, anuncio })).status).toBe(201)
    expect((await client.post('/api/vacancies/compare', {})).status).toBe(200)
  },
  sugestoes_personalizadas: async (client) => {
    const { passos } = await body<{ passos: unknown[] }>(await client.post('/api/user/week', {}))
    expect(passos.length).toBeGreaterThan(0)
  },
  historico_completo: async (client) => {
    const of = async () => (await body<{ completo: boolean }>(await client.ask('/api/history'))).completo
    expect(await of()).toBe(true)
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'free')
    expect(await of()).toBe(false)
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'premium')
  },
  suporte_prioritario: async (client) => {
    const write = async (more = '') =>
      body(await client.post('/api/support/contact', { ...question, message: `${question.message}${more}` }))
    expect(typeof (await write()).prazo).toBe('string')
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'basico')
    // The same text within a minute would be the same message, with its promise.
    expect(await write(' E agora?')).not.toHaveProperty('prazo')
    await assignPlan(world('default').app.core, 'prova@exemplo.com', 'premium')
  },
  simulacao_entrevista: async (client) => expect((await client.post('/api/interview/start', {})).status).toBe(201),
}

describe('a feature', () => {
  test('becomes the plan’s on every screen by its row of the registry alone', async () => {
    const { app, people } = world('default')
    const usual = app.core.catalogue
    const payer = people.find(({ plan, language }) => plan === 'premium' && language === 'pt-BR')
    if (!payer) throw new Error('nobody on Premium')
    const { client, session } = payer
    // Each time another address: a catalogue changes with a restart only, which empties the cache of pages.
    let asked = 0
    const shown = async (feature: Feature) => {
      asked += 1
      const wording = label(feature, 'pt-BR')
      const card = cards((await read(client, `/planos?vez=${asked}`)).html).get('Premium') ?? ''
      const success = await read(client, `/assinatura-sucesso?session_id=${session}`)
      return [items(card).find((line) => line.startsWith(wording)), items(success.html).includes(wording)]
    }
    for (const feature of unbuilt) {
      const wording = label(feature, 'pt-BR')
      expect(await shown(feature)).toEqual([`${wording} Breve`, false])
      Object.assign(app.core, { catalogue: { ...usual, soon: [], built: { ...built, [feature]: true } } })
      const listed = usual.offers.premium.list.includes(feature)
      expect(await shown(feature)).toEqual([wording, listed])
      Object.assign(app.core, { catalogue: usual })
    }
  })

  test('is built exactly when there is a proof of it', () =>
    expect(Object.keys(proofs).sort()).toEqual(features.filter((feature) => built[feature]).sort()))

  test('that is built can be used on the plan that has it, one after the other', async () => {
    const { app } = world('default')
    const client = app.client()
    await client.register('prova@exemplo.com')
    await assignPlan(app.core, 'prova@exemplo.com', 'premium')
    for (const feature of features) await proofs[feature]?.(client)
  })
})
