import { TemplatesPage } from '../../pages/templates/templates'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { contextOf, html } from '../http/response/page'

export const templatesPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <TemplatesPage page={contextOf(core, visit)} />)
