// The section of /conta that leads to API tokens and webhooks.
import { useT } from '../../i18n'
import { cx, muted, row, small, stack, stackGap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Card } from '../../ui/card/card'
import { SmallHeading } from '../../ui/heading/heading'

/** The account page's way to what a person's own programs use: tokens and webhooks. */
export function ProgramsSection() {
  const t = useT()
  return (
    <Card className={stack} id="programas" aria-labelledby="programas-titulo">
      <div className={cx(stack, stackGap.s2)}>
        <SmallHeading id="programas-titulo">{t('account.tokens.section')}</SmallHeading>
        <p className={cx(small, muted)}>{t('account.tokens.sectionText')}</p>
      </div>
      <div className={row}>
        <ButtonLink href="/conta/tokens" kind="outline" size="sm">
          {t('account.tokens.title')}
        </ButtonLink>
        <ButtonLink href="/conta/webhooks" kind="outline" size="sm">
          {t('account.webhooks.title')}
        </ButtonLink>
      </div>
    </Card>
  )
}
