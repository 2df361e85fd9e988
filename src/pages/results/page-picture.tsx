// The page as the reader saw it, drawn from the places of its lines. Marked lines lead to their tip, and a tip to its line.
// Attributes only, because the policy allows no inline styles.
import type { DrawnLine, DrawnPage, Picture } from '../../analysis/resume/picture/picture'
import { useT } from '../../i18n'
import { isSameLine, type LineMark, type LineMarks, lineKey } from '../../texts/resume/marks'
import { cx, muted, noPrint, small, stack, stackGap, title } from '../../ui/base'
import { Fold } from '../../ui/fold/fold'
import * as css from './picture.css'
import { tipId } from './tip'

/** The place of a line on the picture; only marked lines have one. */
export const lineId = (page: number, line: number): string => `linha-${page}-${line}`

type Props = {
  picture: Picture
  marks: LineMarks
  /** Findings that the draft has solved. */
  done: readonly string[]
}

export function PagePicture({ picture: { pages, placed }, marks, done }: Props) {
  const t = useT()
  const [first, ...others] = pages
  if (!first) return null
  const all = pages.flatMap(({ lines }) => lines)
  const jumps = all.filter((line) => line.jumps).length
  const hidden = all.some((line) => line.hidden !== null)
  const marked = new Map(pages.map((page) => [page, markedIn(page, marks)]))
  const count = marked.values().reduce((sum, lines) => sum + lines.size, 0)
  const pageOf = (page: DrawnPage) => <Page page={page} marked={marked.get(page) ?? new Map()} done={done} />
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

/** The marks of a page by line number, without those whose line reads otherwise now. */
const markedIn = ({ page, lines }: DrawnPage, marks: LineMarks): Map<number, LineMark> =>
  new Map(
    lines.flatMap(({ number, text }) => {
      const mark = number === null ? undefined : marks.get(lineKey(page, number))
      return number !== null && mark && isSameLine(text, mark.text) ? [[number, mark] as const] : []
    }),
  )

type PageProps = { page: DrawnPage; marked: ReadonlyMap<number, LineMark>; done: readonly string[] }

function Page({ page, marked, done }: PageProps) {
  const t = useT()
  const { width, height, lines } = page
  const counts = { page: page.page, lines: lines.length, count: marked.size }
  const label = t(marked.size > 0 ? 'results.picture.label' : 'results.picture.labelPlain', counts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={css.window} tabIndex={0} aria-label={label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the box around it is named, and without a mark it holds nothing to be read */}
      <svg
        aria-hidden={marked.size === 0 || undefined}
        className={css.page}
        viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`}
      >
        {lines.map((line, at) => {
          const mark = line.number === null ? undefined : marked.get(line.number)
          const key = `${at} ${line.y}`
          return mark ? (
            <Marked key={key} {...{ line, mark, page: page.page, done: done.includes(mark.finding) }} />
          ) : (
            <Plain key={key} line={line} before={lines[at - 1]} />
          )
        })}
      </svg>
    </section>
  )
}

const edges = ({ pieces, size }: DrawnLine) => {
  const left = pieces[0]?.x ?? 0
  const last = pieces.at(-1)
  // Without an end the letters' width is not known: about half their height each.
  const right = last ? Math.max(last.end, last.x + (last.end > last.x ? 0 : last.text.length * size * 0.5)) : left
  return { left, right }
}

function Words({ line: { pieces, y, size, bold } }: { line: DrawnLine }) {
  return pieces.map(({ text, x, end }) => {
    const fitted = end - x > size && text.length > 1 ? { textLength: end - x, lengthAdjust: 'spacingAndGlyphs' } : {}
    return (
      <text key={`${x} ${text}`} className={bold ? css.bold : undefined} x={x} y={y} fontSize={size} {...fitted}>
        {text}
      </text>
    )
  })
}

/** Hidden text stands in a box, where the page looks empty. A jump of the order is drawn as a line from what was read before. */
function Plain({ line, before }: { line: DrawnLine; before: DrawnLine | undefined }) {
  const { left, right } = edges(line)
  const { y, size, hidden, jumps } = line
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
    <g aria-hidden="true" className={hidden ? css.hidden : undefined}>
      {hidden && <rect className={css.box} x={left - 2} y={y - size} width={right - left + 4} height={size * 1.35} />}
      {jumps && before && <Jump from={before} to={line} />}
      <Words line={line} />
    </g>
  )
}

function Jump({ from, to }: { from: DrawnLine; to: DrawnLine }) {
  const [start, end] = [edges(from), edges(to)]
  const middle = (start.right + end.left) / 2
  return (
    <path
      className={css.jump}
      d={`M${start.right + 2} ${from.y - from.size / 3}C${middle} ${from.y} ${middle} ${to.y} ${end.left - 3} ${to.y - to.size / 3}`}
    />
  )
}

/** Height in points of what a finger may touch of a marked line, however small its letters are. */
const touchSide = 28

type MarkedProps = { line: DrawnLine; mark: LineMark; page: number; done: boolean }

function Marked({ line, mark, page, done }: MarkedProps) {
  const t = useT()
  const { left, right } = edges(line)
  const { y, size, number, text } = line
  const [top, height] = [y - size * 1.05, size * 1.4]
  const strong = mark.tip || done
  const radius = Math.max(6.5, size * 0.62)
  const dot = Math.max(radius + 2, left - radius - 5)
  return (
    <>
      <a
        id={lineId(page, number ?? 0)}
        href={`#${tipId(mark.finding)}`}
        aria-label={t(done ? 'results.picture.lineDone' : 'results.picture.line', {
          ...{ number: mark.number, line: number ?? 0, text, title: mark.title },
        })}
      >
        <rect
          className={css.near}
          x={left - touchSide / 2}
          y={y - size / 3 - touchSide / 2}
          width={right - left + touchSide}
          height={touchSide}
        />
        <rect
          className={done ? css.doneArea : strong ? css.mark : css.near}
          x={left - 3}
          y={top}
          width={right - left + 6}
          height={height}
          rx="2"
        />
        <path
          className={strong ? (done ? undefined : css.underline) : css.soft}
          d={`M${left - 2} ${y + size * 0.35}H${right + 2}`}
        />
        <Words line={line} />
      </a>
      {/* Beside the link: its name has the words that are seen in it, and says the number by itself. */}
      {strong && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus
        <g aria-hidden="true">
          <circle className={done ? css.dotDone : css.dot} cx={dot} cy={y - size * 0.35} r={radius} />
          <text className={css.number} x={dot} y={y - size * 0.35 + radius * 0.45} fontSize={radius * 1.3}>
            {done ? '✓' : mark.number}
          </text>
        </g>
      )}
    </>
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
