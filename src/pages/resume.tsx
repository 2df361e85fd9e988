import { Locale, translator } from '../i18n'
import { cx } from '../ui/cx'
import { page as pageBox, wrap } from '../ui/layout.css'
import type { Message } from '../ui/toast'
import type { PageContext } from './context'
import type { ModelNotice } from './model/view'
import { ResumeContent } from './resume/content'
import { type ResultProps, ResultRegion, resultRegion } from './resume/result'
import { Shell } from './shell'

type Result = Omit<ResultProps, 'language'>
/** `left`: analyses left for this tool. */
type Props = Result & {
  page: PageContext
  left: number | 'unlimited'
  notice?: ModelNotice | null
  toast?: Message | undefined
}

/** /curriculo: the board for a file and what its analysis says. Complete and usable without JavaScript. */
export function ResumePage({ page, toast, ...content }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('resume.page.title')} description={t('resume.page.description')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <ResumeContent language={page.language} {...content} />
      </main>
    </Shell>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resumeRegion`. */
export function ResumeResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <Locale value={page.language}>
      <ResultRegion language={page.language} {...result} />
    </Locale>
  )
}

export const resumeRegion = resultRegion
