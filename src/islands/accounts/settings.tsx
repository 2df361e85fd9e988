// Theme, language and mails on /configuracoes, saved without leaving the page.

import { island } from '#island'
import type { SettingsJson } from '../../api/account/accounts'
import type { Texts } from '../../i18n/texts'
import { cx, muted, small, stack, stackGap, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Switch } from '../../ui/field/switch'
import { Segmented } from '../../ui/tabs/segmented'
import { call } from '../call'
import { show, type Theme, themes } from '../state/theme'
import { toast, toastFailure, toastOnNextPage } from '../state/toasts'
import { textOf, useForm } from '../use-form'
import * as css from './settings.css'

const languages = ['pt-BR', 'en-US'] as const
type Language = (typeof languages)[number]

export type SettingsTexts = Omit<Texts['account']['settings'], 'done'> & {
  readonly offline: string
  /** In the language just chosen, because the page that shows it is in that language. */
  readonly done: { readonly [language in Language]: string }
}

type Props = { theme: Theme; language: Language; emails: boolean; texts: SettingsTexts }

const oneOf = <T extends string>(allowed: readonly T[], value: string): T | undefined =>
  allowed.find((candidate) => candidate === value)

/** Without JavaScript a form that posts; hydrated, the theme changes in place and only another language reloads the page. */
export default island('settings', function Settings({ theme, language, emails, texts }: Props) {
  const read = (form: FormData) => ({
    tema: oneOf(themes, textOf(form, 'tema')) ?? theme,
    idioma: oneOf(languages, textOf(form, 'idioma')) ?? language,
    notificacoes_email: form.has('notificacoes_email'),
  })
  const { pending, submit } = useForm({
    read,
    send: async (chosen) => {
      const answer = await call('PUT', '/api/user/settings', chosen satisfies SettingsJson, texts.offline)
      if (!answer.ok) return toastFailure(texts.failed, answer.message)
      show(chosen.tema)
      localStorage.setItem('ui-language', chosen.idioma)
      localStorage.setItem('ui-emails', String(chosen.notificacoes_email))
      const message = { title: texts.done[chosen.idioma] }
      if (chosen.idioma === document.documentElement.lang) toast(message)
      else {
        toastOnNextPage(message)
        location.reload()
      }
    },
  })

  return (
    <form className={cx(stack, stackGap.s8)} method="post" action="/configuracoes" onSubmit={submit}>
      <div className={stack}>
        <h2 className={title.sm}>{texts.appearance}</h2>
        <div className={css.setting}>
          <div>
            <p>{texts.theme}</p>
            <p className={cx(small, muted)}>{texts.themeHint}</p>
          </div>
          <Segmented
            legend={texts.theme}
            name="tema"
            value={theme}
            options={themes.map((value) => ({ value, label: texts.themes[value] }))}
          />
        </div>
        <div className={css.setting}>
          <p>{texts.language}</p>
          <Segmented
            legend={texts.language}
            name="idioma"
            value={language}
            options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          />
        </div>
      </div>
      <div className={stack}>
        <h2 className={title.sm}>{texts.notifications}</h2>
        <Switch
          name="notificacoes_email"
          value="sim"
          defaultChecked={emails}
          label={
            <>
              {texts.emails}
              <br />
              <span className={cx(small, muted)}>{texts.emailsHint}</span>
            </>
          }
        />
      </div>
      <div className={cx(stack, stackGap.s2)}>
        <div>
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? texts.pending : texts.save}
          </Button>
        </div>
        <p className={cx(small, muted)}>{texts.follow}</p>
      </div>
    </form>
  )
})
