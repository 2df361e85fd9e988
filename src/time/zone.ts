/** The zone in which people are billed, days are counted and, unless an operator says otherwise, times are shown. */
export const saoPaulo = 'America/Sao_Paulo'
