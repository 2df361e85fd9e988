// The advert's keywords, by how well the résumé shows each: what is missing stands open, all else is folded.
import { useT } from '../../i18n'
import type { BucketsView, ChipView, JobView } from '../../texts/job/view'
import { cx, muted, small, stack, stackGap, tiny } from '../../ui/base'
import { Chip, Chips } from '../../ui/chip/chip'
import { Fold } from '../../ui/fold/fold'
import { Heading } from '../../ui/heading/heading'
import * as css from './job.css'

/** What the advert asks and the résumé does not show: after the fit and what to do, what somebody looks for first. */
export function Missing({ view: { missing, unsure, tasks, wishes } }: { view: JobView }) {
  const t = useT()
  // "None" alone would deny the tasks and wishes that the advice says were not found.
  const below = tasks.missing.length + wishes.missing.length
  const isBelow = missing.length === 0 && below > 0
  return (
    <section className={cx(stack, stackGap.s2)} aria-labelledby="ausentes">
      <Heading id="ausentes">
        {t('job.page.missing')} {!isBelow && <span className={muted}>{missing.length}</span>}
      </Heading>
      {missing.length > 0 && <p className={cx(small, muted)}>{t('job.page.missingHint')}</p>}
      {isBelow ? (
        <p className={cx(small, muted)}>
          {unsure.length === 0 && `${t('job.page.missingNone')} `}
          {t('job.page.missingBelow', { count: below })}
        </p>
      ) : (
        <KeywordChips chips={missing} kind="miss" />
      )}
      <Part heading={t('job.page.unsure')} chips={unsure} />
    </section>
  )
}

/** The other keywords: the important ones, those shown, studied or only named, those of its tasks and its wishes. */
export function Keywords({ view }: { view: JobView }) {
  const t = useT()
  const { important, importantAll, traits, tasks, wishes } = view
  const some = { count: important.length, all: importantAll }
  return (
    <>
      <Fold title={t('job.page.present')} note={presentIn(view)}>
        {presentIn(view) === 0 ? <None /> : <Present of={view} />}
      </Fold>
      <Fold
        title={t('job.page.important')}
        note={importantAll > important.length ? t('job.page.someOf', some) : importantAll}
      >
        <KeywordChips chips={important} counted />
        <p className={cx(tiny, muted)}>
          {t('job.page.counted')} {t('job.page.engine')}
        </p>
        <Part heading={t('job.page.traits')} hint={t('job.page.traitsHint')} chips={traits} />
      </Fold>
      <Group of={tasks} name={t('job.page.tasks')} hint={t('job.page.tasksHint')} />
      <Group of={wishes} name={t('job.page.wishes')} hint={t('job.page.wishesHint')} />
    </>
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
      <h3 className={cx(small, css.kind)}>
        {heading} {hint && <span className={muted}>{hint}</span>}
      </h3>
      <KeywordChips chips={chips} {...kind} />
    </>
  )
}

/** What is not asked for, in a place of its own; nothing where there is none. */
function Group({ of, name, hint }: { of: BucketsView; name: string; hint: string }) {
  const t = useT()
  const count = presentIn(of) + of.unsure.length + of.missing.length
  if (count === 0) return null
  return (
    <Fold title={name} note={count}>
      <p className={cx(small, muted)}>{hint}</p>
      <Present of={of} />
      <Part heading={t('job.page.unsure')} chips={of.unsure} />
      <Part heading={t('job.page.tasksMissing')} chips={of.missing} />
    </Fold>
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
