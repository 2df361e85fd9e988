// What was not taken over from a file, and why: a draft that silently lost words would not be trusted.
import type { LeftOut } from '../../domain/drafts/draft'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'
import { Accordion } from '../../ui/accordion/accordion'
import { small } from '../../ui/base/text.css'

/** Open while the draft is as it came, a line afterwards. */
export function Left({ left, isNew, language }: { left: readonly LeftOut[]; isNew: boolean; language: Language }) {
  const t = translator(language)
  const names = formats(language).list(left.map((kind) => t(`workbench.left.kinds.${kind}`)))
  return (
    <Accordion summary={t('workbench.left.heading')} open={isNew}>
      <p className={small}>{t('workbench.left.text', { names })}</p>
    </Accordion>
  )
}
