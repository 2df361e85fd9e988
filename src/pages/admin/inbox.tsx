// /admin/suporte: the messages to support, for admins to answer.
import { inboxRegion } from '../../api/regions'
import { type Language, translator, useT } from '../../i18n'
import AdminToast from '../../islands/admin/admin-toast'
import { cx, muted, row, small, sr, stack } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { TabLinks } from '../../ui/tabs/tabs'
import type { Message } from '../../ui/toast/toast'
import { regionPage } from '../shell/region-page'
import { type AdminContext, AdminFrame } from './frame'
import { type InboxData, inboxHref } from './inbox-data'
import { InboxArticle } from './inbox-message'

/** `mailed`: the site sends mail. */
export function InboxPage({ inbox, mailed, ...frame }: AdminContext & { inbox: InboxData; mailed: boolean }) {
  const t = translator(frame.page.language)
  const lead = t(mailed ? 'admin.support.lead' : 'admin.support.leadWithoutMail')
  return (
    <AdminFrame {...frame} title={t('admin.support.title')} lead={lead} current="support">
      <InboxRegion inbox={inbox} language={frame.page.language} waiting={frame.waiting} />
    </AdminFrame>
  )
}

type Props = {
  readonly inbox: InboxData
  readonly language: Language
  readonly waiting: number
  readonly message?: Message | undefined
}

/** The answer to a request with `x-region: mensagens`. Render it with `identifierPrefix: inboxRegion`. */
export const InboxRegionPage = regionPage(InboxRegion)

function InboxRegion({ inbox, language, waiting, message }: Props) {
  const t = useT()
  const { tab, messages, promises, older, paged } = inbox
  const none = tab === 'abertas' ? 'Open' : 'Answered'
  return (
    <section className={stack} data-region={inboxRegion} aria-labelledby="mensagens-titulo">
      <h2 className={sr} id="mensagens-titulo">
        {t(tab === 'abertas' ? 'admin.support.open' : 'admin.support.answered')}
      </h2>
      <TabLinks
        label={t('admin.support.filter')}
        current={tab}
        tabs={[
          {
            id: 'abertas',
            href: inboxHref('abertas'),
            label: t('admin.support.open'),
            ...(waiting > 0 && { count: waiting }),
          },
          { id: 'respondidas', href: inboxHref('respondidas'), label: t('admin.support.answered') },
        ]}
      />
      {tab === 'abertas' && promises.answered + promises.open > 0 && (
        <p className={cx(small, muted)}>{t('admin.support.promises', promises)}</p>
      )}
      {messages.length === 0 && (
        <EmptyState title={t(`admin.support.none${none}`)} text={t(`admin.support.none${none}Text`)} />
      )}
      {messages.map((message) => (
        <InboxArticle key={message.id} message={message} language={language} inbox={inbox} />
      ))}
      <div className={row}>
        {paged && (
          <ButtonLink size="sm" href={inboxHref(tab)}>
            {t('admin.audit.newest')}
          </ButtonLink>
        )}
        {older !== null && (
          <ButtonLink size="sm" href={inboxHref(tab, older)}>
            {t('admin.support.older')}
          </ButtonLink>
        )}
      </div>
      <AdminToast message={message ?? null} failed={t('admin.support.markFailed')} />
    </section>
  )
}
