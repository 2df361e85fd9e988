// The photo page between header and footer.
import { useT } from '../../i18n'
import { PageHead } from '../shell/page-head'
import { type ResultProps, ResultRegion } from './result'

/** The page's head and its region, which holds the board for a photo too. */
export function PhotoContent(result: ResultProps) {
  const t = useT()
  return (
    <>
      <PageHead
        back="/painel"
        backLabel={t('tool.back')}
        title={t('photo.page.heading')}
        lead={t('photo.page.intro')}
      />
      <ResultRegion {...result} />
    </>
  )
}
