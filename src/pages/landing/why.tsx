// The reasons to use the site on the landing page, beside a sample score.
import { useT } from '../../i18n'
import { Bar } from '../../ui/bar/aspect-bar'
import { cx, section, stack, stackGap, tiny, title, wrap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import { Ticks } from '../../ui/ticks/ticks'
import * as css from './why.css'

// The specification's sample: 95 of 100, labelled as an example. 95 is the mean of its three parts, and the most a résumé file can have.
const sample = { score: 95, before: 67, linkedin: 97, photo: 93, resume: 95 } as const

export function Why({ start }: { start: string }) {
  const t = useT()
  const reasons = [
    { key: 'line', icon: 'quote', name: t('landing.why.line'), text: t('landing.why.lineText') },
    { key: 'gain', icon: 'arrow-up-right', name: t('landing.why.gain'), text: t('landing.why.gainText') },
    { key: 'data', icon: 'lock-keyhole', name: t('landing.why.data'), text: t('landing.why.dataText') },
  ] as const
  return (
    <section className={cx(wrap, section, css.why)} id="por-que">
      <div className={cx(stack, stackGap.s8)}>
        <h2 className={title.lg}>{t('landing.why.title')}</h2>
        <Ticks
          className={css.whyList}
          items={reasons.map(({ key, icon, name, text }) => ({
            key,
            icon,
            content: (
              <>
                <strong>{name}</strong> {text}
              </>
            ),
          }))}
        />
        <div className={css.whyStart}>
          <ButtonLink href={start}>{t('landing.why.action')}</ButtonLink>
        </div>
      </div>
      <Sample />
    </section>
  )
}

function Sample() {
  const t = useT()
  const parts = [
    [t('common.nav.linkedin'), sample.linkedin],
    [t('common.nav.photo'), sample.photo],
    [t('common.nav.resume'), sample.resume],
  ] as const
  return (
    <Card as="figure" tone="deep" corner className={css.scoreCard}>
      <div className={css.scoreCardMain}>
        <ScoreRing
          size="lg"
          score={sample.score}
          before={sample.before}
          of={t('common.of100')}
          label={t('common.scoreBefore', {
            name: t('landing.why.overall'),
            score: sample.score,
            before: sample.before,
          })}
        />
      </div>
      <dl className={css.scoreCardList}>
        {parts.map(([name, score]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{score}</dd>
            <Bar value={score} />
          </div>
        ))}
      </dl>
      <figcaption className={tiny}>{t('landing.why.example')}</figcaption>
    </Card>
  )
}
