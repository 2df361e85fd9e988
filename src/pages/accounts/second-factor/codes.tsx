// The page that shows new recovery codes once.

import RecoveryCodes from '../../../islands/accounts/second-factor/recovery-codes'
import { cx, stack } from '../../../ui/base'
import { Card } from '../../../ui/card/card'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { codesTexts } from './island-texts'
import * as css from './second-factor.css'

/** The answer to what made recovery codes: the one time they are shown. */
export function CodesPage({ page, codes }: { page: PageContext; codes: readonly string[] }) {
  const texts = codesTexts(page.language, page.appName)
  return (
    <Shell page={page} title={texts.title}>
      <PageHead title={texts.title} lead={texts.once} />
      <Card className={cx(stack, css.column)} aria-label={texts.list}>
        <RecoveryCodes codes={codes} texts={texts} />
      </Card>
    </Shell>
  )
}
