// Types of the texts about notifications, which the page sends in its language.
import type { Texts } from '../../i18n/texts'

type Words = Texts['notification']

export type ToastTexts = Words['toast']
export type BellTexts = Words['bell']
export type ConfirmTexts = Words['confirm']
