// Lists what happened last, on the dashboard.
import { useT } from '../../i18n'
import type { DashboardView } from '../../texts/dashboard/view'
import { cx, muted, small, stack, title } from '../../ui/base'
import * as css from './dashboard.css'

export function Activities({ activities }: Pick<DashboardView, 'activities'>) {
  const t = useT()
  return (
    <section className={stack}>
      <h2 className={title.md}>{t('dashboard.activities.heading')}</h2>
      {activities.length === 0 ? (
        <p className={muted}>
          {t('dashboard.activities.none')}. {t('dashboard.activities.noneText')}
        </p>
      ) : (
        <ol className={css.activity}>
          {activities.map(({ id, name, score, when, iso, href }) => (
            <li key={id}>
              <span className={css.activityDot} aria-hidden="true" />
              <a className={css.activityName} href={href}>
                {name}
              </a>
              <span className={cx(muted, small)}>{score}</span>
              <time className={cx(muted, small)} dateTime={iso}>
                {when}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
