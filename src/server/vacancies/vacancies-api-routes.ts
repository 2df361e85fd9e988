// The vacancies' JSON calls.
import { stateNames, type VacanciesJson, type VacancyJson } from '../../api/tools/vacancies'
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { ownVacancy } from '../../projections/vacancies/vacancies'
import type { Vacancy } from '../../texts/vacancies/view'
import type { Core } from '../core/core'
import { rangeJson } from '../history/range-json'
import { comparisonBody, newVacancyBody, vacancyBody } from '../http/request/body/call-bodies'
import { fieldOf, formText } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { routesOf } from '../http/request/routes-of'
import { refusedJson } from '../http/response/refusals'
import { json, problem } from '../http/response/responses'
import { compareVacancies } from './compare'
import { changeVacancy, removeVacancy, saveVacancy } from './vacancies'
import { vacanciesData, vacancyOf } from './vacancies-data'

const buckets = { shown: 'mostrada', listed: 'listada', close: 'parecida', missing: 'ausente' } as const

const vacancyJson = (vacancy: Vacancy): VacancyJson => ({
  id: vacancy.id,
  titulo: vacancy.title,
  empresa: vacancy.employer,
  estado: stateNames[vacancy.state],
  criado_em: new Date(vacancy.savedAt).toISOString(),
  enviada_em: vacancy.sentOn,
  lembrete: vacancy.reminder,
  curriculo: vacancy.version?.id ?? null,
  notas: vacancy.notes,
  combina: vacancy.score,
  faixa: rangeJson(vacancy.compared?.range ?? null),
})

const allJson = (core: Core, ctx: RequestContext): VacanciesJson => {
  const { vacancies, asks } = vacanciesData(core, personOf(ctx).account)
  return {
    vagas: vacancies.map(vacancyJson),
    pedidos: asks && {
      anuncios: asks.of,
      linhas: asks.rows.map(({ text, count, bucket }) => ({ texto: text, vezes: count, situacao: buckets[bucket] })),
    },
  }
}

const oneJson = (core: Core, ctx: RequestContext, id: string, status = 200): Response => {
  const row = ownVacancy(core.views.db, personOf(ctx).account, id)
  return row ? json(vacancyJson(vacancyOf(core, row)), status) : json(problem(ctx, 'vacancy-missing'), 404)
}

/** The state by its name in the API; an unknown one stays as it is and is refused. */
const stateFrom = (name: string): string => Object.entries(stateNames).find(([, api]) => api === name)?.[0] ?? name

export const vacanciesApiRoutes = (core: Core) =>
  routesOf('vacancies-api-routes')
    .get('/api/vacancies', ({ ctx }) => json(allJson(core, ctx)))
    .post(
      '/api/vacancies',
      async ({ ctx, body }) => {
        const fields = {
          title: formText(body, 'titulo'),
          employer: formText(body, 'empresa'),
          advert: formText(body, 'anuncio'),
        }
        const answer = await saveVacancy(core, ctx, fields)
        return 'vacancy' in answer ? oneJson(core, ctx, answer.vacancy, 201) : refusedJson(answer)
      },
      newVacancyBody,
    )
    .put(
      '/api/vacancies/:id',
      async ({ ctx, body, params }) => {
        // Elysia finds what a handler reads in the handler's text, and does not see it in a nested pattern.
        const { id } = params
        const refused = await changeVacancy(core, ctx, {
          vacancy: id,
          state: stateFrom(formText(body, 'estado')),
          sentOn: formText(body, 'enviada_em'),
          resume: formText(body, 'curriculo'),
          reminder: formText(body, 'lembrete'),
          notes: formText(body, 'notas'),
        })
        return refused ? refusedJson(refused) : oneJson(core, ctx, id)
      },
      vacancyBody,
    )
    .delete('/api/vacancies/:id', async ({ ctx, params }) => {
      const refused = await removeVacancy(core, ctx, params.id)
      return refused ? refusedJson(refused) : json({ success: true })
    })
    .post(
      '/api/vacancies/compare',
      async ({ ctx, body }) => {
        const ids = fieldOf(body, 'vagas')
        const chosen = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
        const answer = await compareVacancies(core, ctx, chosen.slice(0, vacancyLimits.compared))
        return 'compared' in answer ? json(allJson(core, ctx)) : refusedJson(answer)
      },
      comparisonBody,
    )
