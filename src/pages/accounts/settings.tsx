// /configuracoes: theme, language, mails and language models.
import type { Theme } from '../../events/schema/vocabulary'
import { type Language, type Translate, translator } from '../../i18n'
import Settings, { type SettingsTexts } from '../../islands/accounts/settings'
import { Card } from '../../ui/card/card'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { type ModelSetting, ModelSettings } from '../models/settings'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './account.css'

const textsOf = (t: Translate, email: string, mailed: boolean): SettingsTexts => ({
  appearance: t('account.settings.appearance'),
  theme: t('account.settings.theme'),
  themes: {
    system: t('account.settings.themes.system'),
    light: t('account.settings.themes.light'),
    dark: t('account.settings.themes.dark'),
  },
  themeHint: t('account.settings.themeHint'),
  language: t('account.settings.language'),
  languages: { 'pt-BR': t('account.settings.languages.pt-BR'), 'en-US': t('account.settings.languages.en-US') },
  notifications: t('account.settings.notifications'),
  emails: t('account.settings.emails'),
  emailsHint: t(mailed ? 'account.settings.emailsHint' : 'account.settings.emailsOff', { email }),
  save: t('account.settings.save'),
  pending: t('account.settings.pending'),
  done: {
    'pt-BR': translator('pt-BR')('account.settings.done'),
    'en-US': translator('en-US')('account.settings.done'),
  },
  failed: t('account.settings.failed'),
  follow: t('account.settings.follow'),
  offline: t('account.offline'),
})

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
        <Settings {...settings} texts={textsOf(t, user.email, mailed)} />
      </Card>
      {models && <ModelSettings {...models} language={page.language} />}
    </Shell>
  )
}
