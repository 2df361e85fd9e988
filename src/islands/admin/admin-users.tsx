// The actions in the admin's list of people: asks in a dialog, calls, and refreshes the list.
import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { Button } from '../../ui/button/button'
import { dialog } from '../../ui/dialog/dialog.css'
import type { Message } from '../../ui/toast/toast'
import { type CallAnswer, call } from '../call'
import { refreshRegion } from '../regions'
import { sitePath } from '../site-path'
import { toast, toastOnNextPage } from '../state/toasts'
import { textOf, useForm } from '../use-form'
import { type AccountRef, type ActTexts, RemoveForm, ResetForm, ToggleForm } from './forms'

type Props = {
  /** The surrounding region, and the address from which it is refreshed. */
  region: string
  here: string
  /** Where to go after the shown person is deleted; without it the region is refreshed. */
  gone?: string
  /** The outcome of the request that rendered this region. */
  message: Message | null
  texts: ActTexts
}

type Act = 'senha' | 'deletar' | 'status'
type Asking = { readonly act: Act; readonly whom: AccountRef; readonly active: boolean }

const acts: readonly string[] = ['senha', 'deletar', 'status'] satisfies Act[]
const isAct = (act: string | undefined): act is Act => act !== undefined && acts.includes(act)

const askedBy = (target: EventTarget | null): Asking | null => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-act]') : null
  const { act, user = '', name = '', active } = link?.dataset ?? {}
  return isAct(act) ? { act, whom: { id: user, name }, active: active === 'true' } : null
}

const textNames = {
  senha: { title: 'resetTitle', done: 'resetDone', failed: 'resetFailed' },
  deletar: { title: 'removeTitle', done: 'removeDone', failed: 'removeFailed' },
  status: { title: 'toggleTitle', done: 'toggleDone', failed: 'toggleFailed' },
} as const

const send = (act: Act, id: string, form: FormData, offline: string): Promise<CallAnswer> => {
  if (act === 'deletar') {
    const reason = encodeURIComponent(textOf(form, 'motivo'))
    return call('DELETE', `/api/admin/users/${id}?motivo=${reason}`, null, offline)
  }
  const path = act === 'senha' ? 'reset-password' : 'toggle-status'
  return call('POST', `/api/admin/${path}/${id}`, Object.fromEntries(form), offline)
}

/** The links of the admin's list of people, without leaving the page: a dialog, the call, and a toast with the outcome. */
export default island('admin-users', function AdminUsers({ region, here, gone, message, texts }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [typed, setTyped] = useState('')

  const close = () => box.current?.close()
  const { errors, setErrors, pending, submit } = useForm({
    read: (form) => form,
    send: async (form) => {
      if (!asking) return
      const { act, whom } = asking
      const answer = await send(act, whom.id, form, texts.offline)
      if (!answer.ok) {
        if (!answer.fields.password)
          toast({ title: texts[textNames[act].failed], text: answer.message ?? undefined, tone: 'bad' })
        return answer.fields
      }
      if (act === 'deletar' && gone) {
        toastOnNextPage({ title: texts.removeDone })
        location.replace(sitePath(gone))
        return 'leaving'
      }
      close()
      toast({ title: texts[textNames[act].done] })
      // A new password changes nothing in the list of people, only on a person's own page.
      if (act !== 'senha' || gone) await refreshRegion(region, { url: here, quiet: true })
      return
    },
  })

  useEffect(() => {
    if (message) toast(message)
    const container = mark.current?.closest<HTMLElement>('[data-region]')
    if (!container) return
    const end = new AbortController()
    const open = (event: MouseEvent) => {
      const action = askedBy(event.target)
      if (!action || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setAsking(action)
      setTyped('')
      setErrors({})
    }
    container.addEventListener('click', open, { signal: end.signal })
    return () => end.abort()
  }, [message, setErrors])

  useEffect(() => {
    if (asking) box.current?.showModal()
  }, [asking])

  const leave = <Button onClick={close}>{texts.cancel}</Button>
  const shared = asking && { whom: asking.whom, texts, leave, busy: pending, onSubmit: submit }
  return (
    <>
      <span ref={mark} hidden />
      <dialog
        ref={box}
        className={dialog}
        aria-label={asking ? texts[textNames[asking.act].title] : undefined}
        onClose={() => setAsking(null)}
      >
        {shared && asking.act === 'senha' && (
          <ResetForm {...shared} error={errors.password} typed={typed} onType={setTyped} />
        )}
        {shared && asking.act === 'status' && <ToggleForm {...shared} active={asking.active} />}
        {shared && asking.act === 'deletar' && <RemoveForm {...shared} />}
      </dialog>
    </>
  )
})
