import type { Catalogue } from '../../billing/catalogue'
import { useT } from '../../i18n'
import { Accordion } from '../../ui/accordion'
import { cx } from '../../ui/cx'
import { sectionGap } from '../../ui/layout.css'
import { title } from '../../ui/text.css'
import * as css from '../plans.css'
import { faqWords } from './view'

const questions = ['basic', 'rollover', 'cancel', 'coupon'] as const

/** Four questions; their names, prices and amounts are the catalogue's. */
export function PlansFaq({ catalogue }: { catalogue: Catalogue }) {
  const t = useT()
  const words = faqWords(catalogue, t)
  return (
    <section className={cx(sectionGap, css.faq)} aria-labelledby="perguntas">
      <h2 className={title.lg} id="perguntas">
        {t('plans.faq.heading')}
      </h2>
      <div>
        {questions.map((id) => (
          <Accordion key={id} name="faq" summary={t(`plans.faq.${id}.question`, words)}>
            <p>{t(`plans.faq.${id}.answer`, words)}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
