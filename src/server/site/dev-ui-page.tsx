import { DevUi } from '../../pages/dev-ui/dev-ui'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { html } from '../http/response/page'
import { contextOf } from '../http/response/page-context'

export const devUiPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <DevUi page={contextOf(core, visit)} />)
