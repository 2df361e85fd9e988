// The button that signs out.
import type { FormEvent } from 'react'
import { island } from '#island'
import { Icon } from '../../ui/icon/icon'
import { exchange, record, text } from '../call'
import { sitePath } from '../site-path'
import { toast } from '../state/toasts'
import { clearDeviceCopies } from '../workbench/state/saving/device-copy'

type Props = { label: string; className: string; failed: string; offline: string }

/** Signs out. When the server cannot be reached, the page stays and a toast says that the person is still signed in. */
export default island(
  'logout',
  function Logout({ label, className, failed, offline }: Props) {
    const leave = async (event: FormEvent) => {
      event.preventDefault()
      const answer = await exchange('/sair', { method: 'POST', headers: { accept: 'application/json' } })
      if (!answer?.ok) return toast({ title: failed, tone: 'bad', ...(!answer && { text: offline }) })
      clearDeviceCopies()
      // Who signed in by a provider may sign out there too, on a page of its own.
      location.assign(sitePath(text(record(answer.body).next) ?? '/'))
    }
    return (
      <form method="post" action="/sair" onSubmit={(event) => void leave(event)}>
        <button type="submit" className={className}>
          <Icon name="log-out" /> {label}
        </button>
      </form>
    )
  },
  () => true,
)
