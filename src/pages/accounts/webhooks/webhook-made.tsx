// The page that shows the secret of a new webhook once.
import { translator } from '../../../i18n'
import type { PageContext } from '../../context'
import { ShownOnce } from '../shown-once'

/** The answer to what added a webhook: the one time its secret is shown. */
export function WebhookMadePage({ page, secret }: { page: PageContext; secret: string }) {
  const t = translator(page.language)
  return (
    <ShownOnce
      page={page}
      value={secret}
      back="/conta/webhooks"
      texts={{
        title: t('account.webhooks.madeTitle'),
        once: t('account.webhooks.once'),
        label: t('account.webhooks.secret'),
        copy: t('account.webhooks.copy'),
        copied: t('account.webhooks.copied'),
        copyFailed: t('account.webhooks.copyFailed'),
        how: t('account.webhooks.how'),
        saved: t('account.webhooks.saved'),
      }}
    />
  )
}
