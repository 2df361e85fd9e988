// Registering without leaving the page; the confirmation of the password is checked here.
import { useRef, useState } from 'react'
import { passwordLength } from '../../api/account/accounts'
import { stack } from '../../ui/base'
import { Button, TextButton } from '../../ui/button/button'
import { Checkbox } from '../../ui/field/checkbox'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { textOf } from '../use-form'
import { EmailField } from './email-field'
import type { FormProps } from './login-form'
import { generatePassword } from './password'
import { PasswordField } from './password-field'
import { checkRegister, longest, type RegisterValues } from './rules'
import type { AuthTexts } from './texts'
import { useAuthForm } from './use-auth-form'

const read = (form: FormData): RegisterValues => ({
  nome: textOf(form, 'nome').trim(),
  email: textOf(form, 'email').trim(),
  senha: textOf(form, 'senha'),
  confirmarSenha: textOf(form, 'confirmarSenha'),
  aceitarTermos: form.get('aceitarTermos') !== null,
})

/** The confirmation is checked here and not sent. */
const body = ({ nome, email, senha, aceitarTermos }: RegisterValues) => ({ nome, email, senha, aceitarTermos })

export function RegisterForm({ texts, values, errors: sent, next }: FormProps) {
  const { form, errors, pending, hydrated, submit } = useAuthForm<RegisterValues>({
    tab: 'registrar',
    path: '/api/register',
    texts,
    next,
    errors: sent,
    read,
    check: (registration) => checkRegister(registration, texts.invalid),
    body,
    otherwise: texts.tryAgain,
  })
  return (
    <form ref={form} className={stack} method="post" action="/registrar" onSubmit={submit} noValidate={hydrated}>
      {next && <input type="hidden" name="next" value={next} />}
      <Field label={texts.field.nome} error={errors.nome}>
        {(control) => (
          <Input
            {...control}
            name="nome"
            autoComplete="name"
            maxLength={longest.nome}
            defaultValue={values.nome}
            required
          />
        )}
      </Field>
      <EmailField
        label={texts.field.email}
        question={texts.emailMeant}
        error={errors.email}
        autoComplete="username"
        defaultValue={values.email}
        hydrated={hydrated}
      />
      <NewPassword texts={texts} errors={errors} hydrated={hydrated} />
      <Checkbox
        name="aceitarTermos"
        value="true"
        required
        error={errors.aceitarTermos}
        label={<Consent terms={texts.terms} />}
      />
      <Button type="submit" kind="primary" size="lg" wide busy={pending}>
        {pending ? texts.pending.registrar : texts.submit.registrar}
      </Button>
    </form>
  )
}

function Consent({ terms }: Pick<AuthTexts, 'terms'>) {
  return (
    <>
      {terms.before} <a href="/termos">{terms.service}</a> {terms.between} <a href="/privacidade">{terms.privacy}</a>
    </>
  )
}

type PasswordProps = Pick<FormProps, 'texts' | 'errors'> & { hydrated: boolean }

/** The password and its confirmation: one button shows both, and a generated password fills both. */
function NewPassword({ texts, errors, hydrated }: PasswordProps) {
  const [visible, setVisible] = useState(false)
  const [generated, setGenerated] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const generate = () => {
    const password = generatePassword()
    for (const { current } of [first, second]) if (current) current.value = password
    setVisible(true)
    setGenerated(true)
  }
  const toggle = { label: texts.password[visible ? 'hide' : 'show'], onClick: () => setVisible(!visible) }
  const hint = (
    <>
      {texts.password.hint} {hydrated && <TextButton onClick={generate}>{texts.password.generate}</TextButton>}
      <p role="status">{generated && texts.password.generated}</p>
    </>
  )
  const shared = { autoComplete: 'new-password', visible, toggle: hydrated ? toggle : null } as const
  return (
    <>
      <PasswordField
        {...shared}
        ref={first}
        name="senha"
        label={texts.field.senha}
        minLength={passwordLength.shortest}
        hint={hint}
        error={errors.senha}
      />
      <PasswordField
        {...shared}
        ref={second}
        name="confirmarSenha"
        label={texts.field.confirmarSenha}
        error={errors.confirmarSenha}
      />
    </>
  )
}
