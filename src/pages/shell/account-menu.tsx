// The menu of a signed-in person in the header.
import { useT } from '../../i18n'
import Logout from '../../islands/shell/logout'
import { Avatar } from '../../ui/avatar/avatar'
import { cx, muted, onlyWide, small } from '../../ui/base'
import { Icon } from '../../ui/icon/icon'
import * as css from './shell.css'

/** What the header says of the signed-in person: their names, and the letter in place of a photo. */
export type Person = {
  readonly name: string
  readonly first: string
  readonly letter: string
  readonly email: string
  readonly photo?: string | null | undefined
}

export function AccountMenu({ person }: { person: Person }) {
  return (
    <details className={cx(css.menu, onlyWide)} name="menu">
      <summary className={css.userButton}>
        <Avatar {...person} /> <span className={css.userName}>{person.first}</span> <Icon name="chevron-down" />
      </summary>
      <div className={cx(css.pop, css.popEnd)}>
        <AccountLinks person={person} />
      </div>
    </details>
  )
}

/** The signed-in person, their pages, and signing out. */
export function AccountLinks({ person }: { person: Person }) {
  const t = useT()
  return (
    <>
      <p className={css.who}>
        <strong>{person.name}</strong>
        <span className={cx(small, muted)}>{person.email}</span>
      </p>
      <a href="/conta">
        <Icon name="square-user-round" /> {t('common.account.mine')}
      </a>
      <a href="/configuracoes">
        <Icon name="settings" /> {t('common.account.settings')}
      </a>
      <Logout
        load="deferred"
        label={t('common.account.logout')}
        className={css.popButton}
        failed={t('account.logout.failed')}
        offline={t('account.offline')}
      />
    </>
  )
}
