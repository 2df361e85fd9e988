// Events put behind the last one of a folder nobody serves, through the log itself, so that its chain holds: also such as this
// release would never write.
import type { NewEvent } from '../../../src/events/store/log'
import { openLog } from '../../../src/events/store/sqlite/sqlite-log'
import { secretOf, secretsFrom } from '../../../src/server/security/secrets'

/** Appends to one stream, whatever its version is; `at` is when they happened, in ms. */
export async function appendEvents(folder: string, stream: string, at: number, ...events: NewEvent[]): Promise<void> {
  const log = openLog({ folder, masterKey: secretsFrom(secretOf(folder, null)).master })
  try {
    const expected = log.read(stream).length
    const context = { at, actor: null, correlation: 'test', causation: null }
    const answer = await log.append([{ stream, expected, events }], context)
    if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
  } finally {
    await log.close()
  }
}
