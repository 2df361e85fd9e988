// Everything stored about a person, as a ZIP (P34), made while it is sent: only one file and one analysis are in memory
// at a time, however large the account is, and others' requests are answered meanwhile.
import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { accountStream } from '../../../events/schema/accounts/account'
import { draftStreams } from '../../../events/schema/drafts/drafts'
import { refusalsStream } from '../../../events/schema/refusals'
import type { JsonObject, RecordedEvent } from '../../../events/store/log'
import { LogError } from '../../../events/store/log-error'
import { type Language, translator } from '../../../i18n'
import { accountById } from '../../../projections/accounts/account'
import { sessionById } from '../../../projections/accounts/session'
import { settingsOf } from '../../../projections/accounts/settings'
import { type AnalysisRow, analysisById, analysisIds } from '../../../projections/analyses/analysis'
import type { Core } from '../../core'
import type { Person } from '../../http/request/request-context'
import type { RoomLimits } from '../../http/request/room'
import { needsOf } from '../../storage/file-needs'
import { readUpload } from '../../storage/uploads'
import { accountState } from '../account-state'
import { settingsJson } from '../profile/settings'
import { withoutSecrets } from '../sign-in/secret-fields'
import { openSessions } from '../sign-in/sessions'
import { userJson } from '../user-json'
import { eventsOf } from './events-of'
import { readable } from './export-page'

type Part = { readonly name: string; readonly packed: boolean; readonly bytes: Iterable<Uint8Array> }

/** Streams of drafts an export reads, deleted ones among them, which have no words left. */
const draftsExported = 1_000

/** How long others wait for a piece of a copy, in ms. */
const atOnceMs = 10

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
    at: new Date(event.at).toISOString(),
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

const analysisJson = ({ id, tool, state, reason, score, requestedAt, endedAt, file, result }: AnalysisRow): object => ({
  id,
  tool,
  state,
  reason,
  score,
  range: (tool === 'job' && result?.range) || null,
  requestedAt: new Date(requestedAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  file,
  result,
})

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

async function* partsOf(core: Core, account: string, language: Language): AsyncGenerator<Part> {
  const { db } = core.views
  const t = translator(language)
  /** What could not be included, one line each: one damaged file must not prevent the rest of the export. */
  const gaps: string[] = []
  const settings = settingsOf(db, account)
  const row = accountById(db, account)
  const { identities, erasure } = accountState(core, account)
  const user = {
    ...userJson(core, account, core.clock()),
    email_confirmado: row?.provedAt !== null,
    email_novo: row?.pending ?? null,
    apagamento_em: erasure === null ? null : new Date(erasure).toISOString(),
    entradas: identities.map(({ issuer, subject, email }) => ({ issuer, subject, email })),
    configuracoes: settings ? settingsJson(settings) : null,
  }
  function* rows(): Generator<AnalysisRow> {
    for (const id of analysisIds(db, account)) {
      const row = analysisById(db, id)
      if (row) yield row
    }
  }
  const needed = needsOf(core.events, account)?.needed
  const text = (name: string, value: string): Part => ({ name, packed: true, bytes: [strToU8(value)] })
  yield text(t('account.exported.readmeName'), `${t('account.exported.readme')}\n`)
  yield {
    name: t('account.exported.page.name'),
    packed: true,
    bytes: readable(core, account, language, {
      rows: rows(),
      pathOf: (row) => (needed?.has(row.id) === false ? null : pathOf(row)),
    }),
  }
  yield text('conta.json', `${JSON.stringify(user, null, 1)}\n`)
  yield {
    name: 'eventos.json',
    packed: true,
    bytes: jsonList(eventsOf(core, accountStream(account)).map(eventJson)),
  }
  const sessions = openSessions(core, account, core.clock()).map(({ startedAt, use }) => ({
    startedAt: new Date(startedAt).toISOString(),
    ...(use && { device: use.device, network: use.network, lastUsed: new Date(use.lastUsed).toISOString() }),
  }))
  const tokens = accountState(core, account).apiTokens.map(({ name, scope, made, until }) => ({
    name,
    scope,
    made: new Date(made).toISOString(),
    until: new Date(until).toISOString(),
  }))
  const webhooks = accountState(core, account).webhooks.map(({ url, topics, off }) => ({
    url,
    topics,
    active: off === null,
  }))
  yield text('webhooks.json', `${JSON.stringify(webhooks, null, 1)}\n`)
  yield text('tokens.json', `${JSON.stringify(tokens, null, 1)}\n`)
  yield text('sessoes.json', `${JSON.stringify(sessions, null, 1)}\n`)
  const drafts = core.events.streams(draftStreams(account), '', draftsExported)
  yield {
    name: 'rascunhos.json',
    packed: true,
    bytes: jsonList(
      drafts.values().flatMap((stream) => eventsOf(core, stream).map((event) => ({ stream, ...eventJson(event) }))),
    ),
  }
  yield {
    name: 'recusas.json',
    packed: true,
    bytes: jsonList(eventsOf(core, refusalsStream(account)).map(eventJson)),
  }
  yield { name: 'analises.json', packed: true, bytes: jsonList(rows().map(analysisJson)) }
  for (const row of rows()) {
    const bytes = await uploadOf(core, account, row.id)
    if (bytes instanceof Uint8Array) yield { name: pathOf(row), packed: false, bytes: [bytes] }
    else if (bytes) gaps.push(`${pathOf(row)}: ${t(`account.exported.${bytes}`)}`)
  }
  const photo = row?.photo
  const picture = photo ? await uploadOf(core, account, photo) : null
  if (picture instanceof Uint8Array) yield { name: 'foto-de-perfil.webp', packed: false, bytes: [picture] }
  else if (picture) gaps.push(`foto-de-perfil.webp: ${t(`account.exported.${picture}`)}`)
  for (const event of eventsOf(core, accountStream(account)))
    if (personalOf(event) === 'damaged')
      gaps.push(`eventos.json, ${event.version} (${event.type}): ${t('account.exported.damaged')}`)
  if (gaps.length > 0)
    yield text(t('account.exported.gapsName'), `${t('account.exported.gaps')}\n\n${gaps.join('\n')}\n`)
}

/** The ZIP, in pieces. Uploads are stored without compression, because PDF, DOCX and pictures are compressed already. */
export async function* exportOf(core: Core, account: string, language: Language): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) made.push(chunk)
  })
  let since = performance.now()
  for await (const { name, packed, bytes } of partsOf(core, account, language)) {
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = core.clock()
    zip.add(file)
    for (const piece of bytes) {
      file.push(piece)
      yield* made.splice(0)
      if (performance.now() - since < atOnceMs) continue
      await setImmediate()
      since = performance.now()
    }
    file.push(new Uint8Array(0), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}

/** Copies under way at once: each holds a file that its reader has not taken yet. */
export const exportsAtOnce: RoomLimits = { account: 2, network: 8, all: 24 }

/**
 * A download that is made only as fast as the client reads it, and breaks off when the session that asked for it ends. `leave` is
 * called at its end, however it ends.
 */
export const exportResponse = (
  core: Core,
  { account, session }: Pick<Person, 'account' | 'session'>,
  language: Language,
  leave: () => void,
): Response => {
  const pieces = exportOf(core, account, language)
  const end = async () => {
    leave()
    await pieces.return(undefined)
  }
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = sessionById(core.views.db, session) ? await pieces.next() : null
        if (next && !next.done) return controller.enqueue(next.value)
      } catch (error) {
        leave()
        throw error
      }
      await end()
      controller.close()
    },
    cancel: end,
  })
  const day = new Date(core.clock()).toISOString().slice(0, 10)
  return new Response(stream, {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="conta-${day}.zip"` },
  })
}
