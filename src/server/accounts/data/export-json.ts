// Writes an account, an event and an analysis as the JSON of its person's copy, and finds the uploads that belong to it.
import { hasFigure } from '../../../analysis/job/figure'
import { accountStream } from '../../../events/schema/events'
import type { JsonObject, RecordedEvent } from '../../../events/store/log'
import { LogError } from '../../../events/store/log-error'
import { accountById } from '../../../projections/accounts/account'
import { settingsOf } from '../../../projections/accounts/settings'
import type { AnalysisRow } from '../../../projections/analyses/analysis'
import { isoTime } from '../../../time/iso'
import { jobResultOf } from '../../analyses/results/results'
import type { Core } from '../../core/core'
import { needsOf } from '../../storage/file-needs'
import { readUpload } from '../../storage/uploads'
import { accountState } from '../account-state'
import { settingsJson } from '../profile/settings'
import { withoutSecrets } from '../sign-in/secret-fields'
import { userJson } from '../user-json'

/** Who did it, without naming another person. */
const actorOf = ({ actor, stream }: RecordedEvent): 'self' | 'system' | 'staff' => {
  if (actor === null || actor === 'system') return 'system'
  return accountStream(actor) === stream ? 'self' : 'staff'
}

/** Null if there is none or its key is destroyed; 'damaged' if it cannot be decrypted. */
export const personalOf = (event: RecordedEvent): JsonObject | null | 'damaged' => {
  try {
    return event.personal() ?? null
  } catch (error) {
    if (error instanceof LogError && error.code === 'tampered') return 'damaged'
    throw error
  }
}

export const eventJson = (event: RecordedEvent): object => {
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

/** An analysis as the person sees it: an advert that says too little for a figure has no score and no range here either. */
export const analysisJson = (row: AnalysisRow): object => {
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
export const pathOf = ({ id, tool, file }: AnalysisRow): string => `arquivos/${id}/${safeName(file)}${endings[tool]}`

/** The upload; 'damaged' if it cannot be decrypted, 'missing' if the log needs it and the file does not exist. */
export const uploadOf = async (
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

/** What the account is now. */
export const accountJson = (core: Core, account: string): object => {
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
