// /redefinir-senha: takes the new password of somebody who came by a mailed link.
import { passwordLength } from '../../../api/account/accounts'
import { translator } from '../../../i18n'
import { cx } from '../../../ui/base/cx'
import { page as pageBox, pageHead, stack, stackGap, wrap } from '../../../ui/base/layout.css'
import { lead, title } from '../../../ui/base/text.css'
import { Button, ButtonLink } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/field/input'
import type { PageContext } from '../../context'
import { Shell } from '../../shell/shell'
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
      <main id="conteudo" className={cx(wrap, pageBox)}>
        <div className={cx(pageHead, stack, stackGap.s2)}>
          <h1 className={title.lg}>{t('account.forgotten.choose')}</h1>
          <p className={lead}>{t(code === null ? 'account.forgotten.over' : 'account.forgotten.chooseText')}</p>
        </div>
        <Card className={form} aria-label={t('account.forgotten.choose')}>
          {code === null ? (
            <ButtonLink href="/esqueci-senha">{t('account.forgotten.again')}</ButtonLink>
          ) : (
            <form className={stack} method="post" action="/redefinir-senha">
              <input type="hidden" name="codigo" value={code} />
              <Field label={t('account.profile.fresh')} hint={t('account.password.hint', passwordLength)} error={error}>
                {(control) => (
                  <Input
                    {...control}
                    name="senha"
                    type="password"
                    autoComplete="new-password"
                    minLength={passwordLength.shortest}
                    maxLength={1000}
                    required
                  />
                )}
              </Field>
              <Button type="submit" kind="primary" size="lg" wide>
                {t('account.forgotten.save')}
              </Button>
            </form>
          )}
        </Card>
      </main>
    </Shell>
  )
}
