import type { common as source } from '../pt-BR/common'
import type { Same } from '../same-shape'

export const common: Same<typeof source> = {
  skip: 'Skip to content',
  home: '{{app}}, home',
  loading: 'Loading',
  close: 'Dismiss',
  of100: 'of 100',
  score: '{{name}}: {{score}} of 100',
  scoreBefore: '{{name}}: {{score}} of 100, {{before}} before',
  nav: {
    main: 'Main',
    dashboard: 'Dashboard',
    analyses: 'Analyses',
    photo: 'Profile photo',
    linkedin: 'LinkedIn',
    resume: 'Résumé',
    scanner: 'Job scanner',
    plans: 'Plans',
    admin: 'Admin',
    templates: 'Templates',
    tools: 'Tools',
    why: 'Why it works',
    stories: 'Stories',
    open: 'Menu',
  },
  account: {
    login: 'Log in',
    menu: 'Your account',
    mine: 'My account',
    settings: 'Settings',
    logout: 'Log out',
  },
  notifications: {
    title: 'Notifications',
  },
  language: {
    short: 'EN',
    name: 'English',
    change: 'EN, change the language to Portuguese',
    other: 'Português',
    changeTo: 'Português, change the language to Portuguese',
  },
  theme: {
    system: 'System theme, change to light',
    light: 'Light theme, change to dark',
    dark: 'Dark theme, change to the system’s',
    words: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  },
  waiting: {
    queue_one: '{{count}} file is being read before yours. No need to send it again.',
    queue_other: '{{count}} files are to be read before yours. No need to send it again.',
  },
  footer: {
    label: 'Footer',
    terms: 'Terms',
    privacy: 'Privacy',
    support: 'Support',
    mobile: 'Mobile apps: coming soon.',
  },
  state: {
    notFound: {
      title: '404 Page Not Found',
      lead: 'We could not find this page. The address may be mistyped or may have changed.',
      text: 'Did you forget to add the page to the router?',
      back: 'Go to the start page',
      dashboard: 'Go to the dashboard',
    },
    error: {
      title: 'That did not work this time',
      text: 'Something went wrong on our side. What was saved is still saved, and no analysis was used up.',
      retry: 'Try again',
      support: 'Contact support',
      code: 'Code for support:',
    },
    refused: { title: 'Not this time' },
    preparing: {
      title: 'We will be right back',
      text: 'We are getting the site ready after an update. Nothing was lost, and this page refreshes by itself.',
      done: '{{percent}}% done',
    },
    login: {
      title: 'You need to be logged in to see this page',
      text: 'Log in and we take you straight back to where you were.',
      action: 'Log in',
    },
  },
}
