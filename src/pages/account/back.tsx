import { useT } from '../../i18n'
import { ButtonLink } from '../../ui/button'
import { cx } from '../../ui/cx'
import { pageHead, stack, stackGap } from '../../ui/layout.css'
import { title } from '../../ui/text.css'

import * as css from '../account.css'

/** The head of a page that belongs to /conta: the way back, and what the page is. */
export function BackHead({ heading }: { heading: string }) {
  const t = useT()
  return (
    <div className={cx(pageHead, stack, stackGap.s2)}>
      <div className={css.back}>
        <ButtonLink kind="ghost" size="sm" icon="arrow-left" href="/conta">
          {t('account.page.back')}
        </ButtonLink>
      </div>
      <h1 className={title.lg}>{heading}</h1>
    </div>
  )
}
