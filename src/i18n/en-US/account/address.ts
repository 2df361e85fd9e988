// English texts of confirming and changing an address: banner, pages and mails.
import type { proof as source } from '../../pt-BR/account/address'
import type { Same } from '../../same-shape'

export const proof: Same<typeof source> = {
  banner: 'Confirm your email: we sent a link to {{email}}. Until then we send no notifications by email.',
  bannerChange: 'Your new email is not confirmed yet: we sent a link to {{email}}. Until then the old one stays.',
  resend: 'Send again',
  cancel: 'Keep the old one',
  later: 'Not now',
  title: 'Confirm email',
  ask: 'Confirm that {{email}} is yours, and that the account on {{app}} is too.',
  askChange: 'Once you confirm, {{email}} becomes the email of your account on {{app}}.',
  confirm: 'Confirm',
  notMine: 'If you did not create this account, just close this page. Nothing will happen.',
  overTitle: 'This link no longer works',
  over: 'This link has been used already or has expired.',
  overHint: 'See in your account which email is in use now, and ask for another link if you need one.',
  taken: 'This email belongs to another account. Yours stays as it was.',
  done: 'Email confirmed',
  doneText: 'Notifications now reach you by email too, if you like.',
  already: 'This email is confirmed already. There is nothing left to do.',
  enter: 'Go to your account',
  sent: 'Link sent',
  sentText: 'It works for 24 hours. Not there? Look in the spam folder.',
  cancelled: 'Change of email canceled',
  undoTitle: 'Undo the change of email',
  undoAsk:
    'Your account on {{app}} goes back to {{email}}. All sessions end and the current password stops working. You choose a new one next.',
  undo: 'Undo the change',
  undone: 'The account uses this email again',
  undoneText: 'All sessions have ended.',
  undoneNext: 'Choose a new password',
  mail: {
    subject: '{{app}}: confirm your email',
    prove:
      'This email was used to create an account on {{app}}. To confirm that it is yours, open this link within the next 24 hours. It works once.',
    change:
      'The owner of an account on {{app}} asked to use this email. To confirm that it is yours, open this link within the next 24 hours. It works once.',
    ignore: 'If it wasn’t you, do nothing: without the confirmation this email gets no notifications.',
  },
}
