// Types of the texts about an answer to an interview's question, which the page sends in its language.
import type { Texts } from '../../i18n/texts'

export type AnswerTexts = Texts['interview']['answer']
