// The copy of a person's data as an HTML page, made in pieces (pages/accounts/data-copy.tsx).
import { strToU8 } from 'fflate'
import { accountStream } from '../../../events/schema/events'
import { type Language, type Translate, translator } from '../../../i18n'
import { formats } from '../../../i18n/format'
import {
  copyAnalysis,
  copyEntry,
  copyFoot,
  copyHead,
  copyHeading,
  copyRow,
  copyRows,
  copyText,
} from '../../../pages/accounts/data-copy'
import { accountById } from '../../../projections/accounts/account'
import { settingsOf } from '../../../projections/accounts/settings'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { whatOf } from '../../../texts/admin/person-view'
import { calledOf } from '../../../texts/billing/plan-names'
import { reportOf } from '../../../texts/report/report'
import { saoPaulo } from '../../../time/zone'
import { sourceOf } from '../../analyses/results/results'
import { planNow } from '../../billing/allowance'
import type { Core } from '../../core/core'
import { modelPartOf } from '../../models/model-part'
import { eventsOf } from './events-of'
import { copySections } from './export-sections'

/** `pathOf` is null where the file is no longer stored, as after a failed analysis. */
type ExportedAnalyses = { readonly rows: Iterable<AnalysisRow>; readonly pathOf: (row: AnalysisRow) => string | null }

const factsOf = (core: Core, account: string, language: Language): [string, string][] => {
  const t = translator(language)
  const { name = '', email = '', createdAt = 0 } = accountById(core.views.db, account) ?? {}
  const settings = settingsOf(core.views.db, account)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: saoPaulo })
  const page = 'account.exported.page'
  return [
    [t(`${page}.nome`), name],
    [t(`${page}.email`), email],
    [t(`${page}.since`), day.format(createdAt)],
    [t(`${page}.plan`), calledOf(core.catalogue, planNow(core, account, core.clock()) ?? '', t)],
    ...(settings
      ? ([
          [t('account.settings.theme'), t(`account.settings.themes.${settings.theme}`)],
          [t('account.settings.language'), t(`account.settings.languages.${settings.language}`)],
          [t('account.settings.emails'), t(`${page}.${settings.emails ? 'on' : 'off'}`)],
        ] as [string, string][])
      : []),
  ]
}

const analysisOf = (core: Core, row: AnalysisRow, file: string | null, language: Language, t: Translate): string => {
  const source = row.state === 'completed' ? sourceOf(core.views.db, row) : null
  return copyAnalysis({
    when: formats(language).exact(row.requestedAt),
    title: t(`report.titles.${row.tool}`),
    report: source && reportOf(source, language, modelPartOf(core, row.id)),
    note: t('account.exported.page.unread', { state: t(`account.exported.page.states.${row.state}`) }),
    file:
      file === null
        ? null
        : { label: t('account.exported.page.file'), path: file.split('/').map(encodeURIComponent).join('/') },
  })
}

/** The page in UTF-8. Only one analysis and one event are in memory at a time. */
export function* readable(
  core: Core,
  account: string,
  language: Language,
  sent: ExportedAnalyses,
): Generator<Uint8Array> {
  const t = translator(language)
  const { exact } = formats(language)
  const page = 'account.exported.page'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: saoPaulo }).format(core.clock())
  yield strToU8(
    copyHead({
      language,
      title: t(`${page}.title`),
      intro: t(`${page}.intro`, { app: core.config.appName, date }),
      factsTitle: t(`${page}.who`),
      facts: factsOf(core, account, language),
    }) + copyHeading(t(`${page}.analyses`)),
  )
  let any = false
  for (const row of sent.rows) {
    any = true
    yield strToU8(analysisOf(core, row, sent.pathOf(row), language, t))
  }
  if (!any) yield strToU8(copyText(t(`${page}.none`)))
  for (const { heading, entries } of copySections(core, account, language)) {
    let headed = false
    for (const entry of entries) {
      yield strToU8((headed ? '' : copyHeading(heading)) + copyEntry(entry))
      headed = true
    }
  }
  yield strToU8(copyHeading(t(`${page}.events`)) + copyRows)
  for (const { at, type } of eventsOf(core, accountStream(account)))
    yield strToU8(copyRow(exact(at), whatOf(type, language)))
  yield strToU8(copyFoot(t(`${page}.keep`)))
}
