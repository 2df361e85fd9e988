// Signs in with a passkey, as a second step or instead of a password.

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { island } from '#island'
import { interpolate } from '../../../i18n/template'
import { Button } from '../../../ui/button/button'
import { destination } from '../../auth/send'
import { call, record } from '../../call'
import { sitePath } from '../../site-path'
import { toast, toastOnNextPage } from '../../state/toasts'
import { askDevice, hasPasskeys } from './device'

export type PasskeyEntryTexts = {
  readonly [name in 'action' | 'pending' | 'failed' | 'stopped' | 'done' | 'welcome' | 'offline']: string
}

type Props = {
  texts: PasskeyEntryTexts
  /** The path the person asked for before signing in. */
  next: string | null
  /** The next step of its page, and not one of several ways. */
  primary?: boolean
}

/** Signs in with a passkey. A browser without JavaScript or passkeys has no such button: the password is there. */
export default island('passkey-entry', function PasskeyEntry({ texts, next, primary = false }: Props) {
  const [offered, setOffered] = useState(false)
  const [pending, setPending] = useState(false)
  useEffect(() => setOffered(hasPasskeys()), [])
  if (!offered) return null

  /** What went wrong in words; null when the person is in. */
  const enter = async (): Promise<string | null> => {
    const options = await call('POST', '/api/login/passkey/options', {}, texts.offline)
    if (!options.ok) return options.message ?? texts.stopped
    const device = await askDevice(options.body as PublicKeyCredentialRequestOptionsJSON)
    if (!device.ok) return texts.stopped
    const entered = await call('POST', '/api/login/passkey', { resposta: device.answer }, texts.offline)
    if (!entered.ok) return entered.message ?? texts.stopped
    const { nome } = record(entered.body)
    toastOnNextPage({ title: texts.done, text: interpolate(texts.welcome, { nome: String(nome ?? '') }) })
    location.replace(sitePath(destination(next, location.origin)))
    return null
  }
  const press = async () => {
    if (pending) return
    setPending(true)
    const problem = await enter()
    if (problem === null) return
    setPending(false)
    toast({ title: texts.failed, text: problem, tone: 'bad' })
  }
  return (
    <Button
      kind={primary ? 'primary' : 'outline'}
      size="lg"
      wide
      icon="key-round"
      busy={pending}
      onClick={() => void press()}
    >
      {pending ? texts.pending : texts.action}
    </Button>
  )
})
