// Notifications about what signs in to an account besides its password: second factors, providers, API tokens.
import type { NotificationContent } from '../../domain/notifications/content'
import type { Translate } from '../../i18n'

type IdentityContent = Extract<NotificationContent, { kind: 'identity' }>
type TokenContent = Extract<NotificationContent, { kind: 'api-token' }>
type FactorContent = Extract<NotificationContent, { kind: 'second-factor' }>

export const factorTexts = (
  { change, left }: FactorContent,
  t: Translate,
): { readonly title: string; readonly text: string } => ({
  title: t(`notification.secondFactor.${change}`),
  text:
    left === undefined
      ? t(`notification.secondFactor.${change === 'SecondFactorRemoved' ? 'removedText' : 'text'}`)
      : left === 0
        ? t('notification.secondFactor.usedLast')
        : t('notification.secondFactor.usedText', { count: left }),
})

export const identityTexts = (
  { change }: IdentityContent,
  t: Translate,
): { readonly title: string; readonly text: string } => ({
  title: t(`notification.identity.${change}`),
  text: t(`notification.identity.${change}Text`),
})

export const tokenTexts = (
  { change }: TokenContent,
  t: Translate,
): { readonly title: string; readonly text: string } => ({
  title: t(`notification.apiToken.${change}`),
  text: t(`notification.apiToken.${change}Text`),
})
