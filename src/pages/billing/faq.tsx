// The questions and answers at the foot of /planos.
import type { Catalogue } from '../../billing/catalogue'
import { type Language, useT } from '../../i18n'
import { questionsOf } from '../../texts/billing/view'
import { Accordion } from '../../ui/accordion/accordion'
import { cx, sectionGap, title } from '../../ui/base'
import * as css from './plans.css'

/** Four questions; their names, prices and amounts are the catalogue's. */
export function PlansFaq({ catalogue, language }: { catalogue: Catalogue; language: Language }) {
  const t = useT()
  return (
    <section className={cx(sectionGap, css.faq)} aria-labelledby="perguntas">
      <h2 className={title.lg} id="perguntas">
        {t('plans.faq.heading')}
      </h2>
      <div>
        {questionsOf(catalogue, language).map(({ id, question, answer }) => (
          <Accordion key={id} name="faq" summary={question}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
