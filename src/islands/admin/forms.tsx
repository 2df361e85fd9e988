// The forms of an admin's actions on an account, in a dialog or, without JavaScript, on pages of their own.

import type { FormEvent, ReactNode } from 'react'
import { passwordLength } from '../../api/account/accounts'
import type { Texts } from '../../i18n/texts'
import { muted, stack, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { dialogActions } from '../../ui/dialog/dialog.css'
import { Field } from '../../ui/field/field'
import { Input, Select } from '../../ui/field/input'

export type ActTexts = Omit<Texts['admin']['act'], `link${string}`> & {
  readonly toggleTitle: string
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
}

export type AccountRef = { readonly id: string; readonly name: string }

/** Shortest and longest password and longest note, in characters; the server enforces them too. */
const bounds = { shortest: passwordLength.shortest, longest: 1000, note: 500 } as const

type ReasonProps = {
  readonly texts: ActTexts
  readonly note?: boolean
  /** Whether a reason is required: for opening or deleting a person's data. */
  readonly required?: boolean
}

/** Fields for the reason of an action, which is stored with it. */
export function Reason({ texts, note = true, required = false }: ReasonProps) {
  const offered = required ? texts.reasons.filter(({ value }) => value !== 'unspecified') : texts.reasons
  return (
    <>
      <Field label={texts.reason}>
        {(control) => (
          <Select {...control} name="motivo" defaultValue={required ? '' : 'unspecified'} required={required}>
            {required && <option value="">{texts.reasonChoose}</option>}
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {note && (
        <Field label={texts.note} hint={texts.noteHint}>
          {(control) => <Input {...control} name="nota" maxLength={bounds.note} autoComplete="off" />}
        </Field>
      )}
    </>
  )
}

type FormProps = {
  readonly whom: AccountRef
  readonly texts: ActTexts
  readonly leave: ReactNode
  readonly busy?: boolean
  readonly error?: string | undefined
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

type ToggleProps = FormProps & {
  /** Whether the account is active before the action. */
  readonly active: boolean
  /** Where the plain form leads back to. */
  readonly back?: string | undefined
}

export function ToggleForm({ whom, texts, leave, busy = false, onSubmit, active, back }: ToggleProps) {
  return (
    <form className={stack} method="post" action={`/admin/usuarios/${whom.id}`} onSubmit={onSubmit}>
      <input type="hidden" name="acao" value="status" />
      <input type="hidden" name="ativar" value={active ? 'nao' : 'sim'} />
      {back && <input type="hidden" name="volta" value={back} />}
      <h2 className={title.md}>{texts.toggleTitle}</h2>
      <p>{whom.name}</p>
      <p className={muted}>{texts.toggleText}</p>
      <Reason texts={texts} />
      <div className={dialogActions}>
        {leave}
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? texts.toggling : active ? texts.deactivate : texts.activate}
        </Button>
      </div>
    </form>
  )
}

type ResetProps = FormProps & {
  /** What was typed so far, if hydrated: the button is disabled up to six characters. */
  readonly typed?: string
  readonly onType?: (password: string) => void
}

export function ResetForm({ whom, texts, leave, busy = false, error, onSubmit, typed, onType }: ResetProps) {
  return (
    <form className={stack} method="post" action={`/admin/usuarios/${whom.id}`} onSubmit={onSubmit}>
      <input type="hidden" name="acao" value="senha" />
      <h2 className={title.md}>{texts.resetTitle}</h2>
      <p>{whom.name}</p>
      <p className={muted}>{texts.resetText}</p>
      <Field label={texts.password} hint={texts.passwordHint} error={error}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={bounds.shortest}
            maxLength={bounds.longest}
            required
            {...(onType && { value: typed ?? '', onChange: (event) => onType(event.currentTarget.value) })}
          />
        )}
      </Field>
      <Reason texts={texts} />
      <div className={dialogActions}>
        {leave}
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          disabled={typed === undefined ? undefined : typed.length < bounds.shortest}
        >
          {busy ? texts.pending : texts.confirm}
        </Button>
      </div>
    </form>
  )
}

export function RemoveForm({ whom, texts, leave, busy = false, onSubmit }: FormProps) {
  return (
    <form className={stack} method="post" action={`/admin/usuarios/${whom.id}`} onSubmit={onSubmit}>
      <input type="hidden" name="acao" value="deletar" />
      <h2 className={title.md}>{texts.removeTitle}</h2>
      <p>{whom.name}</p>
      <p>{texts.removeText}</p>
      <Reason texts={texts} note={false} required />
      <div className={dialogActions}>
        {leave}
        <Button type="submit" kind="danger" icon="trash-2" busy={busy}>
          {busy ? texts.removing : texts.remove}
        </Button>
      </div>
    </form>
  )
}
