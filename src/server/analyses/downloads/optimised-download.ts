// The optimised résumé as a download: built from the stored file on request and read again before it is sent.
import { type Language, translator } from '../../../i18n'
import type { Core } from '../../core/core'
import type { RequestContext } from '../../http/request/request-context'
import { personOf } from '../../http/request/route-context'
import { notFoundPage, refusalPage, refusedPage } from '../../http/response/page'
import { busy, throttled } from '../../http/response/refusals'
import { analyseBucket } from '../../security/buckets'
import { readUpload } from '../../storage/uploads'
import { shownAnalysis } from '../results/history'
import { resumeResultOf } from '../results/results'
import { optimisedInput } from './optimised-input'

export const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const
type OptimisedKind = keyof typeof types

/** What a résumé is called in each language. */
const nouns: Readonly<Record<Language, string>> = { 'pt-BR': 'curriculo', 'en-US': 'resume' }

/** A file name that every file system accepts, in the page's language: "Joana Prado" → "joana-prado-curriculo". */
export const fileName = (name: string, kind: OptimisedKind | 'json', language: Language): string => {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${slug ? `${slug}-` : ''}${nouns[language]}.${kind}`
}

/** The optimised file of a résumé, 404 where there is none that passes, 429 and 503 as for an analysis. */
export const optimisedFile = async (core: Core, ctx: RequestContext, kind: OptimisedKind): Promise<Response> => {
  const { account, name } = personOf(ctx)
  const notFound = () => refusedPage(core, ctx, translator(ctx.language)('resume.optimised.gone'), 404)
  const row = shownAnalysis(core, ctx, 'resume')
  if (row === 'missing') return notFoundPage(core, ctx)
  const upload = row && (await readUpload(core, account, row.id))
  if (!upload) return notFound()
  const tooOften = throttled(core, ctx, `optimise ${account}`, analyseBucket)
  if (tooOften) return refusedPage(core, ctx, tooOften.body.message, 429)
  const file = await core.reader.run('optimise', optimisedInput(row, upload), { account })
  if (!file.ok) return file.refusal === 'busy' ? refusalPage(core, ctx, busy(ctx)) : notFound()
  // Somebody may have sent the résumé of a mother or a client: the file has the name in it.
  const read = resumeResultOf(row)?.robot.fields.find(({ field }) => field === 'name')?.value
  const owner = read ?? name
  const bytes = file.value?.[kind]
  if (!bytes) return notFound()
  return new Response(bytes, {
    headers: {
      'content-type': types[kind],
      'content-disposition': `attachment; filename="${fileName(owner, kind, ctx.language)}"`,
      'cache-control': 'no-store',
    },
  })
}
