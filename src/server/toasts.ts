// What a plain form did, told once on the page it leads to. With JavaScript the islands say it themselves.
import { z } from 'zod'
import { translator } from '../i18n'
import type { Message } from '../ui/toast'
import type { Core } from './core'
import type { Visit } from './visit'
import { cookie } from './visits'

export const toastCookie = 'toast'
const known = z.enum(['login', 'register', 'logout', 'analysed'])
export type ToastName = z.infer<typeof known>

/** Long enough for one redirect. */
const toastS = 30

export const toastName = (value: string | null | undefined): ToastName | null => known.safeParse(value).data ?? null

export const leaveToast = (core: Core, name: ToastName): string => cookie(core, toastCookie, name, { maxAgeS: toastS, httpOnly: true })
export const takeToast = (core: Core): string => cookie(core, toastCookie, '', { maxAgeS: 0, httpOnly: true })

/** The words of a toast; success texts of the specification's section 8. */
export const toastOf = (core: Core, { toast, language, person }: Visit): Message | undefined => {
  if (!toast) return undefined
  const t = translator(language)
  const words = { name: person?.name ?? '', app: core.config.appName }
  return { title: t(`account.toasts.${toast}.title`, words), text: t(`account.toasts.${toast}.text`, words) }
}
