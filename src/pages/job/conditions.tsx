// The conditions of an advert (years, education, languages, place) and whether the résumé shows them.
import { useT } from '../../i18n'
import type { ConditionView } from '../../texts/job/conditions'
import { cx, muted, small, stack } from '../../ui/base'
import { highlight } from '../../ui/finding/finding.css'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import { Icon } from '../../ui/icon/icon'
import * as css from './job.css'
import { Quoted } from './wording-pairs'

const sign = { yes: 'circle-check', part: 'circle-alert', no: 'circle-alert', unknown: 'circle-alert' } as const

type Props = { conditions: readonly ConditionView[] }

const isLacking = ({ met }: ConditionView): boolean => met === 'no' || met === 'part'

/** Conditions that the résumé does not meet: they decide before any keyword. Nothing where there are none. */
export function LackingConditions({ conditions }: Props) {
  const t = useT()
  const lacking = conditions.filter(isLacking)
  if (lacking.length === 0) return null
  return (
    <section className={stack} aria-labelledby="condicoes">
      <Heading id="condicoes">{t('job.page.conditionsLacking')}</Heading>
      <List conditions={lacking} />
    </section>
  )
}

/** The other conditions: years, education, languages, licences, place. `counted`: they are part of the score. */
export function Conditions({ conditions, counted }: Props & { counted: boolean }) {
  const t = useT()
  const others = conditions.filter((one) => !isLacking(one))
  if (others.length === 0) return null
  return (
    <Fold title={t('job.page.conditions')} note={others.length}>
      <p className={cx(small, muted)}>{counted ? t('job.page.conditionsLead') : t('job.page.conditionsOther')}</p>
      <List conditions={others} />
    </Fold>
  )
}

function List({ conditions }: Props) {
  const t = useT()
  return (
    <ul className={css.conditions}>
      {conditions.map(({ key, name, wish, met, answer, quote }) => (
        <li key={key}>
          <div>
            <strong>{name}</strong> {wish && <span className={cx(small, muted)}>{t('job.page.wished')}</span>}
            {/* "Location: Leeds" is the advert's own line already. */}
            {quote.text !== name && (
              <p className={cx(small, muted)}>
                <Quoted {...quote} className={highlight} />
              </p>
            )}
          </div>
          <p className={css.answer[met]}>
            <Icon name={sign[met]} /> {answer}
          </p>
        </li>
      ))}
    </ul>
  )
}
