// /: the landing page for visitors.
import { translator } from '../../i18n'
import { upperFirst } from '../../i18n/first'
import { freeWords } from '../../texts/billing/free-plan'
import type { LandingTexts } from '../../texts/landing/overrides'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import { Access, type AccessProps } from './access'
import { Facts, Hero } from './hero'
import { Close, Stories } from './stories'
import { Tools } from './tools'
import { Why } from './why'

type Props = Omit<AccessProps, 'appName' | 'free' | 'provider'> & {
  page: PageContext
  landing: LandingTexts
  toast?: Message | undefined
}

/** A visitor's start page; what a plain form posted is shown again, but for the password. */
export function Landing({ page, landing, toast, ...access }: Props) {
  const t = translator(page.language)
  const freePlan = freeWords(page.catalogue.limits, t)
  const free = freePlan === null ? null : upperFirst(freePlan)
  const start = access.tab === 'registrar' ? '#auth' : '/?tab=registrar#auth'
  return (
    <Shell page={page} title={t('landing.title')} description={t('landing.description')} toast={toast} mainClass={null}>
      <Hero start={start} title={landing.title} text={landing.text} free={free} />
      <Facts appName={page.appName} facts={landing.facts} />
      <Tools />
      <Why start={start} />
      <Access {...access} provider={page.provider ?? null} appName={page.appName} free={free} />
      <Stories stories={landing.stories} invented={landing.inventedStories} />
      <Close start={start} />
    </Shell>
  )
}
