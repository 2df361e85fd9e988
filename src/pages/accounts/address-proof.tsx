// The pages of the links that confirm an address, change it or take the change back.

import { translator } from '../../i18n'
import { cx, muted, small, stack } from '../../ui/base'
import { Button, ButtonLink } from '../../ui/button/button'
import { Alert } from '../../ui/callout/callout'
import { Card } from '../../ui/card/card'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import { form } from './sign-in/setup.css'

/** What the page of a link says: it asks before it does anything, so that a mail scanner that opens links uses none. */
export type AddressLinkState =
  | { readonly state: 'ask'; readonly kind: 'prove' | 'change' | 'undo'; readonly email: string; readonly code: string }
  | { readonly state: 'over' | 'taken' | 'done' | 'already' }
  /** `next`: where a new password is chosen; null where passwords let nobody in. */
  | { readonly state: 'undone'; readonly next: string | null }

type Props = { readonly page: PageContext; readonly shown: AddressLinkState; readonly error?: string | undefined }

/** /confirmar-email and /desfazer-email. */
export function AddressProofPage({ page, shown, error }: Props) {
  const t = translator(page.language)
  const heading = t(`account.proof.${titleOf(shown)}`)
  return (
    <Shell page={page} title={heading}>
      <PageHead title={heading} lead={leadOf(page, shown)} />
      <Card className={cx(form, stack)} aria-label={heading}>
        {error && <Alert>{error}</Alert>}
        <Next page={page} shown={shown} />
      </Card>
    </Shell>
  )
}

const titleOf = (shown: AddressLinkState) => {
  // What a link that is over was for is not known any more.
  if (shown.state === 'over') return 'overTitle'
  return shown.state === 'undone' || (shown.state === 'ask' && shown.kind === 'undo') ? 'undoTitle' : 'title'
}

const leadOf = ({ language, appName }: PageContext, shown: AddressLinkState): string => {
  const t = translator(language)
  if (shown.state !== 'ask') return t(`account.proof.${shown.state}`)
  const key = { prove: 'ask', change: 'askChange', undo: 'undoAsk' } as const
  return t(`account.proof.${key[shown.kind]}`, { email: shown.email, app: appName })
}

function Next({ page, shown }: Pick<Props, 'page' | 'shown'>) {
  const t = translator(page.language)
  if (shown.state === 'ask')
    return (
      <form className={stack} method="post" action={shown.kind === 'undo' ? '/desfazer-email' : '/confirmar-email'}>
        <input type="hidden" name="codigo" value={shown.code} />
        <Button type="submit" kind="primary" size="lg" wide>
          {t(shown.kind === 'undo' ? 'account.proof.undo' : 'account.proof.confirm')}
        </Button>
        {shown.kind !== 'undo' && <p className={cx(small, muted)}>{t('account.proof.notMine')}</p>}
      </form>
    )
  if (shown.state === 'undone')
    return (
      <>
        <p>{t('account.proof.undoneText')}</p>
        <ButtonLink href={shown.next ?? '/entrar'} kind="primary">
          {t(shown.next ? 'account.proof.undoneNext' : 'account.proof.enter')}
        </ButtonLink>
      </>
    )
  return (
    <>
      {shown.state === 'over' && <p>{t('account.proof.overHint')}</p>}
      {shown.state === 'done' && <p>{t('account.proof.doneText')}</p>}
      <ButtonLink href="/conta">{t('account.proof.enter')}</ButtonLink>
    </>
  )
}
