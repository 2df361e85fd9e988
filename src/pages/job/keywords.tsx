// The advert's keywords, by how well the résumé shows each.
import { useT } from '../../i18n'
import type { ChipView, JobView } from '../../texts/job/view'
import { cx } from '../../ui/base/cx'
import { stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, tiny, title } from '../../ui/base/text.css'
import { Chip, Chips } from '../../ui/chip/chip'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import * as css from './job.css'

/** The advert's keywords: the important ones, those shown, studied, only named and missing, and those of its tasks. */
export function Keywords({ view: { important, shown, studied, listed, missing, tasks } }: { view: JobView }) {
  const t = useT()
  return (
    <section className={cx(stack, stackGap.s6)} aria-labelledby="palavras">
      <h2 className={title.md} id="palavras">
        {t('job.page.keywords')}
      </h2>
      <div className={css.buckets}>
        <div className={css.bucket.plain}>
          <Head icon="star" count={important.length}>
            {t('job.page.important')}
          </Head>
          <KeywordChips chips={important} counted />
        </div>
        <div className={css.bucket.has}>
          <Head icon="check" count={shown.length + studied.length + listed.length}>
            {t('job.page.present')}
          </Head>
          <h4 className={small}>{t('job.page.shown')}</h4>
          <KeywordChips chips={shown} kind="has" />
          {studied.length > 0 && (
            <>
              <h4 className={small}>{t('job.page.studied')}</h4>
              <KeywordChips chips={studied} kind="has" />
            </>
          )}
          {listed.length > 0 && (
            <>
              <h4 className={small}>
                {t('job.page.listed')} <span className={muted}>{t('job.page.listedHint')}</span>
              </h4>
              <KeywordChips chips={listed} />
            </>
          )}
        </div>
        <div className={css.bucket.miss}>
          <Head icon="plus" count={missing.length}>
            {t('job.page.missing')}
          </Head>
          {missing.length > 0 && <h4 className={small}>{t('job.page.missingHint')}</h4>}
          <KeywordChips chips={missing} kind="miss" />
        </div>
        {tasks.shown.length + tasks.missing.length > 0 && (
          <div className={cx(css.bucket.plain, css.wide)}>
            <Head icon="file-text" count={tasks.shown.length + tasks.missing.length}>
              {t('job.page.tasks')}
            </Head>
            <p className={cx(small, muted)}>{t('job.page.tasksHint')}</p>
            <h4 className={small}>{t('job.page.tasksShown')}</h4>
            <KeywordChips chips={tasks.shown} kind="has" />
            <h4 className={small}>{t('job.page.tasksMissing')}</h4>
            <KeywordChips chips={tasks.missing} />
          </div>
        )}
      </div>
    </section>
  )
}

function Head({ icon, count, children }: { icon: IconName; count: number; children: string }) {
  return (
    <h3 className={cx(title.sm, css.bucketHead)}>
      <Icon name={icon} /> {children} <span className={css.bucketCount}>{count}</span>
    </h3>
  )
}

function KeywordChips({
  chips,
  kind,
  counted = false,
}: {
  chips: readonly ChipView[]
  kind?: 'has' | 'miss'
  counted?: boolean
}) {
  const t = useT()
  if (chips.length === 0) return <p className={cx(small, muted)}>{t('job.page.empty')}</p>
  return (
    <Chips>
      {chips.map(({ id, text, times, wish }) => (
        <Chip key={id} {...(kind && { kind })} {...(counted && times > 1 && { count: times })}>
          {text}
          {wish && !counted && <span className={cx(tiny, muted)}>{t('job.page.wish')}</span>}
        </Chip>
      ))}
    </Chips>
  )
}
