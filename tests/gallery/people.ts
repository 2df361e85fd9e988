// Who the pages are looked at by: besides the visitor, somebody who has just come, somebody who used up every tool,
// somebody who pays and has a history, and an admin with people, messages and coupons to look after.
import { pdfResume } from '../helpers/documents'
import { portrait } from '../helpers/pictures'
import { adminAccount, linkedin, useEveryTool } from '../helpers/sample-accounts'
import type { Server } from '../helpers/server'
import { type Visitor, visitor } from '../helpers/visitor'

export type Who = 'visitor' | 'newcomer' | 'member' | 'payer' | 'admin'

export type Cast = { readonly cookies: Readonly<Record<Who, string>>; readonly person: string }

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
  return {
    cookies: {
      visitor: '',
      newcomer: newcomer.cookie(),
      member: member.cookie(),
      payer: payer.cookie(),
      admin: admin.cookie(),
    },
    person: member.id,
  }
}
