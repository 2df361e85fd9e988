// /vagas: the vacancies a person follows, by state.

import { vacancyStates } from '../../events/schema/vocabulary'
import { type Language, translator, useT } from '../../i18n'
import type { Asks } from '../../texts/vacancies/asks'
import type { Today, Vacancy } from '../../texts/vacancies/view'
import { cx, lead, muted, num, sectionGap, small, stack, stackGap, title, two } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Heading, SmallHeading } from '../../ui/heading/heading'
import { Icon } from '../../ui/icon/icon'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { AsksPanel } from './asks'
import { VacancyCard } from './card'
import { type AddProps, AddVacancy, type CompareProps, CompareVacancies } from './forms'
import * as css from './vacancies.css'

type Props = AddProps &
  Omit<CompareProps, 'open'> & {
    page: PageContext
    now: number
    /** Best match first. */
    vacancies: readonly Vacancy[]
    today: Today | null
    /** Null before a comparison. */
    asks: Asks | null
    /** Whether the person's plan has the interview practice. */
    canPractise: boolean
    /** Whether reminders are mailed; null where this server sends no mail. */
    mailed: boolean | null
  }

/** /vagas: the vacancies by their state, what they ask, and the forms. Usable without JavaScript. */
export function VacanciesPage({ page, ...props }: Props) {
  const t = translator(page.language)
  const { vacancies, today, asks, mailed } = props
  const open = vacancies.filter(({ state }) => state !== 'closed')
  const ranked = open.filter(({ score }) => score !== null)
  return (
    <Shell page={page} title={t('vacancies.title')} description={t('vacancies.description')}>
      <PageHead title={t('vacancies.title')}>
        <p className={lead}>
          {vacancies.length === 0 ? t('vacancies.leadNone') : t('vacancies.lead', { count: vacancies.length })}
        </p>
      </PageHead>
      {today && (
        <a className={css.today} href={today.href}>
          <Icon name="clock" />
          <span className={cx(stack, stackGap.s2)}>
            <strong className={title.sm}>{today.title}</strong>
            <span className={small}>{today.text}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
      {vacancies.length > 0 && <Board {...props} language={page.language} />}
      {asks && asks.rows.length > 0 && <AsksPanel asks={asks} ranked={ranked} />}
      <div className={cx(two, vacancies.length > 0 && sectionGap)}>
        <AddVacancy {...props} />
        {open.length > 0 && <CompareVacancies {...props} open={open} />}
      </div>
      {vacancies.length > 0 && mailed !== null && <Mails mailed={mailed} />}
    </Shell>
  )
}

function Board({ vacancies, ...rest }: Pick<Props, 'vacancies' | 'now' | 'canPractise'> & { language: Language }) {
  const t = useT()
  return (
    <section className={stack} aria-labelledby="quadro">
      <Heading id="quadro">{t('vacancies.board')}</Heading>
      <div className={css.board}>
        {vacancyStates.map((state) => {
          const inState = vacancies.filter((one) => one.state === state)
          return (
            <section
              key={state}
              className={cx(css.stage, inState.length === 0 && css.emptyStage)}
              aria-labelledby={`etapa-${state}`}
            >
              <h3 id={`etapa-${state}`}>
                {t(`vacancies.states.${state}`)} <span className={num}>{inState.length}</span>
              </h3>
              {inState.map((vacancy) => (
                <VacancyCard key={vacancy.id} vacancy={vacancy} {...rest} />
              ))}
              {inState.length === 0 && (
                <p className={cx(small, muted)}>{t(state === 'closed' ? 'vacancies.closedNone' : 'vacancies.none')}</p>
              )}
            </section>
          )
        })}
      </div>
    </section>
  )
}

/** Whether reminders are also mailed. */
function Mails({ mailed }: { mailed: boolean }) {
  const t = useT()
  return (
    <section className={cx(sectionGap, stack, stackGap.s2)} aria-labelledby="lembretes">
      <SmallHeading id="lembretes">{t('vacancies.mails.title')}</SmallHeading>
      <p className={small}>{t(mailed ? 'vacancies.mails.on' : 'vacancies.mails.off')}</p>
      <form method="post" action="/vagas">
        <input type="hidden" name="acao" value="avisos" />
        <input type="hidden" name="querer" value={mailed ? '' : '1'} />
        <Button type="submit" size="sm">
          {t(mailed ? 'vacancies.mails.turnOff' : 'vacancies.mails.turnOn')}
        </Button>
      </form>
    </section>
  )
}
