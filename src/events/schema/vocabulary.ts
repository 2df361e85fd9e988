// The values that stored events use. They remain readable forever, so values are added and never renamed.

export const tools = ['photo', 'linkedin', 'resume', 'job'] as const
export type Tool = (typeof tools)[number]

/** What a model is asked about: an analysis of a tool, or an answer of interview practice. */
export const modelSubjects = [...tools, 'interview', 'draft'] as const
export type ModelSubject = (typeof modelSubjects)[number]

/** The stored values of `status_assinatura`. */
export const plans = ['free', 'basico', 'professional', 'premium', 'enterprise'] as const
export type Plan = (typeof plans)[number]

/** Plans that are sold; the rest are given. */
export const soldPlans = ['basico', 'professional', 'premium'] as const
export type SoldPlan = (typeof soldPlans)[number]

export const billingCycles = ['monthly', 'annually'] as const
export type BillingCycle = (typeof billingCycles)[number]

/** The payment provider: the built-in test checkout, or Stripe. */
export const gateways = ['test', 'stripe'] as const
export type GatewayName = (typeof gateways)[number]

/** How a checkout ended. `failed`: refused card, or unpaid Pix; `abandoned`: the person left. */
export const checkoutOutcomes = ['completed', 'expired', 'failed', 'abandoned'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** A subscription's status, as Stripe names it; `unknown` for one that no release knows yet, which grants nothing. */
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

/** What a webhook event is about. `intent`: a payment whose own id, perhaps an invoice's, must be fetched. */
export const deliveryKinds = ['checkout', 'subscription', 'payment', 'intent'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** `ignored`: nobody's here, or nothing we sell. `given-up`: could not be applied for days. */
export const deliveryOutcomes = ['applied', 'ignored', 'given-up'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const roles = ['usuario', 'admin'] as const
export type Role = (typeof roles)[number]

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Why an analysis gave its use back: the reader's refusals, and the server's own failures. */
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
  'thin-advert',
  'draft-missing',
  'busy',
  'interrupted',
  'internal',
] as const
export type Failure = (typeof failures)[number]

/** The subjects of a message to support; the values of its form. */
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

/** The two sides of a mentoring hour. */
export const mentoringSides = ['person', 'mentor'] as const
export type MentoringSide = (typeof mentoringSides)[number]

/** Who writes in the thread of a message to support. */
export const supportAuthors = ['admin', 'person'] as const
export type SupportAuthor = (typeof supportAuthors)[number]

/** Which engines write texts with a language model. */
export const modelEngines = ['ollama', 'openai'] as const
export type ModelEngine = (typeof modelEngines)[number]

/** Why a language model added nothing to an analysis: its own failures, and the server's. */
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

/** Which models may read a person's texts: all configured ones, only those on the operator's machines, none. */
export const modelChoices = ['any', 'local', 'none'] as const
export type ModelChoice = (typeof modelChoices)[number]

/** Why a payment may have to be given back: a second subscription, or one of an erased account. */
export const refundCauses = ['second', 'outlived'] as const
export type RefundCause = (typeof refundCauses)[number]

/** Why an admin did something to an account; a sealed note may go with it. */
export const adminReasons = ['unspecified', 'request', 'support', 'security', 'abuse', 'legal', 'other'] as const
export type AdminReason = (typeof adminReasons)[number]

/** Why an analysis was refused before a use was reserved. */
export const refusalReasons = ['quota-exhausted', 'quota-tool', 'failures-many'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Where a saved vacancy stands, in the order in which one moves. */
export const vacancyStates = ['saved', 'sent', 'answered', 'interview', 'closed'] as const
export type VacancyState = (typeof vacancyStates)[number]

/** What an API token may do: `analyse` includes `read`. */
export const tokenScopes = ['read', 'analyse'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** What the messages of an outgoing webhook can be about. */
export const webhookTopics = ['analyses', 'plans'] as const
export type WebhookTopic = (typeof webhookTopics)[number]
