// The adverts of a person that other pages offer: the vacancies they follow that are not closed, and the scanner's latest.
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { latestAnalysis } from '../../projections/analyses/analysis'
import { vacanciesOf } from '../../projections/vacancies/vacancies'
import { jobResultOf } from '../analyses/results/results'
import { readJobInput } from '../analyses/run/job-input'
import type { Core } from '../core/core'
import { readUpload } from '../storage/uploads'
import { firstLine } from './vacancies'

export const savedAdverts = (core: Core, account: string): { readonly id: string; readonly title: string }[] =>
  vacanciesOf(core.views.db, account, vacancyLimits.stored)
    .filter(({ state }) => state !== 'closed')
    .map(({ id, title }) => ({ id, title }))

type Scanned = { readonly id: string; readonly title: string; readonly advert: string }

/** The scanner's latest advert; where no title was read in it, it is called by its first line. */
export const scannedAdvert = async (core: Core, account: string): Promise<Scanned | null> => {
  const row = latestAnalysis(core.views.db, account, 'job')
  const upload = row ? await readUpload(core, account, row.id) : null
  const advert = upload && readJobInput(upload)?.description
  return row && advert ? { id: row.id, title: jobResultOf(row)?.title || firstLine(advert), advert } : null
}
