// /foto-perfil: the page of the photo tool.
import type { ModelNotice } from '../../texts/models/view'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { PhotoContent } from './content'
import { type ResultProps, ResultRegion } from './result'

type Result = Omit<ResultProps, 'language'>
/** `left`: analyses left for this tool. */
type Props = Result & {
  page: PageContext
  left: number | null
  notice?: ModelNotice | null
  toast?: Message | undefined
}

/** /foto-perfil: the upload board and the result. Usable without JavaScript. */
export function PhotoPage({ page, toast, ...content }: Props) {
  return (
    <ToolPage tool="photo" page={page} toast={toast}>
      <PhotoContent language={page.language} {...content} />
    </ToolPage>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resultRegion`. */
export function PhotoResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <ToolAnswer page={page}>
      <ResultRegion language={page.language} {...result} />
    </ToolAnswer>
  )
}
