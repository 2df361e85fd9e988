// Two results of a tool side by side, check by check.

import type { Tool } from '../../../events/schema/vocabulary'
import { type Language, translator, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { restId, type VersusRow } from '../../../texts/history/compare'
import { type Past, scoreText } from '../../../texts/history/view'
import { signed } from '../../../texts/signed'
import { cx, muted, noPrint, sectionGap, small, sr, stack, stackGap, title } from '../../../ui/base'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/field/input'
import { Heading } from '../../../ui/heading/heading'
import { ScoreRing } from '../../../ui/score-ring/score-ring'
import * as css from './all.css'

type VersusProps = {
  language: Language
  now: number
  tool: Tool
  /** All that can be chosen, newest first; empty where the choice is not the person's. */
  results: readonly Past[]
  versus: { readonly older: Past; readonly newer: Past; readonly rows: readonly VersusRow[] }
}

/** Two results of a tool: what changed, in points that add up to the change. */
export function VersusCard({ language, now, tool, results, versus }: VersusProps) {
  const t = useT()
  const { older, newer, rows } = versus
  const { moment } = formats(language)
  const [from, to] = [moment(older.at, now), moment(newer.at, now)]
  const ranged = older.range || newer.range
  return (
    <Card className={cx(sectionGap, stack, stackGap.s8)} aria-labelledby="comparar">
      <div className={cx(stack, stackGap.s2)}>
        <Heading id="comparar">{t('history.all.compare.title')}</Heading>
        <p className={muted}>{t('history.all.compare.lead')}</p>
      </div>
      {results.length > 2 && <Choose language={language} now={now} tool={tool} results={results} versus={versus} />}
      <div className={css.versus}>
        <Side past={older} when={from} />
        <Side past={newer} when={to} before={older.range ? undefined : older.score} />
      </div>
      {rows.length === 0 ? (
        <p>{t('history.all.compare.nothing')}</p>
      ) : (
        <Rows rows={rows} from={from} to={to} change={ranged ? null : newer.score - older.score} />
      )}
      {rows.some(({ id }) => id === restId) && <p className={cx(small, muted)}>{t('history.all.compare.restText')}</p>}
    </Card>
  )
}

function Side({ past, when, before }: { past: Past; when: string; before?: number | undefined }) {
  const t = useT()
  const { file, score } = past
  const figure = scoreText(past)
  return (
    <div className={css.side}>
      <ScoreRing
        score={score}
        before={before}
        figure={figure}
        label={t('history.all.compare.ring', { when, score: figure })}
      />
      <div>
        <h3 className={title.sm}>{when}</h3>
        {file && <p className={cx(small, muted)}>{file}</p>}
      </div>
    </div>
  )
}

/** A plain form: works without a script. */
function Choose({ language, now, tool, results, versus: { older, newer } }: VersusProps) {
  const t = translator(language)
  const { moment } = formats(language)
  const options = results.map((one) => (
    <option key={one.id} value={one.id}>
      {t('history.all.compare.option', { when: moment(one.at, now), score: scoreText(one) })}
    </option>
  ))
  return (
    <form className={cx(css.choose, noPrint)} action="/historico#comparar">
      <input type="hidden" name="ferramenta" value={tool} />
      <Field label={t('history.all.compare.from')}>
        {(control) => (
          <Select {...control} name="de" defaultValue={older.id}>
            {options}
          </Select>
        )}
      </Field>
      <Field label={t('history.all.compare.to')}>
        {(control) => (
          <Select {...control} name="para" defaultValue={newer.id}>
            {options}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="outline">
        {t('common.compare')}
      </Button>
    </form>
  )
}

/** `change` is null between ranges, which differ by no one figure. */
function Rows({
  rows,
  from,
  to,
  change,
}: {
  rows: readonly VersusRow[]
  from: string
  to: string
  change: number | null
}) {
  const t = useT()
  return (
    <table className={css.changes}>
      <caption className={sr}>{t('history.all.compare.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.all.compare.what')}</th>
          <th scope="col">{from}</th>
          <th scope="col">{to}</th>
          <th scope="col">{t('history.all.compare.score')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, before, after, gain, slight }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-col={from}>{before ? <del>{before}</del> : '–'}</td>
            <td data-col={to}>{after ? <ins>{after}</ins> : '–'}</td>
            <td className={slight ? undefined : css.gain}>
              {slight ? t(`history.all.compare.${slight}`) : signed(gain)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('history.all.compare.total')}</th>
          <td />
          <td />
          <td className={css.gain}>{change === null ? '–' : signed(change)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
