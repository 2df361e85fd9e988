// Shows what an admin's form did as a toast, once its region has been replaced.
import { useEffect, useRef } from 'react'
import { island } from '#island'
import { adminTabsRegion } from '../../api/regions'
import type { Message } from '../../ui/toast/toast'
import { refreshRegion } from '../regions'
import { toast } from '../state/toasts'

type Props = {
  /** The outcome of the request that rendered this region. */
  message: Message | null
  /** Shown when a form in the region could not be sent, instead of leaving the page. */
  failed: string
}

/** Shows the outcome of a form in the surrounding region as a toast. */
export default island('admin-toast', function AdminToast({ message, failed }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (message) {
      toast(message)
      // The counts in the panel's navigation lie outside the region that has changed.
      void refreshRegion(adminTabsRegion, { quiet: true })
    }
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
