// An account's exported events as a test of this code: what `events export --as-test` writes, and what such a test calls.
import type { PlanLimits } from '../billing/catalogue'
import { accountAt } from '../domain/account-at'
import { explainQuota } from '../domain/quota/ledger'
import { wireCount } from '../domain/quota/quota'
import { domainEvents } from '../events/schema/events'
import type { EventLine } from '../events/tools/json-lines'

/** `now` in milliseconds; `limits` are those of the catalogue that the events were exported with. */
type CaseConditions = { readonly now: number; readonly limits: PlanLimits }

/** What the code makes of these events, for the test files that `testFileOf` writes, which import it; throws LogError. */
export function exportedCase(events: readonly EventLine[], { now, limits }: CaseConditions): object {
  const recorded = events.map((event) => ({ ...event, personal: () => event.personal }))
  const history = domainEvents.history(recorded)
  const { lines } = explainQuota(history, now, limits)
  return {
    state: accountAt(events[0]?.stream ?? '', history, now, limits),
    quota: lines.map(({ event, reason, change, balance }) => ({
      position: event?.meta.position ?? null,
      ...{ reason, change, left: wireCount(balance) },
    })),
  }
}

/** Where this file is, seen from `tests/cases/`. */
const here = '../../src/cli/exported-case'

/** The text of a test file for `tests/cases/`. The events must be redacted: the file is committed. */
export function testFileOf(events: readonly EventLine[], conditions: CaseConditions): string {
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  return `// Exported by \`trampolim events export --as-test\`: ids are pseudonyms and no personal part is here. \`expected\` is what the
// release that exported it calculated: put the right figures there first, then change the code until this passes.
import { expect, test } from 'bun:test'
import { exportedCase } from '${here}'

const events: Parameters<typeof exportedCase>[0] = ${json(events)}

const conditions: Parameters<typeof exportedCase>[1] = ${json(conditions)}

const expected = ${json(exportedCase(events, conditions))}

test('the exported account has the expected state and quota', () => {
  expect(exportedCase(events, conditions)).toEqual(expected)
})`
}
