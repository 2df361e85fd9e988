// Notifications about second factors.
import type { NotificationContent } from '../../domain/notification'
import type { Translate } from '../../i18n'

type FactorContent = Extract<NotificationContent, { kind: 'second-factor' }>

export const factorTexts = (
  { change, left }: FactorContent,
  t: Translate,
): { readonly title: string; readonly text: string } => ({
  title: t(`notification.secondFactor.${change}`),
  text:
    left === undefined
      ? t(`notification.secondFactor.${change === 'SecondFactorRemoved' ? 'removedText' : 'text'}`)
      : t('notification.secondFactor.usedText', { count: left }),
})
