// /admin/mentoria: who gives hours, and how many of them are booked.
import { translator } from '../../i18n'
import { cx, muted, row, rowSplit, small, stack, title } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/field/input'
import { type AdminContext, AdminFrame } from '../admin/frame'
import * as css from './mentoring.css'

type Props = AdminContext & {
  readonly mentors: readonly { readonly account: string; readonly name: string; readonly email: string }[]
  readonly counts: {
    readonly ahead: number
    readonly booked: number
    readonly held: number
    readonly cancelled: number
  }
  /** What was typed and why it was not taken. */
  readonly failed?: { readonly email: string; readonly message: string } | undefined
}

/** /admin/mentoria: who may give hours, and how they stand. */
export function AdminMentoringPage({ mentors, counts, failed, ...frame }: Props) {
  const t = translator(frame.page.language)
  return (
    <AdminFrame {...frame} title={t('mentoring.admin.title')} lead={t('mentoring.admin.lead')} current="mentoring">
      <div className={stack}>
        <div className={cx(row, rowSplit)}>
          <p>{t('mentoring.admin.figures', counts)}</p>
          <ButtonLink size="sm" href="/mentor">
            {t('mentoring.admin.mine')}
          </ButtonLink>
        </div>
        <Card>
          <form className={stack} method="post" action="/admin/mentoria">
            <h2 className={title.md}>{t('mentoring.admin.name')}</h2>
            {failed && <Alert>{failed.message}</Alert>}
            <input type="hidden" name="acao" value="nomear" />
            <Field label={t('mentoring.admin.email')}>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  maxLength={254}
                  defaultValue={failed?.email ?? ''}
                  required
                />
              )}
            </Field>
            <div>
              <Button type="submit">{t('mentoring.admin.submit')}</Button>
            </div>
          </form>
        </Card>
        <Card className={stack}>
          <h2 className={title.md}>{t('mentoring.admin.mentors')}</h2>
          {mentors.length === 0 && <p className={muted}>{t('mentoring.admin.none')}</p>}
          <ul className={css.list}>
            {mentors.map(({ account, name, email }) => (
              <li key={account} className={cx(row, rowSplit)}>
                <span className={css.wide}>
                  <strong>{name}</strong> <span className={cx(small, muted)}>{email}</span>
                </span>
                <form method="post" action="/admin/mentoria">
                  <input type="hidden" name="acao" value="retirar" />
                  <input type="hidden" name="conta" value={account} />
                  <Button type="submit" size="sm" kind="ghost" aria-label={t('mentoring.admin.removeOf', { name })}>
                    {t('mentoring.admin.remove')}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          {mentors.length > 0 && <p className={cx(small, muted)}>{t('mentoring.admin.removeHint')}</p>}
        </Card>
      </div>
    </AdminFrame>
  )
}
