// The part of the landing page where visitors sign in or register.
import { type AuthErrors, type AuthTab, passwordLength } from '../../api/account/accounts'
import { type Translate, useT } from '../../i18n'
import Auth from '../../islands/auth/auth'
import type { AuthTexts } from '../../islands/auth/texts'
import { cx } from '../../ui/base/cx'
import { azulejo, section, stack, stackGap, wrap } from '../../ui/base/layout.css'
import { title } from '../../ui/base/text.css'
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
              texts={authTexts(t, appName)}
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

/** The texts of the forms. The island interpolates the name, so its placeholder is preserved. */
const authTexts = (t: Translate, app: string): AuthTexts => ({
  access: t('account.access'),
  tab: { entrar: t('account.login.tab'), registrar: t('account.register.tab') },
  submit: { entrar: t('account.login.submit'), registrar: t('account.register.submit') },
  pending: { entrar: t('account.login.pending'), registrar: t('account.register.pending') },
  failed: { entrar: t('account.login.failed'), registrar: t('account.register.failed') },
  done: { entrar: t('account.login.done'), registrar: t('account.register.done') },
  welcome: {
    entrar: t('account.login.welcome', { nome: '{nome}' }),
    registrar: t('account.register.welcome', { app, nome: '{nome}' }),
  },
  tryAgain: t('account.register.tryAgain'),
  offline: t('account.offline'),
  forgotten: t('account.forgotten.link'),
  emailMeant: t('account.emailMeant', { email: '{email}' }),
  field: {
    nome: t('account.field.nome'),
    email: t('account.field.email'),
    senha: t('account.field.senha'),
    confirmarSenha: t('account.field.confirmarSenha'),
  },
  password: {
    hint: t('account.password.hint', passwordLength),
    generate: t('account.password.generate'),
    generated: t('account.password.generated'),
    show: t('account.password.show'),
    hide: t('account.password.hide'),
    showOne: t('account.password.showOne'),
    hideOne: t('account.password.hideOne'),
  },
  terms: {
    before: t('account.terms.before'),
    service: t('account.terms.service'),
    between: t('account.terms.between'),
    privacy: t('account.terms.privacy'),
  },
  invalid: {
    nome: t('errors.fields.nameRequired'),
    email: t('errors.fields.emailInvalid'),
    senhaRequired: t('errors.fields.passwordRequired'),
    senhaShort: t('errors.fields.passwordShort', passwordLength),
    confirmarSenha: t('errors.fields.confirmRequired'),
    mismatch: t('errors.fields.confirmDiffers'),
    aceitarTermos: t('errors.fields.termsRequired'),
  },
})
