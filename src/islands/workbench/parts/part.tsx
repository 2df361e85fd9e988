// The editor of one part of a draft, with its fields and lines.
import { memo, type ReactNode } from 'react'
import type { DraftPartJson as Part } from '../../../api/tools/draft'
import { interpolate, interpolatePlural } from '../../../i18n/template'
import { Badge } from '../../../ui/badge/badge'
import { cx, row } from '../../../ui/base'
import { Button, IconButton } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Textarea } from '../../../ui/field/input'
import { Icon } from '../../../ui/icon/icon'
import * as phone from '../phone.css'
import { hasLines } from '../state/edit'
import type { WorkbenchTexts } from '../texts'
import * as css from '../workbench.css'
import { PartFields } from './part-fields'
import { summaryOf } from './part-names'
import type { PartActions } from './use-part-actions'

type Props = {
  part: Part
  /** What it is called among the parts. */
  name: string
  first: boolean
  open: boolean
  /** With a script a closed part has no fields: a browser looks at every field of the page with each key. */
  live: boolean
  /** Questions about this part. */
  asks: number
  language: string
  texts: WorkbenchTexts
  actions: PartActions
  /** The question under one of its lines, or under all of it where `askLine` is null. */
  ask: ReactNode
  askLine: string | null
  /** The question stands above the fields, which are its answer. */
  askFirst: boolean
}

/** One part as fields of the page's form: it works without a script, and is remembered while others are typed in. */
export const PartEditor = memo(function PartEditor(props: Props) {
  const { part, open, live, asks, language, texts, actions, ask } = props
  const { id } = part
  const counted = { one: texts.form.asks_one, other: texts.form.asks_other }
  return (
    <details
      className={cx(css.part, ask ? phone.partInQuestion : undefined)}
      id={`parte-${id}`}
      open={open}
      onToggle={(event) => actions.toggle(id, event.currentTarget.open)}
    >
      <summary>
        <span>
          <span className={css.partTitle}>{props.name}</span>
          <span className={css.partText}>{summaryOf(part, language, texts)}</span>
        </span>
        {asks > 0 ? <Badge>{interpolatePlural(counted, language, asks)}</Badge> : <span />}
        <Icon name="chevron-down" />
      </summary>
      {(open || !live) && <PartBody {...props} />}
    </details>
  )
})

function PartBody(props: Props) {
  const { part, texts, actions, ask, askLine, askFirst } = props
  const { id, kind, lines } = part
  return (
    <div className={css.partBody}>
      <input type="hidden" name={`part_${id}`} value={kind} />
      {askFirst && ask}
      <PartFields {...{ id, kind, texts, actions }} fields={part.fields} />
      {lines.map((line, at) => (
        <PartLine key={line.id} {...{ part: id, line, texts, actions }} n={at + 1} ask={askLine === line.id && ask} />
      ))}
      {askLine === null && !askFirst && ask}
      <PartButtons {...props} />
    </div>
  )
}

type LineProps = {
  part: string
  line: Part['lines'][number]
  n: number
  texts: WorkbenchTexts
  actions: PartActions
  /** The question under it; false where it is asked elsewhere. */
  ask: ReactNode
}

/** One line of what was done, and the question under it. */
const PartLine = memo(function PartLine({ part, line, n, texts: { form }, actions, ask }: LineProps) {
  return (
    <div className={cx(css.line, ask ? phone.lineAsked : undefined)} id={`linha-${part}-${line.id}`}>
      <div className={css.lineRow}>
        <Field label={interpolate(form.line, { n })} id={`l-${part}-${line.id}`}>
          {(control) => (
            <Textarea
              {...control}
              name={`l_${part}_${line.id}`}
              rows={2}
              maxLength={2_000}
              value={line.text}
              onChange={(event) => actions.line(part, line.id, event.target.value)}
            />
          )}
        </Field>
        <IconButton
          icon="x"
          type="submit"
          name="acao"
          value={`tirar:${part}:${line.id}`}
          label={interpolate(form.removeLine, { n })}
          onClick={(event) => {
            event.preventDefault()
            actions.removeLine(part, line.id)
          }}
        />
      </div>
      {ask}
    </div>
  )
})

/** A line more, the part further up, the part away: as buttons of the form they work without a script. */
function PartButtons({ part: { id, kind }, first, texts: { form }, actions }: Props) {
  const button = (value: string, run: (part: string) => void) => ({
    size: 'sm' as const,
    type: 'submit' as const,
    name: 'acao',
    value: `${value}:${id}`,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      run(id)
    },
  })
  return (
    <div className={cx(row, phone.partEnd)}>
      {hasLines(kind) && (
        <Button kind="outline" icon="plus" {...button('linha', actions.addLine)}>
          {form.addLine}
        </Button>
      )}
      {kind !== 'contact' && !first && (
        <Button kind="ghost" {...button('subir', actions.up)}>
          {form.up}
        </Button>
      )}
      {kind !== 'contact' && (
        <Button kind="ghost" {...button('remover', actions.removePart)}>
          {form.removePart}
        </Button>
      )}
    </div>
  )
}
