// Title and way back of the pages below /conta.
import { useT } from '../../i18n'
import { Back } from '../../ui/back/back'
import { cx } from '../../ui/base/cx'
import { pageHead, stack, stackGap } from '../../ui/base/layout.css'
import { title } from '../../ui/base/text.css'

/** The head of a page below /conta: a link back, and the title. */
export function BackHead({ heading }: { heading: string }) {
  const t = useT()
  return (
    <div className={cx(pageHead, stack, stackGap.s2)}>
      <Back href="/conta" label={t('account.page.back')} />
      <h1 className={title.lg}>{heading}</h1>
    </div>
  )
}
