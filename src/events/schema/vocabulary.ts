// The words events are written in. They stay readable for ever, so a word is added here and never renamed.

export const tools = ['photo', 'linkedin', 'resume', 'job'] as const
export type Tool = (typeof tools)[number]

/** The stored values of `status_assinatura`. */
export const plans = ['free', 'basico', 'professional', 'premium', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Plans that are sold; the rest are given. */
export const soldPlans = ['basico', 'professional', 'premium'] as const
export type SoldPlan = (typeof soldPlans)[number]

export const billingCycles = ['monthly', 'annually'] as const
export type BillingCycle = (typeof billingCycles)[number]

/** Who takes the money: the built-in test checkout, or Stripe. */
export const gateways = ['test', 'stripe'] as const
export type GatewayName = (typeof gateways)[number]

/** How a checkout ended. `failed`: refused by the card, or a Pix nobody paid; `abandoned`: the person left. */
export const checkoutOutcomes = ['completed', 'expired', 'failed', 'abandoned'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** A subscription's status, in Stripe's words; `unknown` for one that no release knows yet, and it allows nothing. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
  'incomplete',
  'incomplete_expired',
  'unknown',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** What a word of the provider's is about. `intent`: a payment whose own id, an invoice's perhaps, is to be asked for. */
export const deliveryKinds = ['checkout', 'subscription', 'payment', 'intent'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** `ignored`: of nobody here, or nothing we sell. `given-up`: could not be applied for days. */
export const deliveryOutcomes = ['applied', 'ignored', 'given-up'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const roles = ['usuario', 'admin'] as const
export type Role = (typeof roles)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Why an analysis gave its unit back: the reader's refusals, and what can happen to us. */
export const failures = [
  'empty',
  'too-large',
  'unknown-type',
  'encrypted',
  'damaged',
  'scanned',
  'too-many-pages',
  'too-much-text',
  'too-slow',
  'too-much-memory',
  'old-word',
  'not-a-resume',
  'no-face',
  'sideways-photo',
  'too-many-pixels',
  'not-an-advert',
  'busy',
  'interrupted',
  'internal',
] as const
export type Failure = (typeof failures)[number]

/** What a message to support can be about; the values of its form. */
export const subjects = [
  'duvida-planos',
  'problema-analise',
  'problema-pagamento',
  'cancelamento',
  'feedback',
  'bug',
  'outro',
] as const
export type Subject = (typeof subjects)[number]

/** Who writes in the thread of a message to support. */
export const supportAuthors = ['admin', 'person'] as const
export type SupportAuthor = (typeof supportAuthors)[number]

/** Which engines write texts with a language model. */
export const modelEngines = ['ollama', 'openai'] as const
export type ModelEngine = (typeof modelEngines)[number]

/** Why a language model added nothing to an analysis: its own failures, and what can happen to us. */
export const modelFailures = [
  'unreachable',
  'busy',
  'too-slow',
  'refused',
  'too-long',
  'broken',
  'too-large',
  'unreadable',
  'unfounded',
  'resting',
  'queue-full',
  'capped',
  'interrupted',
  'internal',
] as const
export type ModelFailure = (typeof modelFailures)[number]

/** Which models may read a person's texts: any the operator set up, only those on the operator's machines, none. */
export const modelChoices = ['any', 'local', 'none'] as const
export type ModelChoice = (typeof modelChoices)[number]

/** Why money that came in may have to be given back: a second subscription, or one of an erased account. */
export const refundCauses = ['second', 'outlived'] as const
export type RefundCause = (typeof refundCauses)[number]

/** Why an admin did something to an account; a note in words may go with it, sealed. */
export const adminReasons = ['unspecified', 'request', 'support', 'security', 'abuse', 'legal', 'other'] as const
export type AdminReason = (typeof adminReasons)[number]
