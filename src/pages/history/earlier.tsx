// The note on a tool's page that an older result is shown.
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import type { HistoryData } from '../../texts/history/view'
import { Callout } from '../../ui/callout/callout'

/** A note that the result on the page is not the latest; nothing when it is. */
export function Earlier({ language, entries, shown, path, now }: HistoryData & { language: Language }) {
  const t = useT()
  const entry = entries.find(({ id }) => id === shown)
  if (!entry || entry === entries[0]) return null
  return (
    <Callout kind="info" icon="clock" title={t('history.old')}>
      <p>
        {t('history.oldText', { when: formats(language).when(entry.at, now) })} <a href={path}>{t('history.latest')}</a>
      </p>
    </Callout>
  )
}
