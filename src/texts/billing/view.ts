// Works out what /planos shows from the catalogue and where the person stands. Cents and milliseconds in, words out.
import { type Catalogue, isRecommended, isRecurring, type Line, rankOf } from '../../billing/catalogue'
import { type Feature, features, toolFeatures } from '../../billing/features'
import { hasFeature, isAnnounced, onSale } from '../../billing/offer'
import { annually, discounted, perMonth } from '../../billing/price'
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import type { BillingCycle, Plan, SoldPlan } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import { lowerFirst } from '../../i18n/first'
import { brl, formats } from '../../i18n/format'
import { freeWords } from './free-plan'

export type AppliedCoupon = { readonly code: string; readonly percent: number }

export type CardView = {
  readonly plan: SoldPlan
  readonly name: string
  readonly about: string
  /** 'R$ 89' and ',90', so that the cents can be small. */
  readonly price: { readonly whole: string; readonly cents: string; readonly per: string }
  /** The price a coupon was taken off. */
  readonly before: string | null
  readonly notes: readonly string[]
  readonly amount: string
  readonly features: readonly { readonly key: Feature; readonly label: string; readonly soon: boolean }[]
  readonly current: boolean
  readonly badge: 'once' | 'recommended' | null
  /** The plan of now has all of it, so that it cannot be bought. */
  readonly covered: boolean
}

/** How many analyses a plan gives, as its card says it. */
const amountOf = (catalogue: Catalogue, plan: SoldPlan, t: Translate, cycle: BillingCycle = 'monthly'): string => {
  const { total } = catalogue.limits[plan]
  if (total === null) return t('plans.amount.unlimited')
  const once = !isRecurring(plan) && cycle === 'monthly'
  return t(once ? 'plans.amount.once' : 'plans.amount.monthly', { count: total })
}

const split = (cents: number, language: Language) => {
  const text = brl(cents, language)
  return { whole: text.slice(0, -3), cents: text.slice(-3) }
}

/** `once`: nothing is charged again after it. */
const perOf = (cycle: BillingCycle, once: boolean, t: Translate): string => {
  if (once) return t(cycle === 'annually' ? 'plans.price.onceYear' : 'plans.price.onceMonth')
  return t(cycle === 'annually' ? 'plans.price.year' : 'plans.price.month')
}

const notesOf = (
  plan: SoldPlan,
  cycle: BillingCycle,
  { price, coupon }: { readonly price: number; readonly coupon: AppliedCoupon | null },
  language: Language,
): string[] => {
  const t = translator(language)
  if (coupon?.percent === 100) return [t('plans.price.firstFree')]
  // What is paid once has no first payment before a later one.
  if (coupon && !isRecurring(plan)) return []
  if (coupon)
    return [
      t('plans.price.first'),
      t('plans.price.after', { price: brl(price, language), period: perOf(cycle, false, t) }),
    ]
  return cycle === 'annually' ? [t('plans.price.perMonth', { price: brl(perMonth(price), language) })] : []
}

type Choice = {
  readonly catalogue: Catalogue
  readonly cycle: BillingCycle
  readonly coupon: AppliedCoupon | null
  readonly current: Plan
  /** Features that the account has with its plan as it was sold, whatever the catalogue says of the plan now. */
  readonly retained: readonly Feature[]
  readonly language: Language
}

const lineOf = (t: Translate, soon: boolean) => (key: Feature) => ({ key, label: t(`plans.features.${key}`), soon })

/** The cards on sale: Basic, Pro, Premium. */
export const cardsOf = ({ catalogue, cycle, coupon, current, retained, language }: Choice): CardView[] => {
  const t = translator(language)
  const has = (plan: SoldPlan, key: Feature) =>
    hasFeature(catalogue, plan, key) || (plan === current && retained.includes(key))
  return onSale(catalogue).map((plan) => {
    const offer = catalogue.offers[plan]
    const price = cycle === 'annually' ? annually(catalogue.prices[plan]) : catalogue.prices[plan]
    return {
      plan,
      name: offer.name,
      about: offer.description?.[language] ?? t(`plans.about.${plan}`),
      price: {
        ...split(discounted(price, coupon?.percent ?? 0), language),
        per: perOf(cycle, !isRecurring(plan) || coupon?.percent === 100, t),
      },
      before: coupon ? brl(price, language) : null,
      notes: notesOf(plan, cycle, { price, coupon }, language),
      amount: amountOf(catalogue, plan, t, cycle),
      // What is there comes before what is announced.
      features: [
        ...features.filter((key) => has(plan, key)).map(lineOf(t, false)),
        ...features.filter((key) => !has(plan, key) && isAnnounced(catalogue, plan, key)).map(lineOf(t, true)),
      ],
      current: plan === current,
      badge: isRecommended(plan) ? 'recommended' : isRecurring(plan) ? null : 'once',
      covered: rankOf(plan) < rankOf(current),
    }
  })
}

const isTool = (key: Feature): boolean => toolFeatures.some((tool) => tool === key)

type FeatureView = {
  readonly key: Feature
  readonly label: string
  /** One sentence of what one gets. */
  readonly gives: string
  /** The plans that have it or, with `soon`, will have it: those on sale, and the free one where it gives analyses. */
  readonly plans: string
  readonly soon: boolean
}

/** What each feature of the plans on sale gives, in the catalogue's order; what is announced comes last. */
export const featuresOf = (catalogue: Catalogue, language: Language): FeatureView[] => {
  const t = translator(language)
  const sold = onSale(catalogue)
  const viewOf = (key: Feature, soon: boolean): FeatureView[] => {
    const names = sold
      .filter((plan) => (soon ? isAnnounced : hasFeature)(catalogue, plan, key))
      .map((plan) => catalogue.offers[plan].name)
    if (names.length === 0) return []
    const isFree = !soon && isTool(key) && freeWords(catalogue.limits, t) !== null
    const plans = formats(language).list([...(isFree ? [t('plans.names.free')] : []), ...names])
    const gives = t(`plans.gives.${key}`, { ...vacancyLimits, hours: catalogue.supportHours })
    return [{ ...lineOf(t, soon)(key), gives, plans }]
  }
  return [false, true].flatMap((soon) => features.flatMap((key) => viewOf(key, soon)))
}

/** A line of a list in words. */
export const lineText = (
  { catalogue, plan, cycle }: { readonly catalogue: Catalogue; readonly plan: SoldPlan; readonly cycle: BillingCycle },
  line: Line,
  language: Language,
): string => {
  const t = translator(language)
  if (typeof line !== 'string') return line[language]
  if (line === 'analises') return amountOf(catalogue, plan, t, cycle)
  const plain = line === 'ferramentas' || line === 'historico' || line === 'oficina'
  return plain ? t(`plans.lines.${line}`) : t(`plans.features.${line}`)
}

type Question = { readonly id: string; readonly question: string; readonly answer: string }

/** The questions of /planos with their answers: of plans that are on sale, in the catalogue's names, prices and amounts. */
export const questionsOf = (catalogue: Catalogue, language: Language): Question[] => {
  const t = translator(language)
  const { offers, prices } = catalogue
  const sold = onSale(catalogue)
  const amount = (plan: SoldPlan) => lowerFirst(amountOf(catalogue, plan, t))
  const basic = {
    basic: offers.basico.name,
    basicPrice: brl(prices.basico, language),
    basicYear: brl(annually(prices.basico), language),
    basicAmount: amount('basico'),
  }
  const each = sold.filter(isRecurring).map((plan) => {
    const words = { name: offers[plan].name, price: brl(prices[plan], language), amount: amount(plan) }
    return t('plans.faq.rollover.plan', words)
  })
  const plain = (id: 'cancel' | 'coupon') => ({
    id,
    question: t(`plans.faq.${id}.question`),
    answer: t(`plans.faq.${id}.answer`),
  })
  return [
    ...(sold.includes('basico')
      ? [{ id: 'basic', question: t('plans.faq.basic.question', basic), answer: t('plans.faq.basic.answer', basic) }]
      : []),
    {
      id: 'rollover',
      question: t('plans.faq.rollover.question'),
      answer: [t('plans.faq.rollover.answer'), ...each].join(' '),
    },
    plain('cancel'),
    plain('coupon'),
  ]
}
