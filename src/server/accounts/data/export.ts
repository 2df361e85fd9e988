// Everything stored about a person, as a ZIP (P34): its files in their order, each made as it is sent, so that only one file
// and one analysis are in memory at a time, however large the account is.

import { strToU8 } from 'fflate'
import { draftStreams } from '../../../events/schema/drafts/drafts'
import { accountStream } from '../../../events/schema/events'
import { refusalsStream } from '../../../events/schema/refusals'
import { type Language, translator } from '../../../i18n'
import { accountById } from '../../../projections/accounts/account'
import { type AnalysisRow, analysisById, analysisIds } from '../../../projections/analyses/analysis'
import { isoTime } from '../../../time/iso'
import type { Core } from '../../core/core'
import { needsOf } from '../../storage/file-needs'
import { accountState } from '../account-state'
import { openSessions } from '../sign-in/sessions'
import { eventsOf } from './events-of'
import { accountJson, analysisJson, eventJson, pathOf, personalOf, uploadOf } from './export-json'
import { readable } from './export-page'
import { type Part, zipOf } from './zip'

/** Streams of drafts an export reads, deleted ones among them, which have no words left. */
const draftsExported = 1_000

/** A JSON list, one member at a time. */
function* jsonList(members: Iterable<object>): Generator<Uint8Array> {
  let before = '[\n'
  for (const member of members) {
    yield strToU8(before + JSON.stringify(member, null, 1))
    before = ',\n'
  }
  yield strToU8(before === '[\n' ? '[]\n' : '\n]\n')
}

const textPart = (name: string, value: string): Part => ({ name, packed: true, bytes: [strToU8(value)] })
const jsonPart = (name: string, value: object): Part => textPart(name, `${JSON.stringify(value, null, 1)}\n`)
const listPart = (name: string, members: Iterable<object>): Part => ({ name, packed: true, bytes: jsonList(members) })

function* analysesOf({ views: { db } }: Core, account: string): Generator<AnalysisRow> {
  for (const id of analysisIds(db, account)) {
    const row = analysisById(db, id)
    if (row) yield row
  }
}

/** What may act for the account: its webhooks, tokens and sessions, without any secret. */
function* accessParts(core: Core, account: string): Generator<Part> {
  const { apiTokens, webhooks } = accountState(core, account)
  yield jsonPart(
    'webhooks.json',
    webhooks.map(({ url, topics, off }) => ({ url, topics, active: off === null })),
  )
  yield jsonPart(
    'tokens.json',
    apiTokens.map(({ name, scope, made, until }) => ({ name, scope, made: isoTime(made), until: isoTime(until) })),
  )
  yield jsonPart(
    'sessoes.json',
    openSessions(core, account, core.clock()).map(({ startedAt, use }) => ({
      startedAt: isoTime(startedAt),
      ...(use && { device: use.device, network: use.network, lastUsed: isoTime(use.lastUsed) }),
    })),
  )
}

/** The events of the person's other streams. */
function* streamParts(core: Core, account: string): Generator<Part> {
  const drafts = core.events.streams(draftStreams(account), '', draftsExported)
  yield listPart(
    'rascunhos.json',
    drafts.values().flatMap((stream) => eventsOf(core, stream).map((event) => ({ stream, ...eventJson(event) }))),
  )
  yield listPart('recusas.json', eventsOf(core, refusalsStream(account)).map(eventJson))
}

/** A file to be copied under a name, and its bytes or why it has none. */
type Copied = { readonly name: string; readonly bytes: Awaited<ReturnType<typeof uploadOf>> }

/** The analysed files, then the profile's photo. */
async function* uploads(core: Core, account: string): AsyncGenerator<Copied> {
  for (const row of analysesOf(core, account)) yield { name: pathOf(row), bytes: await uploadOf(core, account, row.id) }
  const photo = accountById(core.views.db, account)?.photo
  if (photo) yield { name: 'foto-de-perfil.webp', bytes: await uploadOf(core, account, photo) }
}

/** All files of the copy; what could not be included is listed in the last one. */
async function* partsOf(core: Core, account: string, language: Language): AsyncGenerator<Part> {
  const t = translator(language)
  const gaps: string[] = []
  const needed = needsOf(core.events, account)?.needed
  yield textPart(t('account.exported.readmeName'), `${t('account.exported.readme')}\n`)
  yield {
    name: t('account.exported.page.name'),
    packed: true,
    bytes: readable(core, account, language, {
      rows: analysesOf(core, account),
      pathOf: (row) => (needed?.has(row.id) === false ? null : pathOf(row)),
    }),
  }
  yield jsonPart('conta.json', accountJson(core, account))
  yield listPart('eventos.json', eventsOf(core, accountStream(account)).map(eventJson))
  yield* accessParts(core, account)
  yield* streamParts(core, account)
  yield listPart('analises.json', analysesOf(core, account).map(analysisJson))
  for await (const { name, bytes } of uploads(core, account)) {
    if (bytes instanceof Uint8Array) yield { name, packed: false, bytes: [bytes] }
    else if (bytes) gaps.push(`${name}: ${t(`account.exported.${bytes}`)}`)
  }
  for (const event of eventsOf(core, accountStream(account)))
    if (personalOf(event) === 'damaged')
      gaps.push(`eventos.json, ${event.version} (${event.type}): ${t('account.exported.damaged')}`)
  if (gaps.length > 0)
    yield textPart(t('account.exported.gapsName'), `${t('account.exported.gaps')}\n\n${gaps.join('\n')}\n`)
}

/** The ZIP, in pieces. Uploads are stored without compression, because PDF, DOCX and pictures are compressed already. */
export const exportOf = (core: Core, account: string, language: Language): AsyncGenerator<Uint8Array> =>
  zipOf(partsOf(core, account, language), core.clock())
