// The changing part of /notificacoes, as one region.

import { hrefOf, type NotificationTab, shows, tabs } from '../../api/account/notifications'
import { notificationsRegion } from '../../api/regions'
import { notificationsMax } from '../../domain/notifications/content'
import { type Language, textsOf, useT } from '../../i18n'
import Clear from '../../islands/notifications/clear-notifications'
import { Confirm } from '../../islands/notifications/confirm'
import { signOf } from '../../islands/notifications/icon'
import InboxInStep from '../../islands/notifications/notification-list'
import type { NotificationView } from '../../texts/notifications/view'
import { Back } from '../../ui/back/back'
import { cx, muted, pageHead, row, rowSplit, sectionGap, small, sr, stack, stackGap, title } from '../../ui/base'
import { textButton } from '../../ui/button/button.css'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { NotificationButton, NotificationItem } from '../../ui/notification/notification-item'
import { notifications as itemList } from '../../ui/notification/notification-item.css'
import { TabLinks } from '../../ui/tabs/tabs'
import type { Message } from '../../ui/toast/toast'
import { press } from './notification.css'

export type NotificationsProps = {
  language: Language
  tab: NotificationTab
  notifications: readonly NotificationView[]
  /** The unread count, and the log position at which it was read. */
  inbox: { readonly unread: number; readonly position: number }
  /** Whether the person has opened the confirmation for clearing. */
  asks: boolean
  /** The outcome of the request that asked for this region. */
  message?: Message | undefined
}

export function NotificationsRegion({ language, tab, notifications, inbox, asks, message }: NotificationsProps) {
  const t = useT()
  const visible = notifications.filter(({ read }) => shows(tab, read))
  const counts = { todas: notifications.length, 'nao-lidas': inbox.unread, lidas: undefined }
  return (
    // No landmark of its own: the toasts are the region of that name, and the page has its <main>.
    <div data-region={notificationsRegion} className={press}>
      <div className={cx(pageHead, stack, stackGap.s2)}>
        <Back href="/" label={t('notification.page.back')} />
        <div className={cx(row, rowSplit)}>
          <h1 className={title.lg} id="notificacoes-titulo">
            {t('notification.page.title')}
          </h1>
          {inbox.unread > 0 && <MarkAll tab={tab} />}
        </div>
      </div>
      {asks && notifications.length > 0 && <ClearConfirmation language={language} tab={tab} />}
      <TabLinks
        label={t('notification.page.filter')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`notification.page.tabs.${id}`),
          href: hrefOf(id),
          ...(counts[id] ? { count: counts[id] } : {}),
        }))}
        current={tab}
      />
      <h2 className={sr}>{t(`notification.page.tabs.${tab}`)}</h2>
      {visible.length > 0 ? <List notifications={visible} tab={tab} /> : <None tab={tab} />}
      {notifications.length > 0 && (
        <div className={cx(sectionGap, row, rowSplit)}>
          <Clear
            texts={textsOf(language).notification.confirm}
            label={t('notification.page.clear')}
            tab={tab}
            region={notificationsRegion}
          />
          {notifications.length === notificationsMax && (
            <p className={cx(small, muted)}>{t('notification.page.retained', { count: notificationsMax })}</p>
          )}
        </div>
      )}
      <InboxInStep
        region={notificationsRegion}
        unread={inbox.unread}
        position={inbox.position}
        message={message ?? null}
        texts={textsOf(language).notification.toast}
      />
    </div>
  )
}

function MarkAll({ tab }: { tab: NotificationTab }) {
  const t = useT()
  return (
    <form method="post" action="/notificacoes" data-region={notificationsRegion}>
      <input type="hidden" name="acao" value="ler-todas" />
      <input type="hidden" name="aba" value={tab} />
      <button type="submit" className={textButton}>
        {t('notification.page.markAll')}
      </button>
    </form>
  )
}

function ClearConfirmation({ language, tab }: { language: Language; tab: NotificationTab }) {
  return (
    <div className={cx(pageHead, stack)}>
      <Confirm
        inline={hrefOf(tab)}
        texts={textsOf(language).notification.confirm}
        fields={<input type="hidden" name="aba" value={tab} />}
      />
    </div>
  )
}

function None({ tab }: { tab: NotificationTab }) {
  const t = useT()
  return <EmptyState title={t(`notification.page.none.${tab}.title`)} text={t(`notification.page.none.${tab}.text`)} />
}

/** Reading changes state, so an unread one is a form: the browser might prefetch a link. */
function List({ notifications, tab }: { notifications: readonly NotificationView[]; tab: NotificationTab }) {
  const t = useT()
  return (
    <ul className={cx(itemList, stack, stackGap.s0)}>
      {notifications.map(({ id, tipo, title, text, link, read, iso, when }) => {
        const labels = { icon: signOf(tipo, link), title, text, when: <time dateTime={iso}>{when}</time> }
        return (
          <li key={id}>
            {read ? (
              <NotificationItem id={`n-${id}`} {...labels} href={link ?? hrefOf(tab)} />
            ) : (
              <form method="post" action="/notificacoes" data-link={link}>
                <input type="hidden" name="acao" value="ler" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="aba" value={tab} />
                <NotificationButton id={`n-${id}`} {...labels} fresh={t('notification.fresh')} />
              </form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
