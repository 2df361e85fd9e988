// /linkedin: the page of the LinkedIn tool.
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { LinkedinContent } from './content'
import { type ResultProps, ResultRegion } from './result'

type Result = Omit<ResultProps, 'language'>
type Props = Result & { page: PageContext; toast?: Message | undefined }

/** /linkedin: the form for three texts and the result of their analysis. Complete and usable without JavaScript. */
export function LinkedinPage({ page, toast, ...content }: Props) {
  return (
    <ToolPage tool="linkedin" page={page} toast={toast}>
      <LinkedinContent language={page.language} {...content} />
    </ToolPage>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resultRegion`. */
export function LinkedinResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <ToolAnswer page={page}>
      <ResultRegion language={page.language} {...result} />
    </ToolAnswer>
  )
}
