// A change of a draft in words: which parts it was about.
import type { DomainEvent } from '../../events/schema/events'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

type Part = { readonly id: string; readonly kind: string; readonly fields: Readonly<Record<string, string>> }
type Changed = Extract<DomainEvent, { type: 'DraftChanged' }>

const nameOf = (part: Pick<Part, 'kind' | 'fields'>, language: Language): string => {
  const t = translator(language)
  const { employer, school, course, heading } = part.fields
  const title = employer || school || course
  if (part.kind === 'own' && heading) return [heading, part.fields.title].filter(Boolean).join(': ')
  if (part.kind === 'summary' && heading) return heading
  const kind = t(`workbench.kinds.${part.kind as 'job'}`)
  return title ? `${kind}: ${title}` : kind
}

const partsOf = ({ personal }: Changed, language: Language): string => {
  const t = translator(language)
  const names = (personal?.parts ?? []).map((part) => nameOf(part, language))
  if (names.length > 0) return formats(language).list(names)
  return t(personal?.order === null && personal.skipped ? 'workbench.history.skipped' : 'workbench.history.order')
}

/** One entry of the history. */
export const changeText = (event: DomainEvent, language: Language): string => {
  const t = translator(language)
  switch (event.type) {
    case 'DraftReplaced':
      return t('workbench.history.replaced')
    case 'DraftVersionFollowed':
      return t('workbench.history.followed')
    case 'DraftVersionSent':
      return t('workbench.history.sent')
    case 'DraftLayoutChosen':
      return t('workbench.history.layout')
    case 'DraftChanged':
      break
    default:
      return t('workbench.history.first')
  }
  switch (event.data.cause) {
    case 'undone':
      return t('workbench.history.undone', { parts: partsOf(event, language) })
    case 'restored':
      return t('workbench.history.restored')
    case 'corrected':
      return t('workbench.history.corrected')
    case 'replaced':
      return t('workbench.history.replaced')
    default:
      return t('workbench.history.changed', { parts: partsOf(event, language) })
  }
}
