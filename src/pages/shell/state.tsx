// Pages that only report a state: what happened, that nothing was lost, and where to go.
import type { ReactNode } from 'react'
import { translator } from '../../i18n'
import { row, tiny } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import { Scene } from '../../ui/scene/scene'
import { code } from '../../ui/scene/scene.css'
import type { Moment } from '../../ui/scene/scene-art'
import type { PageContext } from '../context'
import { Shell } from './shell'

type Props = { page: PageContext }

function StatePage({ page, moment, title, children }: Props & { moment: Moment; title: string; children: ReactNode }) {
  return (
    <Shell page={page} title={title}>
      <Scene moment={moment} title={title} level={1}>
        {children}
      </Scene>
    </Shell>
  )
}

/** Where to go from a dead end: the dashboard, or the start page for a visitor. */
function Home({ page, texts }: Props & { texts: { back: string; dashboard: string } }) {
  return <ButtonLink href={page.user ? '/painel' : '/'}>{page.user ? texts.dashboard : texts.back}</ButtonLink>
}

export function NotFound({ page }: Props) {
  const t = translator(page.language)
  return (
    <StatePage page={page} moment="lost" title={t('common.state.notFound.title')}>
      <p>{t('common.state.notFound.lead')}</p>
      <Home
        page={page}
        texts={{ back: t('common.state.notFound.back'), dashboard: t('common.state.notFound.dashboard') }}
      />
      <details className={tiny}>
        <summary>{t('common.state.notFound.technical')}</summary>
        <p lang="en">{t('common.state.notFound.text')}</p>
      </details>
    </StatePage>
  )
}

/** An error of ours. `id` is the request's correlation, which finds it in the log. */
export function Failed({ page, id }: Props & { id: string }) {
  const t = translator(page.language)
  return (
    <StatePage page={page} moment="failed" title={t('common.state.error.title')}>
      <p>{t('common.state.error.text')}</p>
      <div className={row}>
        <ButtonLink kind="primary" href={page.path}>
          {t('common.state.error.retry')}
        </ButtonLink>
        <ButtonLink kind="ghost" href="/suporte">
          {t('common.state.error.support')}
        </ButtonLink>
      </div>
      <p className={tiny}>
        {t('common.state.error.code')} <span className={code}>{id}</span>
      </p>
    </StatePage>
  )
}

/** A request that was understood and refused: the reason, and a link home. */
export function Refused({ page, message }: Props & { message: string }) {
  const t = translator(page.language)
  return (
    <StatePage page={page} moment="lost" title={t('common.state.refused.title')}>
      <p>{message}</p>
      <Home
        page={page}
        texts={{ back: t('common.state.notFound.back'), dashboard: t('common.state.notFound.dashboard') }}
      />
    </StatePage>
  )
}

export function LoginRequired({ page }: Props) {
  const t = translator(page.language)
  return (
    <StatePage page={page} moment="login" title={t('common.state.login.title')}>
      <p>{t('common.state.login.text')}</p>
      <ButtonLink kind="primary" href="/auth">
        {t('common.account.login')}
      </ButtonLink>
    </StatePage>
  )
}
