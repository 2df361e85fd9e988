// The explanation of each feature of the plans, on /planos.
import type { Catalogue } from '../../billing/catalogue'
import { type Language, useT } from '../../i18n'
import { featuresOf } from '../../texts/billing/view'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, sectionGap, small, title } from '../../ui/base'
import * as css from './plans.css'

/** What each feature named on a card gives, in one sentence, and the plans that have it. */
export function PlanFeatures({ catalogue, language }: { catalogue: Catalogue; language: Language }) {
  const t = useT()
  return (
    <section className={cx(sectionGap, css.faq)} aria-labelledby="recursos">
      <h2 className={title.lg} id="recursos">
        {t('plans.gives.heading')}
      </h2>
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
    </section>
  )
}
