// /conta/apagar: the question before an account is erased, also without JavaScript.
import { translator } from '../../i18n'
import { muted, pageHead, row, stack, title } from '../../ui/base'
import { Button, ButtonLink, LinkRow } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { CurrentPassword } from '../../ui/field/current-password'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './account.css'

type Props = {
  page: PageContext
  admin: boolean
  error?: string | undefined
  /** For somebody without a password: whether they showed who they are at the provider just now. */
  fresh?: boolean | null
  /** Until when the erasure would have to wait, in words. */
  waits?: string | null
}

/** /conta/apagar: the dialog's question as a page, for browsers without JavaScript. `error` is about the password. */
export function ErasePage({ page, admin, error, fresh = null, waits = null }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.erase.heading')}>
      <div className={pageHead}>
        <h1 className={title.lg}>{t('account.erase.title')}</h1>
      </div>
      <Card className={css.form} aria-label={t('account.erase.heading')}>
        {admin ? (
          <div className={stack}>
            <p>{t('account.erase.admin')}</p>
            <LinkRow href="/conta">{t('account.page.back')}</LinkRow>
          </div>
        ) : (
          <form className={stack} method="post" action="/conta/apagar">
            <p>{t('account.erase.warning')}</p>
            {waits && <p>{t('account.erase.waits', { date: waits })}</p>}
            <p className={muted}>{t('account.erase.keep')}</p>
            {fresh === null && <CurrentPassword label={t('account.erase.password')} error={error} />}
            {fresh === false && <SignInAgain page={page} />}
            <div className={row}>
              {fresh !== false && (
                <Button type="submit" kind="danger">
                  {t('account.erase.confirm')}
                </Button>
              )}
              <ButtonLink href="/conta">{t('account.erase.cancel')}</ButtonLink>
            </div>
          </form>
        )}
      </Card>
    </Shell>
  )
}

function SignInAgain({ page }: { page: PageContext }) {
  const t = translator(page.language)
  const provider = page.provider?.name ?? ''
  return (
    <>
      <p>{t('account.provider.againText', { provider })}</p>
      <LinkRow kind="primary" href="/entrar/provedor?next=%2Fconta%2Fapagar">
        {t('account.provider.again', { provider })}
      </LinkRow>
    </>
  )
}
