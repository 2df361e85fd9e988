// The board on the résumé's and the photo's page: takes a file, sends it, and shows each state.

import { island } from '#island'
import { interpolate } from '../../i18n/template'
import { muted, row, small, sr, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { useId } from '../../ui/use-id'
import { leftText } from '../left-text'
import { QueuePlace } from '../queue/place'
import { type Board, boards, type Uploaded } from './board'
import { OutOfAnalyses } from './no-analyses-left'
import { busy, type Step } from './steps'
import type { UploadTexts } from './texts'
import { useUpload } from './use-upload'
import { Zone } from './zone'

type Props = {
  tool: Uploaded
  /** A BCP 47 tag, for Intl. */
  language: string
  /** Analyses left for this tool; null is unlimited. */
  left: number | null
  texts: UploadTexts
}

/** Without JavaScript this is a form that posts; hydrated, it shows the file, its progress and the result in place. */
export default island(
  'upload',
  function Upload({ tool, language, left, texts }: Props) {
    const board: Board = boards[tool]
    const { step, happen, used, input, button, cancel, clear, submit } = useUpload(tool, texts)
    const id = useId()
    const remaining = left === null ? null : Math.max(0, left - used)

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

/** What a screen reader announces at each step, but not at each percent. */
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
