// /primeiro-acesso: the form by which the operator makes the first admin.

import { translator } from '../../../i18n'
import { stack } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { NewPasswordField } from './new-password-field'
import { form } from './setup.css'

type Props = {
  page: PageContext
  /** The one-time code of the link, sent again by the form. */
  token: string
  values: { readonly nome: string; readonly email: string }
  errors: Readonly<Record<string, string | undefined>>
}

/** The page of the link that a server without an admin prints at its start: its form creates the first admin. */
export function Setup({ page, token, values, errors }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.setup.title')}>
      <PageHead title={t('account.setup.title')} lead={t('account.setup.text', { app: page.appName })} />
      <Card className={form}>
        <form method="post" action="/primeiro-acesso" className={stack}>
          <input type="hidden" name="codigo" value={token} />
          <Field label={t('account.field.nome')} error={errors.nome}>
            {(control) => <Input {...control} name="nome" autoComplete="name" defaultValue={values.nome} required />}
          </Field>
          <Field label={t('account.field.email')} error={errors.email}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={values.email}
                required
              />
            )}
          </Field>
          <NewPasswordField label={t('account.field.senha')} error={errors.senha} />
          <Button type="submit" kind="primary" size="lg" wide>
            {t('account.setup.submit')}
          </Button>
        </form>
      </Card>
    </Shell>
  )
}
