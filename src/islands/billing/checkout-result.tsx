import { useEffect } from 'react'
import { island } from '#island'
import type { Message } from '../../ui/toast/toast'
import { toast } from '../state/toasts'

/** Tells how the verification went, and takes the session out of the address: it is nobody's to bookmark or share. */
export default island(
  'checkout-result',
  function CheckoutResult({ message, rewrite }: { message: Message | null; rewrite: boolean }) {
    useEffect(() => {
      if (message) toast(message)
      if (rewrite) history.replaceState(history.state, '', location.pathname)
    }, [message, rewrite])
    return null
  },
)
