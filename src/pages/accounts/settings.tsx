// /configuracoes: theme, language, mails and language models.
import type { Theme } from '../../events/schema/vocabulary'
import { type Language, textsOf, translator } from '../../i18n'
import Settings, { type SettingsTexts } from '../../islands/accounts/settings'
import { Card } from '../../ui/card/card'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { type ModelSetting, ModelSettings } from '../models/settings'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './account.css'

const settingsTexts = (language: Language, email: string, mailed: boolean): SettingsTexts => {
  const { settings, offline } = textsOf(language).account
  return {
    ...settings,
    offline,
    emailsHint: translator(language)(mailed ? 'account.settings.emailsHint' : 'account.settings.emailsOff', { email }),
    done: { 'pt-BR': textsOf('pt-BR').account.settings.done, 'en-US': textsOf('en-US').account.settings.done },
  }
}

type Props = {
  page: PageContext
  user: NonNullable<PageContext['user']>
  toast?: Message | undefined
  /** The configured models and the person's choice; null without models. */
  models: ModelSetting | null
  /** Whether this server sends mail. */
  mailed: boolean
  settings: { readonly theme: Theme; readonly language: Language; readonly emails: boolean }
}

/** /configuracoes: theme, language and whether notices are mailed. */
export function SettingsPage({ page, user, toast, settings, mailed, models }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.settings.title')} toast={toast}>
      <PageHead back="/conta" backLabel={t('account.page.back')} title={t('account.settings.title')} />
      <Card className={css.form} aria-label={t('account.settings.title')}>
        <Settings {...settings} texts={settingsTexts(page.language, user.email, mailed)} />
      </Card>
      {models && <ModelSettings {...models} language={page.language} />}
    </Shell>
  )
}
