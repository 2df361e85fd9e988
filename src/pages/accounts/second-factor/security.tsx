// /conta/seguranca: the authenticator app, passkeys and recovery codes of an account.

import { use } from 'react'
import { Locale, translator, useT } from '../../../i18n'
import PasskeyAdd from '../../../islands/accounts/second-factor/passkey-add'
import {
  codesFew,
  type SecondFactorData,
  type SecondFactorView,
  secondFactorView,
} from '../../../texts/accounts/second-factor'
import { Badge } from '../../../ui/badge/badge'
import { cx, muted, small, stack, stackGap } from '../../../ui/base'
import { LinkRow } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import type { Message } from '../../../ui/toast/toast'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { codesTexts, passkeyAddTexts } from './island-texts'
import { PasswordForm } from './password-form'
import * as css from './second-factor.css'
import { Section, SignInAgain, Unfolding } from './section'

/** The form of this page that was refused, by what it does, and why. */
export type SecurityError = {
  readonly form: 'app' | 'codigos' | 'passkey'
  readonly id?: string
  readonly message: string
}

type Props = {
  page: PageContext
  toast?: Message | undefined
  data: SecondFactorData
  error?: SecurityError | undefined
}

/** /conta/seguranca: the second factors of an account, turned on and off. */
export function SecurityPage({ page, toast, data, error }: Props) {
  const t = translator(page.language)
  const view = secondFactorView(data, page.language)
  return (
    <Shell page={page} title={t('account.secondFactor.title')} toast={toast}>
      <PageHead
        back="/conta"
        backLabel={t('account.page.back')}
        title={t('account.secondFactor.title')}
        lead={t('account.secondFactor.lead')}
      />
      <div className={cx(stack, stackGap.s6, css.column)}>
        {data.required && (
          <Callout title={t('account.secondFactor.required')}>{t('account.secondFactor.requiredText')}</Callout>
        )}
        {!data.password && !data.fresh && <SignInAgain provider={page.provider?.name ?? ''} />}
        <App on={data.app} password={data.password} error={error?.form === 'app' ? error.message : undefined} />
        <Passkeys
          data={data}
          view={view}
          error={error?.form === 'passkey' ? error : undefined}
          appName={page.appName}
        />
        {view.on && (
          <Codes
            left={data.codesLeft}
            password={data.password}
            text={view.codes}
            error={error?.form === 'codigos' ? error.message : undefined}
          />
        )}
        <p className={cx(small, muted)}>{t('account.secondFactor.ends')}</p>
      </div>
    </Shell>
  )
}

function App({ on, password, error }: { on: boolean; password: boolean; error?: string | undefined }) {
  const t = useT()
  return (
    <Section
      id="app"
      heading={t('account.secondFactor.app.heading')}
      text={t('account.secondFactor.app.text')}
      state={<Badge tone={on ? 'good' : 'plain'}>{t(`account.secondFactor.app.${on ? 'on' : 'off'}`)}</Badge>}
    >
      {on ? (
        <Unfolding summary={t('account.secondFactor.app.turnOff')} error={error}>
          <PasswordForm
            action="/conta/seguranca/aplicativo/desligar"
            label={t('account.secondFactor.app.turnOff')}
            kind="danger"
            password={password}
            error={error}
          />
        </Unfolding>
      ) : (
        <LinkRow href="/conta/seguranca/aplicativo" kind="primary">
          {t('account.secondFactor.app.setUp')}
        </LinkRow>
      )}
    </Section>
  )
}

type PasskeysProps = {
  data: SecondFactorData
  view: SecondFactorView
  error?: SecurityError | undefined
  appName: string
}

function Passkeys({ data, view, error, appName }: PasskeysProps) {
  const t = useT()
  const language = use(Locale)
  return (
    <Section
      id="passkeys"
      heading={t('account.secondFactor.passkeys.heading')}
      text={t('account.secondFactor.passkeys.text')}
    >
      {view.list.length > 0 && (
        <ul className={css.passkeys} aria-label={t('account.secondFactor.passkeys.list')}>
          {view.list.map(({ id, name, when, remove }) => (
            <li key={id}>
              <div>
                <strong>{name}</strong> <span className={cx(small, muted)}>{when}</span>
              </div>
              <Unfolding summary={remove} error={error?.id === id ? error.message : undefined}>
                <PasswordForm
                  action="/conta/seguranca/passkeys/remover"
                  label={t('account.secondFactor.passkeys.remove')}
                  kind="danger"
                  password={data.password}
                  error={error?.id === id ? error.message : undefined}
                >
                  <input type="hidden" name="passkey" value={id} />
                  <p className={small}>{t('account.secondFactor.passkeys.removeText')}</p>
                </PasswordForm>
              </Unfolding>
            </li>
          ))}
        </ul>
      )}
      {data.passkeysHere ? (
        <PasskeyAdd
          full={view.full}
          password={data.password}
          texts={passkeyAddTexts(language)}
          codes={codesTexts(language, appName)}
        />
      ) : (
        <p className={cx(small, muted)}>{t('account.secondFactor.passkeys.elsewhere')}</p>
      )}
    </Section>
  )
}

type CodesProps = { left: number; text: string | null; password: boolean; error?: string | undefined }

function Codes({ left, text, password, error }: CodesProps) {
  const t = useT()
  return (
    <Section
      id="codigos"
      heading={t('account.secondFactor.codes.heading')}
      text={t('account.secondFactor.codes.text')}
      state={<Badge tone={left < codesFew ? 'warn' : 'plain'}>{text}</Badge>}
    >
      {left < codesFew && (
        <Callout title={t('account.secondFactor.codes.few')}>{t('account.secondFactor.codes.fewText')}</Callout>
      )}
      <Unfolding summary={t('account.secondFactor.codes.renew')} error={error}>
        <PasswordForm
          action="/conta/seguranca/codigos"
          label={t('account.secondFactor.codes.renew')}
          kind="outline"
          password={password}
          error={error}
        >
          <p className={small}>{t('account.secondFactor.codes.renewText')}</p>
        </PasswordForm>
      </Unfolding>
    </Section>
  )
}
