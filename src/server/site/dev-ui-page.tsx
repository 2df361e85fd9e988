// The page that shows every component of the interface.
import { DevUi } from '../../pages/dev-ui/dev-ui'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { html } from '../http/response/page'
import { pageContext } from '../http/response/page-context'

export const devUiPage = (core: Core, ctx: RequestContext): Promise<Response> =>
  html(core, ctx, <DevUi page={pageContext(core, ctx)} />)
