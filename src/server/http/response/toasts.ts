// Shows once what a plain form did, on the page it leads to. With JavaScript the islands show it themselves.
import { addressMeant } from '../../../api/account/address-typo'
import { type TextKey, type Translate, translator } from '../../../i18n'
import { toastTexts } from '../../../texts/toasts'
import type { Message } from '../../../ui/toast/toast'
import type { Core } from '../../core/core'
import type { RequestContext } from '../request/request-context'

/** Who registered by a plain form could not be asked beside the field. */
const mistyped = (t: Translate, email = ''): string | null => {
  const suggestion = addressMeant(email)
  return suggestion && t('account.emailMeantLater', { email, meant: suggestion })
}

export const toastOf = (core: Core, { toast, language, person }: RequestContext): Message | undefined => {
  if (!toast) return undefined
  const [title, text]: readonly [TextKey, TextKey?] = toastTexts[toast]
  const t = translator(language)
  const suggestion = toast === 'register' ? mistyped(t, person?.email) : null
  const values = { nome: person?.name ?? '', app: core.config.appName }
  return { title: t(title), ...(text && { text: suggestion ?? t(text, values) }) }
}
