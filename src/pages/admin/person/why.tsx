// Explains to an admin why a person has the allowance they have.
import type { Catalogue } from '../../../billing/catalogue'
import { type Language, useT } from '../../../i18n'
import { type Why, whyView } from '../../../texts/admin/person-view'
import { cx, num, small, stack } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import { Heading } from '../../../ui/heading/heading'
import { TableHead, TableScroll } from '../../../ui/table/table'
import { stacked } from '../../../ui/table/table.css'
import * as css from '../admin.css'

export function WhyCard({ why, language, catalogue }: { why: Why; language: Language; catalogue: Catalogue }) {
  const t = useT()
  const { question, answer, perTool, steps } = whyView(why, language, catalogue)
  return (
    <Card className={stack} aria-labelledby="por-que">
      <Heading id="por-que">{question}</Heading>
      <p>{answer}</p>
      <p className={small}>{t('admin.person.perTool', { perTool })}</p>
      <details className={small}>
        <summary>{t('admin.person.proof')}</summary>
        <TableScroll className={css.numbers} label={t('admin.person.proof')}>
          <table className={cx(css.plain, stacked)}>
            <TableHead
              names={[
                t('admin.person.what'),
                t('admin.person.when'),
                t('admin.person.position'),
                t('admin.person.change'),
                t('admin.person.left'),
              ]}
            />
            <tbody>
              {steps.map(({ key, position, when, what, change, left }) => (
                <tr key={key}>
                  <th scope="row">{what}</th>
                  <td className={num} data-label={t('admin.person.when')}>
                    {when}
                  </td>
                  <td className={num} data-label={t('admin.person.position')}>
                    {position}
                  </td>
                  <td className={num} data-label={t('admin.person.change')}>
                    {change}
                  </td>
                  <td className={num} data-label={t('admin.person.left')}>
                    {left}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </Card>
  )
}
