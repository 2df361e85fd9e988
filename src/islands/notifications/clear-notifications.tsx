import { type MouseEvent, useRef } from 'react'
import { island } from '#island'
import { textButton } from '../../ui/button/button.css'
import { Confirm } from './confirm'
import type { ConfirmTexts } from './texts'

type Props = {
  texts: ConfirmTexts
  label: string
  /** To come back to. */
  tab: string
  region: string
}

/** Without JavaScript the link asks the server to ask; awake, the question opens over the page. */
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
