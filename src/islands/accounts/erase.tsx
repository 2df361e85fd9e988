import { type FormEvent, useRef, useState } from 'react'
import { island } from '#island'
import { cx } from '../../ui/base/cx'
import { stack } from '../../ui/base/layout.css'
import { muted, title } from '../../ui/base/text.css'
import { Button, ButtonLink } from '../../ui/button/button'
import { dialog, dialogActions } from '../../ui/dialog/dialog.css'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { call } from '../call'
import { toast, toastOnNextPage } from '../state/toasts'

export type EraseTexts = {
  readonly [name in
    | 'action'
    | 'title'
    | 'warning'
    | 'keep'
    | 'password'
    | 'confirm'
    | 'pending'
    | 'cancel'
    | 'failed'
    | 'done'
    | 'doneText'
    | 'offline']: string
}

/** Without JavaScript a link to the page that asks; awake, the same question in a dialog. */
export default island('erase', function Erase({ texts }: { texts: EraseTexts }) {
  const box = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const answer = await call('POST', '/conta/apagar', { senha: field.current?.value ?? '' }, texts.offline)
    if (answer.ok) {
      toastOnNextPage({ title: texts.done, text: texts.doneText })
      location.replace('/')
      return
    }
    setPending(false)
    setError(answer.fields.senha)
    if (!answer.fields.senha) toast({ title: texts.failed, text: answer.message ?? undefined, tone: 'bad' })
    if (!answer.fields.senha) box.current?.close()
    else field.current?.focus()
  }

  return (
    <>
      <div>
        <ButtonLink
          kind="outline"
          size="sm"
          href="/conta/apagar"
          onClick={(event) => {
            event.preventDefault()
            box.current?.showModal()
            field.current?.focus()
          }}
        >
          {texts.action}
        </ButtonLink>
      </div>
      <dialog ref={box} className={dialog} aria-label={texts.title}>
        <form className={stack} method="post" action="/conta/apagar" onSubmit={submit}>
          <h2 className={title.md}>{texts.title}</h2>
          <p>{texts.warning}</p>
          <p className={muted}>{texts.keep}</p>
          <Field label={texts.password} error={error}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                name="senha"
                type="password"
                autoComplete="current-password"
                maxLength={1000}
                required
              />
            )}
          </Field>
          <div className={cx(dialogActions)}>
            <Button onClick={() => box.current?.close()}>{texts.cancel}</Button>
            <Button type="submit" kind="danger" busy={pending}>
              {pending ? texts.pending : texts.confirm}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
})
