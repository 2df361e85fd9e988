// Suggests what to change in the résumé for this advert: three open, the others folded, as on the other results.
import { useT } from '../../i18n'
import type { SuggestionView } from '../../texts/job/suggest'
import { openFindings as openTips } from '../../texts/resume/verdict'
import { muted } from '../../ui/base'
import { Finding } from '../../ui/finding/finding'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'

type Props = { suggestions: readonly SuggestionView[] }

/** The first changes, largest gain first. */
export function Suggestions({ suggestions, none }: Props & { none: string }) {
  const t = useT()
  return (
    <section aria-labelledby="sugestoes">
      <Heading id="sugestoes">{t('job.page.suggestions')}</Heading>
      {suggestions.length === 0 && <p className={muted}>{none}</p>}
      <List suggestions={suggestions.slice(0, openTips)} />
    </section>
  )
}

/** The changes after the first ones; nothing where there are none. */
export function MoreSuggestions({ suggestions }: Props) {
  const t = useT()
  const rest = suggestions.slice(openTips)
  if (rest.length === 0) return null
  return (
    <Fold title={t('results.more', { count: rest.length })}>
      <div>
        <List suggestions={rest} />
      </div>
    </Fold>
  )
}

function List({ suggestions }: Props) {
  const t = useT()
  return suggestions.map(({ key, title: heading, text, gain }) => (
    <Finding key={key} title={heading} points={gain} unit={t('job.page.point', { count: gain })}>
      <p>{text}</p>
    </Finding>
  ))
}
