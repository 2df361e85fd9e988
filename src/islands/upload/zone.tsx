// The board that accepts a file, and what it shows at each step. The island acts on it.
import { type DragEvent, type RefObject, useState } from 'react'
import { interpolate } from '../../i18n/template'
import { Progress } from '../../ui/bar/progress'
import { cx, muted, row, small } from '../../ui/base'
import { fileSize } from '../../ui/base/file-size'
import { ButtonLink, TextButton } from '../../ui/button/button'
import { button, size } from '../../ui/button/button.css'
import { type DropState, DropZone } from '../../ui/drop/drop'
import { Icon } from '../../ui/icon/icon'
import type { Board } from './board'
import { kindOf } from './file'
import { Preview } from './preview'
import { busy, type Step } from './steps'
import type { UploadTexts } from './texts'
import * as css from './zone.css'

type Props = {
  step: Step
  board: Board
  texts: UploadTexts
  language: string
  input: RefObject<HTMLInputElement | null>
  id: string
  /** Whether another file can be sent after this one. */
  more: boolean
  choose: (file: File | null | undefined) => void
  clear: () => void
  cancel: () => void
}

export function Zone(props: Props) {
  const { step, board, texts, input, id, choose, more } = props
  const [over, setOver] = useState(false)
  const drag = over && !busy(step)
  const closed = busy(step) || step.at === 'done'
  return (
    <DropZone
      className={css.zone}
      state={drag ? 'drag' : dropState(step)}
      title={drag ? texts.release : title(step, texts)}
      touchTitle={!drag && step.at === 'idle' ? texts.choose : undefined}
      {...dropping(setOver, (file) => !busy(step) && more && choose(file))}
    >
      {!drag && <Body {...props} />}
      <input
        ref={input}
        className={cx(css.file, closed && css.away)}
        id={id}
        type="file"
        name={board.field}
        accept={board.accept}
        aria-label={texts.choose}
        disabled={closed}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {!closed && !drag && (
        <label className={cx(button, size.sm, css.pick)} htmlFor={id}>
          {step.at === 'chosen' || (step.at === 'refused' && step.problem !== 'none') ? texts.pickOther : texts.pick}
        </label>
      )}
    </DropZone>
  )
}

/** Entering a child of the board also fires a leave event: only leaving it altogether counts. */
const dropping = (setOver: (over: boolean) => void, take: (file: File | undefined) => void) => ({
  onDragEnter: () => setOver(true),
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDragLeave: (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  },
})

function dropState(step: Step): DropState {
  switch (step.at) {
    case 'refused':
      return 'error'
    case 'chosen':
      return step.failure === undefined || step.asks ? 'idle' : 'error'
    case 'preparing':
      return 'analysing'
    case 'sending':
      return 'uploading'
    default:
      return step.at
  }
}

function title(step: Step, texts: UploadTexts): string {
  switch (step.at) {
    case 'idle':
      return texts.drop
    case 'refused':
      return texts.problems[step.problem]?.title ?? texts.failed
    case 'preparing':
      return interpolate(texts.preparing ?? texts.pending, { file: step.file.name })
    case 'chosen':
      return step.failure === undefined || step.asks ? texts.chosen : texts.failed
    case 'sending':
      return interpolate(texts.sending, { file: step.file.name })
    case 'analysing':
      return texts.pending
    case 'done':
      return texts.done
  }
}

function Body({ step, board, texts, language, clear, cancel, more }: Props) {
  switch (step.at) {
    case 'idle':
      return <p className={cx(small, muted)}>{texts.hint}</p>
    case 'refused':
      return (
        <>
          <p className={small} role="alert">
            {step.message ?? texts.problems[step.problem]?.text ?? texts.fallback}
          </p>
          <Help problem={texts.problems[step.problem]} />
        </>
      )
    case 'preparing':
      return <p className={cx(small, muted)}>{texts.preparingText}</p>
    case 'chosen':
      return <Chosen {...{ file: step.file, failure: step.failure, asks: step.asks, board, texts, language, clear }} />
    case 'sending':
      return <Sending {...{ file: step.file, sent: step.sent, texts, language, cancel }} />
    case 'analysing':
      return <p className={cx(small, muted)}>{texts.pendingText}</p>
    case 'done':
      return (
        <div className={row}>
          <ButtonLink size="sm" href="#resultado">
            {texts.seeResult}
          </ButtonLink>
          {more && <TextButton onClick={clear}>{texts.sendOther}</TextButton>}
        </div>
      )
  }
}

function Help({ problem }: { problem: UploadTexts['problems']['type'] | undefined }) {
  if (!problem?.help) return null
  return (
    <p className={cx(small, muted)}>
      {problem.help} {problem.go && <a href="/curriculo/oficina">{problem.go}</a>}
    </p>
  )
}

type ChosenProps = Pick<Props, 'board' | 'texts' | 'language' | 'clear'> & {
  file: File
  failure: string | undefined
  asks: boolean | undefined
}

function Chosen({ file, failure, asks, board, texts, language, clear }: ChosenProps) {
  return (
    <>
      {failure !== undefined && (
        <p className={small} role="alert">
          {failure} {asks ? '' : texts.retained}
        </p>
      )}
      <div className={css.preview}>
        {board.compress ? <Preview file={file} /> : <Icon name="file-text" />}
        <span>
          <strong>{file.name}</strong>
          <span className={cx(small, muted)}>
            {texts.kinds[kindOf(file, board) ?? '']}, {fileSize(file.size, language)}
          </span>
        </span>
        <TextButton onClick={clear}>{texts.remove}</TextButton>
      </div>
    </>
  )
}

type SendingProps = Pick<Props, 'texts' | 'language' | 'cancel'> & { file: File; sent: number }

function Sending({ file, sent, texts, language, cancel }: SendingProps) {
  const percent = Math.floor(sent * 100)
  return (
    <>
      <div className={css.progress}>
        <Progress label={texts.progress} value={percent} max={100} />
      </div>
      <p className={cx(small, muted)}>{interpolate(texts.sent, { percent, size: fileSize(file.size, language) })}</p>
      <TextButton onClick={cancel}>{texts.cancel}</TextButton>
    </>
  )
}
