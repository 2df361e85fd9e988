// Manages or cancels a running subscription on /planos.

import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import { island } from '#island'
import type { Texts } from '../../i18n/texts'
import { Button } from '../../ui/button/button'
import { textButton } from '../../ui/button/button.css'
import { Dialog } from '../../ui/dialog/dialog'
import { refreshRegion } from '../regions'
import { sitePath } from '../site-path'
import { toast, toastFailure, toastOnNextPage } from '../state/toasts'
import { post, urlIn } from './call'

type Words = Texts['plans']
type SubscriptionTexts = Pick<Words['box'], 'manage' | 'opening' | 'cancel'> &
  Pick<Words['cancel'], 'title' | 'yes' | 'no' | 'done' | 'failed'> &
  Pick<Words, 'portalFailed' | 'redirecting' | 'offline'>

type Props = { texts: SubscriptionTexts; manage: boolean; question: string | null; region: string }

/** The provider's own pages, and the way out. Without JavaScript a form and a link that asks the server to ask. */
export default island('subscription', function Subscription({ texts, manage, question, region }: Props) {
  const box = useRef<HTMLDialogElement>(null)
  const [pending, setPending] = useState(false)

  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const answer = await post('/api/create-billing-portal-session', {}, texts.offline)
    const url = answer.ok ? urlIn(answer.data) : null
    if (url) {
      location.assign(sitePath(url))
      return
    }
    toastOnNextPage({ title: texts.portalFailed, text: texts.redirecting, tone: 'bad' })
    location.assign(sitePath('/'))
  }

  const cancel = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const answer = await post('/api/cancel-subscription', {}, texts.offline)
    setPending(false)
    box.current?.close()
    if (!answer.ok) return toastFailure(texts.failed, answer.message)
    toast({ title: texts.done, text: question ?? undefined })
    await refreshRegion(region, { quiet: true })
  }

  const ask = (event: MouseEvent) => {
    event.preventDefault()
    box.current?.showModal()
  }

  return (
    <>
      {manage && (
        <form method="post" action="/planos/gerenciar" onSubmit={open}>
          <Button type="submit" kind="outline" size="sm" busy={pending}>
            {pending ? texts.opening : texts.manage}
          </Button>
        </form>
      )}
      {question !== null && (
        <>
          <a className={textButton} href="/planos?cancelar=sim" onClick={ask}>
            {texts.cancel}
          </a>
          <Dialog
            ref={box}
            title={texts.title}
            text={question}
            actions={
              <>
                <Button kind="ghost" onClick={() => box.current?.close()}>
                  {texts.no}
                </Button>
                <form method="post" action="/planos/cancelar" onSubmit={cancel}>
                  <Button type="submit" kind="danger" busy={pending}>
                    {texts.yes}
                  </Button>
                </form>
              </>
            }
          />
        </>
      )}
    </>
  )
})
