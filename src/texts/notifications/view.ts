// A notification in words, as the bell, its page and its mail show it.

import type { Catalogue } from '../../billing/catalogue'
import { type Notification, type NotificationContent, tipos } from '../../domain/notifications/content'
import { type Language, type Translate, translator } from '../../i18n'
import { failureText } from '../../i18n/failure'
import { firstName } from '../../i18n/first'
import { formats } from '../../i18n/format'
import { hourWithZone } from '../mentoring/times'
import { toolPath } from '../tool-path'
import { billingTexts } from './billing'
import { factorTexts, identityTexts, tokenTexts } from './second-factor'

/** The reader's account, language, catalogue and current time (ms). */
export type Recipient = {
  readonly name: string
  readonly catalogue: Catalogue
  readonly language: Language
  readonly now: number
}

export type NotificationView = {
  readonly id: string
  readonly tipo: string
  readonly title: string
  readonly text: string
  readonly link: string | undefined
  readonly read: boolean
  /** As a machine-readable and as a formatted time. */
  readonly iso: string
  readonly when: string
}

type NotificationTexts = { readonly title: string; readonly text: string; readonly link: string }

export const notificationView = ({ id, content, at, read }: Notification, reader: Recipient): NotificationView => ({
  id,
  tipo: tipos[content.kind],
  ...textsOf(content, reader),
  read,
  iso: new Date(at).toISOString(),
  when: formats(reader.language).ago(at, reader.now),
})

type Plain = 'password' | 'mentoring.mentoring-cancelled' | 'webhook' | 'supportReply' | 'draftComment'

/** One whose words are always the same. */
const plain = (t: Translate, key: Plain, link: string): NotificationTexts => ({
  title: t(`notification.${key}.title`),
  text: t(`notification.${key}.text`),
  link,
})

const erasureTexts = (change: 'ErasureRequested' | 'ErasureCancelled', t: Translate) => ({
  title: t(`notification.erasure.${change}`),
  text: t(`notification.erasure.${change}Text`),
})

const welcome = (name: string, t: Translate): Omit<NotificationTexts, 'link'> => {
  const first = firstName(name)
  const title = first ? t('notification.welcome.title', { name: first }) : t('notification.welcome.nameless')
  return { title, text: t('notification.welcome.text') }
}

const vacancyTexts = (title: string, t: Translate): Omit<NotificationTexts, 'link'> => ({
  title: title ? t('notification.vacancy.title', { title }) : t('notification.vacancy.nameless'),
  text: t('notification.vacancy.text'),
})

/** About an hour with a mentor, for either of the two. */
const hourTexts = (
  { kind, start }: Extract<NotificationContent, { start: number }>,
  language: Language,
  t: Translate,
): NotificationTexts => {
  const words = { when: hourWithZone(start, language) }
  const key = `notification.mentoring.${kind}` as const
  const link = kind.startsWith('mentor-') ? '/mentor' : '/mentoria'
  return { title: t(`${key}.title`, words), text: t(`${key}.text`, words), link }
}

function textsOf(content: NotificationContent, reader: Recipient): NotificationTexts {
  const t = translator(reader.language)
  switch (content.kind) {
    case 'welcome':
      return { ...welcome(reader.name, t), link: '/painel' }
    case 'password':
      return plain(t, 'password', '/suporte')
    case 'mentoring-booked':
    case 'mentoring-moved':
    case 'mentoring-reminder':
    case 'mentor-hour-taken':
    case 'mentor-hour-freed':
      return hourTexts(content, reader.language, t)
    case 'mentoring-cancelled':
      return plain(t, 'mentoring.mentoring-cancelled', '/mentoria')
    case 'second-factor':
      return { ...factorTexts(content, t), link: '/conta/seguranca' }
    case 'identity':
      return { ...identityTexts(content, t), link: '/conta#entrada' }
    case 'api-token':
      return { ...tokenTexts(content, t), link: '/conta/tokens' }
    case 'erasure':
      return { ...erasureTexts(content.change, t), link: '/conta#dados' }
    case 'webhook-disabled':
      return plain(t, 'webhook', '/conta/webhooks')
    case 'support-reply':
      return plain(t, 'supportReply', '/suporte#conversas')
    case 'plan-opened':
    case 'plan-ending':
    case 'plan-ended':
    case 'plan-cancelled':
    case 'payment-pending':
    case 'payment-failed':
    case 'refunded':
    case 'coupon':
    case 'quota':
      return { ...billingTexts(content, reader), link: '/planos' }
    case 'draft-comment':
      return plain(t, 'draftComment', `/curriculo/oficina?rascunho=${content.draft}#comentarios`)
    case 'vacancy-reminder':
      return { ...vacancyTexts(content.title, t), link: `/vagas?vaga=${content.vacancy}` }
    case 'week':
      return {
        title: t('notification.week.title', { count: content.steps }),
        text: t('notification.week.text'),
        link: '/painel',
      }
    case 'analysed':
      return { ...analysed(content, t), link: toolPath[content.tool] }
    case 'analysis-failed':
      return {
        title: t(`notification.failed.${content.tool}`),
        text: failureText(t, content.reason, content.tool),
        link: toolPath[content.tool],
      }
  }
}

/** Two vacancies are two questions, so a comparison has no previous score. */
function analysed(
  { tool, score, before }: Extract<NotificationContent, { kind: 'analysed' }>,
  t: Translate,
): Omit<NotificationTexts, 'link'> {
  if (tool === 'job') return { title: t('notification.analysed.job.ready'), text: t('notification.analysed.job.text') }
  const title = t(`notification.analysed.${tool}.ready`)
  if (before === null) return { title, text: t('notification.analysed.first', { score }) }
  if (score > before)
    return {
      title: t(`notification.analysed.${tool}.up`, { score }),
      text: t('notification.analysed.gained', { count: score - before }),
    }
  return {
    title,
    text:
      score === before
        ? t('notification.analysed.same', { score })
        : t('notification.analysed.changed', { score, before }),
  }
}
