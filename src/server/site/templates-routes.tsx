// The route of the page with résumé templates.
import { TemplatesPage } from '../../pages/templates/templates'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { routesOf } from '../http/request/routes-of'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'

const templatesPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <TemplatesPage page={pageContext(core, ctx)} />)

/** The page; the files themselves are static (static/), built by src/build/templates. */
export const templateRoutes = (core: Core) =>
  routesOf('templates').get('/templates', ({ ctx, request }) =>
    core.pages.answer(ctx, request.headers, () => templatesPage(core, ctx)),
  )
