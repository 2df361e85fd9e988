// The vacancies of a person as pages and calls are handed them.
import { vacancyLimits } from '../../domain/vacancies/vacancies'
import { analysisById, latestAnalysisId } from '../../projections/analyses/analysis'
import { type VacancyRow, vacanciesOf } from '../../projections/vacancies/vacancies'
import { type Asks, asksOf } from '../../texts/vacancies/asks'
import { byMatch, type Vacancy } from '../../texts/vacancies/view'
import type { Core } from '../core/core'
import { comparedIn } from './vacancies'

export const vacancyOf = (core: Core, row: VacancyRow): Vacancy => {
  const fileOf = (id: string | null) => (id ? (analysisById(core.views.db, id)?.file ?? null) : null)
  const file = fileOf(row.resume)
  return {
    id: row.id,
    title: row.title,
    employer: row.employer,
    state: row.state,
    savedAt: row.savedAt,
    sentOn: row.sentOn,
    reminder: row.reminder,
    notes: row.notes,
    version: row.resume && file !== null ? { id: row.resume, file } : null,
    score: row.score,
    compared: comparedIn(row),
    comparedWith: fileOf(row.comparedWith),
    withDraft: row.result !== null && row.comparedWith === null,
  }
}

type VacanciesData = {
  /** Best match first; those not compared come last, the newest before the others. */
  readonly vacancies: readonly Vacancy[]
  /** Of the newest ten that are compared and not closed; null before a comparison. */
  readonly asks: Asks | null
  /** Whether one of those was compared with an earlier résumé than the latest. */
  readonly older: boolean
}

export const vacanciesData = (core: Core, account: string): VacanciesData => {
  const { db } = core.views
  const rows = vacanciesOf(db, account, vacancyLimits.stored)
  const latest = latestAnalysisId(db, account, 'resume')
  const compared = rows
    .filter(({ state, result }) => state !== 'closed' && result !== null)
    .toSorted((one, other) => (other.comparedAt ?? 0) - (one.comparedAt ?? 0))
    .slice(0, vacancyLimits.compared)
  const results = compared.map(comparedIn).filter((one) => one !== null)
  return {
    vacancies: rows.map((row) => vacancyOf(core, row)).toSorted(byMatch),
    asks: results.length > 0 ? asksOf(results) : null,
    older: compared.some(({ comparedWith }) => comparedWith !== null && comparedWith !== latest),
  }
}
