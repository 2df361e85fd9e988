// /redefinir-senha: takes the new password of somebody who came by a mailed link.

import { translator } from '../../../i18n'
import { stack } from '../../../ui/base'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import { NewPasswordField } from './new-password-field'
import { form } from './setup.css'

type Props = {
  page: PageContext
  /** The link's code, sent again by the form; null for a used or expired link. */
  code: string | null
  error?: string | undefined
}

/** /redefinir-senha: the page of a link with which somebody chooses a new password. */
export function NewPasswordPage({ page, code, error }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('account.forgotten.choose')}>
      <PageHead
        title={t('account.forgotten.choose')}
        lead={t(code === null ? 'account.forgotten.over' : 'account.forgotten.chooseText')}
      />
      <Card className={form} aria-label={t('account.forgotten.choose')}>
        {code === null ? (
          <ButtonLink href="/esqueci-senha">{t('account.forgotten.again')}</ButtonLink>
        ) : (
          <form className={stack} method="post" action="/redefinir-senha">
            <input type="hidden" name="codigo" value={code} />
            <NewPasswordField label={t('account.profile.fresh')} error={error} />
            <Button type="submit" kind="primary" size="lg" wide>
              {t('account.forgotten.save')}
            </Button>
          </form>
        )}
      </Card>
    </Shell>
  )
}
