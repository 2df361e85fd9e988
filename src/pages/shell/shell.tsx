// The frame of every page: document, head, header, toasts and footer.
import type { ReactNode } from 'react'
import { Locale, translator } from '../../i18n'
import Toasts from '../../islands/shell/toasts'
import { cx, page as pageBox, skip, wrap } from '../../ui/base'
import type { Message } from '../../ui/toast/toast'
import { AddressBanner } from '../accounts/address-banner'
import type { PageContext } from '../context'
import { Footer } from './footer'
import { Header } from './header'
import { offline, strip } from './shell.css'

/** What every page says while nothing can be saved. */
const readOnlyTexts = {
  damaged: 'read-only',
  'disk-full': 'disk-full',
  away: 'database-away',
  standby: 'standby',
  stopped: 'node-stopped',
} as const

type Props = {
  page: PageContext
  /** The document's title; the product's name is added. */
  title: string
  /** The page's description; by default the product's. */
  description?: string
  /** Shown once, when the page is opened: the outcome of the request that led here. */
  toast?: Message | undefined
  /** Classes of <main>: by default the product's width and margins, null for none. */
  mainClass?: string | null
  children: ReactNode
}

/** The document around every page, whose <main> holds `children`. */
export function Shell({ page, title, description, toast, mainClass = cx(wrap, pageBox), children }: Props) {
  const t = translator(page.language)
  return (
    <Locale value={page.language}>
      <html lang={page.language} className={page.theme === 'system' ? undefined : page.theme}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} · ${page.appName}`}</title>
          <meta name="description" content={description ?? t('landing.description')} />
          <link rel="icon" href="/icons/marca.svg" type="image/svg+xml" />
          <link rel="preload" href={page.assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={page.assets.style} />
          <script type="module" src={page.assets.script} data-shared={page.assets.shared} />
        </head>
        <body>
          <a className={skip} href="#conteudo">
            {t('common.skip')}
          </a>
          <Header page={page} />
          {page.readOnly && (
            <p className={strip} role="status">
              {t(`errors.${readOnlyTexts[page.readOnly]}`)}
            </p>
          )}
          {page.demonstration && <p className={strip}>{t('common.demonstration')}</p>}
          {page.waitingForProof && <AddressBanner waiting={page.waitingForProof} />}
          <main id="conteudo" className={mainClass ?? undefined}>
            {children}
          </main>
          <Footer page={page} />
          <p className={cx(strip, offline)} role="status" data-offline={t('common.offline')} />
          <Toasts
            load={toast ? 'now' : 'deferred'}
            label={t('common.notifications.title')}
            close={t('common.close')}
            first={toast ?? null}
          />
        </body>
      </html>
    </Locale>
  )
}
