import { translator } from '../../../i18n'
import CopyButton from '../../../islands/shell/copy-button'
import { cx } from '../../../ui/base/cx'
import { page as pageBox, pageHead, row, stack, stackGap, wrap } from '../../../ui/base/layout.css'
import { lead, small, title } from '../../../ui/base/text.css'
import { ButtonLink } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import type { PageContext } from '../../context'
import { Shell } from '../../shell/shell'
import * as css from '../second-factor/second-factor.css'

/** The answer to what made a token: the one time it is shown. */
export function TokenMadePage({ page, token }: { page: PageContext; token: string }) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.tokens.madeTitle')}>
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('account.tokens.madeTitle')}</h1>
          <p className={lead}>{t('account.tokens.once')}</p>
        </div>
        <Card className={cx(stack, css.column)} aria-label={t('account.tokens.token')}>
          <div className={row}>
            <code className={css.key}>{token}</code>
            <CopyButton
              text={token}
              label={t('account.tokens.copy')}
              done={t('account.tokens.copied')}
              failed={t('account.tokens.copyFailed')}
            />
          </div>
          <p className={small}>{t('account.tokens.how')}</p>
          <div>
            <ButtonLink href="/conta/tokens" kind="outline">
              {t('account.tokens.saved')}
            </ButtonLink>
          </div>
        </Card>
      </main>
    </Shell>
  )
}
