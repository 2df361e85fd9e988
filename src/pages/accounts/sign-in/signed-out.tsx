// /saiu: says that the identity provider may still have the person signed in.

import { translator } from '../../../i18n'
import { lead, row } from '../../../ui/base'
import { ButtonLink } from '../../../ui/button/button'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'

type Props = { page: PageContext; provider: string; canSignOut: boolean }

/** /saiu: after signing out of a session that began at the provider, where the person may still be signed in. */
export function SignedOutPage({ page, provider, canSignOut }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.provider.signedOut')}>
      <PageHead title={t('account.provider.signedOut')}>
        {provider && <p className={lead}>{t('account.provider.signedOutText', { provider })}</p>}
      </PageHead>
      <div className={row}>
        {canSignOut && (
          <ButtonLink href="/sair/provedor" kind="primary">
            {t('account.provider.signOut', { provider })}
          </ButtonLink>
        )}
        <ButtonLink href="/">{t('account.provider.home')}</ButtonLink>
      </div>
    </Shell>
  )
}
