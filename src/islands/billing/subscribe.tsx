// A plan's button on /planos: asks the server for the payment page and goes there.
import { type MouseEvent, useState } from 'react'
import { island } from '#island'
import { Button } from '../../ui/button/button'
import { refreshRegion } from '../regions'
import { sitePath } from '../site-path'
import { toast } from '../state/toasts'
import { textOf } from '../use-form'
import { post, urlIn } from './call'

type SubscribeTexts = { readonly [name in 'subscribe' | 'pending' | 'failed' | 'offline']: string }

type Props = {
  plan: string
  name: string
  cycle: string
  main: boolean
  /** The id of the coupon's form, which the button submits, so that a code that was typed but not applied goes along. */
  form: string
  region: string
  texts: SubscribeTexts
}

/** Without JavaScript the answer leads to the payment; hydrated, a failure is shown on this page. */
export default island(
  'subscribe',
  function Subscribe({ plan, name, cycle, main, form, region, texts }: Props) {
    const [pending, setPending] = useState(false)
    const click = async (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault()
      if (pending) return
      const fields = new FormData(event.currentTarget.form ?? undefined)
      const coupon = textOf(fields, 'cupom').trim() || textOf(fields, 'aplicado')
      setPending(true)
      const body = { planId: plan, billingCycle: cycle, ...(coupon && { couponCode: coupon }) }
      const answer = await post('/api/create-checkout-session', body, texts.offline)
      const url = answer.ok ? urlIn(answer.data) : null
      if (url) {
        location.assign(sitePath(url))
        return
      }
      setPending(false)
      toast({ title: texts.failed, text: (answer.ok ? null : answer.message) ?? undefined, tone: 'bad' })
      if (answer.ok || answer.code !== 'coupon-invalid') return
      // The page with this code in its address says beside the field why the code was refused.
      const search = new URLSearchParams({ periodo: textOf(fields, 'periodo'), cupom: coupon })
      history.replaceState(history.state, '', sitePath(`/planos?${search}`))
      await refreshRegion(region, { quiet: true })
    }
    return (
      <Button
        type="submit"
        form={form}
        formMethod="post"
        formAction="/planos/assinar"
        name="plano"
        value={plan}
        wide
        kind={main ? 'primary' : 'outline'}
        size={main ? 'lg' : undefined}
        busy={pending}
        onClick={click}
        aria-label={`${pending ? texts.pending : texts.subscribe}: ${name}`}
      >
        {pending ? texts.pending : texts.subscribe}
      </Button>
    )
  },
  () => true,
)
