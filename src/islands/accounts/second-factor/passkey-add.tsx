import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { island } from '#island'
import { stack } from '../../../ui/base/layout.css'
import { small } from '../../../ui/base/text.css'
import { Button } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import { textOf } from '../../auth/use-auth-form'
import { call, type Wrong } from '../../call'
import { toast, toastOnNextPage } from '../../state/toasts'
import { createOnDevice, hasPasskeys } from './device'
import { record } from './record'
import RecoveryCodes, { type CodesTexts } from './recovery-codes'

export type PasskeyAddTexts = {
  readonly [name in
    | 'add'
    | 'name'
    | 'nameHint'
    | 'password'
    | 'submit'
    | 'pending'
    | 'done'
    | 'failed'
    | 'stopped'
    | 'unsupported'
    | 'script'
    | 'full'
    | 'offline']: string
}

type Props = { full: boolean; texts: PasskeyAddTexts; codes: CodesTexts }
type Failed = { readonly message: string | null; readonly fields: Wrong }

const here = '/conta/seguranca'

/** Makes a passkey on this device. Needs JavaScript, and says so to who has none. */
export default island('passkey-add', function PasskeyAdd({ full, texts, codes: codesTexts }: Props) {
  const [browser, setBrowser] = useState<'unknown' | 'able' | 'unable'>('unknown')
  const [wrong, setWrong] = useState<Wrong>({})
  const [pending, setPending] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const shownCodes = useRef<HTMLElement>(null)
  useEffect(() => setBrowser(hasPasskeys() ? 'able' : 'unable'), [])
  useEffect(() => {
    if (codes) shownCodes.current?.focus()
  }, [codes])

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

  const create = async (form: FormData): Promise<Failed | null> => {
    const asked = await call('POST', '/api/user/passkeys/options', { senha: textOf(form, 'senha') }, texts.offline)
    if (!asked.ok) return asked
    const device = await createOnDevice(asked.body as PublicKeyCredentialCreationOptionsJSON)
    if (!device.ok) return { message: texts.stopped, fields: {} }
    const made = await call(
      'POST',
      '/api/user/passkeys',
      { nome: textOf(form, 'nome'), resposta: device.answer },
      texts.offline,
    )
    if (!made.ok) return made
    const { codigos } = record(made.body)
    if (Array.isArray(codigos)) setCodes(codigos.map(String))
    else {
      toastOnNextPage({ title: texts.done })
      location.replace(here)
    }
    return null
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setWrong({})
    const failed = await create(new FormData(event.currentTarget))
    setPending(false)
    if (!failed) return
    setWrong(failed.fields)
    if (Object.keys(failed.fields).length === 0)
      toast({ title: texts.failed, text: failed.message ?? undefined, tone: 'bad' })
  }
  return (
    <details>
      <summary>{texts.add}</summary>
      <form className={stack} method="post" action={here} onSubmit={submit}>
        <Field label={texts.name} hint={texts.nameHint} error={wrong.nome}>
          {(control) => <Input {...control} name="nome" maxLength={60} required />}
        </Field>
        <Field label={texts.password} error={wrong.senha}>
          {(control) => (
            <Input
              {...control}
              name="senha"
              type="password"
              autoComplete="current-password"
              maxLength={1000}
              required
            />
          )}
        </Field>
        <div>
          <Button type="submit" kind="primary" icon="key-round" busy={pending}>
            {pending ? texts.pending : texts.submit}
          </Button>
        </div>
      </form>
    </details>
  )
})
