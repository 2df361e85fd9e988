// The work a server does by itself: what a crash interrupted, then the periodic jobs. Loaded once the server can answer.
import { openAnalyses } from '../../projections/analyses/analysis'
import { openModelParts } from '../../projections/analyses/model'
import { startErasing } from '../accounts/data/waiting-erasure'
import { optimisedSettled } from '../analyses/downloads/optimised-check'
import { startReconciling } from '../billing/stripe/reconcile'
import { stopProcessingWebhooks } from '../billing/stripe/webhooks/process-webhooks'
import type { Config } from '../config/config'
import type { Core } from '../core/core'
import { startWebhookSender } from '../outgoing-webhooks/sender'
import { errorDetails, logger } from '../runtime/logger'
import { fillOutbox } from '../support/support-mail'
import { startBackups } from './backups'
import { startSweeping } from './billing-sweep'
import { startCalendar } from './calendar-sweep'
import { startMentoringSweep } from './mentoring-sweep'
import { startTidying } from './uploads-sweep'

/** How long a stop waits for all of them together. */
const drainMs = 10_000

type Jobs = { stop(): Promise<void> }

const startMailQueue = async (core: Core, smtp: NonNullable<Config['smtp']>) => {
  const [{ createMailQueue }, { createSender }] = await Promise.all([import('./mail-queue'), import('../mail/smtp')])
  return createMailQueue(core, createSender(smtp))
}

/** Recovers what a crash interrupted, then starts the periodic jobs. */
export const startJobs = async (core: Core): Promise<Jobs> => {
  const { smtp } = core.config
  // A node's sessions are on PostgreSQL.
  if (!core.cluster) await core.reserveRoom()
  const recovery = core.cluster ? (await import('../cluster/recover-others')).startRecoveringOthers : startRecovering
  const shared = core.cluster
    ? core.cluster.whileElected(() => startSharedJobs(core, recovery))
    : startSharedJobs(core, recovery)
  const tidying = startTidying(core)
  const mailQueue = smtp ? await startMailQueue(core, smtp) : null
  return {
    stop: async () => {
      const ended = async () => {
        await Promise.all([shared.stop(), stopProcessingWebhooks(core), tidying.stop()])
        await mailQueue?.stop()
        await optimisedSettled(core)
      }
      await Promise.race([ended(), Bun.sleep(drainMs)])
    },
  }
}

/** What must be done once, however many nodes there are. */
const startSharedJobs = (core: Core, recovery: (core: Core) => Jobs): Jobs => {
  const recovering = recovery(core)
  const periodic = [
    startSweeping(core),
    startCalendar(core),
    startReconciling(core),
    startMentoringSweep(core),
    startBackups(core),
    startErasing(core),
    startWebhookSender(core),
  ]
  return {
    stop: async () => {
      await Promise.all(periodic.map((worker) => worker.stop()))
      await recovering.stop()
    },
  }
}

const startRecovering = (core: Core): Jobs => {
  const recovering = recoverAfterCrash(core)
  return { stop: () => recovering }
}

/** Completes what a crash interrupted: analyses, questions to models and, without SMTP, mails to admins. Logs what it could not. */
const recoverAfterCrash = async (core: Core): Promise<void> => {
  try {
    const { db } = core.views
    // Most starts find nothing to complete, and then what analyses is not loaded.
    if (openAnalyses(db).length + openModelParts(db).length > 0)
      logger.info('server.recovered', await (await import('../analyses/run/recover')).recoverAnalyses(core))
    if (!core.config.smtp) await fillOutbox(core)
  } catch (error) {
    logger.error('server.recovery_failed', errorDetails(error))
  }
}
