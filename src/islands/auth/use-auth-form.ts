import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AuthErrors, AuthTab } from '../../api/accounts'
import { toast, toastOnNextPage } from '../state/toasts'
import { destination, secondStep, send } from './send'
import type { AuthTexts } from './texts'

type Options<Values> = {
  tab: AuthTab
  path: string
  texts: AuthTexts
  next: string | null
  errors: AuthErrors
  read: (form: FormData) => Values
  check: (values: Values) => AuthErrors
  /** What of the values the server is sent. */
  body: (values: Values) => object
  /** The toast's text when the server gave none. */
  otherwise: string
}

/**
 * What both forms do: check, send, show what is wrong, go on. Fields stay the browser's own, so that what was typed
 * before the island woke is what is sent.
 */
export function useAuthForm<Values>(options: Options<Values>) {
  const { tab, path, texts, next, read, check, body, otherwise } = options
  const [errors, setErrors] = useState(options.errors)
  const [pending, setPending] = useState(false)
  const [hydrated, setHydrated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const values = read(new FormData(event.currentTarget))
    const wrong = check(values)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setPending(true)
    const answer = await send(path, body(values), texts.offline)
    if (answer.ok) {
      toastOnNextPage({ title: texts.done[tab], text: texts.welcome[tab].replace('{nome}', () => answer.nome) })
      // Replaced, not added: going back from inside would only show a form that is done.
      location.replace(destination(next, location.origin))
      return
    }
    if (answer.code === 'second-factor') {
      location.assign(secondStep(destination(next, location.origin)))
      return
    }
    setPending(false)
    setErrors(answer.fields)
    toast({ title: texts.failed[tab], text: answer.message ?? otherwise, tone: 'bad' })
  }
  return { form, errors, pending, hydrated: hydrated, submit }
}

/** A text field of a posted form; a field that is not there is empty. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
