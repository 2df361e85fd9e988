// Adds a passkey of this device to the account, on /conta/seguranca.

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { island } from '#island'
import type { Texts } from '../../../i18n/texts'
import { cx, small, stack } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { CurrentPassword } from '../../../ui/field/current-password'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import { call, record, type Wrong } from '../../call'
import { sitePath } from '../../site-path'
import { toast, toastOnNextPage } from '../../state/toasts'
import { textOf, useForm } from '../../use-form'
import { createOnDevice, hasPasskeys } from './device'
import RecoveryCodes, { type CodesTexts } from './recovery-codes'
import { unfolded } from './second-factor.css'

export type PasskeyAddTexts = Texts['account']['secondFactor']['passkeys'] & {
  readonly password: string
  readonly offline: string
}

/** `password`: whether the person has one to show again. */
type Props = { full: boolean; password: boolean; texts: PasskeyAddTexts; codes: CodesTexts }
type Values = { readonly nome: string; readonly senha: string }
type Failed = { readonly message: string | null; readonly fields: Wrong }
type NewRecoveryCodes = { readonly codes: readonly string[] | null }

const here = '/conta/seguranca'

/** Asks the server, the device and the server again; the codes that were made along, or what went wrong. */
const create = async ({ nome, senha }: Values, texts: PasskeyAddTexts): Promise<NewRecoveryCodes | Failed> => {
  const options = await call('POST', '/api/user/passkeys/options', { senha }, texts.offline)
  if (!options.ok) return options
  const device = await createOnDevice(options.body as PublicKeyCredentialCreationOptionsJSON)
  if (!device.ok) return { message: texts.stopped, fields: {} }
  const saved = await call('POST', '/api/user/passkeys', { nome, resposta: device.answer }, texts.offline)
  if (!saved.ok) return saved
  const { codigos } = record(saved.body)
  return { codes: Array.isArray(codigos) ? codigos.map(String) : null }
}

/** Makes a passkey on this device. Needs JavaScript, and says so where there is none. */
export default island('passkey-add', function PasskeyAdd({ full, password, texts, codes: codesTexts }: Props) {
  const [browser, setBrowser] = useState<'unknown' | 'able' | 'unable'>('unknown')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const shownCodes = useRef<HTMLElement>(null)
  useEffect(() => setBrowser(hasPasskeys() ? 'able' : 'unable'), [])
  useEffect(() => {
    if (codes) shownCodes.current?.focus()
  }, [codes])

  const { form, errors, pending, submit } = useForm<Values>({
    read: (data) => ({ nome: textOf(data, 'nome'), senha: textOf(data, 'senha') }),
    send: async (values) => {
      const saved = await create(values, texts)
      if ('codes' in saved) {
        if (saved.codes) setCodes(saved.codes)
        else {
          toastOnNextPage({ title: texts.done })
          location.replace(sitePath(here))
        }
        return saved.codes ? undefined : 'leaving'
      }
      if (Object.keys(saved.fields).length === 0)
        toast({ title: texts.failed, text: saved.message ?? undefined, tone: 'bad' })
      return saved.fields
    },
  })

  if (full) return <p className={small}>{texts.full}</p>
  if (browser === 'unknown') return <p className={small}>{texts.script}</p>
  if (browser === 'unable') return <p className={small}>{texts.unsupported}</p>
  if (codes)
    return (
      <section ref={shownCodes} className={stack} tabIndex={-1} aria-label={codesTexts.title}>
        <Callout kind="info" title={codesTexts.title}>
          {codesTexts.once}
        </Callout>
        <RecoveryCodes codes={codes} texts={codesTexts} />
      </section>
    )

  return (
    <details>
      <summary>{texts.add}</summary>
      <form ref={form} className={cx(stack, unfolded)} method="post" action={here} onSubmit={submit}>
        <Field label={texts.name} hint={texts.nameHint} error={errors.nome}>
          {(control) => <Input {...control} name="nome" maxLength={60} required />}
        </Field>
        {password && <CurrentPassword label={texts.password} error={errors.senha} />}
        <div>
          <Button type="submit" kind="primary" icon="key-round" busy={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </div>
      </form>
    </details>
  )
})
