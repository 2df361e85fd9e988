// The score of the texts as they are typed, with what would raise it.
import { useEffect, useState } from 'react'
import type { LinkedinMeasureJson, LinkedinValues } from '../../api/tools/linkedin'
import { interpolate } from '../../i18n/template'
import { cx, muted, small, stack, stackGap, tiny, title } from '../../ui/base'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import { exchange, posted } from '../call'
import * as css from './live.css'
import type { LinkedinTexts } from './texts'

/** Ms without a key after which the texts are measured. */
const pause = 120

/** The measure of the texts as they are now; the last one stays where none came. */
export const useMeasure = (values: LinkedinValues | null, initial: LinkedinMeasureJson | null) => {
  const [measure, setMeasure] = useState(initial)
  useEffect(() => {
    if (!values) return
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await exchange('/api/linkedin/measure', posted(values))
      if (!isOld && answer?.ok) setMeasure(answer.body as LinkedinMeasureJson)
    }, pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [values])
  return measure
}

type Props = { measure: LinkedinMeasureJson; before: number | null; texts: LinkedinTexts }

/** Where the texts stand before they are analysed, and the largest gains that are left. */
export function Live({ measure, before, texts }: Props) {
  const { score, headline, tips } = measure
  const change = before === null || score === before ? null : score - before
  return (
    <>
      <section className={css.live} aria-label={texts.live}>
        <ScoreRing
          score={score}
          before={before ?? undefined}
          size="mini"
          label={interpolate(texts.liveRing, { score })}
        />
        <div className={cx(stack, stackGap.s2)}>
          <p className={title.sm} role="status">
            {headline}
            {change !== null && <> ({change > 0 ? `+${change}` : change})</>}
          </p>
          {tips.length > 0 && (
            <ul className={css.tips}>
              {tips.map((tip) => (
                <li key={tip.title} className={small}>
                  {tip.title} <b>{tip.upTo ? interpolate(texts.upTo, { gain: tip.gain }) : `+${tip.gain}`}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <p className={cx(tiny, muted)}>{texts.liveText}</p>
    </>
  )
}
