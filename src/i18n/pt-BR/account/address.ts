/** Proving an email address and changing it: banner, pages and mails. */
export const proof = {
  banner: 'Confirme seu e-mail: enviamos um link para {{email}}. Até lá, não mandamos avisos por e-mail.',
  bannerChange: 'Falta confirmar o novo e-mail: enviamos um link para {{email}}. Até lá, vale o anterior.',
  resend: 'Enviar de novo',
  cancel: 'Desistir da troca',
  later: 'Agora não',
  title: 'Confirmar e-mail',
  ask: 'Confirme que {{email}} é seu e que a conta no {{app}} também é.',
  askChange: 'Ao confirmar, {{email}} passa a ser o e-mail da sua conta no {{app}}.',
  confirm: 'Confirmar',
  notMine: 'Não criou esta conta? Então feche esta página: nada acontece.',
  overTitle: 'Este link não vale mais',
  over: 'Este link já foi usado ou venceu.',
  overHint: 'Veja na sua conta o e-mail que vale agora e, se precisar, peça outro link.',
  taken: 'Este e-mail já é de outra conta. O da sua continua o mesmo.',
  done: 'E-mail confirmado',
  doneText: 'Agora os avisos também chegam por e-mail, se você quiser.',
  already: 'Este e-mail já está confirmado. Não há mais nada a fazer.',
  enter: 'Ir para a conta',
  sent: 'Link enviado',
  sentText: 'Ele vale por 24 horas. Não chegou? Olhe o spam.',
  cancelled: 'Troca de e-mail cancelada',
  undoTitle: 'Desfazer a troca de e-mail',
  undoAsk:
    'Sua conta no {{app}} volta a usar {{email}}. Todas as sessões são encerradas e a senha atual deixa de valer: em seguida você escolhe outra.',
  undo: 'Desfazer a troca',
  undone: 'A conta voltou a usar este e-mail',
  undoneText: 'Todas as sessões foram encerradas.',
  undoneNext: 'Escolher uma nova senha',
  mail: {
    subject: '{{app}}: confirme seu e-mail',
    prove:
      'Este e-mail foi usado para criar uma conta no {{app}}. Para confirmar que ele é seu, abra este link nas próximas 24 horas. Ele funciona uma vez só.',
    change:
      'A pessoa dona de uma conta no {{app}} pediu para usar este e-mail. Para confirmar que ele é seu, abra este link nas próximas 24 horas. Ele funciona uma vez só.',
    ignore: 'Se não foi você, não faça nada: sem a confirmação, este e-mail não recebe avisos.',
  },
} as const
