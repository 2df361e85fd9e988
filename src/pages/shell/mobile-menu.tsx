import { useT } from '../../i18n'
import { sr } from '../../ui/base/text.css'
import { Icon } from '../../ui/icon/icon'
import type { PageContext } from '../context'
import { AccountLinks } from './account-menu'
import { analyses, isHere, type Link, preparation, sections } from './links'
import { LanguageSwitch, ThemeSwitch } from './preferences'
import * as css from './shell.css'

/** Everything of the wide header that does not fit on a phone, in one panel. */
export function MobileMenu({ page }: { page: PageContext }) {
  const t = useT()
  const { user, path } = page
  const admin: Link[] = user?.role === 'admin' ? [{ href: '/admin', label: t('common.nav.admin') }] : []
  const links: readonly Link[] = user
    ? [
        { href: '/', label: t('common.nav.dashboard') },
        ...analyses(t),
        ...preparation(t),
        { href: '/planos', label: t('common.nav.plans') },
        ...admin,
      ]
    : sections(t)
  return (
    <details className={css.mobile} name="menu">
      <summary>
        <Icon name="menu" />
        <span className={sr}>{t('common.nav.open')}</span>
      </summary>
      <div className={css.sheet}>
        <nav aria-label={t('common.nav.main')}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={isHere(href, path) ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={css.preferences}>
          <LanguageSwitch page={page} worded />
          <ThemeSwitch page={page} worded />
        </div>
        {user && (
          <div className={css.sheetAccount}>
            <AccountLinks user={user} />
          </div>
        )}
      </div>
    </details>
  )
}
