// The layout of the dashboard: greeting, scores, next step, tools and the column beside them.
import type { DashboardView } from '../../texts/dashboard/view'
import {
  cx,
  lead,
  muted,
  num,
  pageHead,
  row,
  rowSplit,
  small,
  sr,
  stack,
  stackGap,
  title,
  withSide,
} from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import type { WeekView } from '../week/week'
import { Activities } from './activities'
import * as css from './dashboard.css'
import { Scores } from './scores'
import { Side } from './side'
import { Tools } from './tools'

type Props = { view: DashboardView; fullName: string; week: WeekView | null }

/** A figure, then one next step with its gain, then the tools. */
export function DashboardContent({ view, fullName, week }: Props) {
  return (
    <>
      <div className={cx(pageHead, row, rowSplit)}>
        <div className={cx(stack, stackGap.s2)}>
          <h1 className={title.lg}>{view.greeting}</h1>
          <p className={lead}>{view.lead}</p>
        </div>
        <div className={row}>
          {view.toTools && (
            <ButtonLink kind="ghost" href={view.toTools.href}>
              {view.toTools.text}
            </ButtonLink>
          )}
          <ButtonLink kind="primary" href={view.action.href}>
            {view.action.text}
          </ButtonLink>
        </div>
      </div>
      <div className={withSide}>
        <div className={cx(stack, stackGap.s12)}>
          <Scores scores={view.scores} />
          {view.draft && <DraftLink draft={view.draft} />}
          {view.next && <NextStep next={view.next} />}
          <Tools tools={view.tools} left={view.left} />
          <Activities activities={view.activities} />
        </div>
        <Side side={view.side} fullName={fullName} week={week} />
      </div>
    </>
  )
}

function DraftLink({ draft: { title: heading, text, href } }: { draft: NonNullable<DashboardView['draft']> }) {
  return (
    <a className={css.nextStep} href={href}>
      <span className={title.md}>
        <Icon name="pencil" />
      </span>
      <span className={cx(stack, stackGap.s2)}>
        <strong className={title.sm}>{heading}</strong>
        <span className={cx(muted, small)}>{text}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}

function NextStep({
  next: { gain, gainLabel, title: heading, place, href },
}: {
  next: NonNullable<DashboardView['next']>
}) {
  return (
    <a className={css.nextStep} href={href}>
      <span className={cx(css.nextStepPoints, num)} aria-hidden="true">
        {gain}
      </span>
      <span className={cx(stack, stackGap.s2)}>
        <strong className={title.sm}>{heading}</strong>
        <span className={cx(muted, small)}>{place}</span>
        <span className={sr}>{gainLabel}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
