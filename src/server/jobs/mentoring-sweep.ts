// Raises what is due in mentoring once a minute: reminders, and what a crash left out of notifications and of conversations that end.
import { mentoring } from '../../domain/mentoring/booking'
import { mentoringLimits } from '../../domain/mentoring/hour'
import { accountStream } from '../../events/schema/events'
import { mentorsWithHours, remindersDue } from '../../projections/mentoring/mentoring-queries'
import { minuteMs } from '../../time/units'
import type { Core } from '../core/core'
import { endWithInactive } from '../mentoring/hours'
import { systemMetadata } from '../runtime/event-metadata'
import { startEvery, type Worker } from '../runtime/worker'

/** Reminders and mentors looked at in one run; the rest waits for the next. */
const atOnce = 200
const everyMs = minuteMs

/** One run; returns how many people were reminded. */
export const sweepMentoring = async (core: Core): Promise<number> => {
  const now = core.clock()
  const due = remindersDue(core.views.db, now, now + mentoringLimits.reminderMs, atOnce)
  for (const { id, account } of due)
    await core.handle(mentoring, accountStream(account), { kind: 'remind', booking: id, now }, systemMetadata(core))
  for (const mentor of mentorsWithHours(core.views.db, now, atOnce))
    await endWithInactive(core, mentor, systemMetadata(core))
  return due.length
}

export const startMentoringSweep = (core: Core): Worker =>
  startEvery({ name: 'mentoring sweep', everyMs, run: () => sweepMentoring(core) })
