// /notificacoes: the page of all notifications.
import { Locale, translator } from '../../i18n'
import { reading } from '../../ui/base'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { type NotificationsProps, NotificationsRegion } from './list'

type Content = Omit<NotificationsProps, 'language' | 'said'> & { page: PageContext; toast?: Message | undefined }

/** /notificacoes: all stored notifications, in three tabs. Complete and usable without JavaScript. */
export function NotificationPage({ page, toast, ...content }: Content) {
  const t = translator(page.language)
  return (
    <Shell
      page={page}
      title={t('notification.page.title')}
      description={t('notification.page.description')}
      toast={toast}
    >
      <div className={reading}>
        <NotificationsRegion language={page.language} {...content} />
      </div>
    </Shell>
  )
}

/** The answer to a request with `x-region: notificacoes`. Render it with `identifierPrefix: notificationsRegion`. */
export function NotificationRegion({ page, toast, ...content }: Content) {
  return (
    <Locale value={page.language}>
      <NotificationsRegion language={page.language} message={toast} {...content} />
    </Locale>
  )
}
