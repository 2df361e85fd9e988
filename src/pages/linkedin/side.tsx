import type { SuggestedHeadline } from '../../analysis/linkedin/result'
import { useT } from '../../i18n'
import Copy from '../../islands/shell/copy-button'
import { Accordion } from '../../ui/accordion/accordion'
import { row, stack } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { Card } from '../../ui/card/card'
import { Chip, Chips } from '../../ui/chip/chip'
import { more } from '../../ui/finding/finding.css'
import { Ticks } from '../../ui/ticks/ticks'
import { moreTicks } from '../resume/resume.css'
import * as css from './linkedin.css'

type SuggestedProps = { suggestion: SuggestedHeadline | null; current: string | null; full: boolean }

/**
 * The headline built from the person's own words, to be checked and copied. `current` is theirs; `full`: it lacks
 * nothing.
 */
export function Suggested({ suggestion, current, full }: SuggestedProps) {
  const t = useT()
  const same = suggestion !== null && current?.trim() === suggestion.text
  const about = same ? 'suggestedSame' : full ? 'suggestedFull' : 'suggestedText'
  return (
    <Card className={stack} aria-labelledby="sugerida">
      <h2 className={title.sm} id="sugerida">
        {t('linkedin.page.suggested')}
      </h2>
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
    </Card>
  )
}

const openStrengths = 6
const ticks = (texts: readonly string[]) => texts.map((text) => ({ key: text, content: text }))

/** Strengths; a long list is folded, because it is only skimmed. */
export function Strengths({ items }: { items: readonly string[] }) {
  const t = useT()
  const rest = items.slice(openStrengths)
  return (
    <Card className={stack} aria-labelledby="fortes">
      <h2 className={title.sm} id="fortes">
        {t('linkedin.page.strengths')}
      </h2>
      {items.length === 0 ? (
        <p className={`${small} ${muted}`}>{t('linkedin.page.strengthsNone')}</p>
      ) : (
        <Ticks items={ticks(items.slice(0, openStrengths))} />
      )}
      {rest.length > 0 && (
        <Accordion className={more} summary={t('resume.page.strengthsMore', { count: rest.length })}>
          <Ticks className={moreTicks} items={ticks(rest)} />
        </Accordion>
      )}
    </Card>
  )
}

export function Keywords({ keywords }: { keywords: readonly string[] }) {
  const t = useT()
  if (keywords.length === 0) return null
  return (
    <Card className={stack} aria-labelledby="palavras">
      <h2 className={title.sm} id="palavras">
        {t('linkedin.page.keywords')}
      </h2>
      <Chips>
        {keywords.map((word) => (
          <Chip key={word} kind="has">
            {word}
          </Chip>
        ))}
      </Chips>
    </Card>
  )
}
