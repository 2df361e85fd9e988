// Notifications with the API's field names (P39 and P42).
import type { CountJson, NotificationJson } from '../../api/account/notifications'
import type { Notification } from '../../domain/notifications/content'
import { notificationView, type Recipient } from '../../texts/notifications/view'

export const notificationJson = (notification: Notification, reader: Recipient): NotificationJson => {
  const { id, tipo, title, text, iso, when, read, link } = notificationView(notification, reader)
  return { id, tipo, titulo: title, mensagem: text, data: iso, quando: when, lida: read, ...(link && { link }) }
}

export const countJson = ({ unread, position }: { readonly unread: number; readonly position: number }): CountJson => ({
  count: unread,
  posicao: position,
})
