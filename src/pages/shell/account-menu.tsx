// The menu of a signed-in person in the header.
import { useT } from '../../i18n'
import { firstName } from '../../i18n/first'
import Logout from '../../islands/shell/logout'
import { Avatar } from '../../ui/avatar/avatar'
import { cx, muted, onlyWide, small } from '../../ui/base'
import { Icon } from '../../ui/icon/icon'
import type { PageContext } from '../context'
import * as css from './shell.css'

type User = NonNullable<PageContext['user']>

export function AccountMenu({ user }: { user: User }) {
  return (
    <details className={cx(css.menu, onlyWide)} name="menu">
      <summary className={css.userButton}>
        <Avatar name={user.name} photo={user.photo} /> <span className={css.userName}>{firstName(user.name)}</span>{' '}
        <Icon name="chevron-down" />
      </summary>
      <div className={cx(css.pop, css.popEnd)}>
        <AccountLinks user={user} />
      </div>
    </details>
  )
}

/** The signed-in person, their pages, and signing out. */
export function AccountLinks({ user }: { user: User }) {
  const t = useT()
  return (
    <>
      <p className={css.who}>
        <strong>{user.name}</strong>
        <span className={cx(small, muted)}>{user.email}</span>
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
