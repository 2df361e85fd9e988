// The page that stands for the workbench without a connection.
import { translator } from '../../i18n'
import { ButtonLink } from '../../ui/button/button'
import { BarePage, type BareProps } from '../shell/bare'

/** What the workbench's service worker shows without a connection. No name: the browser holds it for the next person, too. */
export function OfflinePage(page: BareProps & { script: string }) {
  const t = translator(page.language)
  return (
    <BarePage {...page} title={t('workbench.offline.title')} moment="empty">
      <p>{t('workbench.offline.text')}</p>
      <ButtonLink kind="primary" href="">
        {t('workbench.offline.again')}
      </ButtonLink>
    </BarePage>
  )
}
