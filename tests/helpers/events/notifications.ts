// Events that lead to notifications, without the minutes a real upload takes.

import { termsOf } from '../../../src/billing/offer'
import { account } from '../../../src/domain/accounts/account'
import { profile } from '../../../src/domain/accounts/profile'
import { analysis } from '../../../src/domain/analyses/analysis'
import { billing } from '../../../src/domain/billing/billing'
import { accountStream } from '../../../src/events/schema/events'
import type { Failure, Plan, Tool } from '../../../src/events/schema/vocabulary'
import { sessionsOf } from '../../../src/projections/accounts/session'
import type { Core } from '../../../src/server/core/core'
import { asked, body, type Client } from '../app'

export const accountOf = async (client: Client): Promise<string> =>
  (await body<{ id: string }>(await client.ask('/api/user'))).id

/** What can happen to the account of this id. Each throws if the domain refuses. */
export const happenings = (core: Core, id: string) => {
  const stream = accountStream(id)
  const context = () => ({ at: core.clock(), actor: id, correlation: 'test', causation: null })
  const must = (done: { readonly ok: boolean }) => {
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`)
  }
  const begin = async (tool: Tool) => {
    const analysisId = Bun.randomUUIDv7()
    const request = {
      kind: 'request',
      analysis: analysisId,
      tool,
      bytes: 1,
      file: 'cv.pdf',
      ...asked,
      now: core.clock(),
    } as const
    must(await core.handle(analysis, stream, request, context()))
    return analysisId
  }
  return {
    plan: async (plan: Plan) =>
      must(
        await core.handle(
          billing,
          stream,
          { kind: 'assign-plan', plan, now: core.clock(), termsOf: termsOf(core.catalogue) },
          context(),
        ),
      ),
    password: async () => {
      const { epoch, name, email } = core.states.of(account, stream).state
      const [newest] = sessionsOf(core.views.db, id, core.clock())
      const password = { hash: 'x', epoch, session: newest?.id ?? 'none' }
      const change = { kind: 'change', name: name ?? '', email: email ?? '', from: email ?? '', password } as const
      must(await core.handle(profile, stream, change, context()))
    },
    analysed: async (tool: Tool, score: number) => {
      const end = {
        kind: 'complete',
        analysis: await begin(tool),
        engine: 'builtin',
        rubric: 1,
        score,
        result: {},
      } as const
      must(await core.handle(analysis, stream, end, context()))
    },
    failed: async (tool: Tool, reason: Failure) =>
      must(await core.handle(analysis, stream, { kind: 'fail', analysis: await begin(tool), reason }, context())),
  }
}
