// Asks a language model for another wording of what was just written.
import { useEffect, useRef, useState } from 'react'
import type { DraftWordingJson } from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx, muted, row, stack, stackGap, tiny } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { askWording } from '../state/calls'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'

type Props = {
  draft: string
  part: string
  /** What the person wrote, as it would stand in the line. */
  text: string
  /** Who would read it, in words. */
  models: string
  texts: WorkbenchTexts['form']
  onUse: (text: string) => void
}

/** Characters below which there is nothing to put otherwise, as the server has it. */
const least = 12

/** A model's wording for what was just written: asked for by a press, shown beside the person's own, and taken only by another press. */
export function Suggest({ draft, part, text, models, texts, onUse }: Props) {
  const [wordingId, setAsked] = useState<string | null>(null)
  const [wording, setWording] = useState<DraftWordingJson | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const ask = async () => {
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    setAsked(text)
    setWording(null)
    const answer = await askWording(draft, part, text, signal)
    if (!signal.aborted) setWording(answer)
  }
  // Of other words than those that stand there now, it is no wording.
  const ofThis = wordingId === text
  const waiting = ofThis && wording === null
  const suggestion = ofThis ? wording : null
  return (
    <div className={cx(stack, stackGap.s2)}>
      <div className={row}>
        <Button
          size="sm"
          kind="outline"
          onClick={() => text.trim().length >= least && !waiting && void ask()}
          aria-disabled={text.trim().length < least || waiting || undefined}
        >
          {waiting ? texts.suggesting : texts.suggest}
        </Button>
        <p className={cx(tiny, muted)}>{interpolate(texts.suggestNote, { models })}</p>
      </div>
      <div role="status" className={cx(stack, stackGap.s2)}>
        {suggestion?.state === 'ready' && suggestion.text !== null && (
          <>
            <p className={cx(tiny, muted)}>{interpolate(texts.suggested, { model: suggestion.by })}</p>
            <p className={css.askLine}>{suggestion.text}</p>
            <div className={row}>
              <Button size="sm" onClick={() => onUse(suggestion.text ?? text)}>
                {texts.useSuggestion}
              </Button>
            </div>
          </>
        )}
        {suggestion && suggestion.state !== 'ready' && <p className={cx(tiny, muted)}>{texts.suggestNone}</p>}
      </div>
    </div>
  )
}
