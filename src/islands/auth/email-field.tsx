// An email field that asks whether a mistyped domain was meant otherwise.

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { addressMeant } from '../../api/account/address-typo'
import { interpolate } from '../../i18n/template'
import { TextButton } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { announce } from '../state/announce'
import { longest } from './rules'

/** How long nobody types before a question appears, in milliseconds: not while a domain is half written. */
const pause = 600

type Props = {
  label: string
  /** The question about a mistyped domain; `{email}` is replaced by the address that was probably meant. */
  question: string
  error?: string | undefined
  autoComplete: ComponentProps<'input'>['autoComplete']
  defaultValue?: string | undefined
  /** Without JavaScript the question is text beside the field of the page that answers the form. */
  hydrated: boolean
}

/** An address field that asks about a domain such as gmial.com, and takes any address. */
export function EmailField({ label, question, error, autoComplete, defaultValue = '', hydrated }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [meant, setMeant] = useState(addressMeant(defaultValue))
  const suggestionText = meant && interpolate(question, { email: meant })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => setMeant(addressMeant(typed)), pause)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (suggestionText) announce(suggestionText)
  }, [suggestionText])
  const correct = () => {
    if (!input.current || !meant) return
    input.current.value = meant
    input.current.focus()
    setMeant(null)
  }
  return (
    <Field
      label={label}
      error={error}
      hint={suggestionText && (hydrated ? <TextButton onClick={correct}>{suggestionText}</TextButton> : suggestionText)}
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="email"
          type="email"
          autoComplete={autoComplete}
          maxLength={longest.email}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      )}
    </Field>
  )
}
