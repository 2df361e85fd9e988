// /esqueci-senha: asks for an address to which a link for a new password is sent.

import { addressMeant } from '../../../api/account/address-typo'
import { translator } from '../../../i18n'
import { stack } from '../../../ui/base'
import { Button, LinkRow } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { form } from './setup.css'

type Props = {
  page: PageContext
  /** `no-mail`: this server sends no mail, so the page names who can help. */
  state: 'ask' | 'sent' | 'no-mail'
  email?: string | undefined
  error?: string | undefined
}

/** /esqueci-senha: requests a link by mail; the answer is the same whether or not an account has the address. */
export function ForgottenPage({ page, state, email, error }: Props) {
  const t = translator(page.language)
  const suggestion = addressMeant(email ?? '')
  const question = suggestion && t('account.emailMeant', { email: suggestion })
  return (
    <Shell page={page} title={t('account.forgotten.title')}>
      <PageHead title={t('account.forgotten.title')} lead={t(`account.forgotten.${state}`)} />
      <Card className={form} aria-label={t('account.forgotten.title')}>
        {state === 'ask' ? (
          <form className={stack} method="post" action="/esqueci-senha">
            <Field label={t('account.field.email')} error={error} hint={question}>
              {(control) => (
                <Input
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="username"
                  maxLength={254}
                  defaultValue={email}
                  required
                />
              )}
            </Field>
            <Button type="submit" kind="primary" size="lg" wide>
              {t('account.forgotten.submit')}
            </Button>
          </form>
        ) : (
          <div className={stack}>
            {question && (
              <Callout>
                {question} <a href="/esqueci-senha">{t('account.forgotten.again')}</a>
              </Callout>
            )}
            <p>{t(state === 'sent' ? 'account.forgotten.sentHint' : 'account.forgotten.no-mailHint')}</p>
            <LinkRow href={state === 'sent' ? '/entrar' : '/suporte'}>
              {t(state === 'sent' ? 'account.forgotten.back' : 'account.forgotten.support')}
            </LinkRow>
          </div>
        )}
      </Card>
    </Shell>
  )
}
