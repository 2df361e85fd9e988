// The first screen of the landing page.
import { useT } from '../../i18n'
import type { LandingTexts } from '../../texts/landing/overrides'
import { Badge } from '../../ui/badge/badge'
import { cx, lead, muted, row, rowSplit, small, sr, stack, stackGap, tiny, title, wrap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { points } from '../../ui/finding/finding.css'
import * as leap from '../../ui/scene/leap.css'
import * as css from './hero.css'

type HeroProps = { start: string; title: string; text: string; free: string | null }

/** Points that the rewritten line of the example brings in the analysis itself; hero.test.tsx measures them. */
export const heroGain = 3

/** The promise as two sentences of a résumé, one under the other, with the brand's leap between them. */
export function Hero({ start, title: heading, text, free }: HeroProps) {
  const t = useT()
  return (
    <section className={cx(css.hero, wrap)}>
      <div className={cx(stack, stackGap.s6)}>
        <h1 className={title.xl}>{heading}</h1>
        <p className={lead}>{text}</p>
        <div className={row}>
          <ButtonLink kind="primary" size="lg" href={start}>
            {t('landing.hero.start')}
          </ButtonLink>
          <ButtonLink kind="ghost" size="lg" href="/exemplo">
            {t('landing.hero.example')}
          </ButtonLink>
        </div>
        {free && <p className={cx(small, muted)}>{t('landing.hero.free', { free })}</p>}
      </div>
      <Card as="div" tone="deep" className={css.heroArt}>
        <svg className={css.heroLeap} viewBox="0 0 560 600" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
          <path className={leap.trail} d="M92 540C96 300 190 92 418 96" />
          <path className={leap.board} d="M-20 542H94" />
          <path className={leap.leg} d="M24 544v80" />
          <circle className={leap.dot} cx="420" cy="96" r="17" />
        </svg>
        <Card as="div" className={cx(css.heroCard, css.heroBefore)}>
          <p className={cx(tiny, muted)}>{t('landing.hero.where')}</p>
          <p className={muted}>
            “<s>{t('landing.hero.weak')}</s> {t('landing.hero.rest')}”
          </p>
        </Card>
        <Card as="div" className={cx(css.heroCard, css.heroAfter)}>
          <div className={cx(row, rowSplit)}>
            <Badge tone="good" icon="check">
              {t('landing.hero.rewritten')}
            </Badge>
            <strong className={points}>
              +{heroGain} <span className={sr}>{t('landing.hero.points')}</span>
            </strong>
          </div>
          <p>“{t('landing.hero.strong')}”</p>
        </Card>
      </Card>
    </section>
  )
}

export function Facts({ appName, facts }: { appName: string; facts: LandingTexts['facts'] }) {
  const t = useT()
  if (facts.length === 0) return null
  return (
    <section className={cx(wrap, css.facts)} aria-label={t('landing.facts.label', { app: appName })}>
      {facts.map(({ figure, text, example }) => (
        <p key={figure + text}>
          <strong>{figure}</strong> {text} {example && <Badge>{t('common.example')}</Badge>}
        </p>
      ))}
    </section>
  )
}
