// Turns an account's events into the texts of its page in the panel, in one language. Pure.
import { prefixWithin } from '../../analysis/bounded'
import type { Catalogue } from '../../billing/catalogue'
import type { QuotaExplanation } from '../../domain/quota/ledger'
import type { Meta } from '../../events/schema/catalog'
import type { DomainEvent } from '../../events/schema/events'
import { tools } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import { brl, formats } from '../../i18n/format'
import { ptBR } from '../../i18n/pt-BR'
import { calledOf, planCalled } from '../billing/plan-names'

/** Uses left; null is unlimited. */
type Balance = number | null

export type Who = 'self' | 'system' | 'operator' | 'erasedAdmin' | { readonly name: string }

type Plain = { readonly [key: string]: unknown }

/** An event as the page receives it. */
export type Past = {
  readonly id: string
  readonly position: number
  readonly at: number
  readonly type: string
  readonly who: Who
  readonly correlation: string
  /** The event that caused this one: by its metadata, otherwise the first one of the same request. */
  readonly cause: { readonly position: number; readonly type: string } | null
  readonly data: Plain
  /** The names of its personal parts, or their content once it is opened; null without any. */
  readonly personal: { readonly hidden: readonly string[] } | { readonly open: Plain } | null
  readonly balance: { readonly before: Balance; readonly after: Balance } | null
}

export type Why = QuotaExplanation<DomainEvent & { readonly meta: Meta }>

export type EventRow = {
  readonly id: string
  readonly position: number
  readonly iso: string
  readonly when: string
  readonly what: string
  readonly who: string
  readonly details: readonly string[]
  readonly cause: { readonly position: number; readonly what: string } | null
  readonly balance: string | null
  readonly hidden: string | null
  readonly opened: string | null
  readonly correlation: string
}

/** Most characters of an opened event that are shown. */
const openedMax = 20_000

export const whatOf = (type: string, language: Language): string => {
  const t = translator(language)
  return among(admin.events, type) ? t(`admin.events.${type}`) : `${t('admin.person.unknown')} (${type})`
}

const unitsOf = (balance: Balance, language: Language): string =>
  balance === null ? translator(language)('admin.person.unlimited') : formats(language).number(balance)

const whoOf = (who: Who, language: Language): string =>
  typeof who === 'object' ? who.name : translator(language)(`admin.person.${who}`)

export const eventRow = (past: Past, language: Language, catalogue: Catalogue): EventRow => {
  const t = translator(language)
  const { personal, balance, cause, data } = past
  return {
    id: past.id,
    position: past.position,
    iso: new Date(past.at).toISOString(),
    when: formats(language).exact(past.at),
    what: whatOf(past.type, language),
    who: whoOf(past.who, language),
    details: details(data, t, catalogue, language),
    cause: cause && { position: cause.position, what: whatOf(cause.type, language) },
    balance:
      balance &&
      t('admin.person.balance', {
        before: unitsOf(balance.before, language),
        after: unitsOf(balance.after, language),
      }),
    hidden:
      personal && 'hidden' in personal
        ? t('admin.person.hidden', { fields: personal.hidden.map((field) => fieldWord(field, t)).join(', ') })
        : null,
    opened: personal && 'open' in personal ? prefixWithin(JSON.stringify(personal.open, null, 2), openedMax) : null,
    correlation: past.correlation,
  }
}

const among = <Words extends object>(words: Words, value: unknown): value is keyof Words & string =>
  typeof value === 'string' && Object.hasOwn(words, value)

const { admin, support } = ptBR
const fieldWord = (field: string, t: Translate) =>
  among(admin.person.fields, field) ? t(`admin.person.fields.${field}`) : field

/** How each useful field of an event's plain data is worded; ids and tokens are not shown. */
const fieldTexts: Readonly<
  Record<string, (value: unknown, t: Translate, catalogue: Catalogue, language: Language) => string | null>
> = {
  tool: (value, t) => (among(admin.tools, value) ? t(`admin.tools.${value}`) : null),
  score: (value, t) => (typeof value === 'number' ? t('admin.person.score', { score: value }) : null),
  reason: (value, t) => {
    if (among(admin.reasons, value)) return t(`admin.reasons.${value}`)
    return among(admin.failures, value) ? t(`admin.failures.${value}`) : null
  },
  plan: (value, t, catalogue) => (typeof value === 'string' ? calledOf(catalogue, value, t) : null),
  role: (value, t) => (among(admin.person.roles, value) ? t(`admin.person.roles.${value}`) : null),
  cause: (value, t) => (among(admin.person.causes, value) ? t(`admin.person.causes.${value}`) : null),
  subject: (value, t) => (among(support.subjects, value) ? t(`support.subjects.${value}`) : null),
  amount: (value, _t, _catalogue, language) => (typeof value === 'number' ? brl(value, language) : null),
  status: (value) => (typeof value === 'string' ? value : null),
  code: (value) => (typeof value === 'string' ? value : null),
}

const details = (data: Plain, t: Translate, catalogue: Catalogue, language: Language): string[] =>
  Object.entries(fieldTexts).flatMap(([key, textOf]) => textOf(data[key], t, catalogue, language) ?? [])

/** The question and its answer in one sentence. */
export const whyView = (why: Why, language: Language, catalogue: Catalogue) => {
  const t = translator(language)
  const { number, exact } = formats(language)
  const plan = planCalled(catalogue, why.plan, t)
  const [remaining, total] = [number(why.remaining ?? 0), number(why.total ?? 0)]
  const count = { plan, remaining, total, used: number(why.used) }
  const since = why.cycle === null ? '' : ` ${t('admin.person.whyCycle', { date: exact(why.cycle) })}`
  const unlimited = why.remaining === null
  return {
    question: unlimited ? t('admin.person.whyUnlimited') : t('admin.person.why', { remaining }),
    answer: unlimited
      ? t('admin.person.whyFree', { plan })
      : t(why.returned > 0 ? 'admin.person.whyCounted' : 'admin.person.whyPlain', {
          ...count,
          returned: number(why.returned),
        }) + since,
    perTool: tools.map((tool) => `${t(`admin.tools.${tool}`)}: ${unitsOf(why.perTool[tool], language)}`).join(', '),
    steps: why.lines.map(({ event, at, reason, plan: next, change, balance }) => ({
      key: `${event?.meta.position ?? null} ${at}`,
      position: event ? String(event.meta.position) : '–',
      when: exact(at),
      what: event
        ? whatOf(event.type, language)
        : reason === 'cycle-began'
          ? t('admin.person.cycle')
          : t('admin.person.byTime', { plan: planCalled(catalogue, next, t) }),
      change: typeof change === 'number' ? `${change > 0 ? '+' : ''}${number(change)}` : t(`admin.person.${change}`),
      left: unitsOf(balance, language),
    })),
  }
}
