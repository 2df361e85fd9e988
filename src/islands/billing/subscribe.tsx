import { type FormEvent, useState } from 'react'
import { island } from '#island'
import { Button } from '../../ui/button/button'
import { toast } from '../state/toasts'
import { post, urlIn } from './call'

export type SubscribeTexts = { readonly [name in 'subscribe' | 'pending' | 'failed' | 'offline']: string }

type Props = {
  plan: string
  name: string
  cycle: string
  coupon: string
  main: boolean
  texts: SubscribeTexts
}

/** Without JavaScript a form whose answer leads to the payment; hydrated, a failure is shown on this page. */
export default island('subscribe', function Subscribe({ plan, name, cycle, coupon, main, texts }: Props) {
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const body = { planId: plan, billingCycle: cycle, ...(coupon && { couponCode: coupon }) }
    const answer = await post('/api/create-checkout-session', body, texts.offline)
    const url = answer.ok ? urlIn(answer.data) : null
    if (url) {
      location.assign(url)
      return
    }
    setPending(false)
    toast({ title: texts.failed, text: (answer.ok ? null : answer.message) ?? undefined, tone: 'bad' })
  }
  return (
    <form method="post" action="/planos/assinar" onSubmit={submit}>
      <input type="hidden" name="plano" value={plan} />
      <input type="hidden" name="periodo" value={cycle} />
      {coupon && <input type="hidden" name="cupom" value={coupon} />}
      <Button
        type="submit"
        wide
        kind={main ? 'primary' : 'outline'}
        size={main ? 'lg' : undefined}
        busy={pending}
        aria-label={`${pending ? texts.pending : texts.subscribe}: ${name}`}
      >
        {pending ? texts.pending : texts.subscribe}
      </Button>
    </form>
  )
})
