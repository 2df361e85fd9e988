import { useT } from '../../i18n'
import { type Finding as FindingView, openFindings } from '../../texts/resume/view'
import { Accordion } from '../../ui/accordion/accordion'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, sectionGap, stack } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { Evidence } from '../../ui/finding/evidence'
import { Finding } from '../../ui/finding/finding'
import { more } from '../../ui/finding/finding.css'
import { Ticks } from '../../ui/ticks/ticks'
import { ToWorkbench } from '../workbench/enter'
import { moreTicks } from './resume.css'

const openStrengths = 6

/** `analysis` is the one the workbench begins from; without it nothing can be opened there. */
type Props = { findings: readonly FindingView[]; gain: number; analysis?: string | undefined }

/** What to do, best gain first; what comes after the third is folded. */
export function Findings({ findings, gain, analysis }: Props) {
  const t = useT()
  const count = findings.length
  return (
    <section aria-labelledby="achados">
      <div className={cx(row, rowSplit)}>
        <h2 className={title.md} id="achados">
          {t('resume.page.findings')}
        </h2>
        {count > 0 && (
          <p className={cx(small, muted)}>
            {gain > 0 ? t('resume.page.count', { count, gain }) : t('resume.page.countNoGain', { count })}
          </p>
        )}
      </div>
      {count === 0 && <p>{t('resume.page.findingsNone')}</p>}
      {findings.slice(0, openFindings).map((finding) => (
        <One key={finding.id} finding={finding} analysis={analysis} />
      ))}
      <More findings={findings.slice(openFindings)} analysis={analysis} />
    </section>
  )
}

function More({ findings, analysis }: Omit<Props, 'gain'>) {
  const t = useT()
  const count = findings.length
  if (count === 0) return null
  const gain = findings.reduce((sum, one) => sum + one.gain, 0)
  return (
    <Accordion
      className={more}
      summary={gain > 0 ? t('resume.page.more', { count, gain }) : t('resume.page.moreNoGain', { count })}
    >
      <div>
        {findings.map((finding) => (
          <One key={finding.id} finding={finding} analysis={analysis} />
        ))}
      </div>
    </Accordion>
  )
}

type OneProps = { finding: FindingView; analysis: string | undefined }

function One({ finding: { id, title, why, fix, gain, quotes }, analysis }: OneProps) {
  const t = useT()
  return (
    <Finding title={title} points={gain} unit={t('resume.page.point', { count: gain })}>
      {why && <p className={muted}>{why}</p>}
      {quotes.map(({ text, marks, place }) => (
        <Evidence key={`${place} ${text}`} text={text} mark={marks} where={place} />
      ))}
      <p>{fix}</p>
      {analysis !== undefined && <ToWorkbench kind="outline" analysis={analysis} check={id} about={title} />}
    </Finding>
  )
}

/** Strengths; a long list is folded, because it is only skimmed. */
export function Strengths({ items }: { items: readonly string[] }) {
  const t = useT()
  const ticks = (texts: readonly string[]) => texts.map((text) => ({ key: text, content: text }))
  const rest = items.slice(openStrengths)
  return (
    <section className={cx(stack, sectionGap)}>
      <h2 className={title.md}>{t('resume.page.strengths')}</h2>
      <Ticks items={ticks(items.slice(0, openStrengths))} />
      {rest.length > 0 && (
        <Accordion className={more} summary={t('resume.page.strengthsMore', { count: rest.length })}>
          <Ticks className={moreTicks} items={ticks(rest)} />
        </Accordion>
      )}
    </section>
  )
}
