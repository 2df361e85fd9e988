// Notifications as the API answers them (P39 and P42), and the page's tabs in its address.

/** `quando` is an addition to the specification: the time as text, which the bell shows unchanged. */
export type NotificationJson = {
  readonly id: string
  readonly tipo: string
  readonly titulo: string
  readonly mensagem: string
  /** ISO 8601. */
  readonly data: string
  readonly quando: string
  readonly lida: boolean
  readonly link?: string
}

/** `posicao` grows with every change, so that a page can recognise an outdated count. */
export type CountJson = { readonly count: number; readonly posicao: number }

/** The three tabs of /notificacoes. */
export const tabs = ['todas', 'nao-lidas', 'lidas'] as const
export type NotificationTab = (typeof tabs)[number]

/** Anything else than a tab's name means the first tab. */
export const tabOf = (value: string | null): NotificationTab => tabs.find((tab) => tab === value) ?? 'todas'

export const hrefOf = (tab: NotificationTab): string => (tab === 'todas' ? '/notificacoes' : `/notificacoes?aba=${tab}`)

export const shows = (tab: NotificationTab, read: boolean): boolean => tab === 'todas' || read === (tab === 'lidas')
