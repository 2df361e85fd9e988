// The link by which somebody without a password signs in again before a change.
import { useT } from '../../../i18n'
import { ButtonLink } from '../../../ui/button/button'

/** For who signs in at a provider and has no password to be asked for: the way there and back to this page. */
export function AgainAtProvider({ provider, next }: { provider: string; next: string }) {
  const t = useT()
  return (
    <p>
      <ButtonLink size="sm" href={`/entrar/provedor?next=${encodeURIComponent(next)}`}>
        {t('account.provider.again', { provider })}
      </ButtonLink>
    </p>
  )
}
