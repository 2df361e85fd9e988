// A result as a PDF report: built on request, in the reader's language, for plans that include reports.

import type { Tool } from '../../../events/schema/vocabulary'
import { translator } from '../../../i18n'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { historyOfTool, ownAnalysis } from '../../../projections/analyses/history'
import { earlierThan } from '../../../texts/history/view'
import { detailSections, type Earlier } from '../../../texts/report/detail'
import { reportOfferOf } from '../../../texts/report/offer'
import { reportOf } from '../../../texts/report/report'
import { saoPaulo } from '../../../time/zone'
import { reportFor } from '../../billing/allowance'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { notFoundPage, refusedPage } from '../../http/response/page'
import { throttled } from '../../http/response/refusals'
import { modelPartOf } from '../../models/model-part'
import { analyseBucket } from '../../security/buckets'
import { reportPdf } from '../report/pdf'
import { shownAnalysis } from '../results/history'
import { sourceOf } from '../results/results'

/** The result of the same tool, and of the same advert, before this one; null for the first. */
const earlierOf = (core: Core, { id, account, tool }: AnalysisRow): Earlier | null => {
  const { db } = core.views
  const [before] = earlierThan(historyOfTool(db, account, tool), id)
  const row = before && ownAnalysis(db, account, tool, before.id)
  const source = row && sourceOf(db, row)
  return source ? { source, at: before.at } : null
}

/** The report of a result; 403 for plans without reports, 404 without a result, 429 as for an analysis. */
export const reportFile = async (core: Core, ctx: RequestContext, tool: Tool): Promise<Response> => {
  const { account } = personOf(ctx)
  const { language, now } = ctx
  const t = translator(language)
  const kind = reportFor(core, account, ctx.now)
  if (kind === 'none') return refusedPage(core, ctx, reportOfferOf(core.catalogue, language).refusal, 403)
  const row = shownAnalysis(core, ctx, tool)
  if (row === 'missing') return notFoundPage(core, ctx)
  const source = row && sourceOf(core.views.db, row)
  if (!row || !source) return refusedPage(core, ctx, t('report.gone'), 404)
  const tooOften = throttled(core, ctx, `report ${account}`, analyseBucket)
  if (tooOften) return refusedPage(core, ctx, tooOften.body.message, 429)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: saoPaulo })
  const app = core.config.appName
  const more = kind === 'detailed' ? detailSections(source, earlierOf(core, row), language) : []
  const bytes = await reportPdf(reportOf(source, language, modelPartOf(core, row.id), more), {
    app,
    kicker: t('report.kicker'),
    language,
    when: t('report.analysed', { date: day.format(row.endedAt ?? row.requestedAt) }),
    footer: t('report.foot', { app, date: day.format(now) }),
    page: (page, pages) => t('report.page', { page, pages }),
  })
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${t('report.file')}-${t(`report.fileOf.${tool}`)}.pdf"`,
      'cache-control': 'no-store',
    },
  })
}
