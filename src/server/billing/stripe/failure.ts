// Translates Stripe's refusals into ours. Their messages may quote a person's address, so only codes go to the log.

import type Stripe from 'stripe'
import type { Answered, GatewayFailure } from '../../../billing/gateway'
import { logger } from '../../runtime/logger'

/** A refusal of our own, on the way to the caller of the port. */
class Refused extends Error {
  constructor(readonly reason: GatewayFailure['reason']) {
    super(reason)
  }
}

export const refuse = (why: string, details: Record<string, string>): never => {
  logger.warn('stripe.object_unusable', { why, ...details })
  throw new Refused('refused')
}

/** Not ours or not there; no line, since an account of Stripe may be shared with other programs. */
export const missing = (): never => {
  throw new Refused('missing')
}

export const callStripe = async <Value>(work: () => Promise<Value>): Promise<Answered<Value>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** By the name each error of the SDK bears: the SDK itself is loaded only where Stripe is set up. */
const isStripes = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** The reason behind an error of the SDK or of ours; throws what is neither. */
const reasonOf = (error: unknown): GatewayFailure['reason'] => {
  if (error instanceof Refused) return error.reason
  if (!isStripes(error)) throw error
  if (isMissing(error)) return 'missing'
  const { type, code, statusCode, param } = error
  logger.warn('stripe.request_failed', {
    why: type,
    code: code ?? null,
    status: statusCode ?? null,
    param: param ?? null,
  })
  return mayPass(error) ? 'unavailable' : 'refused'
}

export const isMissing = (error: unknown): boolean =>
  isStripes(error) && (error.code === 'resource_missing' || error.statusCode === 404)

export const isCode = (error: unknown, code: string): boolean => isStripes(error) && error.code === code

/** No answer, a failure at Stripe, too many requests at once, or a key that the operator has yet to correct. */
const mayPass = ({ statusCode }: Stripe.errors.StripeError): boolean =>
  statusCode === undefined || statusCode >= 500 || [401, 403, 409, 429].includes(statusCode)
