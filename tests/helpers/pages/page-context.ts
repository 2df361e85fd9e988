// The page context of a signed-in person, for tests that render a page.
import { defaultCatalogue } from '../../../src/billing/catalogue'
import type { Language } from '../../../src/i18n'
import type { PageContext } from '../../../src/pages/context'

export const memberPage = (path: string, language: Language, name = 'Marina Duarte'): PageContext => ({
  appName: 'Trampolim',
  catalogue: defaultCatalogue,
  language,
  theme: 'system',
  path,
  user: { name, email: 'marina@exemplo.com.br', role: 'usuario' },
  unread: 0,
  assets: { script: '/assets/client.js', shared: '/assets/shared.js', style: '/assets/style.css', font: '/f.woff2' },
})
