// The page shown at a start while the read models are being built.
import { translator } from '../../i18n'
import type { Language } from '../../i18n/locale'
import { cx } from '../../ui/base/cx'
import { page as pageClass, wrap } from '../../ui/base/layout.css'
import { Scene } from '../../ui/scene/scene'

type Props = { appName: string; language: Language; style: string; percent: number }

/**
 * The answer while the server builds the read models, with the progress. No header, because nobody can be signed in
 * yet.
 */
export function Preparing({ appName, language, style, percent }: Props) {
  const t = translator(language)
  const title = t('common.state.preparing.title')
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${appName}`}</title>
        <link rel="icon" href="/icons/marca.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main id="conteudo" className={cx(wrap, pageClass)}>
          <Scene moment="login" title={title} level={1}>
            <p>{t('common.state.preparing.text')}</p>
            <p>
              <progress max={100} value={percent} aria-label={title} /> {t('common.state.preparing.done', { percent })}
            </p>
          </Scene>
        </main>
      </body>
    </html>
  )
}
