// A table of figures under a heading, the building block of the statistics.

import { cx, muted, num, small, stack, title } from '../../../ui/base'
import { LinkRow } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { TableHead, TableScroll } from '../../../ui/table/table'
import { stacked } from '../../../ui/table/table.css'
import * as css from '../admin.css'

type FiguresProps = {
  readonly heading: string
  readonly heads: readonly string[]
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly string[])[]
  readonly note?: string | undefined
  /** The address of the same figures as a file. */
  readonly file?: { readonly href: string; readonly label: string }
}

/** Tables with more columns than this are lists on a phone. */
const columnsOnPhone = 4

export function Figures({ heading, heads, rows, note, file }: FiguresProps) {
  return (
    <Card className={stack}>
      <h2 className={title.sm}>{heading}</h2>
      {rows.length > 0 && (
        <TableScroll label={heading}>
          <table className={cx(css.plain, heads.length > columnsOnPhone && stacked)}>
            <TableHead names={heads} />
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={heads[index + 1]} className={num} data-label={heads[index + 1]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {note && <p className={cx(small, muted)}>{note}</p>}
      {file && (
        <LinkRow size="sm" icon="download" href={file.href} download>
          {file.label}
        </LinkRow>
      )}
    </Card>
  )
}
