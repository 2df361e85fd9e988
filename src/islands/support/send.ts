import { type SupportErrors, supportFields } from '../../api/support'

type Toast = { readonly title: string; readonly text: string }

export type Texts = {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly choose: string
  readonly message: string
  readonly hint: string
  readonly submit: string
  readonly pending: string
  readonly done: Toast
  readonly failed: Toast
}

export type Answer =
  /** `text` is what the server promises, such as by when there is an answer; null without words of its own. */
  | { readonly ok: true; readonly text: string | null }
  /** `message` is what the server says beyond the fields, such as how long to wait; null for a failure without words. */
  | { readonly ok: false; readonly message: string | null; readonly fields: SupportErrors }

type Call = (path: string, init: RequestInit) => Promise<Response>

/** How long the server may take, in milliseconds. */
const patience = 30_000

const record = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Sends the form. No answer, or one that does not confirm it, is a failure. */
export const sendMessage = async (form: FormData, call: Call = fetch): Promise<Answer> => {
  try {
    const answer = await call('/api/support/contact', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(supportFields.map((name) => [name, form.get(name) ?? '']))),
      signal: AbortSignal.timeout(patience),
    })
    // A proxy may answer with something else than JSON.
    const body = record(await answer.json().catch(() => null))
    if (answer.ok && body.success === true) return { ok: true, text: text(body.message) ?? null }
    const fieldErrors = record(body.fields)
    const fields = Object.fromEntries(supportFields.map((name) => [name, text(fieldErrors[name])]))
    const inPlace = Object.values(fields).some(Boolean)
    return { ok: false, message: inPlace ? null : (text(body.message) ?? null), fields }
  } catch {
    // Offline or timed out.
    return { ok: false, message: null, fields: {} }
  }
}

/** Empties all four fields, including those prefilled by the server, which `reset` would restore. */
export const clear = (form: HTMLFormElement): void => {
  for (const name of supportFields) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = ''
  }
}
