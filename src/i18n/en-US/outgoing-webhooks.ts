// English texts of /conta/webhooks.
import type { webhooks as source } from '../pt-BR/outgoing-webhooks'
import type { Same } from '../same-shape'

/** Outgoing webhooks: /conta/webhooks. */
export const webhooks: Same<typeof source> = {
  title: 'Webhooks',
  lead: 'When an analysis ends or your plan changes, we tell a program of yours at the address you give.',
  on: 'On',
  off: 'Off',
  offText: {
    failures: 'We turned it off after several failures in a row. What happens meanwhile is not sent later.',
    password:
      'We turned it off because the password or the security of the account changed. Make sure the address is yours before you turn it on again. What happens meanwhile is not sent later.',
  },
  test: 'Send a test',
  resume: 'Turn on again',
  remove: 'Remove',
  removeOne: 'Remove the webhook {{url}}',
  tested: 'Test on its way',
  resumed: 'Webhook turned on again',
  removed: 'Webhook removed',
  messages_one: '{{count}} message',
  messages_other: '{{count}} messages',
  states: { waiting: 'waiting', delivered: 'delivered', 'given-up': 'not delivered', dropped: 'dropped' },
  tries_one: '{{count}} try',
  tries_other: '{{count}} tries',
  answer: 'answer {{status}}',
  noAnswer: 'no answer',
  new: 'New webhook',
  url: 'Address',
  urlHint: 'Begins with https. It gets a POST with JSON.',
  topic: 'Tell it about',
  topics: { analyses: 'Analyses', plans: 'Plans' },
  make: 'Add webhook',
  full: 'You have 3 webhooks already, the most there can be. Remove one to make another.',
  says: 'A message holds ids, scores, names of plans and dates only: nothing that you wrote or sent. If the address does not answer, we try again for nine hours.',
  madeTitle: 'Keep the secret of the webhook',
  once: 'It is shown only now. With it your program checks that a message comes from here.',
  secret: 'Secret',
  copy: 'Copy the secret',
  copied: 'Secret copied',
  copyFailed: 'It could not be copied. Select the secret and copy it.',
  how: 'The signature follows the Standard Webhooks specification: check it with one of its libraries.',
  saved: 'I have kept it',
}
