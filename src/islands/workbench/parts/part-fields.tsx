// The single fields of a part: names, dates, address, employer.
import { memo, type ReactNode, useState } from 'react'
import { type DraftPartJson as Part, partFields } from '../../../api/tools/draft'
import { cx } from '../../../ui/base'
import { type Control, Field } from '../../../ui/field/field'
import { Input, Textarea } from '../../../ui/field/input'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'
import { labelOf } from './part-names'
import type { PartActions } from './use-part-actions'

/** What the browser fills in by itself. */
const filled: Readonly<Record<string, { readonly autoComplete: string; readonly inputMode?: 'email' | 'tel' }>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
}

type Props = Pick<Part, 'id' | 'kind' | 'fields'> & { texts: WorkbenchTexts; actions: PartActions }

/** The fields of a part that are no lines of it. */
export const PartFields = memo(function PartFields(props: Props) {
  const { id, kind, fields, texts } = props
  const names: readonly string[] = partFields[kind]
  if (names.length === 0) return null
  const long = names.includes('text')
  const field = (name: string) => (
    <div key={name} className={long || name === 'heading' ? css.fullWidth : undefined}>
      <Field label={labelOf(kind, name, texts)} id={`f-${id}-${name}`}>
        {(control) => <PartField {...props} {...{ name, control }} />}
      </Field>
    </div>
  )
  if (kind === 'own')
    return (
      <div className={css.fields}>
        {names.slice(0, 1).map(field)}
        <EntryFacts fields={fields} texts={texts}>
          {names.slice(1).map(field)}
        </EntryFacts>
      </div>
    )
  return <Facts {...{ kind, fields, texts }}>{names.map(field)}</Facts>
})

/** What makes a section of the person's own a project or voluntary work with its time; closed where it is a list. */
function EntryFacts({ fields, texts, children }: Pick<Props, 'fields' | 'texts'> & { children: ReactNode }) {
  const [open] = useState(() => partFields.own.some((name) => name !== 'heading' && fields[name]?.trim()))
  return (
    <details className={cx(css.facts, css.fullWidth)} open={open}>
      <summary>
        <span className={css.factsLink}>{texts.form.entryFacts}</span>
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  )
}

type FieldProps = Props & { name: string; control: Control }

function PartField({ id, kind, fields, texts, actions, name, control }: FieldProps) {
  const fieldProps = { ...control, name: `f_${id}_${name}`, value: fields[name] ?? '' }
  if (name === 'text')
    return (
      <Textarea
        {...fieldProps}
        rows={3}
        maxLength={2_000}
        onChange={(event) => actions.field(id, name, event.target.value)}
      />
    )
  return (
    <Input
      {...fieldProps}
      {...(kind === 'contact' ? filled[name] : undefined)}
      maxLength={300}
      autoComplete={(kind === 'contact' && filled[name]?.autoComplete) || 'off'}
      placeholder={name === 'start' || name === 'end' ? texts.fields.dateHint : undefined}
      onChange={(event) => actions.field(id, name, event.target.value)}
    />
  )
}

/** A job's or school's title, place and dates are one line until asked for: what was done there is what matters. */
function Facts({ kind, fields, texts, children }: Omit<Props, 'id' | 'actions'> & { children: ReactNode }) {
  const facts = partFields[kind].map((name) => fields[name]?.trim() ?? '')
  // As it was when the part was drawn: a field that is being filled in must not fold away.
  const [complete] = useState(
    () => kind === 'job' && facts.every((text, at) => text !== '' || partFields.job[at] === 'place'),
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
