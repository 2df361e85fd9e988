// The part of a result that offers the optimised résumé as Word and PDF.
import { optimisedRegion } from '../../api/regions'
import { type Language, textsIn, useT } from '../../i18n'
import OptimisedProgress from '../../islands/resume/optimised-progress'
import type { OptimisedView, WithheldView } from '../../texts/resume/optimised-view'
import { cx, muted, noPrint, row, small, stack, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Ticks } from '../../ui/ticks/ticks'
import { ToWorkbench } from '../workbench/enter'
import { readLines } from './correct'

/** What the optimised file is, what was done for it, and both formats to download. */
export function OptimisedFile({ optimised: { primary, gain, docx, pdf, score, notes } }: { optimised: OptimisedView }) {
  const t = useT()
  return (
    <div className={stack}>
      <h3 className={title.sm}>{t(primary ? 'resume.optimised.heading' : 'resume.optimised.clean')}</h3>
      <p>
        {t('resume.optimised.lead')} {score} {gain > 0 ? '' : t('resume.optimised.cleanUse')}
      </p>
      <h4 className={small}>{t('resume.optimised.changed')}</h4>
      {notes.length === 0 ? (
        <p>{t('resume.optimised.unchanged')}</p>
      ) : (
        <Ticks items={notes.map((note) => ({ key: note, content: note }))} />
      )}
      <div className={cx(row, noPrint)}>
        {docx && (
          <ButtonLink kind="outline" icon="download" href={docx} download>
            {t('resume.optimised.docx')}
          </ButtonLink>
        )}
        {pdf && (
          <ButtonLink kind="outline" icon="download" href={pdf} download>
            {t('resume.optimised.pdf')}
          </ButtonLink>
        )}
      </div>
      <p className={cx(small, muted, noPrint)}>{t('resume.optimised.which')}</p>
      {!(docx && pdf) && (
        <p className={cx(small, muted)}>{t(pdf ? 'resume.optimised.noDocx' : 'resume.optimised.noPdf')}</p>
      )}
    </div>
  )
}

const progressTexts = textsIn(({ resume }) => ({ preparing: resume.optimised.preparing }))

/** The file is being made: it is not known yet whether it is better than the original, so nothing is offered. */
export function Preparing({ id, language }: { id: string; language: Language }) {
  const t = useT()
  return (
    <div className={cx(stack, noPrint)}>
      <h3 className={title.sm}>{t('resume.optimised.clean')}</h3>
      <OptimisedProgress analysis={id} texts={progressTexts(language)} />
      <p className={cx(small, muted)}>
        {t('resume.optimised.preparingText')}{' '}
        <a href={`/curriculo?analise=${id}`} data-region={optimisedRegion}>
          {t('resume.optimised.refresh')}
        </a>
      </p>
    </div>
  )
}

/** The file failed the structural check: where, and the workbench, which shows the page and lets its person set that right. */
export function Withheld({
  withheld: { why, places, correctable },
  analysis,
}: {
  withheld: WithheldView
  analysis: string | undefined
}) {
  const t = useT()
  return (
    <div className={stack}>
      <h3 className={title.sm}>{t('resume.optimised.withheld.heading')}</h3>
      <p>{t('resume.optimised.withheld.text', { why })}</p>
      {places.length > 0 && (
        <p>
          {t('resume.optimised.withheld.places')} {places.join(', ')}
        </p>
      )}
      {correctable && (
        <p className={noPrint}>
          {t('resume.optimised.withheld.correct')} <a href={`#${readLines}`}>{t('resume.optimised.withheld.lines')}</a>
        </p>
      )}
      {analysis !== undefined && (
        <>
          <p className={noPrint}>{t('resume.optimised.withheld.fix')}</p>
          <ToWorkbench analysis={analysis} go={t('resume.optimised.withheld.go')} />
        </>
      )}
    </div>
  )
}
