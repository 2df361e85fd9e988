/** What the pages of all tools say. */
export const tool = {
  back: 'Painel',
  /** Of what is sent to any of them; the islands get these whole. */
  sending: {
    pending: 'Analisando...',
    failed: 'Erro na análise',
    offline: 'Você está sem internet. Confira a conexão e envie de novo.',
    left_one: '{{count}} análise restante',
    left_other: '{{count}} análises restantes',
    unlimited: 'Análises ilimitadas',
    plans: 'Ver planos',
    done: 'Análise concluída',
  },
  /** Of a file that is sent. */
  file: {
    release: 'Pode soltar',
    sending: 'Enviando {{file}}',
    sent: '{{percent}}% de {{size}}',
    progress: 'Envio',
    cancel: 'Cancelar',
    remove: 'Remover',
    seeResult: 'Ver resultado',
    retry: 'Tentar novamente',
  },
} as const
