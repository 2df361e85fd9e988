// Who looks at the pages in the tests that visit all of them: a visitor, a member who has used up every tool,
// an admin who has sent a résumé and has units left.
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { policies } from '../../../src/server/http/request/policies'
import { pdfResume } from '../documents'
import { portrait } from '../pages/pictures'
import type { Server } from '../server'
import { type Visitor, visitor } from './visitor'

export const adminAccount = { ADMIN_EMAIL: 'dona@exemplo.com.br', ADMIN_PASSWORD: 'segredo-1' }

export const advert = `Analista de Marketing Digital. A Rede Azul procura uma pessoa para cuidar de campanhas de mídia paga.
Responsabilidades: planejar campanhas no Google Ads e no Meta Ads, acompanhar métricas e apresentar resultados.
Requisitos: experiência com SEO, Google Analytics e Excel; inglês intermediário; ensino superior completo.
Diferenciais: SQL e Power BI. Benefícios: vale-refeição, plano de saúde e trabalho híbrido em São Paulo.`

export const linkedin = {
  headline: 'Analista de Marketing Digital | SEO, Google Ads e Analytics',
  about: 'Cuido de campanhas de mídia paga há cinco anos. Em 2024 baixei o custo por lead em 32% na Rede Azul.',
  experience: 'Analista de Marketing, Rede Azul, jan. 2021 - atual. Planejei 12 campanhas e dobrei o tráfego orgânico.',
}

/** Somebody with one result of every tool, and a draft. */
export const useEveryTool = async (person: Visitor): Promise<void> => {
  const answers = [
    await person.upload('joana-prado.pdf', await pdfResume()),
    await person.upload('retrato.png', await portrait(), 'photo'),
    await person.post('/api/linkedin/analyze', linkedin),
    await person.post('/api/job/analyze', { description: advert }),
  ]
  for (const answer of answers) if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  await beginDraft(person)
}

/** A draft of the latest résumé, for the workbench and its history. */
const beginDraft = async (person: Visitor): Promise<void> => {
  const body = new URLSearchParams({ acao: 'comecar', de: 'arquivo' })
  const begun = await person.ask('/curriculo/oficina', { method: 'POST', body, redirect: 'manual' })
  if (begun.status !== 303) throw new Error(`draft: ${begun.status}`)
}

export type Everyone = Readonly<Record<'visitor' | 'member' | 'admin', string>>

/** The Cookie header of each; the server must have been started with `adminAccount`. */
export const everyone = async (server: Server): Promise<Everyone> => {
  const member = visitor(server.url)
  await member.register('joana@exemplo.com.br')
  await useEveryTool(member)
  const admin = visitor(server.url)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha } = adminAccount
  const entered = await admin.post('/api/login', { email, senha })
  if (!entered.ok) throw new Error(`admin: ${entered.status}`)
  const sent = await admin.upload('dona.pdf', await pdfResume())
  if (!sent.ok) throw new Error(`résumé of the admin: ${sent.status}`)
  return { visitor: '', member: member.cookie(), admin: admin.cookie() }
}

/** A browser of somebody's own. */
export const contextOf = async (
  browser: Browser,
  server: Server,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'pt-BR', baseURL: server.url, ...options })
  const pairs = cookie.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('='), url: server.url }
    }),
  )
  return context
}

/** Answers of other kinds than a page, and pages that only a build for development has. */
const noPages =
  /^GET \/(?:api\/|standby\/|healthz|readyz|speculation|dev\/|auth$|entrar$|registrar$|conta\/exportar|.*\.(?:pdf|csv|json|docx)$|.*:)/

/** It loads itself again once the server answers, which would cut short the visit of the next page. */
export const offlinePage = '/curriculo/oficina/sem-internet'

/** Every page of the route table with who looks at it, the one that leaves by itself last. */
export const pagesOf = (who: keyof Everyone): string[] =>
  Object.entries(policies)
    .filter(([row]) => row.startsWith('GET /') && !noPages.test(row))
    .filter(([, { access }]) =>
      who === 'visitor'
        ? ['public', 'visitor', 'user-page'].includes(access)
        : who === 'admin'
          ? access === 'admin'
          : ['public', 'user', 'user-page'].includes(access),
    )
    .map(([row]) => row.slice('GET '.length))
    .toSorted((a, b) => Number(a === offlinePage) - Number(b === offlinePage))
