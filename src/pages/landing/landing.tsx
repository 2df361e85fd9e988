import { translator } from '../../i18n'
import { upperFirst } from '../../i18n/first'
import { freeWords } from '../../texts/billing/free-plan'
import type { Claims } from '../../texts/landing/overrides'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { Access, type AccessProps } from './access'
import { Facts, Hero } from './hero'
import { Close, Stories } from './stories'
import { Tools } from './tools'
import { Why } from './why'

type Props = Omit<AccessProps, 'appName' | 'free'> & {
  page: PageContext
  claims: Claims
  toast?: Message | undefined
}

/**
 * The page of a visitor. `tab`, `values`, `errors` and `message` are what a plain post to /entrar or /registrar is
 * answered with; a password is never sent back.
 */
export function Landing({ page, claims, toast, ...access }: Props) {
  const t = translator(page.language)
  const words = freeWords(page.catalogue.limits, t)
  const free = words === null ? null : upperFirst(words)
  const start = access.tab === 'registrar' ? '#auth' : '/?tab=registrar#auth'
  return (
    <Shell page={page} title={t('landing.title')} description={t('landing.description')} toast={toast}>
      <main id="conteudo">
        <Hero start={start} title={claims.title} text={claims.text} free={free} />
        <Facts appName={page.appName} facts={claims.facts} />
        <Tools />
        <Why start={start} />
        <Access {...access} appName={page.appName} free={free} />
        <Stories stories={claims.stories} />
        <Close start={start} />
      </main>
    </Shell>
  )
}
