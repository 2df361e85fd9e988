// The questions and answers of /suporte.
import type { PlanLimits } from '../../billing/catalogue'
import { useT } from '../../i18n'
import { freeSentence } from '../../texts/billing/free-plan'
import { Accordion } from '../../ui/accordion/accordion'
import { cx, title } from '../../ui/base'
import { heading } from './support.css'

/** A link for more on the answer. */
const ways = { how: null, count: '/planos', cancel: '/planos', safe: '/privacidade', mobile: null } as const
const questions = ['how', 'count', 'cancel', 'safe', 'mobile'] as const

/** Five questions, one open at a time: the browser ensures that for items with the same name. */
export function Faq({ limits }: { limits: PlanLimits }) {
  const t = useT()
  const values = { free: freeSentence(limits, t) }
  return (
    <section aria-labelledby="perguntas">
      <h2 className={cx(title.md, heading)} id="perguntas">
        {t('support.faq.heading')}
      </h2>
      {questions.map((id) => {
        const way = ways[id]
        return (
          <Accordion key={id} name="faq" summary={t(`support.faq.${id}.question`)}>
            <p>
              {t(`support.faq.${id}.answer`, values)}{' '}
              {way !== null && <a href={way}>{t(`support.faq.${id as 'count' | 'cancel' | 'safe'}.link`)}</a>}
            </p>
          </Accordion>
        )
      })}
    </section>
  )
}
