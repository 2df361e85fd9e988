// The button that erases one's account, with the question before it.
import { useRef } from 'react'
import { island } from '#island'
import { cx, muted, stack, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { dialog, dialogActions } from '../../ui/dialog/dialog.css'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { call, record } from '../call'
import { sitePath } from '../site-path'
import { toast, toastOnNextPage } from '../state/toasts'
import { textOf, useForm } from '../use-form'
import { clearDeviceCopies } from '../workbench/state/saving/device-copy'

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
    | 'waiting'
    | 'waitingText'
    | 'offline']: string
}

/** Without JavaScript a link to the confirmation page; hydrated, the same question in a dialog. */
export default island('erase', function Erase({ texts }: { texts: EraseTexts }) {
  const box = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { form, errors, pending, submit } = useForm({
    read: (typed) => ({ senha: textOf(typed, 'senha') }),
    send: async (body) => {
      const answer = await call('POST', '/conta/apagar', body, texts.offline)
      if (answer.ok) {
        // It is erased later: the account page says when.
        if (record(answer.body).apagamento_em) {
          toastOnNextPage({ title: texts.waiting, text: texts.waitingText })
          location.reload()
          return 'leaving'
        }
        clearDeviceCopies()
        toastOnNextPage({ title: texts.done, text: texts.doneText })
        location.replace(sitePath('/'))
        return 'leaving'
      }
      if (!answer.fields.senha) {
        toast({ title: texts.failed, text: answer.message ?? undefined, tone: 'bad' })
        box.current?.close()
      }
      return answer.fields
    },
  })

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
        <form ref={form} className={stack} method="post" action="/conta/apagar" onSubmit={submit}>
          <h2 className={title.md}>{texts.title}</h2>
          <p>{texts.warning}</p>
          <p className={muted}>{texts.keep}</p>
          <Field label={texts.password} error={errors.senha}>
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
