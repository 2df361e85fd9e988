// Applies or removes a coupon on /planos and shows the new prices.
import { type FormEvent, useEffect, useState } from 'react'
import { island } from '#island'
import type { Texts } from '../../i18n/texts'
import { Badge } from '../../ui/badge/badge'
import { Button } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { refreshRegion } from '../regions'
import { sitePath } from '../site-path'
import { toast } from '../state/toasts'
import { useForm } from '../use-form'
import { post } from './call'

type CouponTexts = Texts['plans']['coupon'] & Pick<Texts['plans'], 'offline'>

type Props = {
  texts: CouponTexts
  /** The code that is applied, empty for none, and the discount's words. */
  code: string
  /** The code that the server did not take, and why. */
  refused: { readonly typed: string; readonly message: string } | null
  period: string
  region: string
  /** The form's id: the buttons that subscribe submit it too, to their own address. */
  id: string
  classes: { readonly form: string; readonly applied: string }
}

/** What is typed and not applied yet: another period draws the form again. */
let unapplied = ''

/** Without JavaScript the page is loaded with the code; hydrated, it is checked first. What is wrong stands at the field. */
export default island(
  'coupon-form',
  function Coupon({ texts, code, refused, period, region, id, classes }: Props) {
    const [typed, setTyped] = useState(refused?.typed ?? code)
    useEffect(() => {
      if (unapplied && !code) setTyped(unapplied)
    }, [code])

    const show = (wanted: string) => {
      unapplied = ''
      const search = new URLSearchParams({ periodo: period, ...(wanted && { cupom: wanted }) })
      history.replaceState(history.state, '', sitePath(`/planos?${search}`))
      return refreshRegion(region, { quiet: true })
    }

    const { form, errors, setErrors, pending, hydrated, submit } = useForm<string, { cupom?: string }>({
      errors: refused ? { cupom: refused.message } : {},
      read: () => typed.trim(),
      send: async (wanted) => {
        if (wanted === '') return undefined
        const answer = await post('/api/check-coupon', { code: wanted }, texts.offline)
        if (!answer.ok) {
          if (!code) return { cupom: answer.message ?? texts.failed }
          // A failed check takes the discount away: the page without it says why.
          await show(wanted)
          return undefined
        }
        const percent = Number(answer.data.discount) || 0
        toast({ title: texts.valid, text: texts.applied.replace('{{percent}}', String(percent)) })
        await show(String(answer.data.code ?? typed))
        return undefined
      },
    })

    /** A subscription pressed before its own button answers goes to the server as without JavaScript. */
    const apply = (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!submitter?.hasAttribute('formaction')) void submit(event)
    }

    return (
      <div>
        <form id={id} ref={form} className={classes.form} method="get" action="/planos" onSubmit={apply}>
          <input type="hidden" name="periodo" value={period} />
          {code && <input type="hidden" name="aplicado" value={code} />}
          <Field label={texts.label} error={errors.cupom && `${texts.failed}. ${errors.cupom}`}>
            {(control) => (
              <Input
                {...control}
                name="cupom"
                placeholder={texts.placeholder}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={typed}
                onChange={(event) => {
                  unapplied = event.currentTarget.value
                  setTyped(unapplied)
                  setErrors({})
                }}
              />
            )}
          </Field>
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
  },
  // A code may be one person's own.
  ({ code, refused }) => code === '' && refused === null,
)
