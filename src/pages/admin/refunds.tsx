// Refunds due, until an admin marks them as handled.
import type { RefundCause } from '../../events/schema/vocabulary'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import { cx, row, rowSplit, stack, stackGap } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Callout } from '../../ui/callout/callout'

export type RefundDue = {
  readonly subscription: string
  readonly at: number
  /** Null once the account is erased. */
  readonly account: string | null
  readonly cause: RefundCause
}

type Props = {
  readonly refunds: readonly RefundDue[]
  readonly language: Language
  /** Where settling one leads back to. */
  readonly back: string
}

export function Refunds({ refunds, language, back }: Props) {
  const t = useT()
  if (refunds.length === 0) return null
  return (
    <Callout title={t('admin.refunds.title')}>
      <div className={cx(stack, stackGap.s2)}>
        <p>{t('admin.refunds.lead')}</p>
        {refunds.map((refund) => (
          <One key={refund.subscription} refund={refund} language={language} back={back} />
        ))}
      </div>
    </Callout>
  )
}

function One({ refund, language, back }: { refund: RefundDue; language: Language; back: string }) {
  const t = useT()
  const { subscription, at, account, cause } = refund
  const sentence = t(`admin.refunds.${cause}`, { date: formats(language).exact(at) })
  return (
    <form className={cx(row, rowSplit)} method="post" action="/admin/devolucoes">
      <input type="hidden" name="assinatura" value={subscription} />
      <input type="hidden" name="volta" value={back} />
      <span>
        {account === null ? sentence : <a href={`/admin/usuarios/${account}`}>{sentence}</a>}{' '}
        <code>{subscription}</code>
      </span>
      <Button type="submit" size="sm" aria-label={t('admin.refunds.settleOf', { subscription })}>
        {t('admin.refunds.settle')}
      </Button>
    </form>
  )
}
