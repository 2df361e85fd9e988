import { DevUi } from '../../pages/dev-ui/dev-ui'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { contextOf, html } from '../http/response/page'

export const devUiPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <DevUi page={contextOf(core, visit)} />)
