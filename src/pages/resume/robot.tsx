// Shows what a parser reads in the file, with its gaps, its sections, hidden text and the raw text.
import { useT } from '../../i18n'
import type { ResumeView, RobotView } from '../../texts/resume/view'
import { cx, muted, noPrint, small, stack, tiny } from '../../ui/base'
import { Chip, Chips } from '../../ui/chip/chip'
import { Fold } from '../../ui/fold/fold'
import { Icon } from '../../ui/icon/icon'
import { Ticks } from '../../ui/ticks/ticks'
import * as css from './resume.css'

/** "O que o robô leu": what a parser reads in the file, with visible gaps. */
export function Robot({ robot }: { robot: RobotView }) {
  const t = useT()
  return (
    <div className={stack}>
      <p className={cx(small, muted)}>{t('resume.page.robotLead')}</p>
      <dl className={css.robotFields}>
        {robot.fields.map(({ field, label, value, link }) => (
          <div key={field} className={value === null ? css.missing : undefined}>
            <dt>{label}</dt>
            <dd>
              {value ?? (
                <>
                  <Icon name="circle-alert" /> {t('report.nothing')}
                </>
              )}
              {link && <span className={muted}> {t('resume.page.linkAlone')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Sections sections={robot.sections} />
      <Hidden hidden={robot.hidden} />
      <details className={cx(css.robotRaw, noPrint)}>
        <summary>{t('resume.page.raw')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section tabIndex={0} aria-label={t('resume.page.rawLabel')}>
          <pre>{robot.text || t('resume.page.rawEmpty')}</pre>
        </section>
      </details>
    </div>
  )
}

function Sections({ sections }: Pick<RobotView, 'sections'>) {
  const t = useT()
  if (sections.length === 0) return <p className={cx(small, muted)}>{t('resume.page.noSections')}</p>
  return (
    <div>
      <h3 className={small}>{t('resume.page.sections')}</h3>
      <ol className={css.robotSections}>
        {sections.map(({ heading, place }) => (
          <li key={`${place} ${heading}`}>
            {heading} <span className={muted}>{place}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Hidden({ hidden }: Pick<RobotView, 'hidden'>) {
  const t = useT()
  if (hidden.length === 0) return null
  return (
    <div className={css.hidden}>
      <h3 className={small}>
        <Icon name="eye-off" /> {t('resume.page.hidden')}
      </h3>
      <p className={small}>{t('resume.page.hiddenLead')}</p>
      <ul>
        {hidden.map(({ text, reason, place }) => (
          <li key={`${place} ${reason} ${text}`}>
            <mark>{text}</mark> <span className={muted}>{[reason, place].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Keywords({ found, suggested }: ResumeView['keywords']) {
  const t = useT()
  return (
    <div className={stack}>
      <h3 className={small}>
        {t('resume.page.found')} <span className={muted}>{found.length}</span>
      </h3>
      {found.length === 0 ? (
        <p className={cx(small, muted)}>{t('resume.page.foundNone')}</p>
      ) : (
        <Chips>
          {found.map((word) => (
            <Chip key={word} kind="has">
              {word}
            </Chip>
          ))}
        </Chips>
      )}
      {suggested.length === 0 ? (
        <p className={cx(small, muted)}>{t('resume.page.suggestedNone')}</p>
      ) : (
        <>
          <h3 className={small}>
            {t('resume.page.suggested')} <span className={muted}>{t('resume.page.ifTrue')}</span>
          </h3>
          <Chips>
            {suggested.map((word) => (
              <Chip key={word} kind="miss">
                {word}
              </Chip>
            ))}
          </Chips>
        </>
      )}
    </div>
  )
}

/** What is good, what was read, and the words found, each folded. */
export function Read({ view: { strengths, robot, keywords, verdict }, open }: { view: ResumeView; open: boolean }) {
  const t = useT()
  const foundCount = keywords.found.length
  const missing = robot.fields.filter(({ value }) => value === null).length
  return (
    <>
      {strengths.length > 0 && (
        <Fold title={t('results.good')} note={t('results.goodCount', { count: strengths.length })}>
          <Ticks items={strengths.map((text) => ({ key: text, content: text }))} />
        </Fold>
      )}
      <Fold title={t('results.fields')} note={missing > 0 && t('results.missing', { count: missing })} open={open}>
        <Robot robot={robot} />
        <p className={cx(tiny, muted)}>{t('resume.page.engine')}</p>
      </Fold>
      {verdict && (
        <Fold title={t('results.words')} note={foundCount > 0 && t('results.wordsCount', { count: foundCount })}>
          <Keywords {...keywords} />
        </Fold>
      )}
    </>
  )
}
