// /scanner-vagas: the page that compares a résumé with an advert.
import type { ModelNotice } from '../../texts/models/view'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { ToolAnswer, ToolPage } from '../tool/tool'
import { JobContent } from './content'
import { type ResultProps, ResultRegion } from './result'

type Result = Omit<ResultProps, 'language'>
/** `left`: analyses left for this tool; `description`: initial text of the field. */
type Props = Result & {
  page: PageContext
  left: number | null
  notice?: ModelNotice | null
  description: string
  /** What the advert just sent lacks, where it has too little to compare. */
  thin?: readonly string[] | null
  toast?: Message | undefined
}

/** /scanner-vagas: the advert form and its result. Usable without JavaScript. */
export function JobPage({ page, toast, ...content }: Props) {
  return (
    <ToolPage tool="job" page={page} toast={toast}>
      <JobContent language={page.language} {...content} />
    </ToolPage>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: resultRegion`. */
export function JobResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <ToolAnswer page={page}>
      <ResultRegion language={page.language} {...result} />
    </ToolAnswer>
  )
}

export type { StoredJob } from '../../texts/job/view'
