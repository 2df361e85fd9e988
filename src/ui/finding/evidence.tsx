// The lines a finding was measured on, with the relevant part marked.
import * as css from './finding.css'

/** `at` is its offset in the whole text. */
type Part = { readonly at: number; readonly text: string; readonly marked: boolean }

/** A text split at the first occurrence of each mark, in the order of the text; overlapping marks are left out. */
export function parts(text: string, marks: readonly string[]): Part[] {
  const places = marks
    .map((mark) => ({ start: mark ? text.indexOf(mark) : -1, mark }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start || b.mark.length - a.mark.length)
  const cut: Part[] = []
  let end = 0
  for (const { start, mark } of places) {
    if (start < end) continue
    if (start > end) cut.push({ at: end, text: text.slice(end, start), marked: false })
    cut.push({ at: start, text: mark, marked: true })
    end = start + mark.length
  }
  return end < text.length ? [...cut, { at: end, text: text.slice(end), marked: false }] : cut
}

type Props = { text: string; mark?: string | readonly string[] | undefined; where: string }

/** The person's own line, its relevant parts, and its place. */
export function Evidence({ text, mark = [], where }: Props) {
  const cut = parts(text, typeof mark === 'string' ? [mark] : mark)
  return (
    <blockquote className={css.evidence}>
      “
      {cut.map(({ at, text, marked }) =>
        marked ? (
          <mark key={at} className={css.highlight}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      ”<cite>{where}</cite>
    </blockquote>
  )
}
