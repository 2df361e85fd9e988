// The page of a secret that is shown once, for tokens and webhooks.

import { translator } from '../../i18n'
import CopyButton from '../../islands/shell/copy-button'
import { cx, row, small, stack } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './second-factor/second-factor.css'

type Props = { page: PageContext; value: string; of: 'tokens' | 'webhooks' }

/** A secret that was just made, on the one page that shows it. */
export function ShownOnce({ page, value, of }: Props) {
  const t = translator(page.language)
  const text = (key: 'madeTitle' | 'once' | 'copy' | 'copied' | 'copyFailed' | 'how' | 'saved') =>
    t(`account.${of}.${key}`)
  const label = t(of === 'tokens' ? 'account.tokens.token' : 'account.webhooks.secret')
  return (
    <Shell page={page} title={text('madeTitle')}>
      <PageHead title={text('madeTitle')} lead={text('once')} />
      <Card className={cx(stack, css.column)} aria-label={label}>
        <div className={row}>
          <code className={css.key}>{value}</code>
          <CopyButton text={value} label={text('copy')} done={text('copied')} failed={text('copyFailed')} />
        </div>
        <p className={small}>{text('how')}</p>
        <div>
          <ButtonLink href={`/conta/${of}`} kind="outline">
            {text('saved')}
          </ButtonLink>
        </div>
      </Card>
    </Shell>
  )
}
