// The link that deletes all notifications, with the question before it.
import { type MouseEvent, useRef } from 'react'
import { island } from '#island'
import { textButton } from '../../ui/button/button.css'
import { Confirm } from './confirm'
import type { ConfirmTexts } from './texts'

type Props = {
  texts: ConfirmTexts
  label: string
  /** The address to return to. */
  tab: string
  region: string
}

/** Without JavaScript the link loads a confirmation page; hydrated, it opens a dialog. */
export default island('clear-notifications', function Clear({ texts, label, tab, region }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    box.current?.showModal()
  }
  return (
    <>
      <a className={textButton} href={`/notificacoes?aba=${tab}&limpar=sim`} onClick={open}>
        {label}
      </a>
      <Confirm {...{ texts, box, region }} fields={<input type="hidden" name="aba" value={tab} />} />
    </>
  )
})
