// The suggested headline, the strengths and the keywords beside a LinkedIn result.
import type { SuggestedHeadline } from '../../analysis/linkedin/result'
import { useT } from '../../i18n'
import Copy from '../../islands/shell/copy-button'
import { muted, row, small, stack } from '../../ui/base'
import { Chip, Chips } from '../../ui/chip/chip'
import { Fold } from '../../ui/fold/fold'
import { Ticks } from '../../ui/ticks/ticks'
import * as css from './linkedin.css'

type SuggestedProps = { suggestion: SuggestedHeadline | null; current: string | null; full: boolean }

/** The headline built from the person's own words; `current` is theirs, `full`: it lacks nothing. */
export function Suggested({ suggestion, current, full }: SuggestedProps) {
  const t = useT()
  const same = suggestion !== null && current?.trim() === suggestion.text
  const about = same ? (full ? 'suggestedSame' : 'suggestedBare') : full ? 'suggestedFull' : 'suggestedText'
  return (
    <div className={stack}>
      {suggestion === null ? (
        <p className={small}>{t('linkedin.page.suggestedNone')}</p>
      ) : (
        <>
          <p className={css.suggested}>{suggestion.text}</p>
          <p className={small}>{t(`linkedin.page.${about}`)}</p>
          <div className={row}>
            <Copy
              text={suggestion.text}
              label={t('linkedin.form.copy')}
              done={t('linkedin.form.copied')}
              failed={t('linkedin.form.copyFailed')}
            />
          </div>
        </>
      )}
    </div>
  )
}

export function Strengths({ items }: { items: readonly string[] }) {
  const t = useT()
  if (items.length === 0) return <p className={`${small} ${muted}`}>{t('linkedin.page.strengthsNone')}</p>
  return <Ticks items={items.map((text) => ({ key: text, content: text }))} />
}

export function Keywords({ keywords }: { keywords: readonly string[] }) {
  const t = useT()
  const count = keywords.length
  if (count === 0) return null
  return (
    <Fold title={t('linkedin.page.keywords')} note={t('results.wordsCount', { count })}>
      <Chips>
        {keywords.map((word) => (
          <Chip key={word} kind="has">
            {word}
          </Chip>
        ))}
      </Chips>
    </Fold>
  )
}
