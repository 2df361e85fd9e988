// The foot of every page, drawn once for all.
import { useT } from '../../i18n'
import { cx, muted, tiny, wrap } from '../../ui/base'
import { Logo } from '../../ui/logo/logo'
import type { PageContext } from '../context'
import * as css from './footer.css'
import { impersonal } from './impersonal'

export function Footer({ page: { appName, language } }: { page: PageContext }) {
  const content = impersonal(`footer ${appName}`, language, () => <Content appName={appName} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <footer className={css.foot} dangerouslySetInnerHTML={content} />
}

function Content({ appName }: Pick<PageContext, 'appName'>) {
  const t = useT()
  return (
    <div className={cx(wrap, css.footIn)}>
      <Logo name={appName} href="/" label={t('common.home', { app: appName })} />
      <nav aria-label={t('common.footer.label')}>
        <a href="/termos">{t('common.footer.terms')}</a>
        <a href="/privacidade">{t('common.footer.privacy')}</a>
        <a href="/suporte">{t('common.footer.support')}</a>
        <a href="/templates">{t('common.nav.templates')}</a>
        <a href="/documentacao-api">{t('apiReference.title')}</a>
      </nav>
      <p className={cx(tiny, muted)}>{t('common.footer.mobile')}</p>
    </div>
  )
}
