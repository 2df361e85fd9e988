import type { account as source } from '../pt-BR/account'
import type { Same } from '../same-shape'
import { avatar, erase, exported, page, profile, sessions, settings } from './account-pages'

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
  password: {
    hint: 'Tip: 8 or more characters, with capitals, numbers and symbols.',
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
  offline: 'No connection to the server. Check your internet and try again.',
  page,
  sessions,
  exported,
  erase,
  profile,
  avatar,
  settings,
}
