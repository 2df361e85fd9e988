// The forms to sign in and to register, as two tabs of the landing page.
import { useRef, useState } from 'react'
import { island } from '#island'
import type { AuthErrors, AuthTab } from '../../api/account/accounts'
import { stack } from '../../ui/base'
import { Callout } from '../../ui/callout/callout'
import { TabList } from '../../ui/tabs/tabs'
import { useId } from '../../ui/use-id'
import PasskeyEntry, { type PasskeyEntryTexts } from '../accounts/second-factor/passkey-entry'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'
import type { AuthTexts } from './texts'

type Props = {
  texts: AuthTexts
  tab: AuthTab
  values: { readonly nome?: string | undefined; readonly email?: string | undefined }
  /** Errors of the plain form post that this page answers; `message` belongs to it too. */
  errors: AuthErrors
  message: string | null
  /** The path the person asked for before signing in. */
  next: string | null
  /** Null where passkeys do not work. */
  passkey: PasskeyEntryTexts | null
}

const tabs: readonly AuthTab[] = ['entrar', 'registrar']

const hrefOf = (tab: AuthTab, next: string | null) => {
  const query = new URLSearchParams(next ? { tab, next } : { tab })
  return `/?${query}#auth`
}

export default island('auth', function Auth({ texts, tab: sent, values, errors, message, next, passkey }: Props) {
  const panel = useId()
  const box = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState(sent)
  const [typed, setTyped] = useState(values)
  const select = (chosen: AuthTab) => {
    // An address typed into one form is carried to the other.
    const email = box.current?.querySelector<HTMLInputElement>('input[name="email"]')?.value
    setTyped({ ...typed, email })
    setTab(chosen)
  }
  const Form = tab === 'entrar' ? LoginForm : RegisterForm
  const isAnswer = tab === sent
  return (
    <>
      <TabList
        label={texts.access}
        tabs={tabs.map((id) => ({ id, label: texts.tab[id], href: hrefOf(id, next) }))}
        selected={tab}
        onSelect={select}
        panel={panel}
      />
      <div ref={box} className={stack} role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        {isAnswer && message && (
          <Callout kind="bad" alert>
            {message}
          </Callout>
        )}
        <Form key={tab} texts={texts} values={typed} errors={isAnswer ? errors : {}} next={next} />
        {tab === 'entrar' && passkey && <PasskeyEntry texts={passkey} next={next} />}
      </div>
    </>
  )
})
