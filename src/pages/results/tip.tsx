// One change to make, as the result pages show it: its number, its points, the person's own line, what to do.
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { cx, muted, title as size, small, sr } from '../../ui/base'
import { parts } from '../../ui/finding/evidence'
import { highlight } from '../../ui/finding/finding.css'
import { Icon } from '../../ui/icon/icon'
import { excerpt } from './excerpt'
import * as css from './results.css'

type Quote = {
  readonly text: string
  readonly marks: readonly string[]
  readonly place: string
  /** The line's id on the page's picture, where it is drawn. */
  readonly at?: string | undefined
}
export type TipText = {
  readonly id: string
  readonly title: string
  readonly why: string
  readonly fix: string
  /** Whole points; 0 shows none. */
  readonly gain: number
  /** True where they are the most it can give. */
  readonly upTo?: true
  readonly quotes: readonly Quote[]
}

type Props = {
  tip: TipText
  /** Its place in the list, from 1; the page's picture shows the same number. */
  number: number
  /** Where it was done; undefined while it is open. */
  done?: string | undefined
  level?: 3 | 4
  /** The button that leads to where it can be changed. */
  action?: ReactNode
}

export const tipId = (id: string): string => `dica-${id}`

export function Tip({ tip, number, done, level = 3, action }: Props) {
  const t = useT()
  const Heading = `h${level}` as const
  const { title, gain } = tip
  return (
    <article className={css.tip} id={tipId(tip.id)}>
      <span className={cx(css.tick, done !== undefined && css.tickDone)}>
        {done === undefined ? <span aria-hidden="true">{number}</span> : <Icon name="check" />}
      </span>
      <Heading className={size.sm}>
        {title}
        {done !== undefined && <span className={sr}>, {t('results.done')}</span>}
      </Heading>
      {gain > 0 && (
        <p className={css.gain}>
          {tip.upTo ? t('results.upTo', { gain }) : `+${gain}`}{' '}
          <span className={sr}>{t('resume.page.point', { count: gain })}</span>
        </p>
      )}
      {done === undefined ? <Body tip={tip} action={action} /> : <p className={cx(css.body, small, muted)}>{done}</p>}
    </article>
  )
}

/** One line as evidence and one sentence; the reason and the other lines wait behind a small line. */
function Body({ tip: { why, fix, quotes }, action }: Pick<Props, 'tip' | 'action'>) {
  const t = useT()
  const [first, ...others] = quotes
  const short = first && excerpt(first)
  const count = others.length
  // A shortened line stands below in full.
  const fullLines = short?.text === first?.text ? others : quotes
  return (
    <div className={css.body}>
      {short && <Line quote={short} />}
      <p>{fix}</p>
      <div className={css.actions}>
        {action}
        {(why || fullLines.length > 0) && (
          <details className={css.why}>
            <summary>
              {why ? (count > 0 ? t('results.whyLines', { count }) : t('results.why')) : t('results.lines', { count })}
            </summary>
            <div>
              {why && <p className={muted}>{why}</p>}
              {fullLines.map((quote) => (
                <Line key={`${quote.place} ${quote.text}`} quote={quote} />
              ))}
            </div>
          </details>
        )}
      </div>
    </div>
  )
}

function Line({ quote: { text, marks, place, at: drawn } }: { quote: Quote }) {
  return (
    <blockquote className={css.quote}>
      “
      {parts(text, marks).map(({ at, text: part, marked }) =>
        marked ? (
          <mark key={at} className={highlight}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
      ”<cite>{drawn ? <a href={`#${drawn}`}>{place}</a> : place}</cite>
    </blockquote>
  )
}
