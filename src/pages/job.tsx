import { Locale, translator } from '../i18n'
import { cx } from '../ui/cx'
import { page as pageBox, wrap } from '../ui/layout.css'
import type { Message } from '../ui/toast'
import type { PageContext } from './context'
import { JobContent } from './job/content'
import { type ResultProps, ResultRegion, resultRegion } from './job/result'
import type { ModelNotice } from './model/view'
import { Shell } from './shell'

type Result = Omit<ResultProps, 'language'>
/** `left`: analyses left for this tool; `description`: what the field holds. */
type Props = Result & {
  page: PageContext
  left: number | 'unlimited'
  notice?: ModelNotice | null
  description: string
  toast?: Message | undefined
}

/** /scanner-vagas: the field for an advert and what its comparison says. Complete and usable without JavaScript. */
export function JobPage({ page, toast, ...content }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('job.page.title')} description={t('job.page.description')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <JobContent language={page.language} {...content} />
      </main>
    </Shell>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: jobRegion`. */
export function JobResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <Locale value={page.language}>
      <ResultRegion language={page.language} {...result} />
    </Locale>
  )
}

export const jobRegion = resultRegion
export type { StoredJob } from './job/view'
