import { useEffect, useState } from 'react'
import { island } from '#island'
import type {
  DraftContentJson,
  DraftLayoutJson,
  DraftMeasureJson,
  DraftPartJson,
  DraftQuestionJson as Question,
} from '../../api/tools/draft'
import { interpolate } from '../../i18n/template'
import { cx } from '../../ui/base/cx'
import { row, rowSplit } from '../../ui/base/layout.css'
import { muted, sr, tiny } from '../../ui/base/text.css'
import { Button } from '../../ui/button/button'
import { AddPart } from './add-part'
import { Bar } from './bar'
import { Head } from './head'
import { Layouts } from './layouts'
import { entryOf, headingOf, PartEditor } from './part'
import * as phone from './phone.css'
import { Preview } from './preview'
import * as sheet from './preview.css'
import { Ask } from './questions/ask'
import { focusAt } from './questions/focus'
import { Dropped, LastAnswer, type Placed, placedIn } from './questions/last-answer'
import { useAsking } from './questions/use-asking'
import { Side } from './side'
import { useDroppedWords } from './state/dropped-words'
import * as edit from './state/edit'
import { holdOfflinePage } from './state/offline-page'
import { useDraft } from './state/use-draft'
import type { WorkbenchTexts } from './texts'
import { usePartActions } from './use-part-actions'
import * as css from './workbench.css'

type Props = {
  /** Whose it is: the device's copy is stored under it. */
  account: string
  draft: string
  version: number
  content: DraftContentJson
  measure: DraftMeasureJson | null
  /** The score it began with. */
  before: number | null
  /** The check whose question a finding led here for. */
  wanted: string | null
  /** How much of a version's advert the main draft shows, 0 to 100; null for the main draft. */
  vacancyBefore: number | null
  /** What names a version in an address, and the advert beside the main draft; '' without. */
  query: string
  besideQuery: string
  savedText: string
  /** Who may be asked for a wording of a line, in words; null where no model is set up or wanted. */
  models: string | null
  /** How its files are laid out. */
  layout: DraftLayoutJson
  /** As Intl knows it. */
  language: string
  /** In which the page writes its times. */
  timeZone: string
  texts: WorkbenchTexts
}

const page = '/curriculo/oficina'

/** The résumé in parts beside its page and its score. Without a script all of it is one form with "Medir" and "Guardar". */
export default island('workbench', function Workbench(props: Props) {
  const { draft: id, before, vacancyBefore, query, besideQuery, savedText, language, timeZone, texts } = props
  const { content, measure, late, saving, change, undo, redo, flush } = useDraft(props)
  const { form } = texts
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  useEffect(() => holdOfflinePage(language), [language])
  const asking = useAsking(props, measure)
  const { questions, question, ask, next, view, setView, opened, open } = asking
  const [willRead, setWillRead] = useState<string | null>(null)
  const [layout, setLayout] = useState(props.layout)
  const [placed, setPlaced] = useState<Placed | null>(null)
  const dropped = useDroppedWords(measure?.vacancy ?? null)
  const actions = usePartActions(change, asking.toggle)

  const addPart = (kind: DraftPartJson['kind']) => {
    let made = ''
    change((now) => {
      const added = edit.addPart(now, kind)
      made = added.id
      return added.content
    }, `part ${kind}`)
    if (made) open(made)
  }

  const at = content.parts.findIndex((part) => part.id === question?.part)
  const asked = question && (
    <Ask
      key={question.id}
      question={question}
      line={edit.lineOf(content, question.part, question.line)}
      draft={id}
      models={props.models}
      place={at < 0 ? '' : entryOf(content.parts[at]!)}
      texts={form}
      onDraft={setWillRead}
      onAnswer={(text) => {
        change((now) => {
          const answered = edit.answered(now, question, text)
          setPlaced(placedIn(answered, question, text))
          return answered
        }, `answer ${question.id}`)
        setWillRead(null)
        next(question.id)
      }}
      onSkip={() => {
        setPlaced(null)
        change((now) => edit.skip(now, question.id), `skip ${question.id}`)
        setWillRead(null)
        next(question.id)
      }}
    />
  )
  const see = ({ part, line }: Placed) => {
    setView('parts')
    open(part)
    requestAnimationFrame(() => focusAt(part, line, null))
  }
  const placeOf = ({ part: id, line }: Question): string => {
    const part = content.parts.find((one) => one.id === id)
    const n = (part?.lines.findIndex((one) => one.id === line) ?? -1) + 1
    return part ? [headingOf(part, texts), ...(n > 0 ? [interpolate(form.line, { n })] : [])].join(', ') : ''
  }
  const score = measure?.score ?? null
  const asksOf = (part: string) => questions.filter((one) => one.part === part).length
  return (
    <form
      method="post"
      action={besideQuery ? `${page}?${besideQuery}` : page}
      className={phone.live}
      data-view={view}
      onSubmit={(event) => {
        event.preventDefault()
        void flush()
      }}
    >
      <input type="hidden" name="rascunho" value={id} />
      <input type="hidden" name="base" value={props.version} />
      <input type="hidden" name="pulos" value={content.skipped.join(' ')} />
      <Head
        {...{ texts: form, language, timeZone, saving, savedText, live, undo, redo, flush }}
        files={`${page}/curriculo`}
        query={query ? `?${query}` : ''}
      />
      <div className={phone.stepper}>
        <div className={cx(row, rowSplit)}>
          <strong>{at < 0 ? form.parts : headingOf(content.parts[at]!, texts)}</strong>
          <Button size="sm" kind="outline" onClick={() => setView(view === 'parts' ? 'one' : 'parts')}>
            {view === 'parts' ? form.nextAsk : form.parts}
          </Button>
        </div>
      </div>
      <div className={css.work}>
        <Side
          {...{ measure, before, vacancyBefore, late, texts: form, language, asking: asking.id, placeOf, onAsk: ask }}
        />
        <div className={css.parts} id="partes">
          <LastAnswer {...{ placed, content, texts }} onSee={see} />
          <Dropped words={dropped.words} language={language} texts={form} onPurpose={dropped.forget} />
          {question && question.part === null && asked}
          {content.parts.map((part, index) => (
            <PartEditor
              key={part.id}
              part={part}
              first={index <= 1}
              open={opened.has(part.id)}
              asks={asksOf(part.id)}
              language={language}
              texts={texts}
              actions={actions}
              ask={question?.part === part.id ? asked : null}
              askLine={question?.part === part.id ? question.line : null}
            />
          ))}
          <div className={cx(row, phone.addRow)}>
            <label className={sr} htmlFor="novo">
              {form.addPart}
            </label>
            <AddPart {...{ content, texts, addPart, live }} />
          </div>
        </div>
        <aside className={sheet.page} aria-label={form.pageLabel}>
          <div className={sheet.desk}>
            <Preview
              content={content}
              texts={texts}
              language={measure?.language ?? (language === 'pt-BR' ? 'pt' : 'en')}
              now={question?.line ? `${question.part} ${question.line}` : null}
              willRead={willRead}
              layout={layout}
            />
            <Layouts {...{ draft: id, layout, setLayout, texts: form, live }} />
            <p className={cx(tiny, muted)}>{form.pageNote}</p>
          </div>
        </aside>
      </div>
      <Bar
        {...{ score, before, vacancyBefore, texts: form }}
        vacancy={measure?.vacancy ?? null}
        waiting={measure?.headline ?? form.measuring}
        onPage={view === 'page'}
        togglePage={() => setView(view === 'page' ? 'one' : 'page')}
        next={() => next(asking.id)}
      />
    </form>
  )
})
