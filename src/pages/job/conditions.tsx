// The conditions of an advert (years, education, languages, place) and whether the résumé shows them.
import { useT } from '../../i18n'
import type { ConditionView } from '../../texts/job/conditions'
import { cx, muted, small, stack, title } from '../../ui/base'
import { highlight } from '../../ui/finding/finding.css'
import { Icon } from '../../ui/icon/icon'
import * as css from './job.css'
import { Quoted } from './wording-pairs'

const sign = { yes: 'circle-check', part: 'circle-alert', no: 'circle-alert', unknown: 'circle-alert' } as const

/** The conditions that matter before any keyword: years, education, languages, licences, place. `counted`: they are part of the score. */
export function Conditions({ conditions, counted }: { conditions: readonly ConditionView[]; counted: boolean }) {
  const t = useT()
  return (
    <section className={stack} aria-labelledby="condicoes">
      <h2 className={title.md} id="condicoes">
        {t('job.page.conditions')}
      </h2>
      <p className={cx(small, muted)}>{counted ? t('job.page.conditionsLead') : t('job.page.conditionsOther')}</p>
      <ul className={css.conditions}>
        {conditions.map(({ key, name, wish, met, answer, quote }) => (
          <li key={key}>
            <div>
              <strong>{name}</strong> {wish && <span className={cx(small, muted)}>{t('job.page.wished')}</span>}
              <p className={cx(small, muted)}>
                <Quoted {...quote} className={highlight} />
              </p>
            </div>
            <p className={css.answer[met]}>
              <Icon name={sign[met]} /> {answer}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
