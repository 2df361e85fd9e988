// The form on /suporte that writes to the people who run the site.
import { useState } from 'react'
import { island } from '#island'
import type { SupportErrors, SupportSender, SupportValues } from '../../api/account/support'
import { threadsRegion } from '../../api/regions'
import { stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'
import { Field } from '../../ui/field/field'
import { Input, Select, Textarea } from '../../ui/field/input'
import { EmailField } from '../auth/email-field'
import { refreshRegion } from '../regions'
import { toast } from '../state/toasts'
import { useForm } from '../use-form'
import { clear, type SupportTexts, sendMessage } from './send'

type Props = {
  texts: SupportTexts
  subjects: readonly { readonly value: string; readonly label: string }[]
  values: SupportValues
  sender: SupportSender
  /** From the plain form post that this page answers, as is `message`. */
  errors: SupportErrors
  message: string | null
}

/** Without JavaScript this is a form like any other; hydrated, the page stays, and a failure loses nothing. */
export default island('support', function Support({ texts, subjects, values, sender, errors: sent, message }: Props) {
  const [sentMessage, setSentMessage] = useState(message)
  const { form, errors, pending, hydrated, submit } = useForm({
    errors: sent,
    read: (typed) => typed,
    send: async (typed) => {
      const answer = await sendMessage(typed)
      setSentMessage(answer.ok ? null : answer.message)
      if (answer.ok && form.current) clear(form.current, sender)
      toast(answer.ok ? { ...texts.done, text: answer.text ?? texts.done.text } : { ...texts.failed, tone: 'bad' })
      // A visitor has no conversations on the page; everybody else is shown the one that has just begun.
      if (answer.ok && sender) await refreshRegion(threadsRegion)
      return answer.ok ? undefined : answer.fields
    },
  })

  return (
    <form ref={form} className={stack} method="post" action="/suporte" onSubmit={submit}>
      {sentMessage && (
        <Callout kind="bad" alert>
          {sentMessage}
        </Callout>
      )}
      <Field label={texts.name} error={errors.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={200} defaultValue={values.name} required />
        )}
      </Field>
      <EmailField
        label={texts.email}
        question={texts.emailMeant}
        error={errors.email}
        autoComplete="email"
        defaultValue={values.email}
        hydrated={hydrated}
      />
      <Field label={texts.subject} error={errors.subject}>
        {(control) => (
          <Select {...control} name="subject" defaultValue={values.subject}>
            <option value="">{texts.choose}</option>
            {subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.message} hint={texts.hint} error={errors.message}>
        {(control) => (
          <Textarea {...control} name="message" rows={5} maxLength={5000} defaultValue={values.message} required />
        )}
      </Field>
      <Button type="submit" kind="primary" size="lg" wide busy={pending}>
        {pending ? texts.pending : texts.submit}
      </Button>
    </form>
  )
})
