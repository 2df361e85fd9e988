// The form by which an admin removes a person's second factors.
import { useT } from '../../../i18n'
import { type ActTexts, Reason } from '../../../islands/admin/forms'
import { cx, muted, small, stack } from '../../../ui/base'
import { SubmitRow } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { SmallHeading } from '../../../ui/heading/heading'

/** Takes a person's second factors away, for somebody who has lost both phone and codes. */
export function RemoveSecondFactor({ user, texts }: { user: string; texts: ActTexts }) {
  const t = useT()
  return (
    <Card className={stack} aria-labelledby="segundo-fator">
      <SmallHeading id="segundo-fator">{t('account.secondFactor.admin.heading')}</SmallHeading>
      <p>{t('account.secondFactor.admin.on')}</p>
      <form className={stack} method="post" action={`/admin/usuarios/${user}`}>
        <input type="hidden" name="acao" value="segundo-fator" />
        <p className={cx(small, muted)}>{t('account.secondFactor.admin.text')}</p>
        <Reason texts={texts} />
        <SubmitRow size="sm" kind="danger">
          {t('account.secondFactor.admin.remove')}
        </SubmitRow>
      </form>
    </Card>
  )
}
