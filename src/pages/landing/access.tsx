// The part of the landing page where visitors sign in or register.
import { type AuthErrors, type AuthTab, passwordLength } from '../../api/account/accounts'
import { type Translate, useT, useTexts } from '../../i18n'
import type { Texts } from '../../i18n/texts'
import Auth from '../../islands/auth/auth'
import type { AuthTexts } from '../../islands/auth/texts'
import { azulejo, cx, section, stack, stackGap, title, wrap } from '../../ui/base'
import { deep } from '../../ui/card/card.css'
import * as leap from '../../ui/scene/leap.css'
import { Ticks } from '../../ui/ticks/ticks'
import { passkeyEntryTexts } from '../accounts/second-factor/island-texts'
import { ProviderButton } from '../accounts/sign-in/provider-button'
import type { PageContext } from '../context'
import * as css from './access.css'

export type AccessProps = {
  appName: string
  /** What the free plan includes; null for nothing. */
  free: string | null
  tab: AuthTab
  values: { readonly nome?: string | undefined; readonly email?: string | undefined }
  errors: AuthErrors
  message?: string | undefined
  next?: string | undefined
  provider?: PageContext['provider']
  /** Whether passkeys work at this address. */
  passkeys: boolean
}

/** The sign-in forms as a part of the page. */
export function Access({ appName, free, tab, values, errors, message, next, provider, passkeys }: AccessProps) {
  const t = useT()
  const texts = useTexts().account
  return (
    <section className={section} id="auth" aria-labelledby="auth-title">
      <div className={cx(wrap, css.auth, deep, azulejo)}>
        <div className={cx(stack, stackGap.s6, css.authCopy)}>
          <div className={cx(stack, stackGap.s6, css.authText)}>
            <h2 className={title.lg} id="auth-title">
              {t('landing.auth.title')}
            </h2>
            <Ticks
              className={css.authTicks}
              items={[
                ...(free ? [{ key: 'analyses', content: free }] : []),
                { key: 'card', content: t('landing.auth.card') },
                { key: 'erase', content: t('landing.auth.erase') },
              ]}
            />
          </div>
          <svg className={css.authArt} viewBox="0 0 360 190" aria-hidden="true">
            <path className={leap.board} d="M0 176H92" />
            <path className={leap.trail} d="M92 174C110 60 190 10 318 44" />
            <circle className={leap.dot} cx="320" cy="44" r="12" />
          </svg>
        </div>
        <div className={css.authBox}>
          {provider && <ProviderButton provider={provider} next={next ?? null} />}
          {!provider?.only && (
            <Auth
              texts={authTexts(t, appName, texts)}
              tab={tab}
              values={{ nome: values.nome, email: values.email }}
              errors={errors}
              message={message ?? null}
              next={next ?? null}
              passkey={passkeys ? passkeyEntryTexts(t, false) : null}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** The texts of the forms, with places that the island fills. */
const authTexts = (t: Translate, app: string, words: Texts['account']): AuthTexts => {
  const { access, login, register, offline, emailMeant, field, password, terms } = words
  const both = (name: 'tab' | 'submit' | 'pending' | 'failed' | 'done') => ({
    entrar: login[name],
    registrar: register[name],
  })
  return {
    access,
    tab: both('tab'),
    submit: both('submit'),
    pending: both('pending'),
    failed: both('failed'),
    done: both('done'),
    welcome: { entrar: login.welcome, registrar: t('account.register.welcome', { app }) },
    tryAgain: register.tryAgain,
    offline,
    forgotten: words.forgotten.link,
    emailMeant,
    field,
    password: { ...password, hint: t('account.password.hint', passwordLength) },
    terms,
    invalid: {
      nome: t('errors.fields.nameRequired'),
      email: t('errors.fields.emailInvalid'),
      senhaRequired: t('errors.fields.passwordRequired'),
      senhaShort: t('errors.fields.passwordShort', passwordLength),
      confirmarSenha: t('errors.fields.confirmRequired'),
      mismatch: t('errors.fields.confirmDiffers'),
      aceitarTermos: t('errors.fields.termsRequired'),
    },
  }
}
