// Suggests what to change in the résumé for this advert.
import { useT } from '../../i18n'
import type { SuggestionView } from '../../texts/job/suggest'
import { muted, title } from '../../ui/base'
import { Finding } from '../../ui/finding/finding'

/** Suggested changes, largest gain first. */
export function Suggestions({ suggestions }: { suggestions: readonly SuggestionView[] }) {
  const t = useT()
  return (
    <section aria-labelledby="sugestoes">
      <h2 className={title.md} id="sugestoes">
        {t('job.page.suggestions')}
      </h2>
      {suggestions.length === 0 && <p className={muted}>{t('job.page.suggestionsNone')}</p>}
      {suggestions.map(({ key, title: heading, text, gain }) => (
        <Finding key={key} title={heading} points={gain} unit={t('job.page.point', { count: gain })}>
          <p>{text}</p>
        </Finding>
      ))}
    </section>
  )
}
