// Posts a message to support and turns the answer into a toast or errors by field.

import { newLetter, type SupportErrors, type SupportSender, supportFields } from '../../api/account/support'
import type { Texts } from '../../i18n/texts'
import { exchange, type Fetch, posted, record, text } from '../call'

type Words = Texts['support']

export type SupportTexts = Words['form'] & Pick<Words, 'done' | 'failed'> & Pick<Texts['account'], 'emailMeant'>

type MessageAnswer =
  /** `text` is what the server promises, such as by when there is an answer; null without words of its own. */
  | { readonly ok: true; readonly text: string | null }
  /** `message` is what the server says beyond the fields, such as how long to wait; null for a failure without words. */
  | { readonly ok: false; readonly message: string | null; readonly fields: SupportErrors }

/** How long the server may take, in milliseconds. */
const patience = 30_000

/** Sends the form. No answer, or one that does not confirm it, is a failure. */
export const sendMessage = async (form: FormData, call?: Fetch): Promise<MessageAnswer> => {
  const message = Object.fromEntries(supportFields.map((name) => [name, form.get(name) ?? '']))
  const answer = await exchange('/api/support/contact', posted(message), patience, call)
  if (!answer) return { ok: false, message: null, fields: {} }
  const body = record(answer.body)
  if (answer.ok && body.success === true) return { ok: true, text: text(body.message) }
  const wrong = record(body.fields)
  const fields = Object.fromEntries(supportFields.map((name) => [name, text(wrong[name]) ?? undefined]))
  const inPlace = Object.values(fields).some(Boolean)
  return { ok: false, message: inPlace ? null : text(body.message), fields }
}

/** Fills all four fields as in a new form; `reset` would restore what a failed post had typed. */
export const clear = (form: HTMLFormElement, sender: SupportSender): void => {
  for (const [name, value] of Object.entries(newLetter(sender))) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
}
