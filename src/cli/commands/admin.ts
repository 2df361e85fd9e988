import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { plans } from '../../events/schema/vocabulary'
import type { Command } from '../command'
import { send } from '../control-client'

export const admin: Command = {
  usage: `admin create <email> | admin plan <email> <${plans.join('|')}>`,
  summary: 'make an admin, or put an account on a plan that is not sold; also while the server runs',
  args: [2, 3],
  run: async ({ args: [what, address = '', plan], config, out, problem }) => {
    const email = z.email().max(254).safeParse(address)
    const wanted = z.enum(plans).safeParse(plan)
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
