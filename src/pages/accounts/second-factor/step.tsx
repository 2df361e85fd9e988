// /entrar/segundo-fator: the second step of a sign-in.

import type { SecondFactorMethod } from '../../../api/account/second-factor'
import { translator, useT } from '../../../i18n'
import PasskeyEntry from '../../../islands/accounts/second-factor/passkey-entry'
import { unfolded } from '../../../islands/accounts/second-factor/second-factor.css'
import { cx, muted, small, stack } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { form } from '../sign-in/setup.css'
import { CodeField } from './code-field'
import { passkeyEntryTexts } from './island-texts'

type Props = {
  page: PageContext
  methods: readonly SecondFactorMethod[]
  next: string | null
  error?: string | undefined
  /** Which of the two forms was refused. */
  recovery?: boolean
}

/** /entrar/segundo-fator: what is asked for after a right password. */
export function SecondStepPage({ page, methods, next, error, recovery = false }: Props) {
  const t = translator(page.language)
  const can = (method: SecondFactorMethod) => methods.includes(method)
  return (
    <Shell page={page} title={t('account.secondFactor.step.title')}>
      <PageHead title={t('account.secondFactor.step.title')} lead={t('account.secondFactor.step.lead')} />
      <Card className={cx(form, stack)} aria-label={t('account.secondFactor.step.title')}>
        {can('passkey') && <PasskeyEntry next={next} texts={passkeyEntryTexts(t, true)} primary={!can('app')} />}
        {can('app') && <AppForm next={next} error={recovery ? undefined : error} />}
        {can('recuperacao') && (
          <details open={recovery && error !== undefined}>
            <summary>{t('account.secondFactor.step.recovery')}</summary>
            <div className={unfolded}>
              <RecoveryForm next={next} error={recovery ? error : undefined} />
            </div>
          </details>
        )}
        <p className={small}>
          <a href="/entrar">{t('account.secondFactor.step.other')}</a>
        </p>
        <p className={cx(small, muted)}>
          {t('account.secondFactor.step.lost')} <a href="/suporte">{t('account.secondFactor.step.support')}</a>
        </p>
      </Card>
    </Shell>
  )
}

type FormProps = { next: string | null; error?: string | undefined }

function AppForm({ next, error }: FormProps) {
  const t = useT()
  return (
    <form className={stack} method="post" action="/entrar/segundo-fator">
      {next && <input type="hidden" name="next" value={next} />}
      <CodeField error={error} />
      <Button type="submit" kind="primary" size="lg" wide>
        {t('account.secondFactor.step.submit')}
      </Button>
    </form>
  )
}

function RecoveryForm({ next, error }: FormProps) {
  const t = useT()
  return (
    <form className={stack} method="post" action="/entrar/segundo-fator">
      {next && <input type="hidden" name="next" value={next} />}
      <input type="hidden" name="tipo" value="recuperacao" />
      <Field
        label={t('account.secondFactor.step.recoveryCode')}
        hint={t('account.secondFactor.step.recoveryHint')}
        error={error}
      >
        {(control) => (
          <Input {...control} name="codigo" autoComplete="off" autoCapitalize="none" maxLength={60} required />
        )}
      </Field>
      <Button type="submit" kind="outline" size="lg" wide>
        {t('account.secondFactor.step.submit')}
      </Button>
    </form>
  )
}
