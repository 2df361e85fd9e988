// The table of what an answer showed, beside the try before it.
import { useT } from '../../i18n'
import type { Cell, MeasureRow } from '../../texts/interview/view'
import { cx, muted, sectionGap, small, sr, stack, title } from '../../ui/base'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import { Icon } from '../../ui/icon/icon'
import * as css from './interview.css'

export type MeasureTableProps = {
  /** The last one or two tries. */
  tries: readonly { readonly attempt: number; readonly text: string }[]
  rows: readonly MeasureRow[]
}

/** What the last tries showed: what changed first, what is the same in both folded away. */
export function MeasureTable({ tries, rows }: MeasureTableProps) {
  const t = useT()
  const both = tries.length > 1
  const first = both ? rows.filter(({ changed }) => changed) : rows
  const same = rows.filter((one) => !first.includes(one))
  return (
    <Card className={cx(sectionGap, stack)} aria-labelledby="medida">
      <Heading id="medida">{t('interview.measure.title')}</Heading>
      <p className={muted}>{t('interview.measure.lead')}</p>
      {first.length > 0 && <Table tries={tries} rows={first} />}
      {same.length > 0 && (
        <details open={first.length === 0}>
          <summary className={small}>{t('interview.measure.same')}</summary>
          <Table tries={tries.slice(-1)} rows={same} />
        </details>
      )}
      <details>
        <summary className={small}>{t('interview.measure.read')}</summary>
        <div className={stack}>
          {tries.map(({ attempt, text }) => (
            <div key={attempt}>
              <h3 className={title.sm}>{t('interview.measure.column', { number: attempt })}</h3>
              <p className={css.answerText}>{text}</p>
            </div>
          ))}
        </div>
      </details>
    </Card>
  )
}

function Table({ tries, rows }: MeasureTableProps) {
  const t = useT()
  const columns = tries.map(({ attempt }) => t('interview.measure.column', { number: attempt }))
  return (
    <table className={css.measure}>
      <thead>
        <tr>
          <th scope="col">
            <span className={sr}>{t('interview.measure.what')}</span>
          </th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, hint, cells }) => (
          <tr key={id}>
            <th scope="row">
              {name} <small>{hint}</small>
            </th>
            {columns.map((column, at) => (
              <td key={column} data-col={tries.length > 1 ? column : undefined}>
                <CellText cell={cells.at(at - columns.length)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CellText({ cell }: { cell: Cell | undefined }) {
  if (!cell) return null
  if (cell.state === 'plain') return <span>{cell.text}</span>
  const missing = cell.state === 'missing'
  return (
    <span className={css.cell}>
      <Icon name={missing ? 'plus' : 'check'} className={missing ? css.missing : css.shownWord} />
      <span className={missing ? css.quiet : undefined}>{cell.text}</span>
    </span>
  )
}
