// A draft as a download: Word, PDF, JSON Resume.
import { toJsonResume } from '../../analysis/resume/draft/json-resume/to'
import type { DraftRow } from '../../projections/drafts/draft'
import { fileName, types } from '../analyses/downloads/optimised-download'
import type { Core } from '../core/core'
import type { RequestContext } from '../http/request/request-context'
import { personOf } from '../http/request/route-context'
import { notFoundPage, refusalPage, refusedPage } from '../http/response/page'
import { busy, throttled } from '../http/response/refusals'
import { problem } from '../http/response/responses'
import { draftFileBucket } from '../security/buckets'
import { contentAt } from './content-at'
import { jsonBytes } from './json-bytes'

const download = (body: BodyInit, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** 404 where there is no draft; 429 and 503 as for an optimised file; 422 for a PDF with letters that its fonts lack. */
export const draftDownload = async (
  core: Core,
  ctx: RequestContext,
  row: DraftRow | undefined,
  kind: 'docx' | 'pdf' | 'json',
): Promise<Response> => {
  const { account } = personOf(ctx)
  if (!row) return notFoundPage(core, ctx)
  // A version that was sent, or another one from the history: its text then.
  const version = Number(ctx.url.searchParams.get('versao') ?? row.version)
  if (!Number.isSafeInteger(version) || version < 1 || version > row.version) return notFoundPage(core, ctx)
  const content = version === row.version ? row.content : await contentAt(core, account, row.id, version)
  if (!content) return refusalPage(core, ctx, busy(ctx))
  const { parts } = content
  const name = parts.find((part) => part.kind === 'contact')?.fields.name ?? ''
  if (kind === 'json')
    return download(toJsonResume(parts), 'application/json; charset=utf-8', fileName(name, 'json', ctx.language))
  const refusal = throttled(core, ctx, `draft file ${account}`, draftFileBucket)
  if (refusal) return refusalPage(core, ctx, refusal)
  const file = await core.reader.run(
    kind === 'docx' ? 'draftDocx' : 'draftPdf',
    jsonBytes({ parts, layout: row.layout }),
    { account },
  )
  if (!file.ok) return refusalPage(core, ctx, busy(ctx))
  if (!file.value) return refusedPage(core, ctx, problem(ctx, 'draft-pdf').message, 422)
  return download(new Uint8Array(file.value), types[kind], fileName(name, kind, ctx.language))
}
