// Shows how the draft fits the advert beside it.
import type { ReactNode } from 'react'
import type { DraftQuestionJson as Question, DraftVacancyJson as Vacancy } from '../../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../../i18n/template'
import { Accordion } from '../../../ui/accordion/accordion'
import { cx, muted, small, stack, stackGap, title } from '../../../ui/base'
import { ScoreChange } from '../../../ui/score-ring/change'
import { ScoreRing } from '../../../ui/score-ring/score-ring'
import { Ticks } from '../../../ui/ticks/ticks'
import type { WorkbenchTexts } from '../texts'
import * as own from './vacancy.css'

type Texts = WorkbenchTexts['form']

export const vacancyLabel = ({ figure }: Vacancy, texts: Texts): string => interpolate(texts.vacancyRing, { figure })

/** "+13 sobre a principal"; null for the main draft. */
const overMain = (score: number, before: number | null, texts: Texts): string | null => {
  if (before === null) return null
  const change = score - before
  return change === 0 ? texts.sameMain : interpolate(texts.overMain, { count: change > 0 ? `+${change}` : `${change}` })
}

/** How much of the advert the draft shows; the résumé's own score is one line under it. */
export function VacancyFigure(props: { vacancy: Vacancy; score: number | null; before: number | null; texts: Texts }) {
  const { vacancy, score, before, texts } = props
  const change = overMain(vacancy.score, before, texts)
  return (
    <>
      <ScoreRing
        score={vacancy.score}
        before={before ?? undefined}
        label={vacancyLabel(vacancy, texts)}
        of={`% ${texts.vacancyOf}`}
      />
      <div className={cx(stack, stackGap.s2)} role="status">
        <p className={title.sm}>{vacancy.headline}</p>
        {change && <ScoreChange>{change}</ScoreChange>}
        <p className={small}>{vacancy.summary}</p>
        {score !== null && <p className={small}>{interpolate(texts.resumeScore, { score })}</p>}
      </div>
    </>
  )
}

type AsksProps = {
  vacancy: Vacancy
  texts: Texts
  language: string
  list: (questions: readonly Question[]) => ReactNode
  /** How many questions stand open, and the line the others wait behind. */
  open: number
  more: (count: number) => string
}

const placeOf = ({ part, line }: Vacancy['shown'][number]): string | null =>
  part === null ? null : line === null ? `#parte-${part}` : `#linha-${part}-${line}`

/** What is asked and not shown, as questions; what is shown, with the way to its line; and the conditions. */
export function VacancyAsks({ vacancy, texts, language, list, open, more }: AsksProps) {
  const { asks, note, shown: evident, conditions } = vacancy
  const counted = interpolatePlural({ one: texts.shown_one, other: texts.shown_other }, language, evident.length)
  return (
    <>
      {asks.length > 0 ? list(asks.slice(0, open)) : <p className={cx(small, muted)}>{note ?? texts.vacancyNothing}</p>}
      {asks.length > open && <Accordion summary={more(asks.length - open)}>{list(asks.slice(open))}</Accordion>}
      {evident.length > 0 && (
        <Accordion summary={counted}>
          <Ticks
            items={evident.map((one) => {
              const href = placeOf(one)
              return { key: one.id, content: href ? <a href={href}>{one.text}</a> : one.text }
            })}
          />
        </Accordion>
      )}
      {conditions.length > 0 && (
        <Accordion summary={texts.conditions}>
          <ul className={own.conditions}>
            {conditions.map(({ key, name, answer }) => (
              <li key={key} className={small}>
                <strong>{name}</strong> <span className={muted}>{answer}</span>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </>
  )
}
