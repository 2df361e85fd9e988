// Notifications in the API's own words (specification sections 3 and 7).
import type { Notice } from '../../domain/notification'
import { noticeView, type Reader } from '../../texts/notifications/view'

/** `quando` is beside the specification's fields: the moment in words, which the bell shows as it is. */
export type NoticeJson = {
  readonly id: string
  readonly tipo: string
  readonly titulo: string
  readonly mensagem: string
  readonly data: string
  readonly quando: string
  readonly lida: boolean
  readonly link?: string
}

export const noticeJson = (notice: Notice, reader: Reader): NoticeJson => {
  const { id, tipo, title, text, iso, when, read, link } = noticeView(notice, reader)
  return { id, tipo, titulo: title, mensagem: text, data: iso, quando: when, lida: read, ...(link && { link }) }
}

/** `posicao` grows with every change, so that a page can tell whether what it shows is older than what it hears. */
export const countJson = ({ unread, position }: { readonly unread: number; readonly position: number }) => ({
  count: unread,
  posicao: position,
})
