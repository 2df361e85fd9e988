// Notifications as the calls answer them (P39 and P42), and the page's tabs in its address.

/** `quando` is beside the specification's fields: the moment in words, which the bell shows as it is. */
export type NoticeJson = {
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

/** `posicao` grows with every change, so that a page can tell whether what it shows is older than what it hears. */
export type CountJson = { readonly count: number; readonly posicao: number }

/** The three tabs of /notificacoes. */
export const tabs = ['todas', 'nao-lidas', 'lidas'] as const
export type NoticeTab = (typeof tabs)[number]

/** Anything else than a tab's name is the first one. */
export const tabOf = (value: string | null): NoticeTab => tabs.find((tab) => tab === value) ?? 'todas'

export const hrefOf = (tab: NoticeTab): string => (tab === 'todas' ? '/notificacoes' : `/notificacoes?aba=${tab}`)

export const shows = (tab: NoticeTab, read: boolean): boolean => tab === 'todas' || read === (tab === 'lidas')
