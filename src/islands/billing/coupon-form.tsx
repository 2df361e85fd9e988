import { useId, useState } from 'react'
import { island } from '#island'
import { Badge } from '../../ui/badge/badge'
import { Button } from '../../ui/button/button'
import { field, label } from '../../ui/field/field.css'
import { Input } from '../../ui/field/input'
import { refreshRegion } from '../regions'
import { toast } from '../state/toasts'
import { useForm } from '../use-form'
import { post } from './call'

export type CouponTexts = {
  readonly [name in
    | 'label'
    | 'placeholder'
    | 'apply'
    | 'applying'
    | 'remove'
    | 'valid'
    | 'applied'
    | 'failed'
    | 'offline']: string
}

type Props = {
  texts: CouponTexts
  /** The code that is applied, empty for none, and the discount's words. */
  code: string
  period: string
  region: string
  classes: { readonly form: string; readonly applied: string }
}

/** Without JavaScript the page is loaded with the code; hydrated, it is checked first and a toast shows the result. */
export default island('coupon-form', function Coupon({ texts, code, period, region, classes }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(code)

  const show = (wanted: string) => {
    const search = new URLSearchParams({ periodo: period, ...(wanted && { cupom: wanted }) })
    history.replaceState(history.state, '', `/planos?${search}`)
    return refreshRegion(region, { quiet: true })
  }

  const { pending, hydrated, submit } = useForm({
    read: () => typed.trim(),
    send: async (wanted) => {
      if (wanted === '') return
      const answer = await post('/api/check-coupon', { code: wanted }, texts.offline)
      if (!answer.ok) {
        // A failed check takes the code and any discount away.
        toast({ title: texts.failed, text: answer.message ?? undefined, tone: 'bad' })
        setTyped('')
        if (code) await show('')
        return
      }
      const percent = Number(answer.data.discount) || 0
      toast({ title: texts.valid, text: texts.applied.replace('{{percent}}', String(percent)) })
      await show(String(answer.data.code ?? typed))
    },
  })

  return (
    <div>
      <form className={classes.form} method="get" action="/planos" onSubmit={submit}>
        <input type="hidden" name="periodo" value={period} />
        <div className={field}>
          <label className={label} htmlFor={id}>
            {texts.label}
          </label>
          <Input
            id={id}
            name="cupom"
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" busy={pending} disabled={hydrated && (typed.trim() === '' || pending)}>
          {pending ? texts.applying : texts.apply}
        </Button>
      </form>
      {code && (
        <p className={classes.applied}>
          <Badge tone="good" icon="ticket-percent">
            {texts.applied}
          </Badge>
          <a href={`/planos?periodo=${period}`} data-region={region}>
            {texts.remove}
          </a>
        </p>
      )}
    </div>
  )
})
