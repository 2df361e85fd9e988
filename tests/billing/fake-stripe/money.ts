// Money that moves: payment intents and their charges, refunds, disputes.
import type Stripe from 'stripe'
import * as documents from './documents'
import * as objects from './objects'
import { emit, get, idFor, invalid, put, type World } from './world'

type Purchase = { readonly amount: number; readonly customer: string | null; readonly metadata: Stripe.Metadata }

/** Pays, or fails to, at once. */
export const charge = (world: World, intent: Stripe.PaymentIntent, paid: boolean): Stripe.Charge => {
  const made = put(
    world.charges,
    objects.charge(idFor(world, 'ch'), world.now, {
      amount: intent.amount,
      amount_captured: paid ? intent.amount : 0,
      customer: intent.customer,
      metadata: { ...intent.metadata },
      payment_intent: intent.id,
      paid,
      status: paid ? 'succeeded' : 'failed',
      failure_code: paid ? null : 'card_declined',
    }),
  )
  intent.latest_charge = made.id
  intent.status = paid ? 'succeeded' : 'requires_payment_method'
  intent.amount_received = paid ? intent.amount : 0
  emit(world, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
  return made
}

export const newIntent = (world: World, { amount, customer, metadata }: Purchase): Stripe.PaymentIntent =>
  put(world.intents, objects.intent(idFor(world, 'pi'), world.now, { amount, customer, metadata: { ...metadata } }))

const chargeFor = (world: World, intent: string): Stripe.Charge => {
  const { latest_charge: latest } = get(world.intents, 'payment_intent', intent)
  if (typeof latest !== 'string') return invalid('This payment has no charge.')
  return get(world.charges, 'charge', latest)
}

/** Gives back a part of a payment, or what is left of it. */
export const refund = (world: World, intent: string, amount?: number): Stripe.Refund => {
  const paid = chargeFor(world, intent)
  const left = paid.amount_captured - paid.amount_refunded
  const back = amount ?? left
  if (!paid.paid || back <= 0 || back > left) return invalid('Refund amount is more than what is left.')
  paid.amount_refunded += back
  paid.refunded = paid.amount_refunded === paid.amount
  const made = put(
    world.refunds,
    objects.refund(idFor(world, 're'), world.now, { amount: back, charge: paid.id, payment_intent: intent }),
  )
  emit(world, 'charge.refunded', paid)
  return made
}

export const dispute = (world: World, intent: string, status: Stripe.Dispute['status'] = 'needs_response') => {
  const paid = chargeFor(world, intent)
  paid.disputed = true
  const made = put(
    world.disputes,
    documents.dispute(idFor(world, 'du'), world.now, {
      amount: paid.amount,
      charge: paid.id,
      payment_intent: intent,
      status,
    }),
  )
  emit(world, 'charge.dispute.created', made)
  return made
}

export const closeDispute = (world: World, id: string, status: 'won' | 'lost'): void => {
  const open = get(world.disputes, 'dispute', id)
  open.status = status
  emit(world, 'charge.dispute.closed', open)
}
