// The form on /editar-perfil that changes name, address and password.
import { useState } from 'react'
import { island } from '#island'
import { cx, muted, row, small, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink, TextButton } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { EmailField } from '../auth/email-field'
import { longest } from '../auth/rules'
import { call } from '../call'
import { sitePath } from '../site-path'
import { toast, toastOnNextPage } from '../state/toasts'
import { textOf, useForm } from '../use-form'
import { checkProfile, type ProfileTexts, type ProfileValues, profileBody } from './profile-rules'

type Props = {
  values: { readonly nome: string; readonly email: string }
  /** The server's errors of a plain form, by field. */
  errors: Readonly<Record<string, string>>
  message: string | null
  texts: ProfileTexts
  /** Somebody who signs in by a provider only has none to type. */
  hasPassword: boolean
}

const read = (form: FormData): ProfileValues => ({
  nome: textOf(form, 'nome').trim(),
  email: textOf(form, 'email').trim(),
  senha_atual: textOf(form, 'senha_atual'),
  senha_nova: textOf(form, 'senha_nova'),
  confirmarSenha: textOf(form, 'confirmarSenha'),
})

type PasswordsProps = Pick<Props, 'texts'> & { readonly errors: Partial<Props['errors']>; readonly hydrated: boolean }

/** The present password and a new one, both hidden or both shown. */
function Passwords({ texts, errors, hydrated }: PasswordsProps) {
  const [visible, setVisible] = useState(false)
  const secret = { type: visible ? 'text' : 'password', maxLength: longest.senha, spellCheck: false }
  return (
    <div className={stack}>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{texts.passwords}</h2>
        <p className={cx(small, muted)}>{texts.passwordsHint}</p>
      </div>
      <Field label={texts.current} error={errors.senha_atual}>
        {(control) => <Input {...control} {...secret} name="senha_atual" autoComplete="current-password" />}
      </Field>
      <Field label={texts.fresh} hint={texts.hint} error={errors.senha_nova}>
        {(control) => <Input {...control} {...secret} name="senha_nova" autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirm}>
        {(control) => <Input {...control} {...secret} name="confirmarSenha" autoComplete="new-password" />}
      </Field>
      {hydrated && (
        <div>
          <TextButton onClick={() => setVisible(!visible)}>{visible ? texts.hide : texts.show}</TextButton>
        </div>
      )}
    </div>
  )
}

/** Without JavaScript a form that posts; hydrated, errors are shown before it is sent. */
export default island('profile', function Profile({ values, errors: sent, message, texts, hasPassword }: Props) {
  const { form, errors, pending, hydrated, submit } = useForm({
    errors: sent,
    read,
    check: (typed) => checkProfile(typed, hasPassword ? values.email : typed.email, texts.invalid),
    send: async (typed) => {
      const answer = await call('PUT', '/api/user/profile', profileBody(typed), texts.offline)
      if (answer.ok) {
        toastOnNextPage({ title: texts.done })
        location.assign(sitePath('/conta'))
        return 'leaving'
      }
      toast({ title: texts.failed, text: answer.message ?? undefined, tone: 'bad' })
      return answer.fields
    },
  })

  return (
    <form
      ref={form}
      className={cx(stack, stackGap.s8)}
      method="post"
      action="/editar-perfil"
      onSubmit={submit}
      noValidate={hydrated}
    >
      {message && (
        <Callout kind="bad" alert>
          {message}
        </Callout>
      )}
      <div className={stack}>
        <h2 className={title.sm}>{texts.who}</h2>
        <Field label={texts.nome} error={errors.nome}>
          {(control) => (
            <Input
              {...control}
              name="nome"
              autoComplete="name"
              minLength={2}
              maxLength={longest.nome}
              defaultValue={values.nome}
              required
            />
          )}
        </Field>
        <EmailField
          label={texts.email}
          question={texts.emailMeant}
          error={errors.email}
          autoComplete="email"
          defaultValue={values.email}
          hydrated={hydrated}
        />
      </div>
      {hasPassword && <Passwords texts={texts} errors={errors} hydrated={hydrated} />}
      <div className={row}>
        <Button type="submit" kind="primary" busy={pending}>
          {pending ? texts.pending : texts.save}
        </Button>
        <ButtonLink kind="ghost" href="/conta">
          {texts.cancel}
        </ButtonLink>
      </div>
    </form>
  )
})
