// The section of /conta with name, picture and plan, and the ways to change them.
import { useT } from '../../../i18n'
import Logout from '../../../islands/shell/logout'
import type { AccountView } from '../../../texts/accounts/view'
import { Avatar } from '../../../ui/avatar/avatar'
import { Badge } from '../../../ui/badge/badge'
import { cx, muted, small, stack, title } from '../../../ui/base'
import * as button from '../../../ui/button/button.css'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import type { PageContext } from '../../context'
import * as css from '../account.css'

type Props = { view: AccountView; user: NonNullable<PageContext['user']> }

export function Identity({ view, user }: Props) {
  const t = useT()
  return (
    <Card className={stack} aria-label={t('common.account.menu')}>
      <div className={css.who}>
        <Avatar name={user.name} photo={user.photo} large />
        <div>
          <h2 className={cx(title.sm, css.address)}>{view.firstName}</h2>
          <p className={cx(small, muted, css.address)}>{user.email}</p>
        </div>
      </div>
      <PlanStatus plan={view.plan} />
      <p className={cx(small, muted)}>{view.since}</p>
      <ul className={css.links}>
        <li>
          <a href="/editar-perfil">
            <Icon name="square-user-round" /> {t('account.page.edit')}
          </a>
        </li>
        <li>
          <a href="/planos">
            <Icon name="credit-card" /> {t('common.seePlans')}
          </a>
        </li>
        <li>
          <a href="/configuracoes">
            <Icon name="settings" /> {t('account.page.settings')}
          </a>
        </li>
      </ul>
      <Logout
        load="deferred"
        label={t('account.page.logout')}
        className={cx(button.button, button.kind.outline, button.wide)}
        failed={t('account.logout.failed')}
        offline={t('account.offline')}
      />
    </Card>
  )
}

function PlanStatus({ plan: { label, name, active } }: { plan: AccountView['plan'] }) {
  return (
    <div>
      <Badge tone={active ? 'plain' : 'line'}>{label}</Badge>
      {name && <span className={cx(small, muted)}> · {name}</span>}
    </div>
  )
}
