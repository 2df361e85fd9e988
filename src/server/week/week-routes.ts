// Routes of the plan of the week.
import type { WeekJson } from '../../api/tools/week'
import type { Core } from '../core/core'
import { formBody, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { eventMetadata, personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { refusalPage } from '../http/response/page'
import { type Refused, refusedJson, throttleChange, unhandled } from '../http/response/refusals'
import { json, problem, seeOther } from '../http/response/responses'
import { chooseMail } from './mail-choice'
import { hasWeek, planWeek, settledInDraft, weekState } from './week-plan'

/** Plans the week of the person who asks; null when it is planned, also where it was planned before. */
const plan = async (core: Core, ctx: RequestContext): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  if (!hasWeek(core, account, ctx.now)) return { status: 403, body: problem(ctx, 'week-plan') }
  const refusal = throttleChange(core, ctx)
  if (refusal) return refusal
  const outcome = await planWeek(core, account, eventMetadata(ctx), false)
  if (outcome.ok) return null
  return outcome.code === 'week-nothing'
    ? { status: 409, body: problem(ctx, outcome.code) }
    : unhandled(ctx, outcome.code)
}

const weekJson = async (core: Core, ctx: RequestContext): Promise<WeekJson> => {
  const { account } = personOf(ctx)
  const state = weekState(core, account, ctx.now, ctx.language, await settledInDraft(core, account, ctx.now))
  return {
    incluido: state !== null,
    passos:
      state?.steps?.map(({ tool, check, title, gain, effort, done, gained }) => ({
        ferramenta: tool,
        verificacao: check,
        texto: title,
        pontos: gain,
        esforco: effort,
        feito: done,
        ganhos: gained,
      })) ?? null,
  }
}

/** The plan of the week stands on the dashboard; its forms and calls are here. */
export const weekRoutes = (core: Core) =>
  routesOf('week')
    .post(
      '/painel/semana',
      async ({ ctx, body }) => {
        const refused =
          formText(body, 'acao') === 'avisos'
            ? await chooseMail(core, ctx, 'week', formText(body, 'querer') === '1')
            : await plan(core, ctx)
        return refused ? refusalPage(core, ctx, refused) : seeOther('/painel#semana')
      },
      { body: formBody },
    )
    .get('/api/user/week', async ({ ctx }) => json(await weekJson(core, ctx)))
    .post('/api/user/week', async ({ ctx }) => {
      const refused = await plan(core, ctx)
      return refused ? refusedJson(refused) : json(await weekJson(core, ctx))
    })
