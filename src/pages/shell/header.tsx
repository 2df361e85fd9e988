// The head of every page: logo, tools, bell and menus. Drawn once for all who see the same; a person's names are filled in.
import { renderToStaticMarkup } from 'react-dom/server'
import { Locale, textsIn, useT } from '../../i18n'
import { firstName } from '../../i18n/first'
import { compile } from '../../i18n/template'
import Bell from '../../islands/notifications/bell'
import { renderedOnce } from '../../islands/rendered-once'
import { initial } from '../../ui/avatar/avatar'
import { cx, onlyWide, wrap } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { Logo } from '../../ui/logo/logo'
import type { PageContext } from '../context'
import { AccountMenu, type Person } from './account-menu'
import { impersonal } from './impersonal'
import { analyses, linkOf, preparation, sections } from './links'
import { MobileMenu } from './mobile-menu'
import { LanguageSwitch, ThemeSwitch } from './preferences'
import * as css from './shell.css'

type Props = { page: PageContext }

/** The island interpolates, so it gets the raw texts. */
const bellTexts = textsIn(({ notification: { bell, toast, confirm } }) => ({ ...bell, toast, confirm }))

export function Header({ page }: Props) {
  const { user } = page
  const look = cx(css.head, user && css.headOwn)
  const person = user && { ...user, first: firstName(user.name), letter: initial(user.name) }
  // React announces a photo in the document's head, which it can only for what it draws with the page.
  if (person?.photo)
    return (
      <header className={look}>
        <Content page={page} person={person} />
      </header>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, and names escaped as React does
  return <header className={look} dangerouslySetInnerHTML={{ __html: drawnFor(page, person) }} />
}

/** No other text has places of these names: what an island interpolates stays as it is. */
const places = { name: '{{head_name}}', first: '{{head_first}}', letter: '{{head_letter}}', email: '{{head_email}}' }

/** The header's content, of which a page determines no more than the key says. */
const drawnFor = (page: PageContext, person: Person | null): string => {
  const { appName, language, theme, unread, user, path } = page
  const key = JSON.stringify(['header', appName, language, theme, unread, user?.role, linkOf(path)])
  const fill = renderedOnce(key, () => {
    const content = <Content page={page} person={person && places} />
    return compile(renderToStaticMarkup(<Locale value={language}>{content}</Locale>, { identifierPrefix: 'head' }))
  })
  if (!person) return fill({})
  const { name, first, letter, email } = person
  const [head_name, head_first, head_letter, head_email] = [name, first, letter, email].map(Bun.escapeHTML)
  return fill({ head_name, head_first, head_letter, head_email })
}

function Content({ page, person }: Props & { person: Person | null }) {
  const t = useT()
  return (
    <div className={cx(wrap, css.headIn)}>
      <Logo name={page.appName} href="/" label={t('common.home', { app: page.appName })} />
      <Navigation page={page} />
      <div className={css.headTools}>
        <div className={cx(css.preferences, onlyWide)}>
          <LanguageSwitch page={page} />
          <ThemeSwitch page={page} />
        </div>
        {person ? (
          <Bell load="idle" language={page.language} unread={page.unread} texts={bellTexts(page.language)} />
        ) : (
          <Enter />
        )}
        {person && <AccountMenu person={person} />}
        <MobileMenu page={page} person={person} />
      </div>
    </div>
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
