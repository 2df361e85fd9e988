// The test checkout's page in the place of the provider's own: changing a subscription, and its invoices.
import { translator } from '../../i18n'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowSplit, stack, stackGap, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { Heading } from '../../ui/heading/heading'
import { TableHead, TableScroll } from '../../ui/table/table'
import { end, stacked, table } from '../../ui/table/table.css'
import type { PageContext } from '../context'
import { TestFrame } from './test-checkout'

export type TestSubscriptionView = {
  readonly id: string
  readonly name: string
  readonly status: 'active' | 'past_due' | 'unpaid' | 'canceled' | 'cancelling'
  readonly until: string
  /** What can be done: the value of its button and its words. */
  readonly actions: readonly { readonly value: string; readonly text: string }[]
}
type TestInvoiceView = {
  readonly id: string
  readonly date: string
  readonly name: string
  readonly amount: string
  readonly paid: boolean
}

type Props = {
  page: PageContext
  subscriptions: readonly TestSubscriptionView[]
  invoices: readonly TestInvoiceView[]
}

/** Where a subscription of the test checkout is changed and its invoices lie. */
export function TestPortalPage({ page, subscriptions, invoices }: Props) {
  const t = translator(page.language)
  return (
    <TestFrame page={page} heading={t('plans.test.portal.title')}>
      {subscriptions.length === 0 && <p className={muted}>{t('plans.test.portal.none')}</p>}
      {subscriptions.map((one) => (
        <SubscriptionCard key={one.id} page={page} one={one} />
      ))}
      <Invoices page={page} invoices={invoices} />
    </TestFrame>
  )
}

function SubscriptionCard({ page, one }: { page: PageContext; one: TestSubscriptionView }) {
  const t = translator(page.language)
  return (
    <Card className={cx(stack, stackGap.s6)} aria-label={t('plans.test.portal.subscription')}>
      <div className={cx(row, rowSplit)}>
        <h2 className={title.md}>{one.name}</h2>
        <Badge tone={one.status === 'active' ? 'good' : 'line'}>{t(`plans.test.portal.status.${one.status}`)}</Badge>
      </div>
      <p className={muted}>{one.until}</p>
      {one.actions.length > 0 && (
        <form method="post" action="/pagamento-teste/portal" className={row}>
          <input type="hidden" name="assinatura" value={one.id} />
          {one.actions.map(({ value, text }) => (
            <Button key={value} type="submit" name="escolha" value={value} kind="outline" size="sm">
              {text}
            </Button>
          ))}
        </form>
      )}
    </Card>
  )
}

function Invoices({ page, invoices }: Omit<Props, 'subscriptions'>) {
  const t = translator(page.language)
  return (
    <section className={stack} aria-labelledby="faturas">
      <Heading id="faturas">{t('plans.test.portal.invoices')}</Heading>
      {invoices.length === 0 ? (
        <p className={muted}>{t('plans.test.portal.noInvoices')}</p>
      ) : (
        <TableScroll label={t('plans.test.portal.invoices')}>
          <table className={cx(table, stacked)}>
            <TableHead names={[t('plans.test.portal.date'), t('plans.test.plan'), t('plans.test.portal.state')]}>
              <th scope="col" className={end}>
                {t('plans.test.portal.amount')}
              </th>
            </TableHead>
            <tbody>
              {invoices.map(({ id, date, name, amount, paid }) => (
                <tr key={id}>
                  <td data-label={t('plans.test.portal.date')}>{date}</td>
                  <td data-label={t('plans.test.plan')}>{name}</td>
                  <td data-label={t('plans.test.portal.state')}>
                    {t(paid ? 'plans.test.portal.paid' : 'plans.test.portal.failed')}
                  </td>
                  <td className={end} data-label={t('plans.test.portal.amount')}>
                    {amount}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  )
}
