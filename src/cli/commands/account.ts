import { z } from 'zod'
import type { Command } from '../command'
import { send } from '../control-client'

const answers: Readonly<Record<string, string>> = {
  'account-missing': 'No account has this address.',
  'admin-stays': 'This account is an admin: give the role to another account first.',
  busy: 'The account is being changed. Try again.',
}

export const account: Command = {
  usage: 'account erase <email> --sure',
  summary: 'erase an account for good, when its owner asks; it cannot be undone; also while the server runs',
  options: { sure: { type: 'boolean' } },
  args: [2, 2],
  run: async ({ args: [what, address = ''], options, config, out, problem }) => {
    const email = z.email().max(254).safeParse(address)
    if (what !== 'erase' || !email.success) {
      problem(email.success ? 'not understood' : `${address} is not an email address`)
      return 2
    }
    if (options.sure !== true) {
      problem('Nothing was erased. This cannot be undone; say --sure to go on.')
      return 2
    }
    const answer = await send(config, { kind: 'erase-account', email: email.data })
    if (answer === 'erased') out('The account is erased.')
    else problem(answers[answer] ?? answer)
    return answer === 'erased' ? 0 : 1
  },
}
