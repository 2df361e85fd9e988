// /curriculo: the page of the résumé tool.
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { ResumeContent } from './content'
import { type ResultProps, ResultRegion } from './result'

type Result = Omit<ResultProps, 'language'>
type Props = Result & { page: PageContext; toast?: Message | undefined }

/** /curriculo: the board for a file and the result of its analysis. Complete and usable without JavaScript. */
export function ResumePage({ page, toast, ...content }: Props) {
  return (
    <ToolPage tool="resume" page={page} toast={toast}>
      <ResumeContent language={page.language} {...content} />
    </ToolPage>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resultRegion`. */
export function ResumeResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <ToolAnswer page={page}>
      <ResultRegion language={page.language} {...result} />
    </ToolAnswer>
  )
}
