// `admin`: the operator makes somebody an admin, and changes an account's plan, password, second factor or sessions.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { adminReasons, plans } from '../../events/schema/vocabulary'
import type { Command, Exit, Input } from '../command'
import { send } from '../control-client'
import { holdsNoSite, isFolderNamed } from '../no-site'
import { addressOf } from '../open-log'
import { stamp } from '../parse-time'
import type { Sentence } from '../say'

const create = async (email: string, { options, config, out, problem, say }: Input): Promise<Exit> => {
  const password = config.admin?.password ?? randomBytes(12).toString('base64url')
  const existing = options.existing === true
  if (holdsNoSite(config))
    problem(say('There was no site in {{folder}}: a new one is made.', { folder: config.folder }))
  const answer = await send(config, { kind: 'make-admin', email, password, existing })
  if (answer === 'created')
    out(config.admin ? say('Admin created.') : say('Admin created. Password: {{password}}', { password }))
  else if (answer === 'promoted')
    out(
      config.admin
        ? say(
            'This account is an admin now. It was signed out everywhere and has a new password, that of ADMIN_PASSWORD.',
          )
        : say('This account is an admin now. It was signed out everywhere and has a new password: {{password}}', {
            password,
          }),
    )
  else if (answer === 'exists')
    problem(
      say(
        'There is an account with this address already, made by whoever typed it. Nothing was changed. If it is yours to make an admin, say --existing: it is then signed out everywhere and gets a new password.',
      ),
    )
  else problem(say('The admin could not be created.'))
  return answer === 'failed' || answer === 'exists' ? 1 : 0
}

const planAnswers: Readonly<Record<string, Sentence>> = {
  'no such account': 'No account has this address.',
  'the account is full': 'The account’s record is full.',
}

const assign = async (
  email: string,
  { args: [, , plan], options, config, out, problem, say, usageError }: Input,
): Promise<Exit> => {
  const parsedPlan = z.enum(plans).safeParse(plan)
  if (!parsedPlan.success) return usageError(say('the plans are {{plans}}', { plans: plans.join(', ') }))
  const reason = z.enum(adminReasons).optional().safeParse(options.reason)
  if (!reason.success) return usageError(say('the reasons are {{reasons}}', { reasons: adminReasons.join(', ') }))
  const answer = await send(config, { kind: 'assign-plan', email, plan: parsedPlan.data, reason: reason.data })
  if (answer !== 'assigned') problem(say(planAnswers[answer] ?? 'Try again.'))
  else out(say('{{email}} is on the plan {{plan}} now.', { email, plan: parsedPlan.data }))
  return answer === 'assigned' ? 0 : 1
}

const resetPassword = async (email: string, { config, out, problem, say }: Input): Promise<Exit> => {
  const password = randomBytes(12).toString('base64url')
  const answer = await send(config, { kind: 'reset-password', email, password })
  if (answer === 'reset') out(say('New password: {{password}}\nAll sessions of the account were ended.', { password }))
  else problem(say(answer === 'account-missing' ? 'No account has this address.' : 'Try again.'))
  return answer === 'reset' ? 0 : 1
}

const demotionAnswers: Readonly<Record<string, Sentence>> = {
  'account-missing': 'No account has this address.',
  'not-admin': 'This account is no admin.',
  'sessions-open':
    'The account is no admin any more, but its sessions could not be ended: admin sessions <email> --end.',
  'last-admin': 'This is the only admin who can sign in: make another first (admin create).',
}

const demote = async (email: string, { config, out, problem, say }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'demote-admin', email })
  if (answer === 'demoted') out(say('{{email}} is no admin any more. All its sessions were ended.', { email }))
  else problem(say(demotionAnswers[answer] ?? 'Try again.'))
  return answer === 'demoted' ? 0 : 1
}

const factorAnswers: Readonly<Record<string, Sentence>> = {
  'account-missing': 'No account has this address.',
  'factor-missing': 'This account has no second factor.',
}

const removeSecondFactor = async (email: string, { config, out, problem, say }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'remove-second-factor', email })
  if (answer === 'removed') out(say('The account signs in with its password alone now. All its sessions were ended.'))
  else problem(say(factorAnswers[answer] ?? 'Try again.'))
  return answer === 'removed' ? 0 : 1
}

const sessions = z.object({ found: z.boolean(), open: z.array(z.number()), ended: z.boolean() })

const showSessions = async (email: string, { options, config, out, problem, say }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'sessions', email, end: options.end === true })
  const { found, open, ended } = sessions.parse(JSON.parse(answer))
  if (!found) problem(say('No account has this address.'))
  else if (options.json) out(answer)
  else {
    for (const at of open) out(say('since {{when}} UTC', { when: stamp(at) }))
    out(say(ended ? '{{count}} open sessions, all ended' : '{{count}} open sessions', { count: open.length }))
  }
  if (found && options.end && !ended) problem(say('Try again.'))
  return found && (ended || !options.end) ? 0 : 1
}

const admins = z.array(z.object({ id: z.string(), email: z.string(), active: z.boolean(), createdAt: z.number() }))

const list = async ({ options, config, out, say }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'list-admins' })
  if (options.json) out(answer)
  else
    for (const { email, active, createdAt } of admins.parse(JSON.parse(answer)))
      out(
        `${email}  ${say('since {{when}} UTC', { when: stamp(createdAt) })}${active ? '' : `  ${say('deactivated')}`}`,
      )
  return 0
}

const voidCoupon = async (code: string, { options, config, out, problem, say }: Input): Promise<Exit> => {
  const answer = await send(config, { kind: 'void-coupons', code, batch: options.batch === true })
  const count = Number(answer)
  if (Number.isNaN(count))
    problem(say(answer === 'coupon-invalid' ? 'There is no coupon with this code.' : 'Try again.'))
  else out(say('{{count}} coupons are voided.', { count }))
  return Number.isNaN(count) ? 1 : 0
}

const subcommands: Readonly<Record<string, (email: string, input: Input) => Promise<Exit>>> = {
  create,
  demote,
  plan: assign,
  'reset-password': resetPassword,
  'remove-second-factor': removeSecondFactor,
  sessions: showSessions,
}

export const admin: Command = {
  usage: `admin create <email> [--existing] | admin demote <email> | admin plan <email> <${plans.join('|')}> [--reason <${adminReasons.join('|')}>] | admin reset-password <email> | admin remove-second-factor <email> | admin sessions <email> [--end] | admin void-coupon <code> [--batch] | admin list`,
  summary:
    'make an admin, take the role away, put an account on a plan, reset its password, remove its second factor, list or end its sessions, void a coupon or what is left of its batch, list admins; also while the server runs',
  examples: [
    'admin create ana@example.com',
    'admin demote ana@example.com',
    'admin reset-password ana@example.com',
    'admin sessions ana@example.com --end',
  ],
  options: {
    batch: { type: 'boolean' },
    end: { type: 'boolean' },
    existing: { type: 'boolean' },
    reason: { type: 'string' },
    json: { type: 'boolean' },
  },
  args: [2, 3],
  alone: ['list'],
  // A new site may begin with its admin, where its folder is named.
  needsSite: ({ args: [what], environment }) => what !== 'create' || !isFolderNamed(environment),
  run: async (input) => {
    const { args, problem, say, usageError } = input
    const [what = '', address = '', more] = args
    if (what === 'list' && args.length === 1) return list(input)
    if (what === 'void-coupon' && args.length === 2) return voidCoupon(address, input)
    const work = Object.hasOwn(subcommands, what) ? subcommands[what] : undefined
    if (!work || (more !== undefined && what !== 'plan'))
      return usageError(
        say('{{command}} knows {{words}}', {
          command: 'admin',
          words: ['list', 'void-coupon', ...Object.keys(subcommands)].join(', '),
        }),
      )
    const email = addressOf(address)
    if (email === null) problem(say('{{text}} is not an email address', { text: JSON.stringify(address) }))
    return email === null ? 2 : work(email, input)
  },
}
