// The scanner's page between header and footer.
import { useT } from '../../i18n'
import { lead, muted } from '../../ui/base'
import { PageHead } from '../shell/page-head'
import { type ResultProps, ResultRegion } from './result'

/** The page's head and its region, which holds the form too. */
export function JobContent(result: ResultProps) {
  const t = useT()
  const { resume, draft, latest } = result
  return (
    <>
      <PageHead back="/painel" backLabel={t('tool.back')} title={t('job.page.title')}>
        <p className={latest ? muted : lead}>
          {t('job.page.lead')} {latest && (resume || draft) && <a href="#enviar">{t('job.page.again')}</a>}
        </p>
      </PageHead>
      <ResultRegion {...result} />
    </>
  )
}
