// /primeiro-acesso: the form by which the operator makes the first admin.
import { passwordLength } from '../../../api/account/accounts'
import { translator } from '../../../i18n'
import { cx } from '../../../ui/base/cx'
import { page as pageBox, pageHead, stack, stackGap, wrap } from '../../../ui/base/layout.css'
import { lead, title } from '../../../ui/base/text.css'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { Shell } from '../../shell/shell'
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
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('account.setup.title')}</h1>
          <p className={lead}>{t('account.setup.text', { app: page.appName })}</p>
        </div>
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
            <Field
              label={t('account.field.senha')}
              hint={t('account.password.hint', passwordLength)}
              error={errors.senha}
            >
              {(control) => (
                <Input
                  {...control}
                  name="senha"
                  type="password"
                  autoComplete="new-password"
                  minLength={passwordLength.shortest}
                  required
                />
              )}
            </Field>
            <Button type="submit" kind="primary" size="lg" wide>
              {t('account.setup.submit')}
            </Button>
          </form>
        </Card>
      </main>
    </Shell>
  )
}
