// `account`: the operator erases an account, copies its data into a file, or lists and revokes its tokens.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Command, Exit, Input } from '../command'
import { send } from '../control-client'
import { addressOf } from '../open-log'
import { stamp } from '../parse-time'
import type { Sentence } from '../say'

const answers: Readonly<Record<string, Sentence>> = {
  'account-missing': 'No account has this address.',
  'admin-stays': 'This account is an admin: give the role to another account first.',
  'not-written': 'The file could not be written: the server writes it, as its own user.',
  busy: 'The account is being changed. Try again.',
}

const erase = async (email: string, { options, config, out, problem, say, usageError }: Input): Promise<Exit> => {
  if (options.sure !== true) return usageError(say('Nothing was erased. This cannot be undone; say --sure to go on.'))
  const answer = await send(config, { kind: 'erase-account', email })
  if (answer === 'erased') out(say('The account is erased.'))
  else problem(answers[answer] ? say(answers[answer]) : answer)
  return answer === 'erased' ? 0 : 1
}

const exportTo = async (
  email: string,
  { args: [, , file], config, out, problem, say, usageError }: Input,
): Promise<Exit> => {
  if (file === undefined || existsSync(file))
    return usageError(
      file === undefined ? say('say which file to write') : say('there is a file {{file}} already', { file }),
    )
  const path = resolve(file)
  const answer = await send(config, { kind: 'export-account', email, file: path })
  if (answer === 'exported')
    out(say('Everything kept about this account is in {{path}}. It holds personal data in the clear.', { path }))
  else problem(answers[answer] ? say(answers[answer]) : answer)
  return answer === 'exported' ? 0 : 1
}

const tokens = z.object({
  found: z.boolean(),
  tokens: z.array(
    z.object({ id: z.string(), scope: z.string(), made: z.number(), until: z.number(), used: z.number().nullable() }),
  ),
  revoked: z.boolean(),
})

const showTokens = async (email: string, { options, config, out, problem, say }: Input): Promise<Exit> => {
  const revoke = options.revoke === true
  const answer = await send(config, { kind: 'tokens', email, revoke })
  const { found, tokens: all, revoked } = tokens.parse(JSON.parse(answer))
  if (!found) problem(say('No account has this address.'))
  else if (options.json) out(answer)
  else {
    for (const { id, scope, made, until, used } of all)
      out(
        `${id}  ${scope}  ${say('made {{made}}  until {{until}}  used {{used}}', { made: stamp(made), until: stamp(until), used: used === null ? say('never') : stamp(used) })}`,
      )
    out(say(revoked ? '{{count}} tokens, all revoked' : '{{count}} tokens', { count: all.length }))
  }
  return found && revoked === revoke ? 0 : 1
}

export const account: Command = {
  usage: 'account erase <email> --sure | account export <email> <file.zip> | account tokens <email> [--revoke]',
  summary:
    'erase an account for good, write the copy its owner could download, or list and revoke its API tokens; also while the server runs',
  examples: [
    'account export ana@example.com ana.zip',
    'account erase ana@example.com --sure',
    'account tokens ana@example.com --revoke',
  ],
  options: { sure: { type: 'boolean' }, revoke: { type: 'boolean' }, json: { type: 'boolean' } },
  args: [2, 3],
  needsSite: () => true,
  run: async (input) => {
    const { args, problem, say } = input
    const [what, address = ''] = args
    const email = addressOf(address)
    if (email === null) problem(say('{{text}} is not an email address', { text: JSON.stringify(address) }))
    else if (what === 'erase' && args.length === 2) return erase(email, input)
    else if (what === 'export') return exportTo(email, input)
    else if (what === 'tokens' && args.length === 2) return showTokens(email, input)
    else problem(say('{{command}} knows {{words}}', { command: 'account', words: 'erase, export, tokens' }))
    return 2
  },
}
