// The head of every page: logo, tools, bell and menus.
import { textsIn, useT } from '../../i18n'
import Bell from '../../islands/notifications/bell'
import { cx, onlyWide, wrap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Logo } from '../../ui/logo/logo'
import type { PageContext } from '../context'
import { AccountMenu } from './account-menu'
import { impersonal } from './impersonal'
import { analyses, linkOf, preparation, sections } from './links'
import { MobileMenu } from './mobile-menu'
import { LanguageSwitch, ThemeSwitch } from './preferences'
import * as css from './shell.css'

type Props = { page: PageContext }

/** The island interpolates, so it gets the raw texts. */
const bellTexts = textsIn(({ notification: { bell, toast, confirm } }) => ({ ...bell, toast, confirm }))

export function Header({ page }: Props) {
  const t = useT()
  return (
    <header className={cx(css.head, page.user && css.headOwn)}>
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

function Navigation({ page: { user, path, language } }: Props) {
  const t = useT()
  const here = linkOf(path)
  const links = user
    ? impersonal(`nav ${user.role} ${here}`, language, () => <Links here={here} admin={user.role === 'admin'} />)
    : impersonal('nav', language, () => <Sections />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <nav className={css.nav} aria-label={t('common.nav.main')} dangerouslySetInnerHTML={links} />
}

function Sections() {
  return sections(useT()).map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ))
}

/** `here`: the link of the page they are on. */
function Links({ here, admin }: { here: string; admin: boolean }) {
  const t = useT()
  const current = (href: string) => (href === here ? 'page' : undefined)
  const inTools = analyses(t).some(({ href }) => href === here)
  return (
    <>
      <a href="/" aria-current={current('/')}>
        {t('common.nav.dashboard')}
      </a>
      <details className={css.menu} name="menu">
        <summary aria-current={inTools ? 'true' : undefined}>
          {t('common.nav.analyses')} <Icon name="chevron-down" />
        </summary>
        <div className={css.pop}>
          {analyses(t).map(({ href, label, icon }) => (
            <a key={href} href={href} aria-current={current(href)}>
              <Icon name={icon} /> {label}
            </a>
          ))}
        </div>
      </details>
      {preparation(t).map(({ href, label }) => (
        <a key={href} href={href} aria-current={current(href)}>
          {label}
        </a>
      ))}
      <a href="/planos" aria-current={current('/planos')}>
        {t('common.nav.plans')}
      </a>
      {admin && (
        <a href="/admin" aria-current={current('/admin')}>
          {t('common.nav.admin')}
        </a>
      )}
    </>
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
