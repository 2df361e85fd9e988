import * as css from './finding.css'

/** A text in three: before, the first place where `mark` stands, and after. All of it before when it does not. */
export const split = (text: string, mark?: string): readonly [string, string, string] => {
  const at = mark ? text.indexOf(mark) : -1
  return at < 0 || !mark ? [text, '', ''] : [text.slice(0, at), mark, text.slice(at + mark.length)]
}

/** The person's own line, the part meant, and where it stands. */
export function Evidence({ text, mark, where }: { text: string; mark?: string | undefined; where: string }) {
  const [before, marked, after] = split(text, mark)
  return (
    <blockquote className={css.evidence}>
      “{before}
      {marked && <mark className={css.highlight}>{marked}</mark>}
      {after}”<cite>{where}</cite>
    </blockquote>
  )
}
