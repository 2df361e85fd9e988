// English texts that stand on every page or on many: menus, footer, states, times.
import type { common as source } from '../pt-BR/common'
import type { Same } from '../same-shape'

export const common: Same<typeof source> = {
  demonstration: 'Demonstration: the people, results and payments here are invented.',
  offline:
    'You are offline. You can read this page, and what you write in the workbench is stored on this device. To open another page or send something, wait until you are connected again.',
  skip: 'Skip to content',
  home: '{{app}}, home',
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
    history: 'History',
    vacancies: 'Jobs',
    interview: 'Interview practice',
    mentoring: 'Mentoring',
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
    queue_one: 'There is {{count}} file ahead of yours. No need to send it again.',
    queue_other: 'There are {{count}} files ahead of yours. No need to send it again.',
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
      technical: 'For developers of this site',
      text: 'Did you forget to add the page to the router?',
      back: 'Go to the home page',
      dashboard: 'Go to the dashboard',
    },
    error: {
      title: 'Something went wrong this time',
      text: 'The problem is on our side. What was saved is still saved, and no analysis was used up.',
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
      text: 'Log in, and we will take you straight back to where you were.',
      action: 'Log in',
    },
  },
}
