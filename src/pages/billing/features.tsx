// The explanation of each feature of the plans, on /planos, folded: the cards name each of them.
import type { Catalogue } from '../../billing/catalogue'
import { type Language, useT } from '../../i18n'
import { featuresOf } from '../../texts/billing/view'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, sectionGap, small } from '../../ui/base'
import { Fold } from '../../ui/fold/fold'
import * as css from './plans.css'

/** What each feature named on a card gives, in one sentence, and the plans that have it. */
export function PlanFeatures({ catalogue, language }: { catalogue: Catalogue; language: Language }) {
  const t = useT()
  return (
    <div className={cx(sectionGap, css.faq)}>
      <Fold id="recursos" title={t('plans.gives.heading')}>
        <dl className={css.gives}>
          {featuresOf(catalogue, language).map(({ key, label, gives, plans, soon }) => (
            <div key={key} id={`recurso-${key}`}>
              <dt>
                {label} {soon && <Badge>{t('plans.badges.soon')}</Badge>}
              </dt>
              <dd>
                {gives} <span className={cx(small, muted)}>{t('plans.gives.in', { plans })}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  )
}
