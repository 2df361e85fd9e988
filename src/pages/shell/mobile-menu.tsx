// The menu on a phone.
import { useT } from '../../i18n'
import { sr } from '../../ui/base'
import { Icon } from '../../ui/icon/icon'
import type { PageContext } from '../context'
import { AccountLinks, type Person } from './account-menu'
import { impersonal } from './impersonal'
import { analyses, type Link, linkOf, preparation, sections } from './links'
import { LanguageSwitch, ThemeSwitch } from './preferences'
import * as css from './shell.css'

/** Everything of the wide header that does not fit on a phone, in one panel. */
export function MobileMenu({ page, person }: { page: PageContext; person: Person | null }) {
  const t = useT()
  const { user, language } = page
  const here = linkOf(page.path)
  const links = impersonal(`menu ${user?.role} ${here}`, language, () => (
    <Links here={here} role={user?.role ?? null} />
  ))
  return (
    <details className={css.mobile} name="menu">
      <summary>
        <Icon name="menu" />
        <span className={sr}>{t('common.nav.open')}</span>
      </summary>
      <div className={css.sheet}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <nav aria-label={t('common.nav.main')} dangerouslySetInnerHTML={links} />
        <div className={css.preferences}>
          <LanguageSwitch page={page} worded />
          <ThemeSwitch page={page} worded />
        </div>
        {person && (
          <div className={css.sheetAccount}>
            <AccountLinks person={person} />
          </div>
        )}
      </div>
    </details>
  )
}

/** `role` is null for a visitor. */
function Links({ here, role }: { here: string; role: NonNullable<PageContext['user']>['role'] | null }) {
  const t = useT()
  const admin: Link[] = role === 'admin' ? [{ href: '/admin', label: t('common.nav.admin') }] : []
  const links: readonly Link[] = role
    ? [
        { href: '/', label: t('common.nav.dashboard') },
        ...analyses(t),
        ...preparation(t),
        { href: '/planos', label: t('common.nav.plans') },
        ...admin,
      ]
    : sections(t)
  return links.map(({ href, label }) => (
    <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
      {label}
    </a>
  ))
}
