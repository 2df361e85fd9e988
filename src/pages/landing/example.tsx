// /exemplo: a whole result of an invented person, for visitors.
import { translator } from '../../i18n'
import { Badge } from '../../ui/badge/badge'
import { cx, lead, pageHead, stack, title } from '../../ui/base'
import { ButtonLink } from '../../ui/button/button'
import type { PageContext } from '../context'
import { type Latest, Result } from '../resume/result'
import { Shell } from '../shell/shell'

type Props = { page: PageContext; latest: Omit<Latest, 'id'>; now: number }

/** /exemplo: what anybody's result looks like, of an invented person's file. */
export function ExamplePage({ page, latest, now }: Props) {
  const t = translator(page.language)
  const start = page.user ? '/curriculo' : '/?tab=registrar#auth'
  return (
    <Shell page={page} title={t('landing.exampleResult.title')} description={t('landing.exampleResult.text')}>
      <div className={cx(pageHead, stack)}>
        <p>
          <Badge>{t('common.example')}</Badge>
        </p>
        <h1 className={title.lg}>{t('landing.exampleResult.title')}</h1>
        <p className={lead}>{t('landing.exampleResult.text')}</p>
        <p>
          <ButtonLink kind="primary" href={start}>
            {t('landing.exampleResult.start')}
          </ButtonLink>
        </p>
      </div>
      <Result latest={latest} language={page.language} now={now} history={undefined} />
    </Shell>
  )
}
