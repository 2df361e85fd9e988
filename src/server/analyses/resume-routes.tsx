// Routes of the résumé tool.
import { LIMITS } from '../../analysis/documents/limits'
import { sniff } from '../../analysis/documents/sniff'
import type { ResumeResult as Measured } from '../../analysis/resume/result'
import { downloadRegion, optimisedRegion } from '../../api/regions'
import type { ResumeRecordJson } from '../../api/tools/resume'
import { ResumeContent } from '../../pages/resume/content'
import { ResultRegion } from '../../pages/resume/result'
import type { AnalysisRow } from '../../projections/analyses/analysis'
import { findingsOf, partsOf } from '../../texts/resume/view'
import type { Core } from '../core/core'
import { draftProgress } from '../drafts/progress'
import { resumeFile } from '../http/request/body/call-bodies'
import { fieldOf } from '../http/request/body/schemas'
import { resumeMax } from '../http/request/policy'
import type { RequestContext } from '../http/request/request-context'
import { neverCache } from '../http/response/never-cache'
import type { PageAnswer } from '../http/response/page'
import { modelJson } from '../models/model-json'
import { modelPartOf } from '../models/model-part'
import { checkIfPending, checkNow } from './downloads/optimised-check'
import { optimisedFile } from './downloads/optimised-download'
import { reportFile } from './downloads/report-download'
import { resumeJson } from './json/resume'
import { pictureOf } from './results/pictures'
import { resumeResultOf } from './results/results'
import { correctReading } from './run/correct'
import { fileFrom, fileRefusal, statusOf, submit } from './run/submit'
import { type ToolRules, toolAnswer } from './tool-page'
import { type Analysed, fileToolRoutes } from './tool-routes'

const tool: ToolRules<Measured> = {
  tool: 'resume',
  path: '/curriculo',
  resultOf: resumeResultOf,
  parts: partsOf,
  // Lines break elsewhere in another format of the same file.
  textOf: ({ robot }) => robot.lines.join(' ').replace(/\s+/g, ' '),
  regions: [optimisedRegion, downloadRegion],
  names: (result, language) => Object.fromEntries(findingsOf(result, language).map(({ id, title }) => [id, title])),
}

const resumePage = (
  core: Core,
  ctx: RequestContext,
  region: string | null,
  error?: string,
  answer: PageAnswer = {},
): Promise<Response> =>
  toolAnswer(core, ctx, tool, { region, answer }, async ({ account, latest, open, shared }) => {
    // Not cached until the check has ended, because viewing the result starts the check.
    if (latest?.resultProps.result.optimised === 'pending') neverCache(ctx)
    const draft = latest && (await draftProgress(core, account, latest.row.id, latest.resultProps.result))
    const picture = latest && (await pictureOf(core, account, latest.row.id))
    checkNow(core, latest?.row)
    if (draft === 'busy' || picture === 'busy') neverCache(ctx)
    const props = {
      ...shared,
      latest: latest && {
        ...latest.resultProps,
        id: latest.row.id,
        file: latest.row.file,
        draft: draft === 'busy' ? null : draft,
        picture: picture === 'busy' ? null : picture,
      },
      pending: open ? { file: open.file, at: open.requestedAt } : null,
      error,
    }
    return { region: () => <ResultRegion {...props} />, content: () => <ResumeContent {...props} /> }
  })

const receiveResume = async (core: Core, ctx: RequestContext, body: unknown): Promise<Analysed> => {
  const sent = await fileFrom(ctx, 'resume', fieldOf(body, 'resume'), resumeMax)
  if (!('bytes' in sent)) return sent
  // An error that is visible without reading the file costs neither a use nor an event.
  const kind = sniff(sent.bytes, LIMITS)
  if (kind.type === null) return fileRefusal(ctx, 'resume', kind.refusal, statusOf(kind.refusal))
  return submit(core, ctx, { tool: 'resume', ...sent })
}

/** The analysis record with the API's field names; null without a result. */
const recordOf = (core: Core, ctx: RequestContext, row: AnalysisRow | undefined): ResumeRecordJson | null => {
  checkIfPending(core, row)
  const result = resumeResultOf(row)
  return row && result
    ? {
        id: row.id,
        nome_arquivo: row.file,
        criado_em: new Date(row.endedAt ?? row.requestedAt).toISOString(),
        analise_json: resumeJson(result, ctx.language, row.id),
        texto_modelo: modelJson(modelPartOf(core, row.id)),
      }
    : null
}

export const resumeRoutes = (core: Core) =>
  fileToolRoutes(core, {
    tool: 'resume',
    path: '/curriculo',
    page: resumePage,
    receive: receiveResume,
    recordOf,
    hooks: resumeFile,
  })
    .post('/curriculo/leitura', ({ ctx, body }) => correctReading(core, ctx, body))
    .get('/curriculo/relatorio.pdf', ({ ctx }) => reportFile(core, ctx, 'resume'))
    .get('/curriculo/otimizado.docx', ({ ctx }) => optimisedFile(core, ctx, 'docx'))
    .get('/curriculo/otimizado.pdf', ({ ctx }) => optimisedFile(core, ctx, 'pdf'))
