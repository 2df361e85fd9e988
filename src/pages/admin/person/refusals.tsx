// Requests for an analysis that were refused, on a person's page in the panel: the answer to "why was I refused?".
import type { Plan, RefusalReason, Tool } from '../../../events/schema/vocabulary'
import { useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { muted, num, small, stack } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import { Heading } from '../../../ui/heading/heading'
import { TableHead, TableScroll } from '../../../ui/table/table'
import * as css from '../admin.css'

export type RefusalRow = {
  readonly at: number
  readonly tool: Tool
  readonly reason: RefusalReason
  readonly plan: Plan
}

type Props = { readonly refusals: readonly RefusalRow[]; readonly language: 'pt-BR' | 'en-US'; readonly now: number }

export function RefusedAnalyses({ refusals, language, now }: Props) {
  const t = useT()
  if (refusals.length === 0) return null
  const heading = t('admin.person.refusals.title')
  return (
    <Card className={stack} aria-labelledby="recusas">
      <Heading id="recusas">{heading}</Heading>
      <p className={muted}>{t('admin.person.refusals.text')}</p>
      <TableScroll className={css.numbers} label={heading}>
        <table className={css.plain}>
          <TableHead
            className={small}
            names={[t('admin.person.refusals.tool'), t('admin.person.when'), t('admin.person.refusals.why')]}
          />
          <tbody>
            {refusals.map(({ at, tool, reason }) => (
              <tr key={`${at} ${tool}`}>
                <th scope="row">{t(`admin.tools.${tool}`)}</th>
                <td className={num}>{formats(language).moment(at, now)}</td>
                <td>{t(`admin.person.refusals.${reason}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Card>
  )
}
