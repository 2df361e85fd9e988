import { translator } from '../../i18n'
import { cx } from '../../ui/base/cx'
import { page as pageBox, pageHead, stack, stackGap, two, wrap } from '../../ui/base/layout.css'
import { lead, title } from '../../ui/base/text.css'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { Contact, type ContactProps } from './contact'
import { Faq } from './faq'

type Props = ContactProps & { page: PageContext; toast?: Message | undefined }

/** /suporte: a form that reaches a person, and the most common answers. */
export function SupportPage({ page, toast, ...contact }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('support.title')} description={t('support.description')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('support.heading')}</h1>
          <p className={lead}>{t('support.subtitle')}</p>
        </div>
        <div className={two}>
          <Contact {...contact} />
          <Faq limits={page.catalogue.limits} />
        </div>
      </main>
    </Shell>
  )
}
