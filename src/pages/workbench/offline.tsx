// What the workbench shows without a connection.
import { translator } from '../../i18n'
import type { Language } from '../../i18n/locale'
import { cx } from '../../ui/base/cx'
import { page as pageClass, wrap } from '../../ui/base/layout.css'
import { ButtonLink } from '../../ui/button/button'
import { Scene } from '../../ui/scene/scene'

type Props = { appName: string; language: Language; style: string; script: string }

/** What the workbench's service worker shows without a connection. No header and no name: the browser holds it for the next person, too. */
export function OfflinePage({ appName, language, style, script }: Props) {
  const t = translator(language)
  const title = t('workbench.offline.title')
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${appName}`}</title>
        <link rel="stylesheet" href={style} />
        <script type="module" src={script} />
      </head>
      <body>
        <main id="conteudo" className={cx(wrap, pageClass)} data-back-online>
          <Scene moment="empty" title={title} level={1}>
            <p>{t('workbench.offline.text')}</p>
            <ButtonLink kind="primary" href="">
              {t('workbench.offline.again')}
            </ButtonLink>
          </Scene>
        </main>
      </body>
    </html>
  )
}
