// Who the pages are looked at by: besides the visitor, somebody who has just come, somebody who used up every tool,
// somebody who pays and has a history, somebody who has used all that Premium sells and somebody who has just bought it, their
// mentor, and an admin with people, messages and coupons to look after.

import { adminAccount, linkedin, useEveryTool } from '../helpers/accounts/sample-accounts'
import { type Visitor, visitor } from '../helpers/accounts/visitor'
import { pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pages/pictures'
import type { Server } from '../helpers/server'

export type Who = 'visitor' | 'newcomer' | 'member' | 'payer' | 'premium' | 'subscriber' | 'mentor' | 'admin'

export type Cast = { readonly cookies: Readonly<Record<Who, string>>; readonly person: string }

/** Who is signed in, without the toast that their last form left for the next page. */
const signedIn = (one: Visitor): string =>
  one
    .cookie()
    .split('; ')
    .filter((pair) => !pair.startsWith('toast='))
    .join('; ')

const must = async (what: string, answer: Response): Promise<Response> => {
  if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
  return answer
}

const joining = async (server: Server, name: string, email: string): Promise<Visitor & { id: string }> => {
  const one = visitor(server.url)
  const body = { nome: name, email, senha: 'trampolim-teste-1', aceitarTermos: true }
  const { id } = (await (await must(email, await one.post('/api/register', body))).json()) as { id: string }
  return { ...one, id }
}

/** Buys a plan at the test checkout. */
const buy = async (one: Visitor, plan: string): Promise<void> => {
  const plans = (await (await one.ask('/api/plans')).json()) as { id: string; nome: string }[]
  const planId = plans.find(({ nome }) => nome === plan)?.id
  const asked = await must(
    'checkout',
    await one.post('/api/create-checkout-session', { planId, billingCycle: 'monthly' }),
  )
  const { url } = (await asked.json()) as { url: string }
  const body = new URLSearchParams({ sessao: new URL(url).searchParams.get('sessao') ?? '', escolha: 'pagar' })
  const origin = new URL(url).origin
  await must('payment', await one.ask('/pagamento-teste', { method: 'POST', body, headers: { origin } }))
}

const sent = async (one: Visitor, path: string, fields: Record<string, string>): Promise<Response> =>
  must(path, await one.ask(path, { method: 'POST', body: new URLSearchParams(fields) }))

const asking = (what: string) =>
  `Analista de dados\n\nRequisitos:\n- SQL e Python\n- Power BI\n- ${what}\n- Inglês avançado\n\nAtividades:\n- Montar os painéis de vendas da diretoria\n- Apurar custos e margens de cada loja\n- Corrigir cadastros duplicados`

const tries = [
  'A gente fazia isso, né, tipo todo dia.',
  'No mercado eu tinha que fechar o mês. Automatizei 14 relatórios e treinei duas colegas. No fim caiu 32%.',
]

/** A day from now in São Paulo, as the form of hours takes it. */
const dayAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 24 * 3_600_000)

/** A mentor with hours, somebody who has just bought Premium, and somebody who has used every feature of it. */
const premiumPeople = async (server: Server, admin: Visitor) => {
  const mentor = await joining(server, 'Rita Albuquerque', 'rita@exemplo.com.br')
  await sent(admin, '/admin/mentoria', { acao: 'nomear', email: 'rita@exemplo.com.br' })
  await sent(mentor, '/mentor', {
    ...{ acao: 'oferecer', dia: dayAhead(3), das: '18:00', ate: '21:20', minutos: '50', semanas: '2' },
    ...{ link: 'https://chamada.exemplo.com.br/rita', sobre: 'Gerente de dados, contrata há 12 anos' },
  })
  const subscriber = await joining(server, 'Caio Mendes', 'caio@exemplo.com.br')
  await buy(subscriber, 'Premium')
  const premium = await joining(server, 'Célia Ramos', 'celia@exemplo.com.br')
  await buy(premium, 'Premium')
  await useEveryTool(premium)
  await must('again', await premium.post('/api/linkedin/analyze', { ...linkedin, headline: 'Analista de Marketing' }))
  const started = await must('practice', await premium.post('/api/interview/start', {}))
  const { id: treino } = (await started.json()) as { id: string }
  for (const texto of tries)
    await must('answer', await premium.post('/api/interview/answer', { treino, pergunta: 1, texto }))
  for (const [titulo, more] of [
    ['Analista de BI', 'Looker'],
    ['Analista pleno', 'Looker e dbt'],
  ] as const)
    await must('vacancy', await premium.post('/api/vacancies', { titulo, empresa: 'Rede Azul', anuncio: asking(more) }))
  await must('compare', await premium.post('/api/vacancies/compare', {}))
  await must('week', await premium.post('/api/user/week', {}))
  const { horas } = (await (await premium.ask('/api/mentoring')).json()) as { horas: { id: string }[] }
  const assunto = 'Como eu falo do tempo parada?'
  await must(
    'book',
    await premium.post('/api/mentoring', { acao: 'marcar', hora: horas[0]?.id, assunto, mostrar: true }),
  )
  const letter = { name: 'Célia Ramos', email: 'celia@exemplo.com.br', subject: 'bug', message: 'A página não abre.' }
  await must('letter', await premium.post('/api/support/contact', letter))
  return { mentor, subscriber, premium }
}

/** Everybody, each with what they have done. The server must have been started with `adminAccount`. */
export const cast = async (server: Server): Promise<Cast> => {
  const newcomer = await joining(server, 'Davi Nogueira', 'davi@exemplo.com.br')
  const member = await joining(server, 'Joana Prado Siqueira', 'joana@exemplo.com.br')
  await useEveryTool(member)
  const payer = await joining(server, 'Marina Duarte', 'marina@exemplo.com.br')
  await buy(payer, 'Pro')
  await useEveryTool(payer)
  await must(
    'again',
    await payer.upload('joana-prado-revisado.pdf', await pdfResume('Lidero projetos com SAP e Excel.')),
  )
  await must('again', await payer.upload('retrato.png', await portrait(), 'photo'))
  await must('again', await payer.post('/api/linkedin/analyze', { ...linkedin, headline: 'Analista de Marketing' }))
  const admin = visitor(server.url)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: senha } = adminAccount
  await must('admin', await admin.post('/api/login', { email, senha }))
  await must('coupons', await admin.post('/api/admin/create-beta-coupons', { quantidade: 4, desconto: 30 }))
  await must(
    'support',
    await member.post('/api/support/contact', {
      name: 'Joana Prado',
      email: 'joana@exemplo.com.br',
      subject: 'duvida-planos',
      message: 'Bom dia.\nPosso trocar de plano no meio do mês? Obrigada.',
    }),
  )
  const { premium, subscriber, mentor } = await premiumPeople(server, admin)
  return {
    cookies: {
      visitor: '',
      newcomer: signedIn(newcomer),
      member: signedIn(member),
      payer: signedIn(payer),
      premium: signedIn(premium),
      subscriber: signedIn(subscriber),
      mentor: signedIn(mentor),
      admin: signedIn(admin),
    },
    person: member.id,
  }
}
