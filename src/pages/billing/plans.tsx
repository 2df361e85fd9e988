// /planos: the plans, one's own subscription, and the questions about them.

import { Locale, translator } from '../../i18n'
import { freeWords } from '../../texts/billing/free-plan'
import { muted } from '../../ui/base'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { PlansFaq } from './faq'
import { PlanFeatures } from './features'
import { PlansRegion, type PlansView } from './region'

type Props = { page: PageContext; view: PlansView | 'failed'; toast?: Message | undefined }

/** /planos: what one has, what there is, for how much. Complete and usable without JavaScript. */
export function PlansPage({ page, view, toast }: Props) {
  const t = translator(page.language)
  const free = freeWords(page.catalogue.limits, t)
  return (
    <Shell page={page} title={t('plans.title')} description={t('plans.description')} toast={toast}>
      <PageHead title={t('plans.heading')} lead={t('plans.lead')}>
        {free !== null && <p className={muted}>{t('plans.freePlan', { free })}</p>}
      </PageHead>
      <PlansRegion view={view} />
      <PlanFeatures catalogue={page.catalogue} language={page.language} />
      <PlansFaq catalogue={page.catalogue} language={page.language} />
    </Shell>
  )
}

/** The answer to a request with `x-region: planos`. Render it with `identifierPrefix: plansRegion`. */
export function PlansPart({ page, view }: Omit<Props, 'toast'>) {
  return (
    <Locale value={page.language}>
      <PlansRegion view={view} />
    </Locale>
  )
}
