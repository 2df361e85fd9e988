import { useEffect, useRef } from 'react'
import { island } from '#island'
import type { Message } from '../../ui/toast/toast'
import { toast } from '../state/toasts'

type Props = {
  /** What the request that drew the region alone has done. */
  said: Message | null
  /** Said when a form in the region could not be sent, in place of leaving the page. */
  failed: string
}

/** Tells in a toast how a form of the region around it went. */
export default island('admin-said', function AdminSaid({ said, failed }: Props) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (said) toast(said)
    const around = mark.current?.closest<HTMLElement>('[data-region]')
    if (!around) return
    const tell = (event: Event) => {
      event.preventDefault()
      toast({ title: failed, tone: 'bad' })
    }
    around.addEventListener('region-failed', tell)
    return () => around.removeEventListener('region-failed', tell)
  }, [said, failed])
  return <span ref={mark} hidden />
})
