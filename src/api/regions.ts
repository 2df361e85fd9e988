// Parts of a page that are replaced alone: a request with this header gets only the HTML of the region it names.
export const regionHeader = 'x-region'

/** A tool's result. */
export const resultRegion = 'resultado'
/** The offer of a résumé's optimised files, and its button. */
export const optimisedRegion = 'otimizado'
export const downloadRegion = 'baixar'
/** A model's text about a result. */
export const modelRegion = 'modelo'
export const plansRegion = 'planos'
export const notificationsRegion = 'notificacoes'
export const usersRegion = 'usuarios'
export const couponsRegion = 'cupons'
/** The panel's navigation with its counts. */
export const adminTabsRegion = 'admin-abas'
export const inboxRegion = 'mensagens'
/** What a person wrote to support and what was answered. */
export const threadsRegion = 'conversas'
export const personRegion = 'pessoa'
