import type { Language } from '../../i18n'
import { enUS } from '../../i18n/en-US'
import { ptBR } from '../../i18n/pt-BR'

const of = ({ bell, toast, confirm }: typeof ptBR.notification | typeof enUS.notification) => ({
  ...bell,
  toast,
  confirm,
})

/** The island fills the places itself, so it gets the texts as written. */
export const bellTexts = {
  'pt-BR': of(ptBR.notification),
  'en-US': of(enUS.notification),
} satisfies Record<Language, object>
