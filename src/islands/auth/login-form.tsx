// Signing in with address and password without leaving the page.
import { useState } from 'react'
import type { AuthErrors } from '../../api/account/accounts'
import { small, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { textOf } from '../use-form'
import { EmailField } from './email-field'
import { PasswordField } from './password-field'
import { checkLogin, type LoginValues } from './rules'
import type { AuthTexts } from './texts'
import { useAuthForm } from './use-auth-form'

export type FormProps = {
  texts: AuthTexts
  values: { readonly nome?: string | undefined; readonly email?: string | undefined }
  errors: AuthErrors
  next: string | null
}

const read = (form: FormData): LoginValues => ({ email: textOf(form, 'email').trim(), senha: textOf(form, 'senha') })

export function LoginForm({ texts, values, errors: sent, next }: FormProps) {
  const [visible, setVisible] = useState(false)
  const { form, errors, pending, hydrated, submit } = useAuthForm<LoginValues>({
    tab: 'entrar',
    path: '/api/login',
    texts,
    next,
    errors: sent,
    read,
    check: (login) => checkLogin(login, texts.invalid),
    body: (login) => login,
    otherwise: texts.offline,
  })
  const toggle = { label: texts.password[visible ? 'hideOne' : 'showOne'], onClick: () => setVisible(!visible) }
  return (
    <form ref={form} className={stack} method="post" action="/entrar" onSubmit={submit} noValidate={hydrated}>
      {next && <input type="hidden" name="next" value={next} />}
      <EmailField
        label={texts.field.email}
        question={texts.emailMeant}
        error={errors.email}
        autoComplete="username"
        defaultValue={values.email}
        hydrated={hydrated}
      />
      <PasswordField
        name="senha"
        label={texts.field.senha}
        autoComplete="current-password"
        error={errors.senha}
        visible={visible}
        toggle={hydrated ? toggle : null}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={pending}>
        {pending ? texts.pending.entrar : texts.submit.entrar}
      </Button>
      <p className={small}>
        <a href="/esqueci-senha">{texts.forgotten}</a>
      </p>
    </form>
  )
}
