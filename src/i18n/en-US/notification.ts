import type { notification as source } from '../pt-BR/notification'
import type { Same } from '../same'

export const notification: Same<typeof source> = {
  page: {
    title: 'Notifications',
    description: 'What happened with your analyses, your plan and your account.',
    back: 'Back to the dashboard',
    filter: 'Filter',
    markAll: 'Mark all as read',
    clear: 'Clear notifications',
    tabs: { todas: 'All', 'nao-lidas': 'Unread', lidas: 'Read' },
    none: {
      todas: {
        title: 'No notifications here',
        text: 'When an analysis finishes or something changes in your account, we tell you here.',
      },
      'nao-lidas': { title: 'All read', text: 'You are up to date. Anything new shows up here.' },
      lidas: { title: 'Nothing read yet', text: 'What you open or mark as read is kept here.' },
    },
    kept_one: 'We keep the most recent notification.',
    kept_many: 'We keep the {{count}} most recent notifications.',
    kept_other: 'We keep the {{count}} most recent notifications.',
  },
  fresh: 'New',
  confirm: {
    title: 'Clear all notifications?',
    text: 'They leave this page for good. Your analyses, scores and plans stay where they are.',
    yes: 'Clear notifications',
    no: 'Keep them',
  },
  bell: {
    title: 'Notifications',
    unread_one: 'Notifications, {{count}} unread',
    unread_other: 'Notifications, {{count}} unread',
    fresh: 'New',
    markAll: 'Mark all as read',
    viewAll: 'View all',
    none: 'No notifications here. When an analysis finishes, we tell you.',
    loading: 'Fetching your notifications.',
    lost: 'We could not fetch your notifications just now.',
    retry: 'Try again',
  },
  toast: {
    error: 'Error',
    readFailed: 'The notification could not be marked as read.',
    readAllFailed: 'The notifications could not all be marked as read.',
    clearFailed: 'The notifications could not be cleared.',
    success: 'Done',
    readAll: 'All notifications were marked as read.',
    cleared: 'Notifications cleared',
    clearedText: 'All notifications were removed.',
  },
  welcome: {
    title: 'Good to have you here, {{name}}',
    nameless: 'Good to have you here',
    text: 'Start with the tool that matters most to your search. No hurry.',
  },
  password: {
    title: 'Your password was changed',
    text: 'Was it you? Then all is well. If not, contact support.',
  },
  plan: {
    title: 'Your plan is now: {{plan}}',
    unlimited: 'Your analyses are unlimited in every tool.',
    limited: 'See how many analyses it includes. Your scores stay here.',
  },
  analysed: {
    photo: { ready: 'Your photo analysis is ready', up: 'Your photo went up to {{score}}' },
    linkedin: { ready: 'Your LinkedIn analysis is ready', up: 'Your LinkedIn went up to {{score}}' },
    resume: { ready: 'Your résumé analysis is ready', up: 'Your résumé went up to {{score}}' },
    job: {
      ready: 'Job compared: {{score}}% match',
      text: 'See which of the job’s keywords are in your résumé and which are missing.',
    },
    first: 'Your score is {{score}} of 100. See what to adjust first.',
    same: 'Your score is {{score}} of 100, the same as before. See what to adjust now.',
    changed: 'Your score is {{score}} of 100, {{before}} before. See what changed.',
    gained_one: 'That is {{count}} point more than in the analysis before.',
    gained_many: 'That is {{count}} points more than in the analysis before.',
    gained_other: 'That is {{count}} points more than in the analysis before.',
  },
  failed: {
    photo: 'The photo analysis did not finish',
    linkedin: 'The LinkedIn analysis did not finish',
    resume: 'The résumé analysis did not finish',
    job: 'The job comparison did not finish',
  },
}
