// English texts of /conta/tokens.
import type { tokens as source } from '../../pt-BR/account/api-tokens'
import type { Same } from '../../same-shape'

/** API tokens: /conta/tokens. */
export const tokens: Same<typeof source> = {
  section: 'Your programs',
  sectionText:
    'Tokens let a program of yours read results or ask for analyses without your password; webhooks tell it what happens.',
  title: 'API tokens',
  lead: 'A program of yours logs in with a token instead of your password. It can never change your password, delete the account or open the admin panel.',
  list: 'Your tokens',
  none: 'No tokens yet.',
  new: 'New token',
  name: 'Name',
  nameHint: 'So that you recognize it later. Example: spreadsheet at home.',
  scope: 'What it may do',
  scopes: { read: 'Read results', analyse: 'Read results and ask for analyses' },
  days: 'Valid for',
  lasts_one: '{{count}} day',
  lasts_other: '{{count}} days',
  make: 'Create token',
  made: 'Made on {{date}}.',
  until: 'Valid until {{date}}.',
  used: 'Last used {{when}}.',
  unused: 'Not used yet.',
  revoke: 'Revoke',
  revokeOne: 'Revoke the token {{name}}',
  gone: 'Token revoked',
  full: 'You have 10 tokens already, the most there can be. Revoke one to make another.',
  ends: 'All tokens end with a new password, when you log out everywhere or turn on an authenticator app, and when the account is deactivated.',
  calls: 'See in the API reference what each call accepts',
  madeTitle: 'Keep your token',
  once: 'It is shown only now. Keep it in a password manager or among the secrets of your program.',
  token: 'Token',
  copy: 'Copy the token',
  copied: 'Token copied',
  copyFailed: 'It could not be copied. Select the token and copy it.',
  how: 'With each call, send the header Authorization with the word Bearer, a space and the token.',
  saved: 'I have kept it',
}
