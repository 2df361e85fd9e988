// Shows what was changed in a draft, the latest first, each with the way back to it.

import { translator } from '../../i18n'
import { cx, muted, reading, small } from '../../ui/base'
import { Button } from '../../ui/button/button'
import type { PageContext } from '../context'
import { PageHead } from '../shell/page-head'
import { Shell } from '../shell/shell'
import * as css from './workbench.css'

export type Change = {
  readonly version: number
  readonly when: string
  readonly text: string
}

type Props = { page: PageContext; draft: string; back: string; changes: readonly Change[]; cut: number | null }

export function DraftHistoryPage({ page, draft, back, changes, cut }: Props) {
  const t = translator(page.language)
  return (
    <Shell page={page} title={t('workbench.history.heading')} description={t('workbench.page.description')}>
      <div className={reading}>
        <PageHead
          back={back}
          backLabel={t('workbench.history.toWork')}
          title={t('workbench.history.heading')}
          lead={t('workbench.history.lead')}
        />
        <ol className={css.past}>
          {changes.map(({ version, when, text }, at) => (
            <li key={version}>
              <span>
                {text} <span className={cx(small, muted)}>{when}</span>
              </span>
              {at === 0 ? (
                <span className={cx(small, muted)}>{t('workbench.history.now')}</span>
              ) : (
                <form method="post" action="/curriculo/oficina">
                  <input type="hidden" name="rascunho" value={draft} />
                  <Button size="sm" kind="outline" type="submit" name="acao" value={`voltar:${version}`}>
                    {t('workbench.history.back')}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ol>
        {cut !== null && <p className={cx(small, muted)}>{t('workbench.history.older', { count: cut })}</p>}
      </div>
    </Shell>
  )
}
