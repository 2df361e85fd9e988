import type { errors as source } from '../pt-BR/errors'
import type { Same } from '../same'

export const errors: Same<typeof source> = {
  'not-found': 'We could not find this address.',
  unauthenticated: 'You are not signed in',
  forbidden: 'You do not have permission to do that.',
  'cross-site': 'This request came from another site and was refused.',
  'too-large': 'That is too large to send.',
  'bad-request': 'We could not understand this request.',
  invalid: 'Please check the marked fields.',
  internal: 'This one is on us. Please try again in a moment.',
  busy: 'Many people at once. Please try again in a moment.',
  throttled_one: 'Too many tries. Please try again in {{count}} second.',
  throttled_many: 'Too many tries. Please try again in {{count}} seconds.',
  throttled_other: 'Too many tries. Please try again in {{count}} seconds.',

  credentials: 'Wrong email or password',
  'email-taken': 'There is already an account with this email. Log in with your password.',
  'account-missing': 'This account no longer exists.',
  'quota-exhausted': 'You have used all your analyses. Your scores stay here.',
  'quota-tool': 'You have used the free analysis of this tool. Your scores stay here.',
  'resume-missing': 'Send your résumé before analyzing a job.',
  'description-short': 'Description too short',
  'none-yet': 'No analysis found',
  'analysis-repeated': 'This analysis has already been asked for.',
  'analysis-not-open': 'This analysis has already ended.',

  fields: {
    emailInvalid: 'Invalid email',
    passwordRequired: 'Password is required',
    nameRequired: 'Name is required',
    nameLong: 'Name can have up to 200 characters',
    passwordShort: 'Password must have at least 6 characters',
    passwordLong: 'Password can have up to 1000 characters',
    confirmRequired: 'Confirm your password',
    confirmDiffers: 'The passwords do not match',
    descriptionRequired: 'Please paste the job description to analyze.',
    descriptionShort: 'Please give a more detailed job description.',
    descriptionLong: 'A description can have up to 30 thousand characters. Paste only the text of the job.',
    termsRequired: 'You must accept the terms of service and the privacy policy',
  },

  file: {
    missing: 'No file selected',
    empty: 'The file is empty. Choose another and try again; nothing was used up.',
    'too-large': 'The largest size allowed is 10MB.',
    'unknown-type': 'Only PDF or DOCX files are allowed.',
    'old-word': 'This is an old .doc file. Open it in Word or Google Docs, save it as DOCX or PDF and send it again.',
    encrypted: 'The PDF asks for a password. Save a copy without one and send it again; nothing was used up.',
    damaged: 'The file is damaged or incomplete. Export it again and try once more; nothing was used up.',
    scanned:
      'The PDF is a picture: there is no text for a robot to read. Export it straight from Word or Google Docs; nothing was used up.',
    'too-many-pages': 'The file has too many pages for a résumé. Send up to 50 pages; nothing was used up.',
    'too-much-text': 'The file has too much text for a résumé. Send a shorter version; nothing was used up.',
    'too-slow': 'This file took too long to open. Export it to PDF again and try once more; nothing was used up.',
    'too-much-memory': 'This file is too heavy to open. Export it to PDF again and try once more; nothing was used up.',
    'not-a-resume':
      'We found no résumé in this file: sections, dates or contact details are missing. If it is the right file, add headings such as Experience and Education; nothing was used up.',
    'not-an-advert':
      'We found no requirements of a job in this text. Paste the full description, with requirements and tasks; nothing was used up.',
    busy: 'Many people at once. Please try again in a moment; nothing was used up.',
    interrupted: 'The analysis was interrupted on our side. It was not used up.',
    internal: 'This one is on us. The analysis was not used up.',
  },
}
