// The note beside a form that says which language model will read what is sent.
import { type Language, useT } from '../../i18n'
import { engineNames, type ModelNotice } from '../../texts/models/view'
import { cx, muted, small } from '../../ui/base'

/** Shown before something is sent: which model will read it, and where that model runs. */
export function Notice({ notice, language }: { notice: ModelNotice | null; language: Language }) {
  const t = useT()
  if (!notice) return null
  const engines = engineNames(notice.engines, language)
  const text =
    notice.engines.length === 0
      ? t('model.notice.off')
      : notice.tool === 'photo'
        ? t('model.notice.photo', { engines })
        : notice.tool === 'interview'
          ? t('model.notice.interview', { engines })
          : t('model.notice.text', { engines })
  return (
    <p className={cx(small, muted)}>
      {text} <a href="/configuracoes#modelos">{t('model.notice.change')}</a>
    </p>
  )
}
