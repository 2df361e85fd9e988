// The links of the site's menus.
import type { Translate } from '../../i18n'
import type { IconName } from '../../ui/icon/icons'

export type Link = { href: string; label: string; icon?: IconName }

/** The four tools, in the order of the product's menu. */
const tools = (t: Translate): readonly (Link & { icon: IconName })[] => [
  { href: '/foto-perfil', label: t('common.nav.photo'), icon: 'camera' },
  { href: '/linkedin', label: t('common.nav.linkedin'), icon: 'square-user-round' },
  { href: '/curriculo', label: t('common.nav.resume'), icon: 'file-text' },
  { href: '/scanner-vagas', label: t('common.nav.scanner'), icon: 'scan-search' },
]

/** The tools, and what they measured so far. */
export const analyses = (t: Translate): readonly (Link & { icon: IconName })[] => [
  ...tools(t),
  { href: '/historico', label: t('common.nav.history'), icon: 'trending-up' },
]

/** What helps to get ready once a job is in sight. */
export const preparation = (t: Translate): readonly (Link & { icon: IconName })[] => [
  { href: '/vagas', label: t('common.nav.vacancies'), icon: 'send' },
  { href: '/entrevista', label: t('common.nav.interview'), icon: 'mic' },
  { href: '/mentoria', label: t('common.nav.mentoring'), icon: 'user-check' },
]

/** A visitor's links: the sections of the landing page. */
export const sections = (t: Translate): readonly Link[] => [
  { href: '/#ferramentas', label: t('common.nav.tools') },
  { href: '/#por-que', label: t('common.nav.why') },
  { href: '/#historias', label: t('common.nav.stories') },
]

const textless: Translate = (key) => key
const linked = new Set(
  [...analyses(textless), ...preparation(textless)].map(({ href }) => href).concat('/planos', '/admin', '/'),
)

/** The menu's link to a path's page, empty for none; `/` is the Dashboard's too. */
export const linkOf = (path: string): string => {
  if (path === '/painel') return '/'
  if (path.startsWith('/admin/')) return '/admin'
  return linked.has(path) ? path : ''
}
