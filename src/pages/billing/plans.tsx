// /planos: the plans, one's own subscription, and the questions about them.
import { Locale, translator } from '../../i18n'
import { freeWords } from '../../texts/billing/free-plan'
import { cx } from '../../ui/base/cx'
import { page as pageBox, pageHead, stack, stackGap, wrap } from '../../ui/base/layout.css'
import { lead, muted, title } from '../../ui/base/text.css'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
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
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('plans.heading')}</h1>
          <p className={lead}>{t('plans.lead')}</p>
          {free !== null && <p className={muted}>{t('plans.freePlan', { free })}</p>}
        </div>
        <PlansRegion view={view} />
        <PlanFeatures catalogue={page.catalogue} language={page.language} />
        <PlansFaq catalogue={page.catalogue} />
      </main>
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
