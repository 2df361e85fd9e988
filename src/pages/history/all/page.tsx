// /historico: all results of a person by tool, and two of them side by side.

import { translator, useT } from '../../../i18n'
import { formats } from '../../../i18n/format'
import { cx, lead, sectionGap, stack } from '../../../ui/base'
import { ButtonLink, LinkRow } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { SmallHeading } from '../../../ui/heading/heading'
import type { PageContext } from '../../context'
import { PageHead } from '../../shell/page-head'
import { Shell } from '../../shell/shell'
import * as css from './all.css'
import { AllResults } from './results'
import { grown, type HistoryPageData, Latest, Main, Other } from './tools'
import { VersusCard } from './versus'

type Props = { page: PageContext; data: HistoryPageData; now: number; most: number }

/** /historico: every tool's line, and any two results side by side; without the feature the latest and what changed. */
export function FullHistoryPage({ page, data, now, most }: Props) {
  const t = translator(page.language)
  const { full, tools, shown, versus } = data
  const part = { ...data, language: page.language, now, most }
  const main = tools.find(({ tool }) => tool === shown)
  const first = Math.min(...tools.flatMap(({ results }) => results.map(({ at }) => at)))
  const up = full && main && shown !== 'job' ? grown(main.results) : 0
  return (
    <Shell page={page} title={t('history.all.title')} description={t('history.all.description')}>
      <PageHead
        back="/"
        backLabel={t('tool.back')}
        title={up > 0 ? t('history.all.headingUp', { count: up }) : t('history.all.heading')}
      >
        {main && (
          <p className={lead}>
            {full ? t('history.all.lead', { date: formats(page.language).date(first, now) }) : t('history.all.leadFew')}
          </p>
        )}
      </PageHead>
      {!main ? (
        <EmptyState
          title={t('history.all.none.title')}
          text={t('history.all.none.text')}
          action={<ButtonLink href="/curriculo">{t('history.all.none.go')}</ButtonLink>}
        />
      ) : full ? (
        <>
          <Main {...part} main={main} />
          <div className={css.curves}>
            {tools
              .filter(({ tool }) => tool !== shown)
              .map((one) => (
                <Other key={one.tool} {...part} one={one} />
              ))}
          </div>
        </>
      ) : (
        <div className={css.few}>
          {tools.map((one) => (
            <Latest key={one.tool} {...part} one={one} />
          ))}
        </div>
      )}
      {main && versus && (
        <VersusCard
          language={page.language}
          now={now}
          tool={main.tool}
          results={full ? main.results : []}
          versus={versus}
        />
      )}
      {main && (full ? <AllResults {...part} /> : <Offer />)}
    </Shell>
  )
}

function Offer() {
  const t = useT()
  return (
    <Card tone="tint" className={cx(sectionGap, stack)} aria-labelledby="historico-plano">
      <SmallHeading id="historico-plano">{t('history.all.offer.title')}</SmallHeading>
      <p>{t('history.all.offer.text')}</p>
      <LinkRow href="/planos">{t('common.seeThePlans')}</LinkRow>
    </Card>
  )
}
