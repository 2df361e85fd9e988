// Routes of the privacy policy and the terms of use.
import { LegalPage } from '../../pages/legal/legal'
import type { LegalName } from '../../texts/legal/text'
import { termsDate } from '../accounts/sign-in/create-account'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { legalOf } from './legal'

/** 01/05/2025 in Portuguese, as the specification writes it. */
const written = (ctx: RequestContext): string => {
  const options =
    ctx.language === 'pt-BR'
      ? ({ day: '2-digit', month: '2-digit', year: 'numeric' } as const)
      : ({ dateStyle: 'long' } as const)
  return new Intl.DateTimeFormat(ctx.language, { timeZone: 'UTC', ...options }).format(new Date(termsDate))
}

const legalPage = (core: Core, ctx: RequestContext, name: LegalName): Promise<Response> => {
  const { text, own: isOwn } = legalOf(core, name, ctx.language)
  return html(core, ctx, <LegalPage page={pageContext(core, ctx)} text={text} updated={isOwn ? null : written(ctx)} />)
}

export const legalRoutes = (core: Core) =>
  routesOf('legal')
    .get('/termos', ({ ctx }) => legalPage(core, ctx, 'terms'))
    .get('/privacidade', ({ ctx }) => legalPage(core, ctx, 'privacy'))
