// What the notification of an opened plan has of its purchase, and how it reads.
import { describe, expect, test } from 'bun:test'
import { defaultCatalogue } from '../../billing/catalogue'
import type { DomainEvent } from '../../events/schema/events'
import { notificationEvents } from '../../events/schema/notifications'
import { notificationView } from '../../texts/notifications/view'
import type { NotificationContent } from './content'
import { notificationAfter, raising } from './raise'

const at = Date.UTC(2026, 10, 29, 12)
const renews = Date.UTC(2026, 11, 29, 12)
const gateway = 'stripe'
const started: DomainEvent = {
  type: 'CheckoutStarted',
  data: {
    ...{ checkout: 'c', gateway, plan: 'professional', cycle: 'monthly' },
    ...{ price: 8990, amount: 7192, coupon: 'BETA-2345-6789', discount: 20 },
  },
  personal: null,
}
const paid = (checkout: string | null, by: 'stripe' | 'test' = gateway): DomainEvent => ({
  type: 'PaymentReceived',
  data: {
    ...{ gateway: by, payment: 'p', plan: 'professional', cycle: 'monthly' },
    ...{ amount: 7192, checkout, subscription: 's' },
  },
  personal: null,
})
const subscribed = (status: 'active' | 'unpaid', cancelAtPeriodEnd = false): DomainEvent => ({
  type: 'SubscriptionChanged',
  data: {
    ...{ gateway, subscription: 's', plan: 'professional', cycle: 'monthly', status },
    ...{ start: at, periodStart: at, periodEnd: renews, cancelAtPeriodEnd },
  },
  personal: null,
})
const opened = (plan: 'professional' | 'premium'): DomainEvent => ({
  type: 'PlanOpened',
  data: { plan, cycle: at, until: null },
  personal: null,
})
const ended: DomainEvent = {
  type: 'PlanEnded',
  data: { plan: 'professional', next: 'free', cycle: at },
  personal: null,
}
const raisedAfter = (events: readonly DomainEvent[], plan: 'professional' | 'premium' = 'professional') =>
  notificationAfter(events.reduce(raising.evolve, raising.initial), opened(plan))
const bare = { kind: 'plan-opened', plan: 'professional', until: null } as const

describe('the notification of an opened plan', () => {
  test('has the payment, the renewal and its price', () => {
    const content = { ...bare, paid: 7192, renews, price: 8990 }
    expect(raisedAfter([started, paid('c'), subscribed('active')])).toEqual(content)
  })
  test('has only what is known', () => {
    expect(raisedAfter([started, subscribed('active')])).toEqual({ ...bare, renews })
    expect(raisedAfter([started, paid(null), subscribed('active')])).toEqual({ ...bare, paid: 7192, renews })
    expect(raisedAfter([started, paid('c'), subscribed('active', true)])).toEqual({ ...bare, paid: 7192 })
  })
  test('says that a payment of the test checkout was a test', () => {
    const content = { ...bare, paid: 7192, renews, price: 8990, isTest: true } as const
    expect(raisedAfter([started, paid('c', 'test'), subscribed('active')])).toEqual(content)
  })
  test('has nothing of an earlier purchase, or of another plan', () => {
    const before = [started, paid('c'), subscribed('active'), opened('professional')]
    expect(raisedAfter(before, 'premium')).toEqual({ ...bare, plan: 'premium' })
    expect(raisedAfter([...before, paid('c'), subscribed('unpaid'), ended])).toEqual(bare)
  })
})

describe('its text', () => {
  const text = (content: NotificationContent, language: 'pt-BR' | 'en-US') =>
    notificationView(
      { id: 'n', content, at, read: false },
      { name: 'Mariana', language, now: at, catalogue: defaultCatalogue },
    ).text.replaceAll('\u00a0', ' ')
  const whole = { ...bare, paid: 7192, renews, price: 8990 }
  test('says the sum, the renewal and how to stop it, in both languages', () => {
    expect(text(whole, 'pt-BR')).toBe(
      'Você já pode usar tudo o que ele inclui. Você pagou R$ 71,92. A assinatura renova sozinha em 29 de dezembro, por R$ 89,90. Para não renovar, abra Planos e escolha Cancelar Assinatura.',
    )
    expect(text(whole, 'en-US')).toBe(
      'Everything it includes is yours to use. You paid R$71.92. The subscription renews by itself on December 29, for R$89.90. To stop it, open Plans and choose Cancel subscription.',
    )
  })
  test('of a test says that nothing was or will be charged, and not that somebody paid', () => {
    expect(text({ ...whole, isTest: true }, 'pt-BR')).toBe(
      'Você já pode usar tudo o que ele inclui. Foi um pagamento de teste: nada foi cobrado, nem será.',
    )
    expect(text({ ...whole, isTest: true }, 'en-US')).toBe(
      'Everything it includes is yours to use. It was a test payment: nothing was charged, and nothing will be.',
    )
  })
  test('of a plan paid once has no renewal', () =>
    expect(text({ ...bare, plan: 'basico', until: renews, paid: 2990 }, 'pt-BR')).toBe(
      'Você já pode usar tudo o que ele inclui, até 29 de dezembro. Você pagou R$ 29,90.',
    ))
  test('of one stored by an older release, without these fields, is as it was', () => {
    const data = { content: bare, earlier: null }
    expect(notificationEvents.NotificationRaised.data.parse(data)).toEqual(data)
    expect(text(bare, 'pt-BR')).toBe('Você já pode usar tudo o que ele inclui.')
  })
})
