// Says on /assinatura-sucesso how the payment's verification went.
import { useEffect } from 'react'
import { island } from '#island'
import type { Message } from '../../ui/toast/toast'
import { toast } from '../state/toasts'

/** Shows how the verification went, and removes the session from the address so that it is not bookmarked or shared. */
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
