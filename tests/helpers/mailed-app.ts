// An application that sends its mails at once to a mailbox of the test's.
import { createMailQueue } from '../../src/server/jobs/mail-queue'
import { createSender } from '../../src/server/mail/smtp'
import { testApp } from './app'
import { open } from './close-after-each'
import { startMailbox } from './mailbox'

const site = 'http://localhost:3000'

/** Closed after the test by `closeAfterEach`. `links` are the paths in the mails so far, and each address they went to. */
export const mailedApp = async (environment: Record<string, string> = {}) => {
  const box = await startMailbox()
  open.push(() => box.close())
  const app = await testApp({ SMTP_URL: box.url, PUBLIC_URL: site, ...environment })
  open.push(() => app.close())
  if (!app.config.smtp) throw new Error('no mail server')
  const queue = createMailQueue(app.core, createSender(app.config.smtp), { gatherMs: 5, firstMs: 40, mostMs: 80 })
  open.push(() => queue.stop())
  const links = (path: RegExp): { to: string; link: string }[] =>
    box.mails.flatMap(({ to, parts }) => {
      const link = /http:\/\/localhost:3000(\/\S+)/.exec(parts.join('\n'))?.[1] ?? ''
      return path.test(link) ? [{ to: to[0] ?? '', link }] : []
    })
  return { app, box, links }
}
