// The admin's coupons: a form that creates a batch, and the newest codes. A region, so that it works on any page.
import { couponsRegion } from '../../api/regions'
import { type Language, useT } from '../../i18n'
import { formats } from '../../i18n/format'
import Batch from '../../islands/billing/coupon-batch-form'
import Copy from '../../islands/shell/copy-button'
import { Badge } from '../../ui/badge/badge'
import { cx, muted, row, rowEnd, small, sr, stack, stackGap, title } from '../../ui/base'
import { Button } from '../../ui/button/button'
import { Checkbox } from '../../ui/field/checkbox'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { Heading } from '../../ui/heading/heading'
import { TableHead, TableScroll } from '../../ui/table/table'
import { stacked, table } from '../../ui/table/table.css'
import { regionPage } from '../shell/region-page'

type AdminCoupon = {
  readonly code: string
  readonly percent: number
  /** Milliseconds. */
  readonly until: number
  readonly state: 'free' | 'held' | 'used'
  readonly voided: boolean
}

export type CouponsProps = {
  readonly coupons: readonly AdminCoupon[]
  readonly language: Language
  readonly now: number
}

export function CouponsRegion({ coupons, language, now }: CouponsProps) {
  const t = useT()
  const texts = {
    count: t('plans.admin.count'),
    percent: t('plans.admin.percent'),
    days: t('plans.admin.days'),
    create: t('plans.admin.create'),
    creating: t('plans.admin.creating'),
    created: t('plans.admin.created'),
    one: t('plans.admin.createdCount', { count: 1 }),
    // Interpolated by the island, which knows how many were created.
    many: t('plans.admin.createdCount', { count: 2 }).replace('2', '{{count}}'),
    failed: t('plans.admin.failed'),
    offline: t('plans.offline'),
  }
  return (
    <section data-region={couponsRegion} className={cx(stack, stackGap.s6)} aria-labelledby="cupons">
      <div className={cx(stack, stackGap.s2)}>
        <Heading id="cupons">{t('plans.admin.heading')}</Heading>
        <p className={cx(muted, small)}>{t('plans.admin.text')}</p>
      </div>
      <Batch texts={texts} region={couponsRegion} />
      {coupons.length === 0 ? (
        <p className={muted}>{t('plans.admin.none')}</p>
      ) : (
        <>
          <p className={cx(muted, small)}>{t('plans.admin.listed', { count: coupons.length })}</p>
          <List coupons={coupons} language={language} now={now} />
          <Void />
        </>
      )}
    </section>
  )
}

/** Takes a code back, or what is left of its batch: the code is typed, because it cannot be undone. */
function Void() {
  const t = useT()
  return (
    <form className={cx(stack, stackGap.s2)} method="post" action="/admin/cupons" aria-labelledby="anular-cupom">
      <h3 className={title.sm} id="anular-cupom">
        {t('plans.admin.voidHeading')}
      </h3>
      <p className={cx(muted, small)}>{t('plans.admin.voidText')}</p>
      <input type="hidden" name="acao" value="anular" />
      <div className={cx(row, rowEnd)}>
        <Field label={t('plans.admin.code')}>
          {(control) => <Input {...control} name="codigo" maxLength={60} autoComplete="off" required />}
        </Field>
        <Checkbox name="lote" value="sim" label={t('plans.admin.voidBatch')} />
        <Button type="submit">{t('plans.admin.voidNow')}</Button>
      </div>
    </form>
  )
}

/** A coupon whose time is over, or that was voided, can no longer be used, whatever its state. */
const statusOf = ({ state, until, voided }: AdminCoupon, now: number): 'used' | 'voided' | 'expired' | 'free' =>
  state === 'used' ? 'used' : voided ? 'voided' : until <= now ? 'expired' : 'free'

function List({ coupons, language, now }: CouponsProps) {
  const t = useT()
  const { date } = formats(language)
  return (
    <TableScroll label={t('plans.admin.heading')}>
      <table className={cx(table, stacked)}>
        <TableHead
          names={[t('plans.admin.code'), t('plans.admin.discount'), t('plans.admin.until'), t('plans.admin.status')]}
        >
          <th scope="col">
            <span className={sr}>{t('plans.admin.copy')}</span>
          </th>
        </TableHead>
        <tbody>
          {coupons
            .map((coupon) => ({ ...coupon, status: statusOf(coupon, now) }))
            .map(({ code, percent, until, state, status }) => (
              <tr key={code}>
                <td>
                  <code>{code}</code>
                </td>
                <td data-label={t('plans.admin.discount')}>{percent}%</td>
                <td data-label={t('plans.admin.until')}>{date(until, now)}</td>
                <td data-label={t('plans.admin.status')}>
                  <span>
                    <Badge tone={status === 'free' ? 'good' : 'line'}>{t(`plans.admin.${status}`)}</Badge>{' '}
                    {state === 'held' && <span className={cx(muted, small)}>{t('plans.admin.held')}</span>}
                  </span>
                </td>
                <td>
                  {status === 'free' && (
                    <Copy
                      load="idle"
                      text={code}
                      label={t('plans.admin.copy')}
                      done={t('plans.admin.copied')}
                      failed={t('plans.admin.copyFailed')}
                    />
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

/** The answer to a request with `x-region: cupons`. Render it with `identifierPrefix: couponsRegion`. */
export const CouponsPart = regionPage(CouponsRegion)
