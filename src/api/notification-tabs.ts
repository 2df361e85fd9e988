// The three tabs of /notificacoes and their addresses.
export const tabs = ['todas', 'nao-lidas', 'lidas'] as const
export type NoticeTab = (typeof tabs)[number]

/** Anything else than a tab's name is the first one. */
export const tabOf = (value: string | null): NoticeTab => tabs.find((tab) => tab === value) ?? 'todas'

export const hrefOf = (tab: NoticeTab): string => (tab === 'todas' ? '/notificacoes' : `/notificacoes?aba=${tab}`)

export const shows = (tab: NoticeTab, read: boolean): boolean => tab === 'todas' || read === (tab === 'lidas')
