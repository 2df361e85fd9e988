// Draws the draft as the page that its file will have, with the line that is being asked about.
import { memo, type ReactNode } from 'react'
import type { DraftContentJson as Content, DraftLayoutJson, DraftPartJson as Part } from '../../api/tools/draft'
import { cx } from '../../ui/base/cx'
import * as sheet from './preview.css'
import type { WorkbenchTexts } from './texts'

type Props = {
  content: Content
  texts: WorkbenchTexts
  language: 'pt' | 'en'
  /** The line that is being asked about, as `part line`, and how it would read. */
  now: string | null
  willRead: string | null
  layout?: DraftLayoutJson
}

const joined = (...pieces: readonly (string | undefined)[]): string =>
  pieces
    .map((piece) => piece?.trim() ?? '')
    .filter(Boolean)
    .join(' | ')

const rows = (text: string | undefined): string[] => (text ?? '').split('\n').filter((row) => row.trim() !== '')

/** The page as its file will be laid out, in one column (analysis/resume/draft/sheet.ts); drawn as one picture of it. */
export const Preview = memo(function Preview({
  content: { parts },
  texts,
  language,
  now,
  willRead,
  layout = 'simple',
}: Props) {
  const contact = parts.find(({ kind }) => kind === 'contact')?.fields ?? {}
  const line = (part: Part, id: string, text: string): ReactNode =>
    now === `${part.id} ${id}` ? <span className={sheet.sheetNow}>{willRead || text}</span> : text
  const bullets = (part: Part): ReactNode => {
    const filled = part.lines.filter(({ text }) => text.trim() !== '')
    return (
      filled.length > 0 && (
        <ul>
          {filled.map(({ id, text }) => (
            <li key={id}>{line(part, id, text)}</li>
          ))}
        </ul>
      )
    )
  }
  const entry = (part: Part, first: string, place: string | undefined): ReactNode => {
    const { start, end } = part.fields
    const when = joined([start, end].filter(Boolean).join(' – '), place)
    if (!first && !when && !part.lines.some(({ text }) => text.trim())) return null
    return (
      <div key={part.id}>
        {first && (
          <p>
            <b>{first}</b>
          </p>
        )}
        {when && <p>{when}</p>}
        {bullets(part)}
      </div>
    )
  }
  const body = (part: Part): ReactNode => {
    const { title, employer, place, course, school, text } = part.fields
    if (part.kind === 'job') return entry(part, joined(title, employer), place)
    if (part.kind === 'school') return entry(part, joined(course, school), undefined)
    if (part.kind === 'courses' || part.kind === 'own') return bullets(part)
    return rows(text).map((row) => <p key={row}>{row}</p>)
  }
  const isFirst = (part: Part) =>
    (part.kind !== 'job' && part.kind !== 'school') || parts.find(({ kind }) => kind === part.kind) === part
  const group = (part: Part) =>
    part.kind === 'job' || part.kind === 'school' ? parts.filter(({ kind }) => kind === part.kind) : [part]
  return (
    <div className={sheet.sheet} role="img" aria-label={texts.form.pageLabel}>
      <div className={cx(sheet.sheetIn, layout === 'compact' && sheet.compact, layout === 'classic' && sheet.classic)}>
        <div className={sheet.sheetTop}>
          <p className={sheet.sheetName}>{contact.name || texts.form.unnamed}</p>
          {contact.headline && <p>{contact.headline}</p>}
          <p>{joined(contact.city, contact.phone, contact.email)}</p>
          <p>{joined(contact.linkedin, contact.other)}</p>
        </div>
        {parts
          .filter((part) => part.kind !== 'contact' && isFirst(part))
          .map((part) => {
            const inside = group(part).flatMap(body).filter(Boolean)
            if (inside.length === 0 || part.kind === 'contact') return null
            return [
              <p key={`${part.id} heading`} className={sheet.sheetHead}>
                {(part.kind === 'own' && part.fields.heading) || texts.headings[language][part.kind]}
              </p>,
              ...inside,
            ]
          })}
      </div>
    </div>
  )
})
