// Checks all uploaded files after each start and once a day, while the server runs: completes erasures that a crash
// interrupted and moves files that no event needs to the orphans. Only the log decides, and only a complete and verified
// one.

import { setImmediate } from 'node:timers/promises'
import { accountStream, domainEvents } from '../../events/schema/events'
import { createSurvey, describeKinds } from '../../events/schema/kinds'
import { lastEventAt } from '../../events/store/log'
import { parkedCount } from '../../projections/engine/views-reader'
import { dayMs } from '../../time/units'
import { finishErasures, forgetAccount } from '../accounts/data/erase'
import { askedMax } from '../cluster/port'
import { tidySharedFiles } from '../cluster/tidy-files'
import type { Core } from '../core/core'
import { finishDraftErasures } from '../drafts/forget'
import { logger } from '../runtime/logger'
import { startEvery, type Worker } from '../runtime/worker'
import { missingInWords } from '../storage/check/folder'
import { acceptedMissing, accountsOf, missingOf } from '../storage/check/missing-files'
import {
  accountsIn,
  countFailure,
  filesOf,
  lookAgain,
  newTally,
  setAside,
  type Tally,
  type Times,
} from '../storage/check/orphaned-files'
import { needsOf } from '../storage/file-needs'
import { filesFolder } from '../storage/uploads'
import { finishMessageErasures } from '../support/erase-message'

const everyMs = dayMs
/** Accounts checked between two turns of the event loop. */
const batchFiles = 20

type Survey = ReturnType<typeof createSurvey>

/** Why the log cannot be relied on now; null when it is whole and known, 'stopped' when the server stops. */
const logProblem = async (core: Core, survey: Survey, stopped: () => boolean): Promise<string | null> => {
  const surveyed = await survey(stopped)
  if (!surveyed) return 'stopped'
  core.integrity.changed = surveyed.changed
  if (surveyed.missing > 0) return `${surveyed.missing} events are missing from the log`
  if (surveyed.changed !== null) return surveyed.changed
  return surveyed.unknown.length > 0
    ? `the log holds events of a newer release: ${describeKinds(surveyed.unknown)}`
    : null
}

/** Why the read models do not hold all that the log does; null when they do. */
const viewsProblem = (core: Core): string | null => {
  const parked = parkedCount(core.views)
  if (parked > 0) return `${parked} events are parked`
  return core.views.position() === core.events.position() ? null : 'the read models are behind the log'
}

const timesOf = ({ clock, events: log }: Core): Times => ({
  clock: clock(),
  log: lastEventAt(log),
})

const tidyAccount = async (core: Core, account: string, hasOrphans: boolean, tally: Tally): Promise<void> => {
  const files = await filesOf(filesFolder(core), account, hasOrphans).catch((error: unknown) => {
    countFailure(tally, error)
    return null
  })
  if (files === null || files.stored.length + files.orphans.length === 0) return
  // The files were listed first and all of this is one tick: an event in between is seen, and none can follow it.
  const needs = core.events.known(accountStream(account)) ? needsOf(core.events, account) : null
  if (needs === null) tally.unread++
  else if (needs.erased) {
    if (!(await forgetAccount(core, account))) tally.failed++
  } else {
    setAside(files, needs, timesOf(core), tally)
    lookAgain(files, needs, timesOf(core), tally)
  }
}

/** Counts the missing uploads that the log needs: those that neither the folder nor what nodes share has. */
const findMissing = async (core: Core, stopped: () => boolean): Promise<void> => {
  const accepted = acceptedMissing(core.config.folder)
  const missing: string[] = []
  let absent: string[] = []
  const lookElsewhere = async () => {
    const shared = core.cluster?.files
    for (; absent.length > 0; absent = absent.slice(askedMax)) {
      const names = absent.slice(0, askedMax).map((id) => `${id}.sealed`)
      missing.push(...(shared ? await shared.lacking(names) : names).map((name) => name.replace(/\.sealed$/, '')))
    }
  }
  let looked = 0
  for (const account of accountsOf(core.events)) {
    if (stopped()) return
    const needs = needsOf(core.events, account)
    if (needs) absent.push(...missingOf(core.config.folder, account, needs, accepted).sort())
    if (absent.length >= askedMax) await lookElsewhere()
    looked += 1
    if (looked % batchFiles === 0) await setImmediate()
  }
  await lookElsewhere()
  core.integrity.missingUploads = missing.length
  if (missing.length > 0) logger.error('uploads.missing', { missing: missing.length, why: missingInWords(missing) })
}

/** One check of all files. Returns what was done; null if nothing may be done, which the log then explains. */
export const createTidy = (core: Core): ((stopped?: () => boolean) => Promise<Tally | null>) => {
  const survey = createSurvey(core.events, domainEvents)
  return async (stopped = () => false) => {
    // A new site: beside uploads or keys an empty log is refused at the start.
    if (core.events.position() === 0) return null
    const problem = await logProblem(core, survey, stopped)
    if (problem === 'stopped') return null
    // The log itself is asked about each erasure, so read models that lack something do not delay it.
    const unfinished = problem === null ? await finishErasures(core, stopped) : 0
    const reason = problem ?? viewsProblem(core)
    if (reason !== null) {
      logger.warn('uploads.unchanged', { reason })
      return null
    }
    const tally = newTally()
    tally.failed = unfinished + (await finishMessageErasures(core)) + (await finishDraftErasures(core))
    let looked = 0
    for await (const { account, orphans: hasOrphans } of accountsIn(filesFolder(core))) {
      if (stopped()) break
      await tidyAccount(core, account, hasOrphans, tally)
      looked += 1
      if (looked % batchFiles === 0) await setImmediate()
    }
    if (core.cluster?.isElected()) tally.removed += await tidySharedFiles(core, core.cluster.files, stopped)
    await findMissing(core, stopped)
    const { moved, back, removed, failed, unread } = tally
    if (moved + back + removed + failed + unread > 0) logger.info('uploads.orphans', { ...tally })
    return tally
  }
}

/** Checks now and once a day. */
export const startTidying = (core: Core): Worker => startEvery({ name: 'tidying', everyMs, run: createTidy(core) })
