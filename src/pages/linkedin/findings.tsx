import { useT } from '../../i18n'
import type { Finding as FindingView, Group } from '../../texts/linkedin/view'
import { cx } from '../../ui/base/cx'
import { row, rowSplit, stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { Evidence } from '../../ui/finding/evidence'
import { Finding } from '../../ui/finding/finding'
import * as css from './linkedin.css'

/** What to change, in the order in which the profile is read: headline, about, experience. */
export function Suggestions({ groups, gain }: { groups: readonly Group[]; gain: number }) {
  const t = useT()
  const open = groups.some(({ findings }) => findings.length > 0)
  return (
    <section className={cx(stack, stackGap.s8)} aria-labelledby="sugestoes">
      <div className={cx(row, rowSplit)}>
        <h2 className={title.md} id="sugestoes">
          {t('linkedin.page.suggestions')}
        </h2>
        {gain > 0 && <p className={cx(small, muted)}>{t('linkedin.page.upTo', { gain })}</p>}
      </div>
      {open ? (
        groups.map((group) => <Part key={group.section} group={group} />)
      ) : (
        <p>{t('linkedin.page.suggestionsNone')}</p>
      )}
    </section>
  )
}

function Part({ group: { section, label, gain, findings } }: { group: Group }) {
  const t = useT()
  const id = `parte-${section}`
  return (
    <section aria-labelledby={id}>
      <div className={cx(row, rowSplit, css.part)}>
        <h3 className={title.sm} id={id}>
          {label}
        </h3>
        {gain > 0 && <p className={cx(small, muted)}>{t('linkedin.page.upTo', { gain })}</p>}
      </div>
      {findings.length === 0 && <p className={cx(small, muted)}>{t('linkedin.page.sectionNone')}</p>}
      {findings.map((finding) => (
        <One key={finding.id} finding={finding} />
      ))}
    </section>
  )
}

function One({ finding: { title, why, fix, gain, quotes } }: { finding: FindingView }) {
  const t = useT()
  return (
    <Finding title={title} points={gain} unit={t('resume.page.point', { count: gain })} level={4}>
      <p className={muted}>{why}</p>
      {quotes.map(({ text, marks, place }) => (
        <Evidence key={`${place} ${text}`} text={text} mark={marks} where={place} />
      ))}
      <p>{fix}</p>
    </Finding>
  )
}
