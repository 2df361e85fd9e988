// Draws the draft as the page that its file will have, with the line that is being asked about.
import { memo } from 'react'
import {
  type DraftContentJson as Content,
  type DraftLayoutJson,
  type DraftPartJson as Part,
  partFields,
} from '../../../api/tools/draft'
import { cx } from '../../../ui/base'
import type { WorkbenchTexts } from '../texts'
import * as sheet from './preview.css'

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
const isEmpty = ({ fields, lines }: Part): boolean =>
  !Object.entries(fields).some(([name, text]) => name !== 'heading' && text.trim()) &&
  !lines.some(({ text }) => text.trim())

const headingOf = ({ fields }: Part): string => fields.heading?.trim() ?? ''
/** True for a project or voluntary work with its name or time. */
const isEntry = ({ kind, fields }: Part): boolean =>
  kind === 'own' && partFields.own.some((name) => name !== 'heading' && fields[name]?.trim())
/** True for two parts under one heading, as in the file: jobs, schools, and entries with the same heading. */
const isUnderOne = (a: Part, b: Part): boolean =>
  a.kind === b.kind &&
  (a.kind === 'job' || a.kind === 'school' || (isEntry(b) && headingOf(b) !== '' && headingOf(a) === headingOf(b)))

/** The parts under each heading, where the first of them stands. */
const sectionsOf = (parts: readonly Part[]): Part[][] => {
  const sections: Part[][] = []
  for (const part of parts) {
    const section = sections.find(([first]) => first && isUnderOne(first, part))
    if (section) section.push(part)
    else sections.push([part])
  }
  return sections
}

type Now = Pick<Props, 'now' | 'willRead'>

/** An objective beside a summary, which the file has as a text. */
const objective = /^(?:objetivos?|(?:career |professional )?objectives?)(?: profissiona(?:l|is))?$/iu

function Bullets({ part, now, willRead }: Now & { part: Part }) {
  const filled = part.lines.filter(({ text }) => text.trim() !== '')
  if (objective.test(headingOf(part))) return filled.map(({ id, text }) => <p key={id}>{text}</p>)
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
  if (kind === 'courses') return <Bullets {...now} part={part} />
  if (kind !== 'job' && kind !== 'school' && kind !== 'own')
    return rows(fields.text).map((row) => <p key={row}>{row}</p>)
  const { title, employer, place, course, school, start, end } = fields
  const first = kind === 'school' ? joined(course, school) : joined(title, employer)
  const when = joined([start, end].filter(Boolean).join(' – '), kind === 'school' ? undefined : place)
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
        {sectionsOf(parts).map((section) => {
          const [part] = section
          const filled = section.filter((one) => !isEmpty(one))
          if (!part || filled.length === 0 || part.kind === 'contact') return null
          return [
            <p key={`${part.id} heading`} className={sheet.sheetHead}>
              {((part.kind === 'own' || part.kind === 'summary') && part.fields.heading?.trim()) ||
                texts.headings[language][part.kind]}
            </p>,
            ...filled.map((one) => <Body key={one.id} part={one} {...nowOf(one)} />),
          ]
        })}
      </div>
    </div>
  )
})
