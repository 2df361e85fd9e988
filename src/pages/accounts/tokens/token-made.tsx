// The page that shows a new API token once.
import { translator } from '../../../i18n'
import type { PageContext } from '../../context'
import { ShownOnce } from '../shown-once'

/** The answer to what made a token: the one time it is shown. */
export function TokenMadePage({ page, token }: { page: PageContext; token: string }) {
  const t = translator(page.language)
  return (
    <ShownOnce
      page={page}
      value={token}
      back="/conta/tokens"
      texts={{
        title: t('account.tokens.madeTitle'),
        once: t('account.tokens.once'),
        label: t('account.tokens.token'),
        copy: t('account.tokens.copy'),
        copied: t('account.tokens.copied'),
        copyFailed: t('account.tokens.copyFailed'),
        how: t('account.tokens.how'),
        saved: t('account.tokens.saved'),
      }}
    />
  )
}
