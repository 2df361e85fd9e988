// Routes of the API's documentation.
import type { AnyElysia } from 'elysia'
import type { ApiDocument } from '../../api/openapi'
import type { Language } from '../../i18n'
import { ApiReferencePage } from '../../pages/api-reference/reference'
import type { Core } from '../core/core'
import { routesOf } from '../http/request/routes-of'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { json } from '../http/response/responses'
import { apiDocument } from './document'

/** The API's document, as a file and as a page. `features` loads all of the product's, this one included. */
export const openapiRoutes = (core: Core, features: () => Promise<readonly AnyElysia[]>) => {
  const documents = new Map<Language, Promise<ApiDocument>>()
  const documentIn = (language: Language): Promise<ApiDocument> => {
    const cached = documents.get(language)
    if (cached) return cached
    const making = features().then((all) => apiDocument(core, all, language))
    documents.set(language, making)
    // One that failed is tried again with the next request.
    making.catch(() => documents.delete(language))
    return making
  }
  return routesOf('openapi')
    .get('/api/openapi.json', async ({ ctx }) => json(await documentIn(ctx.language)))
    .get('/documentacao-api', ({ ctx, request }) =>
      core.pages.answer(ctx, request.headers, async () => {
        const { paths } = await documentIn(ctx.language)
        return html(core, ctx, <ApiReferencePage page={pageContext(core, ctx)} paths={paths} />)
      }),
    )
}
