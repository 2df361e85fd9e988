// Draws the draft as the page that its file will have, with the line that is being asked about.
import { memo } from 'react'
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

/** Nothing of it stands on the page: then its heading does not, either. */
const isEmpty = ({ kind, fields, lines }: Part): boolean =>
  !(kind === 'own' ? [] : Object.values(fields)).some((text) => text.trim()) && !lines.some(({ text }) => text.trim())

type Now = Pick<Props, 'now' | 'willRead'>

function Bullets({ part, now, willRead }: Now & { part: Part }) {
  const filled = part.lines.filter(({ text }) => text.trim() !== '')
  return (
    filled.length > 0 && (
      <ul>
        {filled.map(({ id, text }) => (
          <li key={id}>
            {now === `${part.id} ${id}` ? <span className={sheet.sheetNow}>{willRead || text}</span> : text}
          </li>
        ))}
      </ul>
    )
  )
}

/** One part, without its heading; drawn again only when it is another, because a page is drawn with every key. */
const Body = memo(function Body({ part, ...now }: Now & { part: Part }) {
  const { kind, fields } = part
  if (kind === 'courses' || kind === 'own') return <Bullets {...now} part={part} />
  if (kind !== 'job' && kind !== 'school') return rows(fields.text).map((row) => <p key={row}>{row}</p>)
  const { title, employer, place, course, school, start, end } = fields
  const first = kind === 'job' ? joined(title, employer) : joined(course, school)
  const when = joined([start, end].filter(Boolean).join(' – '), kind === 'job' ? place : undefined)
  return (
    <div>
      {first && (
        <p>
          <b>{first}</b>
        </p>
      )}
      {when && <p>{when}</p>}
      <Bullets {...now} part={part} />
    </div>
  )
})

/** The page as its file will be laid out, in one column (analysis/resume/draft/sheet.ts); drawn as one picture of it. */
export const Preview = memo(function Preview({ content, texts, language, now, willRead, layout = 'simple' }: Props) {
  const { parts } = content
  const contact = parts.find(({ kind }) => kind === 'contact')?.fields ?? {}
  /** All jobs stand where the first one does, and all schools. */
  const group = ({ kind, id }: Part) =>
    parts.filter((part) => (kind === 'job' || kind === 'school' ? part.kind === kind : part.id === id))
  /** Only the part that is asked about has it. */
  const nowOf = ({ id }: Part) => (now?.startsWith(`${id} `) ? { now, willRead } : { now: null, willRead: null })
  return (
    <div className={sheet.sheet} role="img" aria-label={texts.form.pageLabel}>
      <div className={cx(sheet.sheetIn, layout === 'compact' && sheet.compact, layout === 'classic' && sheet.classic)}>
        <div className={sheet.sheetTop}>
          <p className={sheet.sheetName}>{contact.name || texts.form.unnamed}</p>
          {contact.headline && <p>{contact.headline}</p>}
          <p>{joined(contact.city, contact.phone, contact.email)}</p>
          <p>{joined(contact.linkedin, contact.other)}</p>
        </div>
        {parts.map((part) => {
          const all = group(part)
          const filled = all.filter((one) => !isEmpty(one))
          if (all[0] !== part || filled.length === 0 || part.kind === 'contact') return null
          return [
            <p key={`${part.id} heading`} className={sheet.sheetHead}>
              {(part.kind === 'own' && part.fields.heading) || texts.headings[language][part.kind]}
            </p>,
            ...filled.map((one) => <Body key={one.id} part={one} {...nowOf(one)} />),
          ]
        })}
      </div>
    </div>
  )
})
