// Sends both forms of the landing page: errors by field, and where to go afterwards.

import type { AuthErrors, AuthTab } from '../../api/account/accounts'
import { interpolate } from '../../i18n/template'
import { sitePath } from '../site-path'
import { toast, toastOnNextPage } from '../state/toasts'
import { useForm } from '../use-form'
import { destination, secondStep, send } from './send'
import type { AuthTexts } from './texts'

type Options<Values> = {
  tab: AuthTab
  path: string
  texts: AuthTexts
  next: string | null
  errors: AuthErrors
  read: (form: FormData) => Values
  check: (values: Values) => AuthErrors
  /** The part of the values that the server receives. */
  body: (values: Values) => object
  /** The toast's text when the server gave none. */
  otherwise: string
}

/** What the login and the registration have in common. */
export function useAuthForm<Values>({ tab, path, texts, next, errors, read, check, body, otherwise }: Options<Values>) {
  return useForm<Values, AuthErrors>({
    errors,
    read,
    check,
    send: async (values) => {
      const answer = await send(path, body(values), texts.offline)
      if (answer.ok) {
        toastOnNextPage({ title: texts.done[tab], text: interpolate(texts.welcome[tab], { nome: answer.nome }) })
        // Replaced, not added: going back after signing in would only show a form that is done.
        location.replace(sitePath(destination(next, location.origin)))
        return 'leaving'
      }
      if (answer.code === 'second-factor') {
        location.assign(sitePath(secondStep(destination(next, location.origin))))
        return 'leaving'
      }
      // What a field shows is not covered by a toast that repeats it.
      if (Object.keys(answer.fields).length === 0)
        toast({ title: texts.failed[tab], text: answer.message ?? otherwise, tone: 'bad' })
      return answer.fields
    },
  })
}
