// A notification in words, as the bell, its page and its mail show it.
import type { Catalogue } from '../../billing/catalogue'
import { type Notification, type NotificationContent, tipos } from '../../domain/notifications/content'
import type { Tool } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import { failureText } from '../../i18n/failure'
import { firstName } from '../../i18n/first'
import { formats } from '../../i18n/format'
import { hourWithZone } from '../mentoring/times'
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

const pages: Readonly<Record<Tool, string>> = {
  photo: '/foto-perfil',
  linkedin: '/linkedin',
  resume: '/curriculo',
  job: '/scanner-vagas',
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

function textsOf(content: NotificationContent, reader: Recipient): NotificationTexts {
  const { name } = reader
  const t = translator(reader.language)
  switch (content.kind) {
    case 'welcome': {
      const first = firstName(name)
      const title = first ? t('notification.welcome.title', { name: first }) : t('notification.welcome.nameless')
      return { title, text: t('notification.welcome.text'), link: '/painel' }
    }
    case 'password':
      return { title: t('notification.password.title'), text: t('notification.password.text'), link: '/suporte' }
    case 'mentoring-booked':
    case 'mentoring-moved':
    case 'mentoring-reminder':
    case 'mentor-hour-taken':
    case 'mentor-hour-freed': {
      const words = { when: hourWithZone(content.start, reader.language) }
      const link = content.kind.startsWith('mentor-') ? '/mentor' : '/mentoria'
      const key = `notification.mentoring.${content.kind}` as const
      return { title: t(`${key}.title`, words), text: t(`${key}.text`, words), link }
    }
    case 'mentoring-cancelled':
      return {
        title: t('notification.mentoring.mentoring-cancelled.title'),
        text: t('notification.mentoring.mentoring-cancelled.text'),
        link: '/mentoria',
      }
    case 'second-factor':
      return { ...factorTexts(content, t), link: '/conta/seguranca' }
    case 'identity':
      return { ...identityTexts(content, t), link: '/conta#entrada' }
    case 'api-token':
      return { ...tokenTexts(content, t), link: '/conta/tokens' }
    case 'erasure':
      return {
        title: t(`notification.erasure.${content.change}`),
        text: t(`notification.erasure.${content.change}Text`),
        link: '/conta#dados',
      }
    case 'webhook-disabled':
      return {
        title: t('notification.webhook.title'),
        text: t('notification.webhook.text'),
        link: '/conta/webhooks',
      }
    case 'support-reply':
      return {
        title: t('notification.supportReply.title'),
        text: t('notification.supportReply.text'),
        link: '/suporte#conversas',
      }
    case 'plan-opened':
    case 'plan-ending':
    case 'plan-ended':
    case 'payment-failed':
    case 'refunded':
    case 'coupon':
    case 'quota':
      return { ...billingTexts(content, reader), link: '/planos' }
    case 'draft-comment':
      return {
        title: t('notification.draftComment.title'),
        text: t('notification.draftComment.text'),
        link: `/curriculo/oficina?rascunho=${content.draft}#comentarios`,
      }
    case 'vacancy-reminder':
      return {
        title: content.title
          ? t('notification.vacancy.title', { title: content.title })
          : t('notification.vacancy.nameless'),
        text: t('notification.vacancy.text'),
        link: `/vagas?vaga=${content.vacancy}`,
      }
    case 'week':
      return {
        title: t('notification.week.title', { count: content.steps }),
        text: t('notification.week.text', { count: content.gain }),
        link: '/painel',
      }
    case 'analysed':
      return { ...analysed(content, t), link: pages[content.tool] }
    case 'analysis-failed':
      return {
        title: t(`notification.failed.${content.tool}`),
        text: failureText(t, content.reason, content.tool),
        link: pages[content.tool],
      }
  }
}

/**
 * Two vacancies are two questions, so a comparison has no previous score; every other tool measures the same input
 * again.
 */
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
