// The advert's keywords, by how well the résumé shows each.
import { useT } from '../../i18n'
import type { BucketsView, ChipView, JobView } from '../../texts/job/view'
import { cx, muted, small, stack, stackGap, tiny, title } from '../../ui/base'
import { Chip, Chips } from '../../ui/chip/chip'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import * as css from './job.css'

/** The advert's keywords: the important ones, those shown, studied, only named and missing, those of its tasks and its wishes. */
export function Keywords({ view }: { view: JobView }) {
  const t = useT()
  const { important, importantAll, missing, tasks, wishes } = view
  return (
    <section className={cx(stack, stackGap.s6)} aria-labelledby="palavras">
      <h2 className={title.md} id="palavras">
        {t('job.page.keywords')}
      </h2>
      <div className={css.buckets}>
        <div className={css.bucket.plain}>
          <Head
            icon="star"
            count={
              importantAll > important.length
                ? t('job.page.someOf', { count: important.length, all: importantAll })
                : importantAll
            }
          >
            {t('job.page.important')}
          </Head>
          <KeywordChips chips={important} counted />
        </div>
        <div className={css.bucket.has}>
          <Head icon="check" count={presentIn(view)}>
            {t('job.page.present')}
          </Head>
          {presentIn(view) === 0 ? <None /> : <Present of={view} />}
        </div>
        <div className={css.bucket.miss}>
          <Head icon="plus" count={missing.length}>
            {t('job.page.missing')}
          </Head>
          {missing.length > 0 && <h4 className={small}>{t('job.page.missingHint')}</h4>}
          <KeywordChips chips={missing} kind="miss" />
        </div>
        <Group icon="file-text" of={tasks} name={t('job.page.tasks')} hint={t('job.page.tasksHint')} />
        <Group icon="star" of={wishes} name={t('job.page.wishes')} hint={t('job.page.wishesHint')} />
      </div>
    </section>
  )
}

const presentIn = ({ shown, studied, listed, suggested }: BucketsView): number =>
  shown.length + studied.length + listed.length + suggested.length

/** What a résumé has, by how: what is only named or suggested does not stand with what is shown in use. */
function Present({ of: { shown, studied, listed, suggested } }: { of: BucketsView }) {
  const t = useT()
  return (
    <>
      <Part heading={t('job.page.shown')} chips={shown} kind="has" />
      <Part heading={t('job.page.studied')} chips={studied} kind="has" />
      <Part heading={t('job.page.listed')} hint={t('job.page.listedHint')} chips={listed} />
      <Part heading={t('job.page.suggested')} chips={suggested} />
    </>
  )
}

type PartProps = { heading: string; hint?: string; chips: readonly ChipView[]; kind?: 'has' }

/** Keywords under their heading; nothing where there are none. */
function Part({ heading, hint, chips, ...kind }: PartProps) {
  if (chips.length === 0) return null
  return (
    <>
      <h4 className={small}>
        {heading} {hint && <span className={muted}>{hint}</span>}
      </h4>
      <KeywordChips chips={chips} {...kind} />
    </>
  )
}

/** What is not asked for, in a place of its own; nothing where there is none. */
function Group({ icon, of, name, hint }: { icon: IconName; of: BucketsView; name: string; hint: string }) {
  const t = useT()
  const count = presentIn(of) + of.missing.length
  if (count === 0) return null
  return (
    <div className={cx(css.bucket.plain, css.wide)}>
      <Head icon={icon} count={count}>
        {name}
      </Head>
      <p className={cx(small, muted)}>{hint}</p>
      <Present of={of} />
      <Part heading={t('job.page.tasksMissing')} chips={of.missing} />
    </div>
  )
}

function Head({ icon, count, children }: { icon: IconName; count: number | string; children: string }) {
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
  if (chips.length === 0) return <None />
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

function None() {
  return <p className={cx(small, muted)}>{useT()('job.page.empty')}</p>
}
