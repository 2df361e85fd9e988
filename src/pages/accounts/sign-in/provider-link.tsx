// Linking the identity provider to an account: the section of /conta, and the two pages on the way.

import { translator, useT } from '../../../i18n'
import { cx, muted, row, small, stack, stackGap } from '../../../ui/base'
import { Button, ButtonLink, SubmitRow } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { CurrentPassword } from '../../../ui/field/current-password'
import { SmallHeading } from '../../../ui/heading/heading'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { form } from './setup.css'

/** The link as it is: null where there is none. */
type LinkedIdentity = { readonly id: string; readonly email: string } | null
export type ProviderLink = {
  readonly provider: string
  readonly identity: LinkedIdentity
  readonly hasPassword: boolean
  /** Whether the link may end: somebody has to be able to sign in afterwards. */
  readonly canEnd: boolean
}

/** The part of /conta about the provider. */
export function ProviderSection({ provider, identity, hasPassword, canEnd }: ProviderLink) {
  const t = useT()
  return (
    <Card className={stack} id="entrada" aria-labelledby="entrada-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <SmallHeading id="entrada-titulo">{t('account.provider.heading', { provider })}</SmallHeading>
        <p className={cx(small, muted)}>{statusOf(t, provider, identity)}</p>
      </div>
      {hasPassword && (!identity || canEnd) && (
        <form className={stack} method="post" action={identity ? '/conta/entrada/desligar' : '/conta/entrada'}>
          {identity && <input type="hidden" name="entrada" value={identity.id} />}
          <CurrentPassword label={t('account.provider.password')} />
          <SubmitRow kind="outline">
            {identity ? t('account.provider.unlink') : t('account.provider.start', { provider })}
          </SubmitRow>
        </form>
      )}
    </Card>
  )
}

const statusOf = (t: ReturnType<typeof useT>, provider: string, identity: LinkedIdentity): string => {
  if (!identity) return t('account.provider.none', { provider })
  return identity.email ? t('account.provider.linked', { email: identity.email }) : t('account.provider.linkedPlain')
}

/** Between the password and the provider: the way there is a link, since forms lead to no other site. */
export function LinkLeavePage({ page, provider, href }: { page: PageContext; provider: string; href: string }) {
  const t = translator(page.language)
  const heading = t('account.provider.heading', { provider })
  return (
    <Shell page={page} title={heading}>
      <PageHead title={heading} lead={t('account.provider.leave', { provider })} />
      <div className={row}>
        <ButtonLink href={href} kind="primary" size="lg">
          {t('account.provider.proceed', { provider })}
        </ButtonLink>
        <ButtonLink href="/conta">{t('account.provider.cancel')}</ButtonLink>
      </div>
    </Shell>
  )
}

type ConfirmProps = { page: PageContext; provider: string; email: string; name: string }

/** The last question before an identity opens an account. */
export function LinkConfirmPage({ page, provider, email, name }: ConfirmProps) {
  const t = translator(page.language)
  const heading = t('account.provider.confirmTitle', { provider })
  return (
    <Shell page={page} title={heading}>
      <PageHead
        title={heading}
        lead={t('account.provider.confirmText', { provider, email: email || '—', nome: name })}
      />
      <Card className={form}>
        <form className={row} method="post" action="/conta/entrada/confirmar">
          <Button type="submit" kind="primary">
            {t('account.provider.confirm')}
          </Button>
          <ButtonLink href="/conta">{t('account.provider.cancel')}</ButtonLink>
        </form>
      </Card>
    </Shell>
  )
}
