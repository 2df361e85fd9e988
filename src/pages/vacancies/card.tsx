// A vacancy on the board of /vagas.
import { vacancyStates } from '../../events/schema/vocabulary'
import { type Language, useT } from '../../i18n'
import { dayWords, matchText, type Vacancy } from '../../texts/vacancies/view'
import { Bar } from '../../ui/bar/aspect-bar'
import { cx, muted, num, small, sr, tiny } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Select } from '../../ui/field/input'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import * as css from './vacancies.css'

type Props = { vacancy: Vacancy; language: Language; now: number; canPractise: boolean }

/** One vacancy on the board: how well it matches, what was sent, and where it may move. */
export function VacancyCard({ vacancy, language, now, canPractise }: Props) {
  const t = useT()
  const { id, title, employer, state, sentOn, reminder, version, score } = vacancy
  const name = title || t('vacancies.nameless')
  const match = matchText(vacancy)
  return (
    <article className={css.job}>
      <div>
        <h4>
          <a href={`/vagas?vaga=${id}`}>{name}</a>
        </h4>
        {employer && <p className={cx(tiny, muted)}>{employer}</p>}
      </div>
      {match === null ? (
        <p className={cx(tiny, muted)}>{t('vacancies.unmatched')}</p>
      ) : (
        <div className={css.match} role="img" aria-label={t('vacancies.match', { score: match })}>
          <Bar value={score ?? 0} />
          <span className={num}>{match}</span>
        </div>
      )}
      <dl className={css.facts}>
        {version && <Fact icon="file-text" name={t('vacancies.version')} value={version.file} />}
        {sentOn && <Fact icon="send" name={t('vacancies.sentOn')} value={dayWords(sentOn, language, now)} />}
        {reminder && <Fact icon="clock" name={t('vacancies.reminder')} value={dayWords(reminder, language, now)} />}
      </dl>
      {canPractise && state === 'interview' && (
        <ButtonLink size="sm" icon="mic" href={`/entrevista?vaga=vacancy:${id}`}>
          {t('vacancies.practise')}
        </ButtonLink>
      )}
      <details>
        <summary className={small}>{t('vacancies.move')}</summary>
        <form className={css.move} method="post" action="/vagas">
          <input type="hidden" name="acao" value="mover" />
          <input type="hidden" name="vaga" value={id} />
          <Select name="estado" defaultValue={state} aria-label={t('vacancies.moveTo', { title: name })}>
            {vacancyStates.map((one) => (
              <option key={one} value={one}>
                {t(`vacancies.state.${one}`)}
              </option>
            ))}
          </Select>
          <Button type="submit" size="sm">
            {t('vacancies.moveSubmit')}
          </Button>
        </form>
      </details>
    </article>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className={sr}>{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
