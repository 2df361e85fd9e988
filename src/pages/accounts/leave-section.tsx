import { useT } from '../../i18n'
import Erase, { type EraseTexts } from '../../islands/accounts/erase'
import { cx } from '../../ui/base/cx'
import { stack, stackGap } from '../../ui/base/layout.css'
import { muted, small, title } from '../../ui/base/text.css'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'

/** The copy of one's data, and erasing the account. */
export function Leaving({ admin, hasPassword }: { admin: boolean; hasPassword: boolean }) {
  const t = useT()
  const texts = useEraseTexts()
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
        {!admin && hasPassword && <Erase texts={texts} />}
        {!admin && !hasPassword && (
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

const useEraseTexts = (): EraseTexts => {
  const t = useT()
  return {
    action: t('account.erase.action'),
    title: t('account.erase.title'),
    warning: t('account.erase.warning'),
    keep: t('account.erase.keep'),
    password: t('account.erase.password'),
    confirm: t('account.erase.confirm'),
    pending: t('account.erase.pending'),
    cancel: t('account.erase.cancel'),
    failed: t('account.erase.failed'),
    done: t('account.erase.done'),
    doneText: t('account.erase.doneText'),
    offline: t('account.offline'),
  }
}
