// The LinkedIn page between header and footer.
import { useT } from '../../i18n'
import { Back } from '../../ui/back/back'
import { cx, pageHead, stack, stackGap, title } from '../../ui/base'
import { head } from '../resume/resume.css'
import { type ResultProps, ResultRegion } from './result'

/** The page's head and its region, which holds the form too. */
export function LinkedinContent(result: ResultProps) {
  const t = useT()
  return (
    <>
      <div className={cx(result.latest === null ? pageHead : head, stack, stackGap.s2)}>
        <Back href="/painel" label={t('tool.back')} />
        <h1 className={title.lg}>{t('linkedin.page.heading')}</h1>
      </div>
      <ResultRegion {...result} />
    </>
  )
}
