// Parts of a page that a link, a form or an island replaces. A request that carries this header with a region's name is
// answered with that region's HTML alone.
export const regionHeader = 'x-region'

/** A tool's result. */
export const resultRegion = 'resultado'
/** What is offered of a résumé's optimised files, and the button for them. */
export const optimisedRegion = 'otimizado'
export const downloadRegion = 'baixar'
/** A model's words about a result. */
export const modelRegion = 'modelo'
export const plansRegion = 'planos'
export const noticesRegion = 'notificacoes'
export const usersRegion = 'usuarios'
export const couponsRegion = 'cupons'
export const inboxRegion = 'mensagens'
export const personRegion = 'pessoa'
