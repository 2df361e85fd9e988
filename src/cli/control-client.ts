// Sends a control command to the running server, or carries it out in the data folder where none runs.
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { LogError } from '../events/store/log-error'
import { type ControlCommand, execute, refusedByStandby } from '../server/admin/operator/control-commands'
import { controlPath } from '../server/admin/operator/control-socket'
import type { Config } from '../server/config/config'
import { openCore } from '../server/core/open-core'

const answered = z.union([z.object({ answer: z.string() }), z.object({ failed: z.string(), code: z.string() })])

/** How long an answer may take, where it is more than a moment. */
const patienceMs: { readonly [kind in ControlCommand['kind']]?: number } = {
  reconcile: 240_000,
  'export-account': 240_000,
  rebuild: 3_600_000,
}

/** Through the running server if there is one, otherwise by opening the data folder. */
export const send = async (config: Config, command: ControlCommand): Promise<string> => {
  try {
    const core = await openCore(config, Date.now)
    try {
      return await execute(core, command)
    } finally {
      core.views.close()
      core.testCheckout?.close()
      core.security.close()
      await core.events.close()
      core.runtimeDb.close()
    }
  } catch (error) {
    const answer = error instanceof LogError && error.code === 'locked' ? await askRunning(config, command) : null
    if (answer === null) throw error
    return answer
  }
}

/** Null if no running server can be asked in this folder. */
export const askRunning = async (config: Config, command: ControlCommand): Promise<string | null> => {
  const path = controlPath(config.folder)
  if (!path || !existsSync(path)) return null
  const answer = await fetch('http://localhost/', {
    unix: path,
    method: 'POST',
    body: JSON.stringify(command),
    signal: AbortSignal.timeout(patienceMs[command.kind] ?? 10_000),
  })
  const reply = answered.parse(await answer.json())
  if ('failed' in reply) throw Object.assign(new Error(reply.failed), { code: reply.code })
  const text = reply.answer
  if (text === refusedByStandby) throw new Error(text)
  return text
}
