// English texts of /conta, /editar-perfil and /configuracoes.
import type * as source from '../../pt-BR/account/pages'
import type { Same } from '../../same-shape'

export const page: Same<typeof source.page> = {
  title: 'My account',
  back: 'My account',
  since: 'Member since {{date}}',
  edit: 'Edit profile',
  settings: 'Settings',
  logout: 'Log out',
  usage: 'Usage statistics',
  left: 'Analyses left',
  cancel: 'Change or cancel the plan',
  leftOf: '{{remaining}} of {{total}}',
  unlimited: 'Unlimited',
  overall: 'Overall',
  unread: 'We could not read your statistics just now. The zeros are only an example, not yours.',
  free: '{{free}}. Your scores stay here.',
}

export const sessions: Same<typeof source.sessions> = {
  heading: 'Where you are logged in',
  text: 'One you do not recognize? End that session and change your password.',
  hereOn: 'This session: {{device}}',
  unknown: 'unknown device',
  used: 'Last used {{when}}.',
  usedFrom: 'Last used {{when}}, from the address {{network}}.',
  started: 'Started {{when}}',
  end: 'End',
  endOne: 'End the session that started {{when}}',
  endOthers: 'End all the others',
  endAll: 'End all, including this one',
  only: 'You are logged in only here.',
  done: 'Session ended',
}

export const exported: Same<typeof source.exported> = {
  heading: 'Your data',
  text: 'Take a copy of everything we keep about you: your account, what happened in it, your results and the files you sent.',
  action: 'Download my data',
  hint: 'A ZIP file. Downloading it deletes nothing.',
  readmeName: 'README.txt',
  readme:
    'This is everything we keep about you.\n\nREADME.html: all of this to read, in a browser.\nconta.json: who you are here, and your settings.\neventos.json: each thing that happened in your account, in order.\nsessoes.json: where you are logged in.\nwebhooks.json and tokens.json: the addresses that are told, and the access you made for programs.\nrascunhos.json: the résumés you write, version by version, with their comments.\nrecusas.json: analyses that were refused, and why.\nanalises.json: your analyses with what was measured. The texts that explain them are in README.html.\narquivos/: the files you sent to be analyzed.\nfoto-de-perfil.webp: your photo, if you set one.\nMISSING.txt, if it is here: what we could not read, and why.\n\nPasswords and session keys are left out: anyone who found this file could use them to get in.\nKeep it somewhere safe.',
  gapsName: 'MISSING.txt',
  gaps: 'What we keep about you and could not put into this copy. Tell the person who runs this site: a backup may still have it.',
  damaged: 'the file is damaged and does not open',
  missing: 'the file is no longer on the server',
  page: {
    name: 'README.html',
    title: 'Your data',
    intro:
      'Everything {{app}} kept about you on {{date}}, to read in a browser without the internet. The files beside it say the same to other programs.',
    who: 'Who you are here',
    nome: 'Name',
    email: 'Email',
    since: 'Account created on',
    plan: 'Plan',
    on: 'On',
    off: 'Off',
    analyses: 'Your analyses',
    none: 'No analyses.',
    file: 'File you sent',
    unread: 'No result: {{state}}.',
    events: 'What happened in your account',
    keep: 'Passwords and session keys are left out. Keep this copy somewhere safe.',
    written: 'Résumés you are writing',
    versions_one: '{{count}} version stored, in rascunhos.json',
    versions_other: '{{count}} versions stored, all in rascunhos.json',
    comment: 'Comment by {{author}}',
    weeks: 'Weekly plans',
    letters: 'Messages to support',
    cancelled: 'canceled',
    states: {
      requested: 'still under way',
      failed: 'the analysis failed and was not counted',
      completed: 'there is nothing left to show',
    },
  },
}

export const erase: Same<typeof source.erase> = {
  heading: 'Delete the account',
  text: 'Deletes your name, email, files and results for good. It cannot be undone.',
  action: 'Delete my account',
  title: 'Delete your account?',
  warning: 'This cannot be undone. Your files, scores and results cease to exist, and not even we can bring them back.',
  keep: 'If you want to keep a copy, download your data first. A paid plan ends with the account, the time left on it too, and nothing more is charged.',
  password: 'Your password, to confirm',
  confirm: 'Delete for good',
  pending: 'Deleting...',
  cancel: 'Keep my account',
  failed: 'The account was not deleted',
  done: 'Account deleted',
  doneText: 'Your data has been deleted. Good luck with the next job.',
  admin: 'An administrator cannot delete their own account. Hand the administration to someone else first.',
  /** While a change of the address can be undone. */
  waits:
    'Your email changed less than a week ago. Until {{date}} the previous email can still undo the change, so the account is deleted only after that. While it waits, it works as always.',
  waiting: 'The account will be deleted later',
  waitingText: 'We will send you an email about it, and until then you can change your mind here.',
  due: 'Your account will be deleted on {{date}}, as you asked. Until then everything works as always.',
  keepAction: 'Keep my account',
  stays: 'Your account stays',
  staysText: 'The request to delete it was canceled.',
  mail: {
    subject: '{{app}}: request to delete the account',
    text: 'Your account on {{app}} will be deleted on {{date}}, as requested. Wasn’t it you, or have you changed your mind? Log in and choose to keep the account:',
    former:
      'The account on {{app}} that used this email changed its email recently, and now somebody asked to delete it. It will be deleted on {{date}}. If this was you, there is nothing to do. If not, undo the change with this link before then: the account returns to this email and is not deleted.',
    open: 'Open my account',
    calledOffSubject: '{{app}}: the account will not be deleted after all',
    calledOff:
      'Somebody logged in to your account on {{app}} canceled the request to delete it, so it stays. If this was you, there is nothing to do. If not, change your password and ask again:',
    calledOffFormer:
      'The account on {{app}} that used this email will not be deleted after all: the request was canceled. If it was not you who changed its email, undo the change with this link:',
  },
}

export const profile: Same<typeof source.profile> = {
  title: 'Edit profile',
  who: 'Your details',
  passwords: 'Change the password',
  passwordsHint:
    'Leave blank to keep your current password. Changing it ends your other sessions, tokens and links to your résumé, and turns webhooks off until you turn them on again. To change your email, fill in the current password only.',
  current: 'Current password',
  fresh: 'New password',
  confirm: 'Confirm new password',
  save: 'Save changes',
  pending: 'Saving...',
  cancel: 'Cancel',
  done: 'Profile updated',
  failed: 'Could not update the profile',
}

export const avatar: Same<typeof source.avatar> = {
  heading: 'Profile photo',
  hint: 'JPG, PNG, WEBP, GIF or AVIF, up to 5MB. We keep a small version without the camera’s data.',
  choose: 'Choose a photo',
  other: 'Choose another photo',
  send: 'Send photo',
  pending: 'Sending...',
  remove: 'Remove photo',
  preview: 'Your profile photo',
  letter: 'Without a photo, we show the first letter of your name.',
  done: 'Photo updated',
  removed: 'Photo removed',
  failed: 'Could not update the photo',
  fallback: 'Could not upload the photo',
  typeTitle: 'Invalid file type',
  typeText: 'Please choose an image (JPG, PNG, etc.)',
  sizeTitle: 'File too large',
  sizeText: 'The largest size allowed is 5MB',
}

export const settings: Same<typeof source.settings> = {
  title: 'Settings',
  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  themeHint: 'System follows the light or dark mode of your device.',
  language: 'Language',
  languages: { 'pt-BR': 'Português', 'en-US': 'English' },
  notifications: 'Notifications',
  emails: 'Email notifications',
  emailsHint: 'Notifications also reach you by email, at {{email}}.',
  emailsOff: 'This site does not send email at the moment. Your choice applies once it does.',
  save: 'Save settings',
  pending: 'Saving...',
  done: 'Settings saved',
  failed: 'Could not save the settings',
  follow: 'They apply on every device you log in on.',
}
