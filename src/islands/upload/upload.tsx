import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { island } from '#island'
import { interpolate, interpolatePlural } from '../../i18n/template'
import { row, stack } from '../../ui/base/layout.css'
import { muted, small, sr } from '../../ui/base/text.css'
import { Button } from '../../ui/button/button'
import { QueuePlace } from '../queue/place'
import { refreshRegion } from '../regions'
import { announce } from '../state/announce'
import { toast, toastOnNextPage } from '../state/toasts'
import { unanswered } from '../unanswered'
import { type Board, boards, type Uploaded } from './board'
import { OutOfAnalyses } from './no-analyses-left'
import { prepare } from './prepare'
import { send } from './send'
import { busy, type Step, stepsOn } from './steps'
import type { UploadTexts } from './texts'
import { Zone } from './zone'

const steps = { resume: stepsOn(boards.resume), photo: stepsOn(boards.photo) } as const

type Props = {
  tool: Uploaded
  /** A BCP 47 tag, for Intl. */
  language: string
  /** Analyses left for this tool; -1 is unlimited. */
  left: number
  texts: UploadTexts
}

/** Without JavaScript this is a form that posts; hydrated, it shows the file, its progress and the result in place. */
export default island(
  'upload',
  function Upload({ tool, language, left, texts }: Props) {
    const board: Board = boards[tool]
    const [step, happen] = useReducer(steps[tool], { at: 'idle' })
    const [used, setUsed] = useState(0)
    const input = useRef<HTMLInputElement>(null)
    const button = useRef<HTMLButtonElement>(null)
    const sending = useRef<AbortController>(null)
    const id = useId()
    const remaining = left === -1 ? -1 : Math.max(0, left - used)

    useEffect(() => {
      // A file may have been chosen before hydration, or restored by the browser after a reload.
      happen({ type: 'choose', file: input.current?.files?.[0] })
      return guardDrops()
    }, [])

    const preparing = step.at === 'preparing' ? step.file : null
    useEffect(() => {
      if (!preparing || !board.compress) return
      void prepare(board.compress, preparing).then((made) =>
        happen(
          made.ok
            ? { type: 'prepared', from: preparing, file: made.file }
            : { type: 'unprepared', from: preparing, message: made.message },
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
        const message = outcome.message ?? unanswered(texts)
        const { asks = false } = outcome
        happen({ type: 'fail', message, asks })
        if (!asks) toast({ title: texts.failed, text: message, tone: 'bad' })
        return
      }
      if (input.current) input.current.value = ''
      happen({ type: 'succeed' })
      setUsed((count) => count + 1)
      // The result is on the screen, so only a screen reader needs the message, or a page that had to be loaded again.
      if (await refreshRegion('resultado')) announce(texts.done)
      else toastOnNextPage({ title: texts.done })
    }

    if (remaining === 0 && !('file' in step)) return <OutOfAnalyses texts={texts} />
    const failed = step.at === 'chosen' && step.failure !== undefined
    const asks = step.at === 'chosen' && step.asks === true
    return (
      <form
        className={stack}
        action={board.page}
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Zone
          {...{ step, board, texts, language, input, id, clear, cancel }}
          more={remaining !== 0}
          choose={(file) => happen({ type: 'choose', file })}
        />
        {board.confirms && (
          <noscript>
            <label>
              <input type="checkbox" name={board.confirms} value="yes" /> {texts.confirm}
            </label>
          </noscript>
        )}
        {step.at !== 'done' && (
          <div className={row}>
            <Button ref={button} kind="primary" type="submit" busy={busy(step) || step.at === 'preparing'}>
              {busy(step) ? texts.pending : asks ? texts.anyway : failed ? texts.retry : texts.analyse}
            </Button>
            <p className={`${small} ${muted}`}>{leftText(remaining, texts, language)}</p>
          </div>
        )}
        {(step.at === 'analysing' || step.at === 'preparing') && <QueuePlace {...{ tool, language, texts }} />}
        <p className={sr} role="status">
          {spoken(step, texts)}
        </p>
      </form>
    )
  },
  () => true,
)

function leftText(left: number, texts: UploadTexts, language: string) {
  if (left === -1) return texts.unlimited
  return interpolatePlural({ one: texts.left_one, other: texts.left_other }, language, left)
}

/**
 * What a screen reader announces at each step, but not at each percent. Refusals and failures are announced by
 * themselves.
 */
function spoken(step: Step, texts: UploadTexts): string {
  switch (step.at) {
    case 'chosen':
      return step.failure ? '' : `${texts.chosen}: ${step.file.name}`
    case 'preparing':
      return interpolate(texts.preparing ?? '', { file: step.file.name })
    case 'sending':
      return interpolate(texts.sending, { file: step.file.name })
    case 'analysing':
      return texts.pending
    default:
      return ''
  }
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
