// The résumé page between header and footer.
import { useT } from '../../i18n'
import { Back } from '../../ui/back/back'
import { cx, pageHead, stack, stackGap, title } from '../../ui/base'
import { type ResultProps, ResultRegion } from './result'
import { head } from './resume.css'

/** The page's head and its region, which holds the board for a file too. */
export function ResumeContent(result: ResultProps) {
  const t = useT()
  return (
    <>
      <div className={cx(result.latest === null ? pageHead : head, stack, stackGap.s2)}>
        <Back href="/painel" label={t('tool.back')} />
        <h1 className={title.lg}>{t('resume.page.heading')}</h1>
      </div>
      <ResultRegion {...result} />
    </>
  )
}
