import { Failed, LoginRequired, NotFound, Refused } from '../../../pages/shell/state'
import type { Core } from '../../core'
import type { Visit } from '../request/request-context'
import { contextOf, html } from './page'

export const notFoundPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <NotFound page={contextOf(core, visit)} />, { status: 404 })

export const loginRequiredPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <LoginRequired page={contextOf(core, visit)} />, { status: 401 })

/** A fault of ours, with the code that finds it in the log. */
export const failedPage = (core: Core, visit: Visit): Promise<Response> =>
  html(core, visit, <Failed page={contextOf(core, visit)} id={visit.correlation} />, { status: 500 })

/** A page that only says why not. */
export const refusedPage = (core: Core, visit: Visit, message: string, status: number): Promise<Response> =>
  html(core, visit, <Refused page={contextOf(core, visit)} message={message} />, { status })
