// Draws the lines of a page as they were read, the marked ones as buttons that open their finding.
import type { DrawnLine } from '../../analysis/resume/picture/picture'
import { useT } from '../../i18n'
import type { LineMark } from '../../texts/resume/marks'
import * as css from './picture.css'
import { tipId } from './tip'

/** The place of a line on the picture; only marked lines have one. */
export const lineId = (page: number, line: number): string => `linha-${page}-${line}`

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
export function Plain({ line, before }: { line: DrawnLine; before: DrawnLine | undefined }) {
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

export function Marked({ line, mark, page, done }: MarkedProps) {
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
