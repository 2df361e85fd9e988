// Misspelt words of the draft, each with its line and a press that sets it right.
import { useMemo } from 'react'
import type {
  DraftContentJson as Content,
  DraftPlaceJson,
  DraftQuestionJson as Question,
} from '../../../api/tools/draft'
import { interpolate } from '../../../i18n/template'
import { cx, muted, row, rowSplit, stack, stackGap, tiny } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { placeName } from '../parts/part-names'
import { placeOfSlip } from '../state/slips'
import type { WorkbenchTexts } from '../texts'

/** A word that still stands in the draft, and where, in words. */
export type PlacedSlip = Question['slips'][number] & { readonly place: DraftPlaceJson; readonly at: string }

const none: readonly PlacedSlip[] = []

/** Those of a question that still stand in the draft; the same list for every question that has none. */
export const useSlips = (question: Question | null, content: Content, texts: WorkbenchTexts): readonly PlacedSlip[] => {
  const slips = question?.slips.length ? question.slips : null
  const among = slips ? content : null
  return useMemo(() => {
    if (!slips || !among) return none
    return slips.flatMap((slip): PlacedSlip[] => {
      const place = placeOfSlip(among, slip)
      return place ? [{ ...slip, place, at: placeName(among, place, texts) }] : []
    })
  }, [slips, among, texts])
}

type Props = {
  slips: readonly PlacedSlip[]
  texts: WorkbenchTexts['form']
  /** The word to set right; '' for all. */
  onAnswer: (mark: string) => void
  onSkip: () => void
  onSee: (place: DraftPlaceJson) => void
}

export function Slips({ slips, texts, onAnswer, onSkip, onSee }: Props) {
  return (
    <>
      <ul className={cx(stack, stackGap.s2)}>
        {slips.map((slip) => (
          <li key={`${slip.mark} ${slip.at}`} className={cx(row, rowSplit)} data-slip={slip.mark}>
            <span>
              {slip.mark} → <strong>{slip.better || texts.goes}</strong>
              <br />
              <span className={cx(tiny, muted)}>{slip.at}</span>
            </span>
            <span className={row}>
              <Button size="sm" kind="ghost" onClick={() => onSee(slip.place)}>
                {texts.see}
              </Button>
              <Button
                size="sm"
                kind="outline"
                onClick={() => onAnswer(slip.mark)}
                aria-label={interpolate(texts.correctWord, { mark: slip.mark, better: slip.better || texts.goes })}
              >
                {texts.correct}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className={row}>
        {slips.length > 1 && (
          <Button kind="primary" onClick={() => onAnswer('')}>
            {texts.correctAll}
          </Button>
        )}
        <Button kind="ghost" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
    </>
  )
}
