// The workbench: holds the draft's state, and lays out its parts, its page and its score.
import { useCallback, useEffect, useState } from 'react'
import { island } from '#island'
import type { DraftContentJson } from '../../api/tools/draft'
import { cx, row, rowSplit } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Head } from './head'
import { pagesText } from './page/layouts'
import { Page } from './page/page'
import { headingOf, placeName } from './parts/part-names'
import { Parts } from './parts/parts'
import * as phone from './phone.css'
import type { WorkbenchProps } from './props'
import { useAnswers } from './questions/use-answers'
import { useAsking } from './questions/use-asking'
import { Bar } from './score/bar'
import { Side } from './score/side'
import { holdOfflinePage } from './state/saving/offline-page'
import { useDraft } from './state/use-draft'
import type { WorkbenchTexts } from './texts'
import * as css from './workbench.css'

const page = '/curriculo/oficina'

/** The résumé in parts beside its page and its score. Without a script all of it is one form with "Medir" and "Guardar". */
export default island('workbench', function Workbench(props: WorkbenchProps) {
  const { before, vacancyBefore, query, besideQuery, savedText, language, timeZone, texts } = props
  const draft = useDraft(props)
  const { content, measure, scoreFirst, late, again, saving, undo, redo, flush } = draft
  const { form } = texts
  const [live, setLive] = useState(false)
  const [layout, setLayout] = useState(props.layout)
  const pages = pagesText(measure?.pages ?? null, layout, form)
  useEffect(() => holdOfflinePage(language), [language])
  const asking = useAsking(props, measure)
  const answers = useAnswers(draft, asking)
  const { id, view, setView, next, toggle } = asking
  useEffect(() => {
    // What was opened before the script came stays open.
    const open = document.querySelectorAll<HTMLDetailsElement>('#partes > details[open]')
    for (const part of open) toggle(part.id.replace('parte-', ''), true)
    setLive(true)
  }, [toggle])
  const togglePage = useCallback(() => setView((now) => (now === 'page' ? 'one' : 'page')), [setView])
  const nextAsk = useCallback(() => next(id), [next, id])
  return (
    <form
      autoComplete="off"
      method="post"
      action={besideQuery ? `${page}?${besideQuery}` : page}
      className={phone.live}
      data-view={view}
      onSubmit={(event) => {
        event.preventDefault()
        void flush()
      }}
    >
      <input type="hidden" name="rascunho" value={props.draft} />
      <input type="hidden" name="base" value={props.version} />
      <input type="hidden" name="pulos" value={content.skipped.join(' ')} />
      <Head
        version={props.version}
        {...{ texts: form, language, timeZone, saving, savedText, live, undo, redo, flush }}
        pages={pages}
        files={`${page}/curriculo`}
        query={query ? `?${query}` : ''}
      />
      <Stepper {...{ asking, content, texts }} />
      <div className={css.work}>
        <Side
          {...{ measure, scoreFirst, before, vacancyBefore, late, again, texts: form, language }}
          file={props.file}
          fileIsUnsure={props.fileIsUnsure}
          asking={id}
          placeOf={({ part, line }) => placeName(content, { part, line, field: null }, texts)}
          onAsk={asking.ask}
          onUnskip={answers.unskip}
        />
        <Parts {...{ props, draft, asking, answers, live, layout, pages }} />
        <Page {...{ props, content, measure, asking, live, layout, setLayout, pages }} willRead={answers.willRead} />
      </div>
      <Bar
        {...{ scoreFirst, before, vacancyBefore, late, texts: form }}
        onPage={view === 'page'}
        togglePage={togglePage}
        next={nextAsk}
      />
    </form>
  )
})

type StepperProps = { asking: ReturnType<typeof useAsking>; content: DraftContentJson; texts: WorkbenchTexts }

/** On a phone: which part the question is about, and the way to all of them. */
function Stepper({ asking: { question, view, toggleParts }, content, texts }: StepperProps) {
  const part = content.parts.find(({ id }) => id === question?.part)
  const name = question?.heading ?? (question?.answer === 'slips' ? texts.form.title : null)
  const about = part
    ? headingOf(part, content.parts, texts)
    : question
      ? (name ?? texts.kinds[question.kind])
      : texts.form.parts
  return (
    <div className={phone.stepper}>
      <div className={cx(row, rowSplit)}>
        <strong>{about}</strong>
        <Button size="sm" kind="outline" onClick={toggleParts}>
          {view === 'parts' ? texts.form.nextAsk : texts.form.parts}
        </Button>
      </div>
    </div>
  )
}
