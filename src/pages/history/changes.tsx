// Shows what changed since an earlier result, on a tool's page.

import { type Language, useT } from '../../i18n'
import {
  changesOf,
  earlierThan,
  type HistoryData,
  nameOf,
  type Pair,
  pairText,
  scoreText,
} from '../../texts/history/view'
import { cx, muted, noPrint, small, stack } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Field } from '../../ui/field/field'
import { Select } from '../../ui/field/input'
import { TableHead } from '../../ui/table/table'
import * as css from './history.css'

type Props = HistoryData & { pair: Pair; language: Language }

/** What changed between the result on the page and an earlier one that the person may choose. */
export function Changes({ pair, language, ...data }: Props) {
  const t = useT()
  const { score, rules } = pairText(pair, language)
  const rows = changesOf(pair, language)
  return (
    <div className={cx(css.room, stack)}>
      <p>
        {score} <span className={muted}>{rules}</span>
      </p>
      {rows.length === 0 ? (
        <p className={cx(small, muted)}>{t('history.noChanges')}</p>
      ) : (
        <table className={css.changes}>
          <TableHead names={[t('history.part'), t('history.before'), t('history.now'), t('history.difference')]} />
          <tbody>
            {rows.map(({ id, name, before, after, moved, up }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>{after}</td>
                <td className={up ? css.up : undefined}>{moved}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Choose {...data} pair={pair} language={language} />
    </div>
  )
}

/** A plain form that works without a script. Shown only where there is a choice. */
function Choose({ path, entries, pair, now, language }: Props) {
  const t = useT()
  const older = earlierThan(entries, pair.newer.id)
  if (older.length < 2) return null
  return (
    <form className={cx(css.compare, noPrint)} action={`${path}#mudou`}>
      <Field label={t('history.compareWith')}>
        {(control) => (
          <Select {...control} name="com" defaultValue={pair.older.id}>
            {older.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {nameOf(entry, language, now)} ({scoreText(entry)})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <input type="hidden" name="analise" value={pair.newer.id} />
      <Button type="submit" kind="outline">
        {t('common.compare')}
      </Button>
    </form>
  )
}
