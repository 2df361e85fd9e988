import { memo, type ReactNode, useState } from 'react'
import type { DraftPartJson as Part } from '../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../i18n/template'
import { Badge } from '../../ui/badge/badge'
import { cx } from '../../ui/base/cx'
import { row } from '../../ui/base/layout.css'
import { Button, IconButton } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Input, Textarea } from '../../ui/field/input'
import { Icon } from '../../ui/icon/icon'
import * as phone from './phone.css'
import { fieldsOf, hasLines } from './state/edit'
import type { WorkbenchTexts } from './texts'
import * as css from './workbench.css'

export type PartActions = {
  readonly field: (part: string, name: string, text: string) => void
  readonly line: (part: string, line: string, text: string) => void
  readonly addLine: (part: string) => void
  readonly removeLine: (part: string, line: string) => void
  readonly removePart: (part: string) => void
  readonly up: (part: string) => void
  readonly toggle: (part: string, open: boolean) => void
}

type Props = {
  part: Part
  first: boolean
  open: boolean
  /** Questions about this part. */
  asks: number
  language: string
  texts: WorkbenchTexts
  actions: PartActions
  /** The question under one of its lines, or under all of it where `askLine` is null. */
  ask: ReactNode
  askLine: string | null
}

/** What the browser fills in by itself. */
const filled: Readonly<Record<string, { readonly autoComplete: string; readonly inputMode?: 'email' | 'tel' }>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
}

const labelOf = (part: Part, name: string, { fields }: WorkbenchTexts): string =>
  name === 'text' ? fields[part.kind as 'summary' | 'skills' | 'languages'] : fields[name as keyof typeof fields]

export const headingOf = (part: Part, { kinds }: WorkbenchTexts): string => {
  const { employer, school, course, heading } = part.fields
  const named = employer || school || course || heading
  return part.kind === 'own' && heading ? heading : named ? `${kinds[part.kind]}: ${named}` : kinds[part.kind]
}

/** "Cozinheira, Restaurante Sabor da Vila, 03/2018 – 08/2024": which of several jobs or schools is meant. */
export const entryOf = ({ kind, fields }: Part): string => {
  if (kind !== 'job' && kind !== 'school') return ''
  const { title, employer, course, school, start, end } = fields
  const when = [start, end].filter((date) => date?.trim()).join(' – ')
  return [title || course, employer || school, when].filter((text) => text?.trim()).join(', ')
}

const summaryOf = (part: Part, language: string, texts: WorkbenchTexts): string => {
  const values = fieldsOf[part.kind].map((name) => part.fields[name]?.trim() ?? '').filter(Boolean)
  const lines = part.lines.filter(({ text }) => text.trim() !== '').length
  const forms = { one: texts.form.lines_one, other: texts.form.lines_other }
  const counted = lines > 0 ? [interpolatePlural(forms, language, lines)] : []
  return [...values, ...counted].join(', ') || texts.form.empty
}

/** One part as fields of the page's form: it works without a script, and is remembered while others are typed in. */
export const PartEditor = memo(function PartEditor({
  part,
  first,
  open,
  asks,
  language,
  texts,
  actions,
  ask,
  askLine,
}: Props) {
  const { id, kind, fields, lines } = part
  const { form } = texts
  const long = fieldsOf[kind].some((name) => name === 'text')
  return (
    <details
      className={cx(css.part, ask ? phone.asked : undefined)}
      id={`parte-${id}`}
      open={open}
      onToggle={(event) => actions.toggle(id, event.currentTarget.open)}
    >
      <summary>
        <span>
          <span className={css.partTitle}>{headingOf(part, texts)}</span>
          <span className={css.partText}>{summaryOf(part, language, texts)}</span>
        </span>
        {asks > 0 ? (
          <Badge>{interpolatePlural({ one: form.asks_one, other: form.asks_other }, language, asks)}</Badge>
        ) : (
          <span />
        )}
        <Icon name="chevron-down" />
      </summary>
      <div className={css.partBody}>
        <input type="hidden" name={`part_${id}`} value={kind} />
        {fieldsOf[kind].length > 0 && (
          <Facts part={part} texts={texts}>
            {fieldsOf[kind].map((name) => (
              <div key={name} className={long || name === 'heading' ? css.whole : undefined}>
                <Field label={labelOf(part, name, texts)} id={`f-${id}-${name}`}>
                  {(control) =>
                    name === 'text' ? (
                      <Textarea
                        {...control}
                        name={`f_${id}_${name}`}
                        rows={3}
                        maxLength={2_000}
                        value={fields[name] ?? ''}
                        onChange={(event) => actions.field(id, name, event.target.value)}
                      />
                    ) : (
                      <Input
                        {...control}
                        {...(kind === 'contact' ? filled[name] : undefined)}
                        name={`f_${id}_${name}`}
                        maxLength={300}
                        autoComplete={(kind === 'contact' && filled[name]?.autoComplete) || 'off'}
                        placeholder={name === 'start' || name === 'end' ? texts.fields.dateHint : undefined}
                        value={fields[name] ?? ''}
                        onChange={(event) => actions.field(id, name, event.target.value)}
                      />
                    )
                  }
                </Field>
              </div>
            ))}
          </Facts>
        )}
        {lines.map((line, at) => (
          <div
            key={line.id}
            className={cx(css.line, askLine === line.id ? phone.lineAsked : undefined)}
            id={`linha-${id}-${line.id}`}
          >
            <div className={css.lineRow}>
              <Field label={interpolate(form.line, { n: at + 1 })} id={`l-${id}-${line.id}`}>
                {(control) => (
                  <Textarea
                    {...control}
                    name={`l_${id}_${line.id}`}
                    rows={2}
                    maxLength={2_000}
                    value={line.text}
                    onChange={(event) => actions.line(id, line.id, event.target.value)}
                  />
                )}
              </Field>
              <IconButton
                icon="x"
                type="submit"
                name="acao"
                value={`tirar:${id}:${line.id}`}
                label={interpolate(form.removeLine, { n: at + 1 })}
                onClick={(event) => {
                  event.preventDefault()
                  actions.removeLine(id, line.id)
                }}
              />
            </div>
            {askLine === line.id && ask}
          </div>
        ))}
        {askLine === null && ask}
        <div className={cx(row, phone.partEnd)}>
          {hasLines(kind) && (
            <Button
              size="sm"
              kind="outline"
              icon="plus"
              type="submit"
              name="acao"
              value={`linha:${id}`}
              onClick={(event) => {
                event.preventDefault()
                actions.addLine(id)
              }}
            >
              {form.addLine}
            </Button>
          )}
          {kind !== 'contact' && !first && (
            <Button
              size="sm"
              kind="ghost"
              type="submit"
              name="acao"
              value={`subir:${id}`}
              onClick={(event) => {
                event.preventDefault()
                actions.up(id)
              }}
            >
              {form.up}
            </Button>
          )}
          {kind !== 'contact' && (
            <Button
              size="sm"
              kind="ghost"
              type="submit"
              name="acao"
              value={`remover:${id}`}
              onClick={(event) => {
                event.preventDefault()
                actions.removePart(id)
              }}
            >
              {form.removePart}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
})

/** A job's or school's title, place and dates are one line until asked for: what was done there is what matters. */
function Facts({
  part: { kind, fields },
  texts,
  children,
}: {
  part: Part
  texts: WorkbenchTexts
  children: ReactNode
}) {
  const facts = fieldsOf[kind].map((name) => fields[name]?.trim() ?? '')
  // As it was when the part was drawn: a field that is being filled in must not fold away.
  const [complete] = useState(
    () => kind === 'job' && facts.every((text, at) => text !== '' || fieldsOf.job[at] === 'place'),
  )
  if (!complete) return <div className={css.fields}>{children}</div>
  const { title = '', start = '', end = '' } = fields
  return (
    <details className={css.facts}>
      <summary>
        <span>{`${title}, ${start} – ${end}`}</span>
        <span className={css.factsLink}>{texts.form.facts}</span>
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}
