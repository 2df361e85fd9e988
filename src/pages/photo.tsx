import { Locale, translator } from '../i18n'
import { cx } from '../ui/cx'
import { page as pageBox, wrap } from '../ui/layout.css'
import type { Message } from '../ui/toast'
import type { PageContext } from './context'
import type { ModelNotice } from './model/view'
import { PhotoContent } from './photo/content'
import { type ResultProps, ResultRegion, resultRegion } from './photo/result'
import { Shell } from './shell'

type Result = Omit<ResultProps, 'language'>
/** `left`: analyses left for this tool. */
type Props = Result & {
  page: PageContext
  left: number | 'unlimited'
  notice?: ModelNotice | null
  toast?: Message | undefined
}

/** /foto-perfil: the board for a photo and what its analysis says. Complete and usable without JavaScript. */
export function PhotoPage({ page, toast, ...content }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('photo.page.title')} description={t('photo.page.description')} toast={toast}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <PhotoContent language={page.language} {...content} />
      </main>
    </Shell>
  )
}

/** The answer to a request with `x-region: resultado`. Render it with `identifierPrefix: photoRegion`. */
export function PhotoResult({ page, ...result }: Result & { page: PageContext }) {
  return (
    <Locale value={page.language}>
      <ResultRegion language={page.language} {...result} />
    </Locale>
  )
}

export const photoRegion = resultRegion
