// The draft as its file will look, with the choice of the layout.
import { useState } from 'react'
import type { DraftContentJson, DraftMeasureJson } from '../../api/tools/draft'
import { cx } from '../../ui/base/cx'
import { muted, tiny } from '../../ui/base/text.css'
import { Layouts } from './layouts'
import { Preview } from './preview'
import * as sheet from './preview.css'
import type { WorkbenchProps } from './props'
import type { useAsking } from './questions/use-asking'

type Props = {
  props: WorkbenchProps
  content: DraftContentJson
  measure: DraftMeasureJson | null
  asking: ReturnType<typeof useAsking>
  willRead: string | null
  live: boolean
}

/** The résumé as its file is laid out, and the choice of the layout. */
export function Page({ props, content, measure, asking: { question }, willRead, live }: Props) {
  const { texts, language, draft } = props
  const [layout, setLayout] = useState(props.layout)
  return (
    <aside className={sheet.page} aria-label={texts.form.pageLabel}>
      <div className={sheet.desk}>
        <Preview
          {...{ content, texts, willRead, layout }}
          language={measure?.language ?? (language === 'pt-BR' ? 'pt' : 'en')}
          now={question?.line ? `${question.part} ${question.line}` : null}
        />
        <Layouts {...{ draft, layout, setLayout, texts: texts.form, live }} />
        <p className={cx(tiny, muted)}>{texts.form.pageNote}</p>
      </div>
    </aside>
  )
}
