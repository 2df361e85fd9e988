// A page without header and session: what is shown before anybody can be signed in, or without a connection.
import type { ReactNode } from 'react'
import type { Language } from '../../i18n/locale'
import { cx, page as pageClass, wrap } from '../../ui/base'
import { Scene } from '../../ui/scene/scene'

export type BareProps = { appName: string; language: Language; style: string }
type Props = BareProps & { title: string; moment: 'login' | 'empty'; script?: string; children: ReactNode }

/** With a `script` it waits for the connection and opens the page asked for once it is back. */
export function BarePage({ appName, language, style, title, moment, script, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${appName}`}</title>
        <link rel="icon" href="/icons/marca.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
        {script && <script type="module" src={script} />}
      </head>
      <body>
        <main id="conteudo" className={cx(wrap, pageClass)} data-back-online={script ? '' : undefined}>
          <Scene moment={moment} title={title} level={1}>
            {children}
          </Scene>
        </main>
      </body>
    </html>
  )
}
