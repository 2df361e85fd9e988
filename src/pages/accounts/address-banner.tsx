// Says on every page that an email address is not proved. Plain forms: it works without a script.
import { useT } from '../../i18n'
import { cx, row } from '../../ui/base'
import { Button } from '../../ui/button/button'
import type { PageContext } from '../context'
import * as css from './address-banner.css'

type Props = { readonly waiting: NonNullable<PageContext['waitingForProof']> }

export function AddressBanner({ waiting: { email, isChange } }: Props) {
  const t = useT()
  return (
    <aside className={css.banner} aria-label={t('account.proof.title')}>
      <p className={css.text}>{t(isChange ? 'account.proof.bannerChange' : 'account.proof.banner', { email })}</p>
      <div className={cx(row, css.acts)}>
        <Act path="reenviar" label={t('account.proof.resend')} />
        {isChange && <Act path="cancelar" label={t('account.proof.cancel')} />}
        <Act path="depois" label={t('account.proof.later')} />
      </div>
    </aside>
  )
}

const Act = ({ path, label }: { path: string; label: string }) => (
  <form method="post" action={`/conta/email/${path}`}>
    <Button type="submit" kind="ghost" size="sm">
      {label}
    </Button>
  </form>
)
