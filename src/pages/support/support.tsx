// /suporte: answers to common questions, one's earlier messages, and a form that reaches a person.
import { translator } from '../../i18n'
import { two } from '../../ui/base'
import { Callout } from '../../ui/callout/callout'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { Contact, type ContactProps } from './contact'
import { Faq } from './faq'
import { Threads, type ThreadView } from './threads'

type Props = ContactProps & {
  page: PageContext
  toast?: Message | undefined
  threads: readonly ThreadView[]
  /** Whether the server sends mail: without it no answer by mail is promised. */
  sendsMail: boolean
  /** Hours in which an answer is promised with the person's plan; null without that. */
  hours: number | null
  replyFailed?: { readonly message: string; readonly text: string; readonly reason: string } | undefined
}

export function SupportPage({ page, toast, threads, sendsMail, hours, replyFailed, ...contact }: Props) {
  const t = translator(page.language)
  const subtitle = page.user ? 'subtitleHere' : 'subtitle'
  return (
    <Shell page={page} title={t('support.title')} description={t('support.description')} toast={toast}>
      <PageHead title={t('support.heading')} lead={t(`support.${subtitle}${sendsMail ? '' : 'NoMail'}`)}>
        {hours !== null && <Callout kind="info">{t('support.promise', { count: hours })}</Callout>}
      </PageHead>
      {page.user && <Threads threads={threads} failed={replyFailed} app={page.appName} language={page.language} />}
      <div className={two}>
        <Contact {...contact} />
        <Faq limits={page.catalogue.limits} />
      </div>
    </Shell>
  )
}
