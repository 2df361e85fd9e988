import { DevUi } from '../../pages/dev-ui/dev-ui'
import type { Core } from '../core'
import type { Visit } from '../visit'
import { contextOf, html } from './html'

export const devUiPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <DevUi page={contextOf(core, visit)} />)
