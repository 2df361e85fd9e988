// Runs the CLI's commands in the running server.

import { z } from 'zod'
import { passwordLength } from '../../../api/account/accounts'
import { adminReasons, plans } from '../../../events/schema/vocabulary'
import { adminsOf } from '../../../projections/accounts/account'
import { parkedCount } from '../../../projections/engine/views-reader'
import { removeByOperator } from '../../accounts/second-factor/admin-removal'
import { voidCoupons } from '../../billing/coupons'
import { pendingWebhookCount, reconcile } from '../../billing/stripe/reconcile'
import type { Core } from '../../core/core'
import { mailsWaiting } from '../../mail/mails-waiting'
import { isDiskFull } from '../../runtime/disk-space'
import { errorDetails, logger } from '../../runtime/logger'
import { assignPlan, eraseByOperator, makeAdmin } from './operator'
import {
  demoteByOperator,
  exportByOperator,
  resetByOperator,
  sessionsByOperator,
  tokensByOperator,
} from './operator-accounts'
import { operatorMetadata } from './operator-identity'

const controlCommand = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('make-admin'),
    email: z.email().max(254),
    password: z.string().min(passwordLength.shortest).max(1000),
    existing: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('assign-plan'),
    email: z.email().max(254),
    plan: z.enum(plans),
    reason: z.enum(adminReasons).optional(),
  }),
  z.object({ kind: z.literal('erase-account'), email: z.email().max(254) }),
  z.object({
    kind: z.literal('reset-password'),
    email: z.email().max(254),
    password: z.string().min(passwordLength.shortest).max(1000),
  }),
  z.object({ kind: z.literal('demote-admin'), email: z.email().max(254) }),
  z.object({ kind: z.literal('remove-second-factor'), email: z.email().max(254) }),
  z.object({ kind: z.literal('sessions'), email: z.email().max(254), end: z.boolean() }),
  z.object({ kind: z.literal('tokens'), email: z.email().max(254), revoke: z.boolean() }),
  z.object({ kind: z.literal('void-coupons'), code: z.string().max(60), batch: z.boolean() }),
  z.object({ kind: z.literal('list-admins') }),
  z.object({ kind: z.literal('export-account'), email: z.email().max(254), file: z.string().min(1).max(4096) }),
  z.object({ kind: z.literal('reconcile'), dry: z.boolean() }),
  z.object({ kind: z.literal('promote') }),
  z.object({ kind: z.literal('rebuild') }),
  z.object({ kind: z.literal('standby-seen') }),
  z.object({ kind: z.literal('proxy-signs') }),
  z.object({ kind: z.literal('mails-waiting') }),
])
export type ControlCommand = z.infer<typeof controlCommand>

/** The result as JSON, or the reason there is none. */
const reconcileAll = async (core: Core, dry: boolean): Promise<string> => {
  if (!core.stripe) return 'this server does not sell through Stripe'
  try {
    return JSON.stringify({ ...(await reconcile(core, core.stripe, dry)), waiting: pendingWebhookCount(core) })
  } catch (error) {
    return `Stripe could not be asked (${error instanceof Error ? error.message : typeof error})`
  }
}

/** What a standby answers to all but `promote`. */
export const refusedByStandby =
  'This server is a standby: nothing is written here until it takes over (trampolim promote)'

/** What a standby answers that is about to take over. */
export const promoting = 'promoting'

/** Executes a command and returns what it prints. */
export const execute = async (core: Core, one: ControlCommand): Promise<string> => {
  if (core.standby && one.kind !== 'promote') return refusedByStandby
  switch (one.kind) {
    case 'make-admin':
      return makeAdmin(core, one)
    case 'promote':
      return core.standby ? ((await core.standby.promote()) ?? promoting) : 'not a standby'
    case 'rebuild':
      await core.views.rebuild()
      return JSON.stringify({ position: core.views.position(), parked: parkedCount(core.views) })
    case 'standby-seen':
      return JSON.stringify({ seen: core.feed?.seen() ?? null, position: core.events.position() })
    case 'proxy-signs':
      return JSON.stringify(await core.proxySigns.seen())
    case 'mails-waiting':
      return JSON.stringify(mailsWaiting(core))
    case 'assign-plan':
      return assignPlan(core, one.email, one.plan, one.reason)
    case 'reset-password':
      return resetByOperator(core, one)
    case 'demote-admin':
      return demoteByOperator(core, one.email)
    case 'remove-second-factor':
      return removeByOperator(core, one.email)
    case 'sessions':
      return JSON.stringify(await sessionsByOperator(core, one))
    case 'tokens':
      return JSON.stringify(await tokensByOperator(core, one))
    case 'void-coupons': {
      const voided = await voidCoupons(core, { codigo: one.code, lote: one.batch }, operatorMetadata(core))
      return typeof voided === 'string' ? voided : String(voided.length)
    }
    case 'list-admins':
      return JSON.stringify(adminsOf(core.views.db))
    case 'export-account':
      return exportByOperator(core, one)
    case 'erase-account':
      return eraseByOperator(core, one.email)
    case 'reconcile':
      return reconcileAll(core, one.dry)
  }
}

/** Answers a command from the CLI. An error is returned to it, as if it had opened the folder itself. */
export async function answerControl(core: Core, request: Request): Promise<Response> {
  // The schema refuses null.
  const parsed = controlCommand.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ answer: 'not understood' }, { status: 400 })
  try {
    return Response.json({ answer: await execute(core, parsed.data) })
  } catch (error) {
    logger.error('control.command_failed', errorDetails(error))
    const code = isDiskFull(error) ? 'ENOSPC' : 'failed'
    return Response.json({ failed: error instanceof Error ? error.message : code, code }, { status: 500 })
  }
}
