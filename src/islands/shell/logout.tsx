import type { FormEvent } from 'react'
import { island } from '#island'
import { Icon } from '../../ui/icon/icon'
import { toast } from '../state/toasts'
import { clearDeviceCopies } from '../workbench/state/device-copy'

type Props = { label: string; className: string; failed: string; offline: string }

/** Signs out. When the server cannot be reached, the page stays and a toast says that the person is still signed in. */
export default island(
  'logout',
  function Logout({ label, className, failed, offline }: Props) {
    const leave = async (event: FormEvent) => {
      event.preventDefault()
      try {
        // A redirect is the form's own answer: its cookies sign the person out.
        const answer = await fetch('/sair', { method: 'POST', redirect: 'manual' })
        if (answer.type === 'opaqueredirect' || answer.ok) {
          clearDeviceCopies()
          return location.assign('/')
        }
        toast({ title: failed, tone: 'bad' })
      } catch {
        // Offline: the person is still signed in.
        toast({ title: failed, text: offline, tone: 'bad' })
      }
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
