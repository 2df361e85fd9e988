import { textsIn, useT } from '../../i18n'
import Bell from '../../islands/notifications/bell'
import { cx } from '../../ui/base/cx'
import { onlyWide, wrap } from '../../ui/base/layout.css'
import { ButtonLink } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Logo } from '../../ui/logo/logo'
import type { PageContext } from '../context'
import { AccountMenu } from './account-menu'
import { analyses, isHere, preparation, sections } from './links'
import { MobileMenu } from './mobile-menu'
import { LanguageSwitch, ThemeSwitch } from './preferences'
import * as css from './shell.css'

type Props = { page: PageContext }

/** The island interpolates, so it gets the raw texts. */
const bellTexts = textsIn(({ notification: { bell, toast, confirm } }) => ({ ...bell, toast, confirm }))

export function Header({ page }: Props) {
  const t = useT()
  return (
    <header className={css.head}>
      <div className={cx(wrap, css.headIn)}>
        <Logo name={page.appName} href="/" label={t('common.home', { app: page.appName })} />
        <Navigation page={page} />
        <div className={css.headTools}>
          <div className={cx(css.preferences, onlyWide)}>
            <LanguageSwitch page={page} />
            <ThemeSwitch page={page} />
          </div>
          {page.user ? (
            <Bell load="idle" language={page.language} unread={page.unread} texts={bellTexts(page.language)} />
          ) : (
            <Enter />
          )}
          {page.user && <AccountMenu user={page.user} />}
          <MobileMenu page={page} />
        </div>
      </div>
    </header>
  )
}

function Navigation({ page: { user, path } }: Props) {
  const t = useT()
  const here = (href: string) => (isHere(href, path) ? 'page' : undefined)
  if (!user)
    return (
      <nav className={css.nav} aria-label={t('common.nav.main')}>
        {sections(t).map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    )
  const inTools = analyses(t).some(({ href }) => isHere(href, path))
  return (
    <nav className={css.nav} aria-label={t('common.nav.main')}>
      <a href="/" aria-current={here('/')}>
        {t('common.nav.dashboard')}
      </a>
      <details className={css.menu} name="menu">
        <summary aria-current={inTools ? 'true' : undefined}>
          {t('common.nav.analyses')} <Icon name="chevron-down" />
        </summary>
        <div className={css.pop}>
          {analyses(t).map(({ href, label, icon }) => (
            <a key={href} href={href} aria-current={here(href)}>
              <Icon name={icon} /> {label}
            </a>
          ))}
        </div>
      </details>
      {preparation(t).map(({ href, label }) => (
        <a key={href} href={href} aria-current={here(href)}>
          {label}
        </a>
      ))}
      <a href="/planos" aria-current={here('/planos')}>
        {t('common.nav.plans')}
      </a>
      {user.role === 'admin' && (
        <a href="/admin" aria-current={here('/admin')}>
          {t('common.nav.admin')}
        </a>
      )}
    </nav>
  )
}

function Enter() {
  const t = useT()
  return (
    <ButtonLink kind="outline" size="sm" href="/?tab=entrar#auth">
      {t('common.account.login')}
    </ButtonLink>
  )
}
