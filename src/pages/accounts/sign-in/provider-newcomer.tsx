// The page for a person of the identity provider who has no account yet: registering or linking.

import { translator } from '../../../i18n'
import { cx, lead, stack, stackGap, title } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Alert } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { Checkbox } from '../../../ui/field/checkbox'
import { CurrentPassword } from '../../../ui/field/current-password'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { form } from './setup.css'

type Props = {
  readonly page: PageContext
  readonly provider: string
  readonly person: { readonly email: string; readonly name: string }
  /** Whether an account has proved the address that the provider verified: its password links it. */
  readonly canLink: boolean
  readonly localLogin: boolean
  readonly name?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly message?: string
}

/** /entrar/provedor/conta: somebody the provider identified and no account knows yet. */
export function ProviderNewcomerPage({ page, provider, person, canLink, localLogin, errors = {}, ...shown }: Props) {
  const t = translator(page.language)
  const { email } = person
  return (
    <Shell page={page} title={t('account.provider.title')}>
      <PageHead title={t('account.provider.title')}>
        <p className={lead}>
          {t(email ? 'account.provider.known' : 'account.provider.knownNoEmail', { provider, email })}
        </p>
      </PageHead>
      <div className={cx(stack, stackGap.s6)}>
        {shown.message && <Alert>{shown.message}</Alert>}
        {canLink ? (
          <LinkCard page={page} provider={provider} email={email} />
        ) : (
          <CreateCard page={page} person={person} name={shown.name ?? person.name} errors={errors} />
        )}
        {!canLink && localLogin && (
          <Card className={cx(form, stack)} aria-label={t('account.provider.otherTitle')}>
            <h2 className={title.sm}>{t('account.provider.otherTitle')}</h2>
            <p>{t('account.provider.other', { provider })}</p>
          </Card>
        )}
      </div>
    </Shell>
  )
}

type CardProps = { readonly page: PageContext }

function LinkCard({ page, provider, email }: CardProps & { readonly provider: string; readonly email: string }) {
  const t = translator(page.language)
  return (
    <Card className={form} aria-label={t('account.provider.linkTitle')}>
      <form className={stack} method="post" action="/entrar/provedor/ligar">
        <h2 className={title.sm}>{t('account.provider.linkTitle')}</h2>
        <p>{t('account.provider.linkText', { email, provider })}</p>
        <CurrentPassword label={t('account.field.senha')} />
        <Button type="submit" kind="primary" size="lg" wide>
          {t('account.provider.linkAction')}
        </Button>
      </form>
    </Card>
  )
}

type CreateProps = CardProps & {
  readonly person: { readonly email: string }
  readonly name: string
  readonly errors: Readonly<Record<string, string>>
}

function CreateCard({ page, person, name, errors }: CreateProps) {
  const t = translator(page.language)
  return (
    <Card className={form} aria-label={t('account.provider.create')}>
      <form className={stack} method="post" action="/entrar/provedor/conta">
        <p>{t('account.provider.createText')}</p>
        <Field label={t('account.field.nome')} error={errors.nome}>
          {(control) => (
            <Input {...control} name="nome" autoComplete="name" maxLength={200} defaultValue={name} required />
          )}
        </Field>
        {!person.email && (
          <Field label={t('account.field.email')} error={errors.email}>
            {(control) => (
              <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} required />
            )}
          </Field>
        )}
        <Checkbox
          name="aceitarTermos"
          value="true"
          required
          error={errors.aceitarTermos}
          label={<Consent page={page} />}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {t('account.provider.create')}
        </Button>
      </form>
    </Card>
  )
}

function Consent({ page }: CardProps) {
  const t = translator(page.language)
  return (
    <>
      {t('account.terms.before')} <a href="/termos">{t('account.terms.service')}</a> {t('account.terms.between')}{' '}
      <a href="/privacidade">{t('account.terms.privacy')}</a>
    </>
  )
}
