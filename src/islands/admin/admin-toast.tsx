import { useEffect, useRef } from 'react'
import { island } from '#island'
import type { Message } from '../../ui/toast/toast'
import { toast } from '../state/toasts'

type Props = {
  /** What the request that drew the region alone has done. */
  message: Message | null
  /** Said when a form in the region could not be sent, in place of leaving the page. */
  failed: string
}

/** Tells in a toast how a form of the region around it went. */
export default island('admin-toast', function AdminToast({ message, failed }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (message) toast(message)
    const container = mark.current?.closest<HTMLElement>('[data-region]')
    if (!container) return
    const showFailure = (event: Event) => {
      event.preventDefault()
      toast({ title: failed, tone: 'bad' })
    }
    container.addEventListener('region-failed', showFailure)
    return () => container.removeEventListener('region-failed', showFailure)
  }, [message, failed])
  return <span ref={mark} hidden />
})
