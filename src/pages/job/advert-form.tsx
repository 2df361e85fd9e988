// The form for an advert: open before the first comparison, and folded below it afterwards.
import { MAX_ADVERT, MIN_ADVERT } from '../../analysis/job/limits'
import { type Language, textsIn, useT } from '../../i18n'
import JobForm from '../../islands/job/job'
import type { JobFormTexts } from '../../islands/job/texts'
import type { ModelNotice } from '../../texts/models/view'
import { cx, muted, noPrint, small, stack } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Fold } from '../../ui/fold/fold'
import { Icon } from '../../ui/icon/icon'
import { Notice } from '../models/notice'
import { resumeLine } from './job.css'

/** The island fills in the placeholders itself, so it gets the raw texts. */
const formTexts = textsIn(
  ({ job, tool, common }): JobFormTexts => ({ ...job.form, ...tool.sending, ...common.waiting }),
)

export type AdvertFormProps = {
  /** Analyses left for this tool; null is unlimited. */
  left: number | null
  description: string
  /** What the advert just sent lacks, where it has too little to compare. */
  thin?: readonly string[] | null | undefined
  notice?: ModelNotice | null | undefined
}
type Props = AdvertFormProps & {
  language: Language
  /** The person's résumé file; null without one. */
  file: string | null
  draft: boolean
  /** The comparison shown is of the draft. */
  ofDraft: boolean
  folded: boolean
  open: boolean
}

export function AdvertForm({ language, left, description, thin = null, notice = null, folded, open, ...of }: Props) {
  const t = useT()
  const { file, draft, ofDraft } = of
  const form = (
    <>
      <JobForm
        {...{ language, left, description, thin, file, draft, ofDraft }}
        again={folded}
        min={MIN_ADVERT}
        max={MAX_ADVERT}
        texts={formTexts(language)}
      />
      {file !== null && !draft && (
        <p className={cx(small, muted, resumeLine)}>
          <Icon name="file-text" /> <span>{file}</span> <a href="/curriculo">{t('job.form.change')}</a>
        </p>
      )}
      <Notice notice={notice} language={language} />
    </>
  )
  if (folded)
    return (
      <Fold id="enviar" className={noPrint} title={t('job.page.again')} open={open}>
        <div className={stack}>{form}</div>
      </Fold>
    )
  return (
    <Card id="enviar" className={cx(stack, noPrint)} aria-label={t('job.form.label')}>
      {form}
    </Card>
  )
}
