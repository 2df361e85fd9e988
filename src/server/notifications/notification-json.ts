// Notifications with the API's field names (P39 and P42).
import type { CountJson, NoticeJson } from '../../api/account/notifications'
import type { Notification } from '../../domain/notifications/content'
import { notificationView, type Recipient } from '../../texts/notifications/view'

export const noticeJson = (notice: Notification, reader: Recipient): NoticeJson => {
  const { id, tipo, title, text, iso, when, read, link } = notificationView(notice, reader)
  return { id, tipo, titulo: title, mensagem: text, data: iso, quando: when, lida: read, ...(link && { link }) }
}

export const countJson = ({ unread, position }: { readonly unread: number; readonly position: number }): CountJson => ({
  count: unread,
  posicao: position,
})
