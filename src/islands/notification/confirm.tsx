import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import type { ConfirmTexts } from './texts'

type Props = {
  texts: ConfirmTexts
  /** Where "no" leads without JavaScript. */
  back: string
  box?: RefObject<HTMLDialogElement | null>
  /** Laid into the page and open: how it asks where no script can open it. */
  inline?: boolean
  /** What the form posts besides its verb. */
  fields?: ReactNode
  /** The region its answer replaces. */
  region?: string
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** Clearing cannot be undone, so it is asked for once more. */
export function Confirm({ texts, back, box, inline = false, fields, region, onSubmit }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = box ?? own
  return (
    <Dialog
      ref={dialog}
      inline={inline}
      open={inline || undefined}
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <ButtonLink
            kind="ghost"
            href={back}
            onClick={(event) => {
              if (inline) return
              event.preventDefault()
              dialog.current?.close()
            }}
          >
            {texts.no}
          </ButtonLink>
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
