// The admin's form that makes many coupons at once.
import { island } from '#island'
import { batchLimits } from '../../api/billing'
import { cx, row, rowEnd } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { refreshRegion } from '../regions'
import { toast, toastFailure } from '../state/toasts'
import { useForm } from '../use-form'
import { post } from './call'

type BatchTexts = {
  readonly [name in
    | 'count'
    | 'percent'
    | 'days'
    | 'create'
    | 'creating'
    | 'created'
    | 'one'
    | 'many'
    | 'failed'
    | 'offline']: string
}

const fields = [
  { name: 'quantidade', text: 'count' },
  { name: 'desconto', text: 'percent' },
  { name: 'dias', text: 'days' },
] as const

/** Makes a batch of coupons. Without JavaScript a form whose answer is the page with them in it. */
export default island('coupon-batch-form', function Batch({ texts, region }: { texts: BatchTexts; region: string }) {
  const { pending, submit } = useForm({
    read: (form) => Object.fromEntries(fields.map(({ name }) => [name, Number(form.get(name))])),
    send: async (body) => {
      const answer = await post('/api/admin/create-beta-coupons', body, texts.offline)
      if (!answer.ok) return toastFailure(texts.failed, answer.message)
      const createdCount = Array.isArray(answer.data.coupons) ? answer.data.coupons.length : 0
      toast({
        title: texts.created,
        text: createdCount === 1 ? texts.one : texts.many.replace('{{count}}', String(createdCount)),
      })
      await refreshRegion(region, { quiet: true })
    },
  })
  return (
    <form className={cx(row, rowEnd)} method="post" action="/admin/cupons" onSubmit={submit}>
      {fields.map(({ name, text }) => (
        <Field key={name} label={texts[text]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              type="number"
              inputMode="numeric"
              min={batchLimits[name].min}
              max={batchLimits[name].max}
              defaultValue={batchLimits[name].usual}
              required
            />
          )}
        </Field>
      ))}
      <Button type="submit" kind="primary" busy={pending}>
        {pending ? texts.creating : texts.create}
      </Button>
    </form>
  )
})
