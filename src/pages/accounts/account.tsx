// /conta: who one is, what is left, sessions, security, and leaving.
import { translator } from '../../i18n'
import type { AccountData } from '../../texts/accounts/data'
import { type SecondFactorData, secondFactorView } from '../../texts/accounts/second-factor'
import { accountView } from '../../texts/accounts/view'
import { cx, pageHead, stack, stackGap, title } from '../../ui/base'
import type { Message } from '../../ui/toast/toast'
import type { PageContext } from '../context'
import { Shell } from '../shell/shell'
import * as css from './account.css'
import { Leaving, type WaitingErasure } from './leave-section'
import { ProgramsSection } from './programs-section'
import { SecondFactorSection } from './second-factor-section'
import { Sessions } from './sessions'
import { Identity } from './sign-in/identity'
import { type ProviderLink, ProviderSection } from './sign-in/provider-link'
import { Usage } from './usage'

type User = NonNullable<PageContext['user']>
type Props = {
  page: PageContext
  user: User
  toast?: Message | undefined
  data: AccountData
  /** Null without an identity provider. */
  link?: ProviderLink | null
  secondFactor: SecondFactorData
  erasure?: WaitingErasure
}

const noErasure: WaitingErasure = { due: null, waits: null }

/** /conta: identity, usage, security, open sessions, a copy of one's data, and erasing the account. */
export function AccountPage({ page, user, toast, data, link = null, secondFactor, erasure = noErasure }: Props) {
  const t = translator(page.language)
  const view = accountView(data, user.name, page)
  return (
    <Shell page={page} title={t('account.page.title')} toast={toast}>
      <div className={pageHead}>
        <h1 className={title.lg}>{t('account.page.title')}</h1>
      </div>
      <div className={css.columns}>
        <Identity view={view} user={user} />
        <div className={cx(stack, stackGap.s8)}>
          <Usage usage={view.usage} />
          <SecondFactorSection view={secondFactorView(secondFactor, page.language)} />
          <Sessions sessions={view.sessions} />
          <ProgramsSection />
          {link && <ProviderSection {...link} />}
          <Leaving admin={user.role === 'admin'} hasPassword={link?.hasPassword ?? true} erasure={erasure} />
        </div>
      </div>
    </Shell>
  )
}
