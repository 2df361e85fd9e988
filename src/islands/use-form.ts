// The state of a form: reading and checking values, sending once at a time, and errors by field.
import { type FormEvent, useEffect, useRef, useState } from 'react'

/** A sentence for each wrong field, by its name. */
type FormErrors = { readonly [field: string]: string | undefined }

type Options<Values, Errors extends FormErrors> = {
  /** Errors of the plain form post that this page answers. */
  readonly errors?: Errors
  readonly read: (form: FormData) => Values
  /** What can be seen to be wrong before sending; `action` is the value of the button that submitted. */
  readonly check?: (values: Values, action: string) => Errors
  /** Called when `check` found errors. */
  readonly onInvalid?: (errors: Errors) => void
  /** Sends the values. Resolves to the errors to show, to nothing, or to `leaving` when another page is loading. */
  readonly send: (values: Values, action: string) => Promise<Errors | 'leaving' | undefined>
}

/** What every form island does: check, send one submission at a time, show errors and focus the first. */
export function useForm<Values, Errors extends FormErrors = FormErrors>(options: Options<Values, Errors>) {
  const { read, check, onInvalid, send } = options
  const [errors, setErrors] = useState<Partial<Errors>>(options.errors ?? {})
  /** The value of the button that submitted, while its submission is under way. */
  const [action, setAction] = useState<string | null>(null)
  const [hydrated, setHydrated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (hasErrors(errors)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action !== null) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const values = read(new FormData(event.currentTarget))
    if (check) {
      const wrong = check(values, pressed)
      setErrors(wrong)
      if (hasErrors(wrong)) return onInvalid?.(wrong)
    }
    setAction(pressed)
    const outcome = await send(values, pressed)
    if (outcome === 'leaving') return
    setAction(null)
    setErrors(outcome ?? {})
  }
  return { form, errors, setErrors, pending: action !== null, action, hydrated, submit }
}

const hasErrors = (errors: FormErrors): boolean => Object.values(errors).some(Boolean)

/** A text field of a posted form; a missing field is empty. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
