// The draft as its file will look, with the choice of the layout.
import type { DraftContentJson, DraftLayoutJson, DraftMeasureJson } from '../../../api/tools/draft'
import { cx, muted, small, tiny } from '../../../ui/base'
import type { WorkbenchProps } from '../props'
import type { useAsking } from '../questions/use-asking'
import { Layouts } from './layouts'
import { Preview } from './preview'
import * as sheet from './preview.css'

type Props = {
  props: WorkbenchProps
  content: DraftContentJson
  measure: DraftMeasureJson | null
  asking: ReturnType<typeof useAsking>
  willRead: string | null
  live: boolean
  layout: DraftLayoutJson
  setLayout: (layout: DraftLayoutJson) => void
  /** How many pages its PDF has, where it passes one; else ''. */
  pages: string
}

/** The résumé as its file is laid out, and the choice of the layout. */
export function Page(given: Props) {
  const { props, content, measure, asking, willRead, live, layout, setLayout, pages } = given
  const { question } = asking
  const { texts, language, draft } = props
  return (
    <aside className={sheet.page} aria-label={texts.form.pageLabel}>
      <div className={sheet.desk}>
        <Preview
          {...{ content, texts, willRead, layout }}
          language={measure?.language ?? (language === 'pt-BR' ? 'pt' : 'en')}
          now={question?.line ? `${question.part} ${question.line}` : null}
        />
        <Layouts {...{ draft, layout, setLayout, texts: texts.form, live }} />
        <p className={small} role="status">
          {pages}
        </p>
        <p className={cx(tiny, muted)}>{texts.form.pageNote}</p>
      </div>
    </aside>
  )
}
