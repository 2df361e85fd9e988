import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { z } from 'zod'
import { openable } from '../billing/catalogue'
import { LogError } from '../events/log-error'
import type { Config } from '../server/config'
import { carryOut, controlPath, type Order } from '../server/control'
import { openCore } from '../server/serve'
import type { Command } from './command'

const answered = z.object({ answer: z.string() })

/** Through the running server if there is one, else by opening the data folder ourselves. */
const send = async (config: Config, order: Order): Promise<string> => {
  try {
    const core = await openCore(config, Date.now)
    try {
      return await carryOut(core, order)
    } finally {
      core.views.close()
      await core.log.close()
    }
  } catch (error) {
    const path = controlPath(config.folder)
    if (!(error instanceof LogError && error.code === 'locked') || !path || !existsSync(path)) throw error
    const answer = await fetch('http://localhost/', {
      unix: path,
      method: 'POST',
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(10_000),
    })
    return answered.parse(await answer.json()).answer
  }
}

export const admin: Command = {
  usage: `admin create <email> | admin plan <email> <${openable.join('|')}>`,
  summary: 'make an admin, or put an account on a plan that is not sold; also while the server runs',
  words: [2, 3],
  run: async ({ words: [what, address = '', plan], config, out, problem }) => {
    const email = z.email().max(254).safeParse(address)
    const wanted = z.enum(openable).safeParse(plan)
    if (!email.success) {
      problem(`${address} is not an email address`)
      return 2
    }
    if (what === 'create' && plan === undefined) {
      const password = config.admin?.password ?? randomBytes(12).toString('base64url')
      const answer = await send(config, { kind: 'make-admin', email: email.data, password })
      if (answer === 'created') out(config.admin ? 'Admin created.' : `Admin created. Password: ${password}`)
      else if (answer === 'promoted') out('This account is an admin now; its password is unchanged.')
      else problem('The admin could not be created.')
      return answer === 'failed' ? 1 : 0
    }
    if (what === 'plan' && wanted.success) {
      const answer = await send(config, { kind: 'assign-plan', email: email.data, plan: wanted.data })
      if (answer !== 'assigned') problem(answer)
      else out(`${email.data} is on the plan ${wanted.data} now.`)
      return answer === 'assigned' ? 0 : 1
    }
    problem('not understood')
    return 2
  },
}
