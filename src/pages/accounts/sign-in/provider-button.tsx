// The link that leads to the identity provider to sign in there.
import { useT } from '../../../i18n'
import { muted, stack } from '../../../ui/base'
import { ButtonLink } from '../../../ui/button/button'
import { Callout } from '../../../ui/callout/callout'
import type { PageContext } from '../../context'

type Props = { readonly provider: NonNullable<PageContext['provider']>; readonly next: string | null }

/** A link and no form: it leads to another site, where forms of ours must not (form-action). */
export function ProviderButton({ provider: { name, isAway, only }, next }: Props) {
  const t = useT()
  const query = next ? `?${new URLSearchParams({ next })}` : ''
  return (
    <div className={stack}>
      {only && <p>{t('account.provider.only', { provider: name })}</p>}
      {isAway && <Callout>{t('account.provider.away', { provider: name })}</Callout>}
      <ButtonLink href={`/entrar/provedor${query}`} kind={only ? 'primary' : 'outline'} size="lg" wide rel="nofollow">
        {t('account.provider.button', { provider: name })}
      </ButtonLink>
      {!only && <p className={muted}>{t('account.provider.or')}</p>}
    </div>
  )
}
