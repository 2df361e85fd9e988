import { Elysia } from 'elysia'
import { LegalPage } from '../../pages/legal/legal'
import type { LegalName } from '../../texts/legal/text'
import { termsDate } from '../accounts/sign-in'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { visitContext } from '../http/request/route-context'
import { html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'
import { legalOf } from './legal'

/** 01/05/2025 in Portuguese, as the specification writes it. */
const written = (visit: Visit): string => {
  const options =
    visit.language === 'pt-BR'
      ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
      : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(visit.language, { timeZone: 'UTC', ...options }).format(new Date(termsDate))
}

const legalPage = (core: Core, visit: Visit, name: LegalName): Promise<Response> => {
  const { text, own } = legalOf(core, name, visit.language)
  return html(
    core,
    visit,
    <LegalPage page={contextOf(core, visit)} text={text} updated={own ? null : written(visit)} />,
  )
}

export const legalRoutes = (core: Core) =>
  new Elysia({ name: 'legal' })
    .use(visitContext)
    .get('/termos', ({ visit }) => legalPage(core, visit, 'terms'))
    .get('/privacidade', ({ visit }) => legalPage(core, visit, 'privacy'))
