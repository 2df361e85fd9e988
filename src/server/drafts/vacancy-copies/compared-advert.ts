// The advert that stands beside a draft. One that the scanner compared was paid for with an analysis; any other is part of the
// advanced analyses, or a plan that follows one vacancy could compare with every advert there is.
import type { DraftRow } from '../../../projections/drafts/draft'
import { ownVacancy } from '../../../projections/vacancies/vacancies'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { isAdvanced, scannedAdvert } from '../../vacancies/vacancies'

export type ComparedAdvert = {
  readonly title: string
  readonly employer: string
  readonly advert: string
  /** As it stands in an address, `vaga=…` or `anuncio=…`. */
  readonly query: string
  /** False where the person's plan does not compare with it: its text is there, and no figure. */
  readonly compared: boolean
}

const ofVacancy = (core: Core, ctx: RequestContext, account: string, id: string): ComparedAdvert | null => {
  const row = ownVacancy(core.views.db, account, id)
  if (!row || row.advert === '') return null
  const { title, employer, advert } = row
  return { title, employer, advert, query: `vaga=${id}`, compared: isAdvanced(core, ctx) }
}

const ofScanner = async (core: Core, account: string, id: string): Promise<ComparedAdvert | null> => {
  const scanned = await scannedAdvert(core, account, id)
  if (!scanned) return null
  const { input, result } = scanned
  return { title: result.title ?? '', employer: '', advert: input.description, query: `anuncio=${id}`, compared: true }
}

/** A vacancy copy's own advert, or the one an address names; null without one, and for somebody else's. */
export const advertBeside = async (
  core: Core,
  ctx: RequestContext,
  { account, vacancy: ownVacancy }: Pick<DraftRow, 'account' | 'vacancy'>,
): Promise<ComparedAdvert | null> => {
  const { searchParams } = ctx.url
  const vacancy = ownVacancy ?? searchParams.get('vaga')
  if (vacancy !== null) return ofVacancy(core, ctx, account, vacancy)
  const scanned = searchParams.get('anuncio')
  return scanned === null ? null : ofScanner(core, account, scanned)
}
