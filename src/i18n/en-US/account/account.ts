// English texts of signing in, registering and passwords; the account's pages have their own files beside it.
import type { account as source } from '../../pt-BR/account/account'
import type { Same } from '../../same-shape'
import { webhooks } from '../outgoing-webhooks'
import { provider } from '../provider'
import { proof } from './address'
import { tokens } from './api-tokens'
import { avatar, erase, exported, page, profile, sessions, settings } from './pages'
import { secondFactor } from './second-factor'

export const account: Same<typeof source> = {
  access: 'Access',
  login: {
    tab: 'Log in',
    submit: 'Log in',
    pending: 'Logging in...',
    failed: 'Login failed',
    done: 'Logged in',
    welcome: 'Welcome back, {{nome}}!',
  },
  register: {
    tab: 'Sign up',
    submit: 'Sign up',
    pending: 'Signing up...',
    failed: 'Sign-up failed',
    tryAgain: 'Try again with different details.',
    done: 'Account created',
    welcome: 'Welcome to {{app}}, {{nome}}!',
  },
  logout: {
    done: 'Logged out',
    text: 'You have left your account.',
    failed: 'Could not log out',
  },
  field: {
    nome: 'Name',
    email: 'Email',
    senha: 'Password',
    confirmarSenha: 'Confirm password',
  },
  emailMeant: 'Did you mean {{email}}?',
  emailMeantLater: 'Your account uses {{email}}. Did you mean {{meant}}? You can correct it in Edit profile.',
  password: {
    hint: 'At least {{shortest}} characters. {{suggested}} or more, with capitals, numbers and symbols, is safer.',
    generate: 'Generate password',
    generated: 'Password generated and filled into both fields. Save it before you go on.',
    show: 'Show the passwords',
    hide: 'Hide the passwords',
    showOne: 'Show the password',
    hideOne: 'Hide the password',
  },
  terms: {
    before: 'I accept the',
    service: 'terms of service',
    between: 'and the',
    privacy: 'privacy policy',
  },
  setup: {
    title: 'First access',
    text: 'This {{app}} has no administrator yet. The account made here will be the administrator’s.',
    submit: 'Create the administrator account',
    closed: 'This first-access link has been used or has expired. Restart the server to get another one.',
  },
  forgotten: {
    link: 'Forgot your password?',
    title: 'I forgot my password',
    ask: 'Enter the email of your account. If an account uses it, we will send a link to choose a new password.',
    submit: 'Send the link',
    sent: 'If an account uses this email, the link is on its way.',
    sentHint:
      'It works once, within 30 minutes. Not there? Look in the spam folder, and check that it is the email of your account.',
    back: 'Back to login',
    'no-mail': 'This site sends no emails. The person who runs it can create a link for you to choose a new password.',
    'no-mailHint': 'Write to support on the site, or ask the person who runs it, and give the email of your account.',
    support: 'Write to support',
    choose: 'Choose a new password',
    chooseText: 'Once saved, the old password stops working and all open sessions end.',
    save: 'Save the new password',
    over: 'This link has been used already or has expired.',
    again: 'Ask for another link',
    done: 'Password changed',
    doneText: 'Log in with the new one.',
    mail: {
      subject: '{{app}}: choose a new password',
      text: 'Somebody asked for a new password for the {{app}} account with this email. To choose it, open this link within the next 30 minutes. It works once.',
      ignore: 'If it wasn’t you, do nothing: your password stays the same.',
    },
  },
  mailCopy: 'Button not working? Copy this address into your browser:',
  moved: {
    subject: '{{app}}: your account’s email has changed',
    text: 'The account you have on {{app}} now uses another email, and you can no longer log in with this one.',
    hint: 'If this was you, there is nothing to do. If not, write to support right away:',
    undo: 'If this was you, there is nothing to do. If not, undo the change with this link. It works for 7 days.',
  },
  offline: 'No connection to the server. Check your internet and try again.',
  page,
  secondFactor,
  tokens,
  webhooks,
  sessions,
  exported,
  erase,
  proof,
  provider,
  profile,
  avatar,
  settings,
}
