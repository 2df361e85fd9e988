// The clock, the loudness and the buttons while an answer is spoken.
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, stack, tiny } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import * as css from './answer.css'
import { clockText, comfortable } from './clock'
import type { AnswerTexts } from './texts'
import type { useSpeech } from './use-speech'

type Props = {
  readonly speech: ReturnType<typeof useSpeech>
  readonly seconds: number
  readonly texts: AnswerTexts
  readonly begin: (way: 'listening' | 'recording') => void
  readonly stop: () => Promise<void>
}

/** The clock of an answer, its loudness, and the buttons to speak and to stop. */
export function Speaking({ speech, seconds, texts, begin, stop }: Props) {
  const isOpen = speech.state === 'listening' || speech.state === 'recording'
  const clock = texts.clock.replace('{{time}}', clockText(seconds))
  return (
    <>
      <div className={css.mic}>
        <div role="timer" aria-label={clock}>
          <ScoreRing
            score={Math.min(100, (100 * seconds) / comfortable)}
            figure={clockText(seconds)}
            of={texts.of}
            label={clock}
          />
        </div>
        <div className={stack}>
          {isOpen ? (
            <>
              <div>
                <Badge icon="mic">{speech.state === 'listening' ? texts.listening : texts.recording}</Badge>
              </div>
              <Levels levels={speech.levels} />
            </>
          ) : (
            speech.recording && (
              // biome-ignore lint/a11y/useMediaCaption: the person's own voice, a moment old, on no server
              <audio className={css.player} controls src={speech.recording} aria-label={texts.recorded} />
            )
          )}
          <p className={cx(tiny, muted)}>
            {speech.ways?.listen && speech.state !== 'recording'
              ? texts.onDevice
              : speech.ways?.record
                ? texts.stays
                : ''}
          </p>
        </div>
      </div>
      <div className={row}>
        {isOpen ? (
          <Button icon="square" onClick={() => void stop()}>
            {texts.stop}
          </Button>
        ) : (
          <Ways {...{ speech, texts, begin }} />
        )}
      </div>
    </>
  )
}

/** A button for each way to speak that this browser has. */
function Ways({ speech: { ways }, texts, begin }: Pick<Props, 'speech' | 'texts' | 'begin'>) {
  return (
    <>
      {ways?.listen && (
        <Button icon="mic" kind="outline" onClick={() => begin('listening')}>
          {texts.speak}
        </Button>
      )}
      {ways?.record && (
        <Button icon="mic" kind="outline" onClick={() => begin('recording')}>
          {texts.record}
        </Button>
      )}
    </>
  )
}

/** How loud it was in the last moments, the newest at the right. */
function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <svg className={css.levels} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
      {levels.map((level, at) => {
        const height = 4 + 34 * level
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the drawing, not an item
        return <rect key={at} x={2 + at * 10} y={20 - height / 2} width="5" height={height} rx="2.5" />
      })}
    </svg>
  )
}
