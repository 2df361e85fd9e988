import { type FormEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { Button } from '../../ui/button/button'
import { dialog } from '../../ui/dialog/dialog.css'
import type { Message } from '../../ui/toast/toast'
import { type Answer, call } from '../call'
import { refreshRegion } from '../regions'
import { toast, toastOnNextPage } from '../state/toasts'
import { type ActTexts, RemoveForm, ResetForm, ToggleForm, type Whom } from './forms'

type Props = {
  /** The region around, and where it is asked for again. */
  region: string
  here: string
  /** Where to go once the person shown is deleted; without it the region is asked for again. */
  gone?: string
  /** What the request that drew the region alone has done. */
  message: Message | null
  texts: ActTexts
}

type Act = 'senha' | 'deletar' | 'status'
type Asking = { readonly act: Act; readonly whom: Whom; readonly active: boolean }

const acts: readonly string[] = ['senha', 'deletar', 'status'] satisfies Act[]
const isAct = (act: string | undefined): act is Act => act !== undefined && acts.includes(act)

const askedBy = (target: EventTarget | null): Asking | null => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-act]') : null
  const { act, user = '', name = '', active } = link?.dataset ?? {}
  return isAct(act) ? { act, whom: { id: user, name }, active: active === 'true' } : null
}

/** What the links of people do without leaving the page: ask in a dialog, call, say how it went. */
export default island('admin-users', function AdminUsers({ region, here, gone, message, texts }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  const box = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (message) toast(message)
    const container = mark.current?.closest<HTMLElement>('[data-region]')
    if (!container) return
    const end = new AbortController()
    const open = (event: MouseEvent) => {
      const found = askedBy(event.target)
      if (!found || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setAsking(found)
      setTyped('')
      setError(undefined)
    }
    container.addEventListener('click', open, { signal: end.signal })
    return () => end.abort()
  }, [message])

  useEffect(() => {
    if (asking) box.current?.showModal()
  }, [asking])

  const close = () => box.current?.close()
  const report = (answer: Answer, failed: string, done: string) => {
    if (answer.ok) {
      close()
      toast({ title: done })
      return true
    }
    if (answer.fields.password) setError(answer.fields.password)
    else toast({ title: failed, text: answer.message ?? undefined, tone: 'bad' })
    return false
  }
  const reset = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asking || busy) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await call('POST', `/api/admin/reset-password/${asking.whom.id}`, body, texts.offline)
    setBusy(false)
    if (report(answer, texts.resetFailed, texts.resetDone) && gone)
      await refreshRegion(region, { url: here, quiet: true })
  }
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asking || busy) return
    const reason = String(new FormData(event.currentTarget).get('motivo') ?? '')
    setBusy(true)
    const path = `/api/admin/users/${asking.whom.id}?motivo=${encodeURIComponent(reason)}`
    const answer = await call('DELETE', path, null, texts.offline)
    setBusy(false)
    if (answer.ok && gone) {
      toastOnNextPage({ title: texts.removeDone })
      location.replace(gone)
      return
    }
    if (report(answer, texts.removeFailed, texts.removeDone)) await refreshRegion(region, { url: here, quiet: true })
  }

  const toggle = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!asking || busy) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await call('POST', `/api/admin/toggle-status/${asking.whom.id}`, body, texts.offline)
    setBusy(false)
    if (report(answer, texts.toggleFailed, texts.toggleDone)) await refreshRegion(region, { url: here, quiet: true })
  }

  const leave = <Button onClick={close}>{texts.cancel}</Button>
  const titles: Readonly<Record<Act, string>> = {
    senha: texts.resetTitle,
    deletar: texts.removeTitle,
    status: texts.toggleTitle,
  }
  return (
    <>
      <span ref={mark} hidden />
      <dialog
        ref={box}
        className={dialog}
        aria-label={asking ? titles[asking.act] : undefined}
        onClose={() => setAsking(null)}
      >
        {asking?.act === 'senha' && (
          <ResetForm
            {...{ whom: asking.whom, texts, leave, busy, error, typed }}
            onType={setTyped}
            onSubmit={(event) => void reset(event)}
          />
        )}
        {asking?.act === 'status' && (
          <ToggleForm
            {...{ whom: asking.whom, texts, leave, busy, active: asking.active }}
            onSubmit={(event) => void toggle(event)}
          />
        )}
        {asking?.act === 'deletar' && (
          <RemoveForm {...{ whom: asking.whom, texts, leave, busy }} onSubmit={(event) => void remove(event)} />
        )}
      </dialog>
    </>
  )
})
