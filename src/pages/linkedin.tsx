import { Locale, translator } from '../i18n'
import { cx } from '../ui/cx'
import { page as pageBox, wrap } from '../ui/layout.css'
import type { Message } from '../ui/toast'
import type { PageContext } from './context'
import { type FormProps, LinkedinContent } from './linkedin/content'
import { type ResultProps, ResultRegion, resultRegion } from './linkedin/result'
import { Shell } from './shell'

type Result = Omit<ResultProps, 'language'>
type Props = Result & FormProps & { page: PageContext; toast?: Message | undefined }

/** /linkedin: the form for three texts and what their analysis says. Complete and usable without JavaScript. */
export function LinkedinPage({ page, toast, ...content }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('linkedin.page.title')} description={t('linkedin.page.description')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <LinkedinContent language={page.language} {...content} />
      </main>
    </Shell>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: linkedinRegion`. */
export function LinkedinResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <Locale value={page.language}>
      <ResultRegion language={page.language} {...result} />
    </Locale>
  )
}

export const linkedinRegion = resultRegion
