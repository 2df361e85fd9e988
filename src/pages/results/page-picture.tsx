// The page as the reader saw it, drawn from the places of its lines. Marked lines lead to their tip, and a tip to its line.
// Attributes only, because the policy allows no inline styles.
import { use } from 'react'
import type { DrawnPage, Picture } from '../../analysis/resume/picture/picture'
import { Locale, useT } from '../../i18n'
import { remembered } from '../../texts/remembered'
import { isSameLine, type LineMark, type LineMarks, lineKey } from '../../texts/resume/marks'
import { cx, muted, noPrint, small, stack, stackGap, title } from '../../ui/base'
import { Fold } from '../../ui/fold/fold'
import { drawnOnce } from './drawn-once'
import * as css from './picture.css'
import { Marked, Plain } from './picture-lines'
import type { DraftProgress } from './tips'

type Props = {
  picture: Picture
  marks: LineMarks
  /** What the draft has solved. */
  draft: DraftProgress | null
}

/** Whether the draft has solved what a line is marked for, and does not have the line as it was. */
const isDone = ({ finding, text }: LineMark, draft: DraftProgress | null): boolean =>
  draft?.done.includes(finding) === true && !draft.unchanged.get(finding)?.some((line) => isSameLine(line, text))

export function PagePicture({ picture: { pages, placed }, marks, draft }: Props) {
  const t = useT()
  const [first, ...others] = pages
  if (!first) return null
  const all = pages.flatMap(({ lines }) => lines)
  const jumps = all.filter((line) => line.jumps).length
  const hidden = all.some((line) => line.hidden !== null)
  const marked = new Map(pages.map((page) => [page, markedIn(page, marks)]))
  const count = marked.values().reduce((sum, lines) => sum + lines.size, 0)
  const pageOf = (page: DrawnPage) => <Page page={page} marked={marked.get(page) ?? new Map()} draft={draft} />
  return (
    <section className={noPrint}>
      <h2 className={cx(title.md, css.wideHeading)}>{t('results.picture.heading')}</h2>
      <Fold className={css.phoneFold} title={t('results.picture.heading')} note={markedNote(count, t)}>
        <div className={cx(stack, stackGap.s2)}>
          <p className={cx(small, muted)}>
            {t(!placed ? 'results.picture.leadWord' : count > 0 ? 'results.picture.lead' : 'results.picture.leadPlain')}
          </p>
          {pageOf(first)}
          <Legend jumps={jumps > 0} hidden={hidden} />
          {others.map((page) => (
            <Fold
              key={page.page}
              title={t('results.picture.page', { page: page.page })}
              note={markedNote(marked.get(page)?.size ?? 0, t)}
            >
              {pageOf(page)}
            </Fold>
          ))}
        </div>
      </Fold>
    </section>
  )
}

/** No note where nothing is marked. */
const markedNote = (count: number, t: ReturnType<typeof useT>) => count > 0 && t('results.picture.marked', { count })

const lastMarked = remembered<DrawnPage, ReadonlyMap<number, LineMark>>()

/** The marks of a page by line number, without those whose line reads otherwise now; the same object for the same marks. */
export const markedIn = (drawn: DrawnPage, marks: LineMarks): ReadonlyMap<number, LineMark> =>
  lastMarked(drawn, [marks], () => {
    const lines = drawn.lines.flatMap(({ number, text }) => {
      const mark = number === null ? undefined : marks.get(lineKey(drawn.page, number))
      return number !== null && mark && isSameLine(text, mark.text) ? [[number, mark] as const] : []
    })
    return new Map(lines)
  })

type PageProps = { page: DrawnPage; marked: ReadonlyMap<number, LineMark>; draft: DraftProgress | null }

function Page({ page, marked, draft }: PageProps) {
  const t = useT()
  const { width, height, lines } = page
  const doneLines = [...marked].flatMap(([line, mark]) => (isDone(mark, draft) ? [line] : []))
  const counts = { page: page.page, lines: lines.length, count: marked.size }
  const label = t(marked.size > 0 ? 'results.picture.label' : 'results.picture.labelPlain', counts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={css.window} tabIndex={0} aria-label={label}>
      <svg
        aria-hidden={marked.size === 0 || undefined}
        className={css.page}
        viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={drawnOnce(page, [marked, doneLines.join()], use(Locale), () =>
          lines.map((line, at) => {
            const { number } = line
            const mark = number === null ? undefined : marked.get(number)
            const key = `${at} ${line.y}`
            return number !== null && mark ? (
              <Marked key={key} {...{ line, mark, page: page.page, done: doneLines.includes(number) }} />
            ) : (
              <Plain key={key} line={line} before={lines[at - 1]} />
            )
          }),
        )}
      />
    </section>
  )
}

function Legend({ jumps, hidden }: { jumps: boolean; hidden: boolean }) {
  const t = useT()
  return (
    <ul className={css.legend}>
      <Sign name={t('results.picture.signs.tip')} className={css.underline} />
      <Sign name={t('results.picture.signs.soft')} className={css.soft} />
      {jumps && <Sign name={t('results.picture.signs.jump')} className={css.jump} />}
      {hidden && <Sign name={t('results.picture.signs.hidden')} className={css.box} box />}
    </ul>
  )
}

function Sign({ name, className, box = false }: { name: string; className: string; box?: boolean }) {
  return (
    <li>
      <svg viewBox="0 0 26 12" aria-hidden="true">
        <path className={className} d={box ? 'M1 1H25V11H1Z' : 'M1 9H25'} />
      </svg>
      {name}
    </li>
  )
}
