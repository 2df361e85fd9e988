// Routes of the photo tool.
import { type PictureRefusal, sniffPicture } from '../../analysis/photo/picture'
import type { PhotoResult as Measured } from '../../analysis/photo/result'
import { type PhotoRecordJson, severalFaces, severalField } from '../../api/tools/photo'
import type { Failure } from '../../events/schema/vocabulary'
import { PhotoContent } from '../../pages/photo/content'
import { ResultRegion } from '../../pages/photo/result'
import { type AnalysisRow, latestAnalysis } from '../../projections/analyses/analysis'
import { partsOf } from '../../texts/photo/view'
import type { Core } from '../core/core'
import { imageFile, photoFile } from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import { photoMax } from '../http/request/policy'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import type { PageAnswer } from '../http/response/page'
import { type Refused, refusedJson, throttled } from '../http/response/refusals'
import { json, problem } from '../http/response/responses'
import { modelJson } from '../models/model-json'
import { modelPartOf } from '../models/model-part'
import { compressBucket } from '../security/buckets'
import { readUpload } from '../storage/uploads'
import { reportFile } from './downloads/report-download'
import { photoJson } from './json/photo'
import { photoResultOf } from './results/results'
import { countFailure, tooManyFailures } from './run/failures'
import { waiterOf } from './run/queue-place'
import { fileFrom, fileRefusal, statusOf, submit } from './run/submit'
import { type ToolRules, toolAnswer } from './tool-page'
import { type Analysed, fileToolRoutes } from './tool-routes'

const tool: ToolRules<Measured> = { tool: 'photo', path: '/foto-perfil', resultOf: photoResultOf, parts: partsOf }

/** The address of an analysis's photo. */
const photoUrl = (analysis: string): string => `/api/photo/file?analise=${analysis}`

const photoPage = (
  core: Core,
  ctx: RequestContext,
  region: string | null,
  error?: string,
  answer: PageAnswer = {},
): Promise<Response> =>
  toolAnswer(core, ctx, tool, { region, answer }, ({ account, latest, open, shared }) => {
    // Only the latest photo is stored.
    const latestId = latestAnalysis(core.views.db, account, 'photo')?.id
    const props = {
      ...shared,
      latest: latest && {
        ...latest.resultProps,
        file: latest.row.file,
        url: latest.row.id === latestId ? photoUrl(latestId) : null,
      },
      pending: open ? { file: open.file, at: open.requestedAt } : null,
      error,
    }
    return { region: () => <ResultRegion {...props} />, content: () => <PhotoContent {...props} /> }
  })

type Photo = { readonly file: string; readonly bytes: Uint8Array<ArrayBuffer> }

const refuse = (
  ctx: RequestContext,
  code: PictureRefusal | 'no-face' | 'sideways-photo' | 'busy' | 'internal' | 'too-slow' | 'too-much-memory',
) => fileRefusal(ctx, 'photo', code, statusOf(code))

/** A reader that failed before an analysis was asked for; a fault of ours is counted (failures.ts). */
const failureAnswer = (core: Core, ctx: RequestContext, refusal: Parameters<typeof refuse>[1] & Failure): Refused => {
  if (refusal === 'internal') countFailure(core, ctx, refusal)
  return refuse(ctx, refusal)
}

/** The photo of a form's field, made small, upright and without metadata in the reader's process, at no use. */
const compressPhoto = async (core: Core, ctx: RequestContext, field: unknown): Promise<Refused | Photo> => {
  const sent = await fileFrom(ctx, 'photo', field, photoMax)
  if (!('bytes' in sent)) return sent
  const refusal = sniffPicture(sent.bytes)
  if (refusal) return refuse(ctx, refusal)
  const { account } = personOf(ctx)
  const tooOften = throttled(core, ctx, `compress ${account}`, compressBucket) ?? tooManyFailures(core, ctx)
  if (tooOften) return tooOften
  const answer = await core.reader.run('compress', sent.bytes, waiterOf(core, account, 'photo'))
  if (!answer.ok) return failureAnswer(core, ctx, answer.refusal)
  if (!answer.value.ok) return refuse(ctx, answer.value.refusal)
  return { file: sent.file, bytes: answer.value.bytes }
}

/** Refuses a photo without a face, and asks about one with several, before a use is reserved. */
const peopleRefusal = async (
  core: Core,
  ctx: RequestContext,
  bytes: Uint8Array<ArrayBuffer>,
  several: boolean,
): Promise<Refused | null> => {
  const { account } = personOf(ctx)
  const answer = await core.reader.run('people', bytes, waiterOf(core, account, 'photo'))
  if (!answer.ok) return failureAnswer(core, ctx, answer.refusal)
  if (!answer.value.ok) return refuse(ctx, answer.value.refusal)
  return answer.value.people > 1 && !several ? { status: 409, body: problem(ctx, severalFaces) } : null
}

const receivePhoto = async (core: Core, ctx: RequestContext, body: unknown): Promise<Analysed> => {
  const photo = await compressPhoto(core, ctx, fieldOf(body, 'photo'))
  if (!('bytes' in photo)) return photo
  const refused = await peopleRefusal(core, ctx, photo.bytes, fieldOf(body, severalField) === 'yes')
  if (refused) return refused
  // Only the compressed copy is stored and measured: the camera's metadata never reaches the disk, and every way of
  // sending a photo measures the same bytes.
  return submit(core, ctx, { tool: 'photo', ...photo })
}

/** The analysis record with the API's field names; null without a result. */
const recordOf = (core: Core, ctx: RequestContext, row: AnalysisRow | undefined): PhotoRecordJson | null => {
  const result = photoResultOf(row)
  return row && result
    ? {
        id: row.id,
        url_arquivo: photoUrl(row.id),
        nome_arquivo: row.file,
        criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
        analise_json: photoJson(result, ctx.language),
        texto_modelo: modelJson(modelPartOf(core, row.id)),
      }
    : null
}

const picture = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: { 'content-type': 'image/jpeg', 'content-disposition': 'inline; filename="foto.jpg"' },
  })

/** The latest photo, for its owner. `analise` in the address is not read: it keeps a browser from showing a cached older one. */
const latestFile = async (core: Core, ctx: RequestContext): Promise<Response> => {
  const { account } = personOf(ctx)
  const row = latestAnalysis(core.views.db, account, 'photo')
  const bytes = row && (await readUpload(core, account, row.id))
  return bytes ? picture(new Uint8Array(bytes)) : json(problem(ctx, 'none-yet'), 404)
}

export const photoRoutes = (core: Core) =>
  fileToolRoutes(core, {
    tool: 'photo',
    path: '/foto-perfil',
    page: photoPage,
    receive: receivePhoto,
    recordOf,
    hooks: photoFile,
  })
    .get('/foto-perfil/relatorio.pdf', ({ ctx }) => reportFile(core, ctx, 'photo'))
    .post(
      '/api/photo/compress',
      async ({ ctx, body }) => {
        const photo = await compressPhoto(core, ctx, fieldOf(body, 'image'))
        return 'bytes' in photo ? picture(photo.bytes) : refusedJson(photo)
      },
      imageFile,
    )
    .get('/api/photo/file', ({ ctx }) => latestFile(core, ctx))
