// Writes the demonstration's ninety days: who comes, what they have analysed, what some of them buy and ask.

import { draftFile } from '../../analysis/resume/draft/files'
import { soldPlans } from '../../events/schema/vocabulary'
import { optimisedSettled } from '../../server/analyses/downloads/optimised-check'
import type { Core } from '../../server/core/core'
import { sweep } from '../../server/jobs/billing-sweep'
import { dayMs, hourMs } from '../../time/units'
import { demoDays, type Invented, invented, linkedinOf, resumeOf } from './people'
import type { Visitor } from './visitor'

/** The demonstration's clock, in milliseconds; the server in this process reads it. */
type Clock = { now: number }

type Stage = {
  readonly core: Core
  readonly clock: Clock
  readonly password: string
  readonly visitor: () => Visitor
  /** Called after each person, with how many have come. */
  readonly onPerson: (done: number) => void
}

/** Of every so many people: who uses a tool, buys something or writes. */
const every = { linkedin: 2, scanner: 3, second: 4, buy: 5, message: 14 } as const

const uploadResume = async ({ core }: Stage, visitor: Visitor, person: Invented, improved: boolean): Promise<void> => {
  const kind = improved ? 'docx' : 'pdf'
  const bytes = await draftFile(resumeOf(person, improved), kind)
  if (!bytes) throw new Error('demonstration: a résumé could not be written')
  await visitor.upload('/api/resume/analyze', `curriculo-${person.name.split(' ')[0]?.toLowerCase()}.${kind}`, bytes)
  await optimisedSettled(core)
}

const buy = async ({ core }: Stage, visitor: Visitor, plan: string, couponCode?: string): Promise<void> => {
  const { url } = await visitor.post('/api/create-checkout-session', { planId: plan, couponCode })
  const { searchParams } = new URL(String(url), 'http://localhost')
  const session = searchParams.get('sessao') ?? searchParams.get('session_id')
  // A coupon of 100 % needs no checkout.
  if (session) core.testCheckout?.choose(session, 'pagar')
  await sweep(core)
}

/** One person's first day, and the days after it. */
const live = async (stage: Stage, person: Invented, at: number, coupons: readonly string[]): Promise<void> => {
  const { clock, password } = stage
  const visitor = stage.visitor()
  const arrived = clock.now
  await visitor.post('/api/register', { nome: person.name, email: person.email, senha: password, aceitarTermos: true })
  await uploadResume(stage, visitor, person, false)
  clock.now = arrived + hourMs / 4
  if (at % every.linkedin === 0) await visitor.post('/api/linkedin/analyze', linkedinOf(person))
  if (at % every.scanner === 0) await visitor.post('/api/job/analyze', { description: person.trade.advert })
  if (at % every.message === 3)
    await visitor.post('/api/support/contact', {
      ...{ name: person.name, email: person.email, subject: 'outro' },
      message: 'Meu currículo tem duas colunas. Preciso refazer o arquivo antes de enviar?',
    })
  if (at % every.buy !== 1) return
  const turn = Math.floor(at / every.buy)
  clock.now += hourMs
  await buy(stage, visitor, soldPlans[turn % soldPlans.length] ?? 'basico', turn % 4 === 2 ? coupons[turn] : undefined)
  clock.now += hourMs
  await uploadResume(stage, visitor, person, true)
}

/** Fills the folder behind `core`. Returns how many people came. Throws if the server refuses any step. */
export const play = async (stage: Stage, admin: { readonly email: string }): Promise<number> => {
  const { clock, password, onPerson } = stage
  const begin = clock.now
  const chief = stage.visitor()
  await chief.post('/api/login', { email: admin.email, senha: password })
  const { coupons } = await chief.post('/api/admin/create-beta-coupons', {
    quantidade: 20,
    desconto: 50,
    dias: demoDays + 30,
  })
  const codes = (coupons as { codigo: string }[]).map(({ codigo }) => codigo)
  for (const [at, person] of invented.entries()) {
    // Between eight in the morning and eight at night in São Paulo, later in the day for each further person.
    clock.now = begin + person.day * dayMs + ((at * 5) % 12) * hourMs
    await live(stage, person, at, codes)
    onPerson(at + 1)
  }
  return invented.length
}
