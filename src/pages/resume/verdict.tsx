// The score at the head of a résumé's result, with what holds it back.
import { downloadRegion } from '../../api/regions'
import { useT } from '../../i18n'
import type { OptimisedView } from '../../texts/resume/optimised-view'
import type { ResumeView } from '../../texts/resume/view'
import { AspectBar } from '../../ui/bar/aspect-bar'
import { cx, lead, row, stack, stackGap, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Scene } from '../../ui/scene/scene'
import { ScoreRing } from '../../ui/score-ring/score-ring'
import { ToWorkbench } from '../workbench/enter'
import * as css from './resume.css'

type Props = {
  verdict: NonNullable<ResumeView['verdict']>
  before: number | null | undefined
  /** How far it moved since the result before it, as text; null where it did not. */
  change: string | null
  caps: readonly string[]
  /** The optimised file: a button where it gains points. */
  optimised?: Pick<OptimisedView, 'url' | 'primary'> | null
  /** Without it there is nothing the workbench could begin from. */
  analysis?: string | undefined
  /** Whether no tip is open. */
  clean?: boolean | undefined
  /** That lines of the file are in doubt, and with them the score; null where none is. */
  doubt?: string | null
  /** Whether another file can be sent: the person has an analysis left. */
  again: boolean
}

/** The score, first in words, then in figures. */
export function Verdict({
  verdict: { score, headline, lead: text, reason, subs },
  before,
  change,
  caps,
  optimised,
  analysis,
  clean,
  doubt = null,
  again,
}: Props) {
  const t = useT()
  const label =
    before === null || before === undefined
      ? t('resume.page.ring', { score })
      : t('resume.page.ringBefore', { score, before })
  return (
    <Card tone="deep" corner className={css.verdict} aria-labelledby="nota">
      <ScoreRing score={score} before={before ?? undefined} size="lg" label={label} of={t('common.of100')} />
      <div className={cx(stack, stackGap.s6, css.verdictText)}>
        <div className={cx(stack, stackGap.s2, css.verdictHead)}>
          {change && <p className={css.change}>{change}</p>}
          <h2 className={title.lg} id="nota" tabIndex={-1}>
            {headline}
          </h2>
        </div>
        {text && <p className={lead}>{text}</p>}
        {reason && <p>{reason}</p>}
        {doubt && (
          <p>
            {doubt} {analysis !== undefined && <a href="#conferir">{t('results.correct.show')}</a>}
          </p>
        )}
        <Caps caps={caps} />
        <div className={css.verdictSubs}>
          {subs.map(({ group, label, score }) => (
            <AspectBar key={group} name={group === 'ats' ? <ShortName name={label} /> : label} value={score} />
          ))}
        </div>
        {analysis !== undefined && (
          <div className={row} data-region={downloadRegion}>
            <ToWorkbench analysis={analysis} clean={clean} kind={optimised?.primary ? undefined : 'primary'} />
            {optimised?.primary && (
              <ButtonLink kind="primary" icon="download" href={optimised.url} download>
                {t('resume.page.download')}
              </ButtonLink>
            )}
            {again && (
              <ButtonLink kind="ghost" href="#enviar">
                {t('resume.page.again')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

/** Three names stand side by side on a phone, where only the known letters of the longest one fit. */
function ShortName({ name }: { name: string }) {
  const [before = '', after = ''] = name.split('ATS')
  return (
    <>
      <span className={css.long}>{before}</span>ATS<span className={css.long}>{after}</span>
    </>
  )
}

/** A cap is not explained by any single check, so it is shown beside the score it limits. */
function Caps({ caps }: { caps: readonly string[] }) {
  const t = useT()
  if (caps.length === 0) return null
  return (
    <div className={cx(stack, stackGap.s2)}>
      <h3 className={title.sm}>{t('resume.page.capsHeading')}</h3>
      <ul className={css.caps}>
        {caps.map((cap) => (
          <li key={cap}>{cap}</li>
        ))}
      </ul>
    </div>
  )
}

/** A file without a score: the reason, with what was read beside it. */
export function NotResume() {
  const t = useT()
  return (
    <Scene moment="failed" title={t('resume.page.notResume')}>
      <p>{t('resume.page.notResumeText')}</p>
      <ButtonLink href="#enviar">{t('resume.page.again')}</ButtonLink>
    </Scene>
  )
}
