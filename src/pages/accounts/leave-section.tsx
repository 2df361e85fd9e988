// The section of /conta about leaving: a copy of one's data, and erasing the account.
import { useT, useTexts } from '../../i18n'
import Erase from '../../islands/accounts/erase'
import { cx, muted, small, stack, stackGap, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'

/** Dates in words: when the account is erased, if that was asked for, and until when an erasure would have to wait. */
export type WaitingErasure = { readonly due: string | null; readonly waits: string | null }

type Props = { readonly admin: boolean; readonly hasPassword: boolean; readonly erasure: WaitingErasure }

/** The copy of one's data, and erasing the account. */
export function Leaving({ admin, hasPassword, erasure }: Props) {
  const t = useT()
  const { erase, offline } = useTexts().account
  const warning = erasure.waits ? t('account.erase.waits', { date: erasure.waits }) : erase.warning
  return (
    <Card className={cx(stack, stackGap.s8)} id="dados">
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{t('account.exported.heading')}</h2>
        <p className={small}>{t('account.exported.text')}</p>
        <div>
          <ButtonLink kind="outline" size="sm" icon="download" href="/conta/exportar" download>
            {t('account.exported.action')}
          </ButtonLink>
        </div>
        <p className={cx(small, muted)}>{t('account.exported.hint')}</p>
      </div>
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{t('account.erase.heading')}</h2>
        <p className={small}>{admin ? t('account.erase.admin') : t('account.erase.text')}</p>
        {erasure.due !== null ? (
          <Waiting due={erasure.due} />
        ) : (
          !admin && erasure.waits && <p className={small}>{t('account.erase.waits', { date: erasure.waits })}</p>
        )}
        {!admin && erasure.due === null && hasPassword && <Erase texts={{ ...erase, warning, offline }} />}
        {!admin && erasure.due === null && !hasPassword && (
          <div>
            <ButtonLink kind="outline" size="sm" href="/conta/apagar">
              {t('account.erase.action')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}

/** An erasure that was asked for and waits: a plain form calls it off. */
function Waiting({ due }: { due: string }) {
  const t = useT()
  return (
    <form className={cx(stack, stackGap.s2)} method="post" action="/conta/apagar/manter">
      <p role="status">{t('account.erase.due', { date: due })}</p>
      <div>
        <Button type="submit" kind="primary" size="sm">
          {t('account.erase.keepAction')}
        </Button>
      </div>
    </form>
  )
}
