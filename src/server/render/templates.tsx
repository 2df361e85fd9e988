import { TemplatesPage } from '../../pages/templates/templates'
import type { Core } from '../core'
import type { Visit } from '../visit'
import { contextOf, html } from './html'

export const templatesPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <TemplatesPage page={contextOf(core, visit)} />)
