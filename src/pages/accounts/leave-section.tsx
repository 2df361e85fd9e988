// The section of /conta about leaving: a copy of one's data, and erasing the account.
import { useT } from '../../i18n'
import Erase, { type EraseTexts } from '../../islands/accounts/erase'
import { cx, muted, small, stack, stackGap, title } from '../../ui/base'
import { LinkRow, SubmitRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'

/** Dates in words: when the account is erased, if that was asked for, and until when an erasure would have to wait. */
export type WaitingErasure = { readonly due: string | null; readonly waits: string | null }

type Props = { readonly admin: boolean; readonly hasPassword: boolean; readonly erasure: WaitingErasure }

/** The copy of one's data, and erasing the account. */
export function Leaving({ admin, hasPassword, erasure }: Props) {
  const t = useT()
  const texts = useEraseTexts(erasure)
  return (
    <Card className={cx(stack, stackGap.s8)} id="dados">
      <div className={cx(stack, stackGap.s2)}>
        <h2 className={title.sm}>{t('account.exported.heading')}</h2>
        <p className={small}>{t('account.exported.text')}</p>
        <LinkRow kind="outline" size="sm" icon="download" href="/conta/exportar" download>
          {t('account.exported.action')}
        </LinkRow>
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
        {!admin && erasure.due === null && hasPassword && <Erase texts={texts} />}
        {!admin && erasure.due === null && !hasPassword && (
          <LinkRow kind="outline" size="sm" href="/conta/apagar">
            {t('account.erase.action')}
          </LinkRow>
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
      <SubmitRow kind="primary" size="sm">
        {t('account.erase.keepAction')}
      </SubmitRow>
    </form>
  )
}

const useEraseTexts = ({ waits }: WaitingErasure): EraseTexts => {
  const t = useT()
  return {
    action: t('account.erase.action'),
    title: t('account.erase.title'),
    warning: waits ? t('account.erase.waits', { date: waits }) : t('account.erase.warning'),
    keep: t('account.erase.keep'),
    password: t('account.erase.password'),
    confirm: t('account.erase.confirm'),
    pending: t('account.erase.pending'),
    cancel: t('account.erase.cancel'),
    failed: t('account.erase.failed'),
    done: t('account.erase.done'),
    doneText: t('account.erase.doneText'),
    waiting: t('account.erase.waiting'),
    waitingText: t('account.erase.waitingText'),
    offline: t('account.offline'),
  }
}
