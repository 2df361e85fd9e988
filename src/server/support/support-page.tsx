import type { SupportErrors, SupportValues } from '../../api/support'
import { SupportPage } from '../../pages/support/support'
import type { Core } from '../core'
import type { Visit } from '../http/request/request-context'
import { type Answer, contextOf, html } from '../http/response/page'
import { toastOf } from '../http/response/toasts'

type Shown = { readonly values?: SupportValues; readonly errors?: SupportErrors; readonly message?: string }

/** What was typed is kept on a failure; else the form knows who is signed in. */
export const supportPage = (core: Core, visit: Visit, shown: Shown = {}, answer: Answer = {}): Promise<Response> => {
  const { name = '', email = '' } = visit.person ?? {}
  return html(
    core,
    visit,
    <SupportPage
      page={contextOf(core, visit)}
      toast={toastOf(core, visit)}
      values={shown.values ?? { name, email, subject: '', message: '' }}
      errors={shown.errors}
      message={shown.message}
    />,
    answer,
  )
}
