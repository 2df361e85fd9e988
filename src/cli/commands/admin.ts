import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { plans } from '../../events/schema/vocabulary'
import type { Command } from '../command'
import { send } from '../control-client'

export const admin: Command = {
  usage: `admin create <email> [--existing] | admin plan <email> <${plans.join('|')}>`,
  summary: 'make an admin, or put an account on a plan that is not sold; also while the server runs',
  options: { existing: { type: 'boolean' } },
  args: [2, 3],
  run: async ({ args: [what, address = '', plan], options, config, out, problem }) => {
    const email = z.email().max(254).safeParse(address)
    const wanted = z.enum(plans).safeParse(plan)
    if (!email.success) {
      problem(`${address} is not an email address`)
      return 2
    }
    if (what === 'create' && plan === undefined) {
      const password = config.admin?.password ?? randomBytes(12).toString('base64url')
      const answer = await send(config, {
        kind: 'make-admin',
        email: email.data,
        password,
        existing: options.existing === true,
      })
      if (answer === 'created') out(config.admin ? 'Admin created.' : `Admin created. Password: ${password}`)
      else if (answer === 'promoted')
        out(
          `This account is an admin now. It was signed out everywhere and has a new password${config.admin ? ', that of ADMIN_PASSWORD.' : `: ${password}`}`,
        )
      else if (answer === 'exists')
        problem(
          'There is an account with this address already, made by whoever typed it. Nothing was changed. If it is yours to make an admin, say --existing: it is then signed out everywhere and gets a new password.',
        )
      else problem('The admin could not be created.')
      return answer === 'failed' || answer === 'exists' ? 1 : 0
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
