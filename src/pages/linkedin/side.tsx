import type { SuggestedHeadline } from '../../analysis/linkedin/result'
import { useT } from '../../i18n'
import Copy from '../../islands/copy'
import { Card } from '../../ui/card'
import { Chip, Chips } from '../../ui/chip'
import { stack } from '../../ui/layout.css'
import { muted, small, title } from '../../ui/text.css'
import { Ticks } from '../../ui/ticks'
import * as css from '../linkedin.css'

/** The headline cut from the person's own words, to be checked and copied. `current` is the one they have. */
export function Suggested({ suggestion, current }: { suggestion: SuggestedHeadline | null; current: string | null }) {
  const t = useT()
  const same = suggestion !== null && current?.trim() === suggestion.text
  return (
    <Card tone="tint" className={stack} aria-labelledby="sugerida">
      <h2 className={title.sm} id="sugerida">
        {t('linkedin.page.suggested')}
      </h2>
      {suggestion === null ? (
        <p className={small}>{t('linkedin.page.suggestedNone')}</p>
      ) : (
        <>
          <p className={css.suggested}>{suggestion.text}</p>
          <p className={small}>{same ? t('linkedin.page.suggestedSame') : t('linkedin.page.suggestedText')}</p>
          <Copy
            text={suggestion.text}
            label={t('linkedin.form.copy')}
            done={t('linkedin.form.copied')}
            failed={t('linkedin.form.copyFailed')}
          />
        </>
      )}
    </Card>
  )
}

export function Strengths({ items }: { items: readonly string[] }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="fortes">
      <h2 className={title.sm} id="fortes">
        {t('linkedin.page.strengths')}
      </h2>
      {items.length === 0 ? (
        <p className={`${small} ${muted}`}>{t('linkedin.page.strengthsNone')}</p>
      ) : (
        <Ticks items={items.map((text) => ({ key: text, content: text }))} />
      )}
    </Card>
  )
}

export function Keywords({ words }: { words: readonly string[] }) {
  const t = useT()
  if (words.length === 0) return null
  return (
    <Card className={stack} aria-labelledby="palavras">
      <h2 className={title.sm} id="palavras">
        {t('linkedin.page.keywords')}
      </h2>
      <Chips>
        {words.map((word) => (
          <Chip key={word} kind="has">
            {word}
          </Chip>
        ))}
      </Chips>
    </Card>
  )
}
