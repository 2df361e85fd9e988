// The plan of the week: three steps to do, on the dashboard.

import { useT } from '../../i18n'
import { toolPath } from '../../texts/tool-path'
import type { StepState } from '../../texts/week/steps'
import { cx, muted, small, sr, stack, tiny } from '../../ui/base'
import { Button, SubmitRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'
import { Icon } from '../../ui/icon/icon'
import * as css from './week.css'

export type WeekView = {
  readonly measured: boolean
  readonly steps: readonly StepState[] | null
  readonly mailed: boolean | null
}

const efforts = { 1: 'little', 2: 'some', 3: 'much' } as const

/** The plan of the week, under the specified heading of the suggestions that every plan has. */
export function WeekCard({ week: { measured, steps, mailed } }: { week: WeekView }) {
  const t = useT()
  const doneCount = steps?.filter((step) => step.done).length ?? 0
  return (
    <Card tone="tint" className={stack} aria-labelledby="semana">
      <div>
        <SmallHeading id="semana">{t('dashboard.side.suggestions')}</SmallHeading>
        <p className={cx(small, muted)}>{t('week.title')}</p>
      </div>
      {!measured ? (
        <p className={small}>{t('week.nothing')}</p>
      ) : steps === null ? (
        <form className={stack} method="post" action="/painel/semana">
          <input type="hidden" name="acao" value="montar" />
          <p className={small}>{t('week.text')}</p>
          <div>
            <Button type="submit">{t('week.make')}</Button>
          </div>
        </form>
      ) : (
        <>
          <p className={cx(small, muted)}>{t('week.done', { count: doneCount, of: steps.length })}</p>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={`${step.tool} ${step.check}`}>
                <Icon
                  name={step.done ? 'circle-check' : 'arrow-right'}
                  className={step.done ? css.doneMark : undefined}
                />
                <div>
                  <a href={toolPath[step.tool]}>{step.title}</a>
                  {step.done && <span className={sr}> ({t('week.ticked')})</span>}
                  <p className={cx(tiny, muted)}>
                    {[
                      t(`dashboard.tools.${step.tool}.short`),
                      step.inDraft
                        ? t('results.doneThere')
                        : step.done
                          ? t('week.gained', { count: step.gained })
                          : step.gained > 0
                            ? t('week.part', { gained: step.gained, gain: step.gain })
                            : t('week.gain', { count: step.gain }),
                      t(`week.effort.${efforts[step.effort as 1 | 2 | 3] ?? 'some'}`),
                    ].join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      {measured && mailed !== null && (
        <form className={stack} method="post" action="/painel/semana">
          <input type="hidden" name="acao" value="avisos" />
          <input type="hidden" name="querer" value={mailed ? '' : '1'} />
          <p className={cx(tiny, muted)}>{t(mailed ? 'week.mailed' : 'week.notMailed')}</p>
          <SubmitRow size="sm" kind="ghost">
            {t(mailed ? 'week.mailOff' : 'week.mailOn')}
          </SubmitRow>
        </form>
      )}
    </Card>
  )
}
