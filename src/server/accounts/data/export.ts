// Everything stored about a person, as a ZIP (P34): its files in their order, each made as it is sent, so that only one file
// and one analysis are in memory at a time, however large the account is.

import { strToU8 } from 'fflate'
import { hasFigure } from '../../../analysis/job/figure'
import { draftStreams } from '../../../events/schema/drafts/drafts'
import { accountStream } from '../../../events/schema/events'
import { refusalsStream } from '../../../events/schema/refusals'
import type { JsonObject, RecordedEvent } from '../../../events/store/log'
import { LogError } from '../../../events/store/log-error'
import { type Language, translator } from '../../../i18n'
import { accountById } from '../../../projections/accounts/account'
import { settingsOf } from '../../../projections/accounts/settings'
import { type AnalysisRow, analysisById, analysisIds } from '../../../projections/analyses/analysis'
import { isoTime } from '../../../time/iso'
import { jobResultOf } from '../../analyses/results/results'
import type { Core } from '../../core/core'
import { needsOf } from '../../storage/file-needs'
import { readUpload } from '../../storage/uploads'
import { accountState } from '../account-state'
import { settingsJson } from '../profile/settings'
import { withoutSecrets } from '../sign-in/secret-fields'
import { openSessions } from '../sign-in/sessions'
import { userJson } from '../user-json'
import { eventsOf } from './events-of'
import { readable } from './export-page'
import { type Part, zipOf } from './zip'

/** Streams of drafts an export reads, deleted ones among them, which have no words left. */
const draftsExported = 1_000

/** Who did it, without naming another person. */
const actorOf = ({ actor, stream }: RecordedEvent): 'self' | 'system' | 'staff' => {
  if (actor === null || actor === 'system') return 'system'
  return accountStream(actor) === stream ? 'self' : 'staff'
}

/** Null if there is none or its key is destroyed; 'damaged' if it cannot be decrypted. */
const personalOf = (event: RecordedEvent): JsonObject | null | 'damaged' => {
  try {
    return event.personal() ?? null
  } catch (error) {
    if (error instanceof LogError && error.code === 'tampered') return 'damaged'
    throw error
  }
}

const eventJson = (event: RecordedEvent): object => {
  const personal = personalOf(event)
  return {
    position: event.position,
    version: event.version,
    type: event.type,
    schema: event.schema,
    at: isoTime(event.at),
    actor: actorOf(event),
    correlation: event.correlation,
    data: withoutSecrets(event.data),
    ...(personal === 'damaged' ? { unreadable: true } : personal && { personal: withoutSecrets(personal) }),
  }
}

/** A JSON list, one member at a time. */
function* jsonList(members: Iterable<object>): Generator<Uint8Array> {
  let before = '[\n'
  for (const member of members) {
    yield strToU8(before + JSON.stringify(member, null, 1))
    before = ',\n'
  }
  yield strToU8(before === '[\n' ? '[]\n' : '\n]\n')
}

/** An analysis as the person sees it: an advert that says too little for a figure has no score and no range here either. */
const analysisJson = (row: AnalysisRow): object => {
  const { id, tool, state, reason, score, requestedAt, endedAt, file, result } = row
  const range = tool === 'job' && result ? (jobResultOf(row)?.range ?? null) : null
  const withheld = hasFigure(range) ? {} : { score: null, range: null }
  return {
    id,
    tool,
    state,
    reason,
    score,
    range,
    ...withheld,
    requestedAt: isoTime(requestedAt),
    endedAt: endedAt === null ? null : isoTime(endedAt),
    file,
    result: result && { ...result, ...withheld },
  }
}

/** A file name that is valid on every system and holds no path. */
const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'arquivo'
/** Texts that were typed and not uploaded as a file need an extension. */
const endings = { linkedin: '.json', job: '.txt', resume: '', photo: '' } as const
const pathOf = ({ id, tool, file }: AnalysisRow): string => `arquivos/${id}/${safeName(file)}${endings[tool]}`

/** The upload; 'damaged' if it cannot be decrypted, 'missing' if the log needs it and the file does not exist. */
const uploadOf = async (
  core: Core,
  account: string,
  id: string,
): Promise<Uint8Array | null | 'damaged' | 'missing'> => {
  try {
    const bytes = await readUpload(core, account, id)
    return bytes ?? (needsOf(core.events, account)?.needed.has(id) ? 'missing' : null)
  } catch (error) {
    if (error instanceof LogError && error.code === 'tampered') return 'damaged'
    throw error
  }
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

/** What the account is now. */
const accountJson = (core: Core, account: string): object => {
  const settings = settingsOf(core.views.db, account)
  const row = accountById(core.views.db, account)
  const { identities, erasure } = accountState(core, account)
  return {
    ...userJson(core, account, core.clock()),
    email_confirmado: row?.provedAt !== null,
    email_novo: row?.pending ?? null,
    apagamento_em: erasure === null ? null : isoTime(erasure),
    entradas: identities.map(({ issuer, subject, email }) => ({ issuer, subject, email })),
    configuracoes: settings ? settingsJson(settings) : null,
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

/**
 * All files of the copy. One damaged file must not prevent the rest: what could not be included is listed in the last one,
 * which is there only if something could not.
 */
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
