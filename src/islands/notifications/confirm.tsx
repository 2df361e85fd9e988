// The question before notifications are deleted, as a dialog or within the page.
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button/button'
import { Dialog } from '../../ui/dialog/dialog'
import type { ConfirmTexts } from './texts'

type Props = {
  texts: ConfirmTexts
  box?: RefObject<HTMLDialogElement | null>
  /** Rendered open in the page, for browsers without JavaScript: where "no" leads. */
  inline?: string
  /** Further fields that the form posts. */
  fields?: ReactNode
  /** The region that the answer replaces. */
  region?: string
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Clearing cannot be undone, so it needs a confirmation. */
export function Confirm({ texts, box, inline, fields, region, onSubmit }: Props) {
  const ownDialog = useRef<HTMLDialogElement>(null)
  const dialog = box ?? ownDialog
  return (
    <Dialog
      ref={dialog}
      inline={inline !== undefined}
      open={inline !== undefined || undefined}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          {inline ? (
            <ButtonLink kind="ghost" href={inline}>
              {texts.no}
            </ButtonLink>
          ) : (
            <Button kind="ghost" onClick={() => dialog.current?.close()}>
              {texts.no}
            </Button>
          )}
          <form
            method="post"
            action="/notificacoes"
            data-region={region}
            onSubmit={(event) => {
              dialog.current?.close()
              onSubmit?.(event)
            }}
          >
            <input type="hidden" name="acao" value="limpar" />
            {fields}
            <Button kind="danger" type="submit" icon="trash-2">
              {texts.yes}
            </Button>
          </form>
        </>
      }
    />
  )
}
