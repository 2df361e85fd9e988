// One file on its way: chosen, made smaller, sent, analysed; its result is shown on the same page.
import { useEffect, useReducer, useRef, useState } from 'react'
import { refreshRegion } from '../regions'
import { announce } from '../state/announce'
import { toastOnNextPage } from '../state/toasts'
import { unanswered } from '../unanswered'
import { type Board, boards, type Uploaded } from './board'
import { prepare } from './prepare'
import { send } from './send'
import { busy, stepsOn } from './steps'
import type { UploadTexts } from './texts'

const steps = { resume: stepsOn(boards.resume), photo: stepsOn(boards.photo) } as const

/** `used`: analyses made on this page. `input` and `button` belong to the form's field and its button. */
export function useUpload(tool: Uploaded, texts: UploadTexts) {
  const board: Board = boards[tool]
  const [step, happen] = useReducer(steps[tool], { at: 'idle' })
  const [used, setUsed] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const sending = useRef<AbortController>(null)

  useEffect(() => {
    // A file may have been chosen before hydration, or restored by the browser after a reload.
    happen({ type: 'choose', file: input.current?.files?.[0] })
    return guardDrops()
  }, [])

  const preparing = step.at === 'preparing' ? step.file : null
  useEffect(() => {
    if (!preparing || !board.compress) return
    void prepare(board.compress, preparing).then((prepared) =>
      happen(
        prepared.ok
          ? { type: 'prepared', from: preparing, file: prepared.file }
          : { type: 'unprepared', from: preparing, message: prepared.message },
      ),
    )
  }, [preparing, board])

  const cancel = () => {
    sending.current?.abort()
    happen({ type: 'cancel' })
    button.current?.focus()
  }
  useEscape(step.at === 'sending', cancel)

  const clear = () => {
    if (input.current) input.current.value = ''
    happen({ type: 'clear' })
    input.current?.focus()
  }

  async function submit() {
    if (busy(step)) return
    happen({ type: 'submit' })
    if (step.at !== 'chosen') return
    const abort = new AbortController()
    sending.current = abort
    const outcome = await send(
      board.api,
      board.field,
      step.file,
      {
        onProgress: (sent) => happen({ type: 'progress', sent }),
        onSent: () => happen({ type: 'sent' }),
      },
      abort.signal,
      step.asks ? (board.confirms ?? null) : null,
    )
    if (!outcome.ok) {
      // Shown and announced in the card (P45).
      const { asks = false, refused = false } = outcome
      const inside = (refused && texts.problems.type.inside) || ''
      const message = `${inside} ${outcome.message ?? unanswered(texts)}`.trim()
      happen({ type: 'fail', message, asks, refused })
      return
    }
    if (input.current) input.current.value = ''
    // Until the result is on the screen the board waits: "done" would stand above a page without one. Then only a screen
    // reader needs the message, or a page that had to be loaded again.
    if (await refreshRegion('resultado')) announce(texts.done)
    else toastOnNextPage({ title: texts.done })
    happen({ type: 'succeed' })
    setUsed((count) => count + 1)
  }

  return { step, happen, used, input, button, cancel, clear, submit }
}

function useEscape(active: boolean, act: () => void) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && latest.current()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active])
}

/** A file dropped beside the board must not make the browser open it. */
function guardDrops() {
  const stay = (event: DragEvent) => event.preventDefault()
  addEventListener('dragover', stay)
  addEventListener('drop', stay)
  return () => {
    removeEventListener('dragover', stay)
    removeEventListener('drop', stay)
  }
}
