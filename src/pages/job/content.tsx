// The scanner's page between header and footer: the form and the comparison.

import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import { textsIn, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import JobForm from '../../islands/job/job'
import type { JobFormTexts } from '../../islands/job/texts'
import type { ModelNotice } from '../../texts/models/view'
import { cx, lead, muted, noPrint, side, small, stack, withSide } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Icon } from '../../ui/icon/icon'
import { Notice } from '../models/notice'
import { PageHead } from '../shell/page-head'
import { resumeLine } from './job.css'
import { type ResultProps, ResultRegion } from './result'

/** The island fills in the placeholders itself, so it gets the raw texts. */
const formTexts = textsIn(({ job, common }): JobFormTexts => ({ ...job.form, ...common.waiting }))

/** `thin`: what the advert just sent lacks, where it has too little to compare. */
type Props = ResultProps & {
  left: number | null
  description: string
  thin?: readonly string[] | null
  notice?: ModelNotice | null
}

/** The advert on the left and the result on the right; on a phone one below the other. */
export function JobContent({ left, description, thin = null, notice = null, ...result }: Props) {
  const t = useT()
  const { language, resume, draft, now, latest } = result
  const ofDraft = latest?.result.draft !== undefined
  return (
    <>
      <PageHead back="/painel" backLabel={t('job.page.back')} title={t('job.page.title')}>
        <p className={lead}>
          {ofDraft
            ? t('job.page.leadDraft')
            : resume
              ? t('job.page.lead', { when: formats(language).when(resume.at, now) })
              : t('job.page.leadNone')}
        </p>
      </PageHead>
      {resume || draft ? (
        <div className={cx(withSide, side.left)}>
          <aside className={noPrint} aria-label={t('job.form.label')}>
            <Card className={stack}>
              <JobForm
                language={language}
                left={left}
                description={description}
                thin={thin}
                again={result.latest !== null}
                min={MIN_ADVERT}
                max={MAX_ADVERT}
                file={resume?.file ?? null}
                draft={draft}
                ofDraft={ofDraft}
                texts={formTexts(language)}
              />
              {resume && !draft && (
                <p className={cx(small, muted, resumeLine)}>
                  <Icon name="file-text" /> <span>{resume.file}</span> <a href="/curriculo">{t('job.form.change')}</a>
                </p>
              )}
              <Notice notice={notice} language={language} />
            </Card>
          </aside>
          <ResultRegion {...result} />
        </div>
      ) : (
        <ResultRegion {...result} />
      )}
    </>
  )
}
