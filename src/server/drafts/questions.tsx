// Six questions from nothing to a first draft. Each step writes into the draft itself, so that leaving in the middle loses nothing.
import type { DraftContent, DraftPart } from '../../domain/drafts/content'
import { fieldNames } from '../../events/schema/drafts/part-fields'
import { translator } from '../../i18n'
import { QuestionsPage } from '../../pages/workbench/questions'
import type { DraftRow } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import { fieldOf } from '../http/request/body/schemas'
import type { RequestContext } from '../http/request/request-context'
import { html, notFoundPage, refusalPage } from '../http/response/page'
import { pageContext } from '../http/response/page-context'
import { seeOther } from '../http/response/responses'
import { sentenceCapital } from './capitals'
import { changeDraft, draftNamed } from './drafts'
import { cleanField } from './form'
import { plainAnswer } from './plain-answers'

export const questionsPath = '/curriculo/oficina/perguntas'
const steps = 6

const stepIn = (value: unknown): number => {
  const step = Number(value)
  return Number.isSafeInteger(step) && step >= 1 && step <= steps ? step : 1
}

/** 404 where there is no draft: the questions begin with one. */
export const questionsPage = (core: Core, ctx: RequestContext, row: DraftRow | undefined): Promise<Response> => {
  if (!row) return notFoundPage(core, ctx)
  const step = stepIn(ctx.url.searchParams.get('passo'))
  const { id, version, content } = row
  return html(core, ctx, <QuestionsPage page={pageContext(core, ctx)} {...{ draft: id, version, content, step }} />)
}

const has = (body: unknown, name: string): boolean => fieldOf(body, name) !== undefined

/** The part as the form has it: fields and lines it names, and all others as they were. */
const answeredPart = (part: DraftPart, body: unknown): DraftPart => {
  const named = fieldNames(part.kind).filter((name) => has(body, `f_${part.id}_${name}`))
  const fields = { ...part.fields }
  for (const name of named)
    fields[name] = plainAnswer(part.kind, name, cleanField(fieldOf(body, `f_${part.id}_${name}`)).trim())
  const lines = [1, 2, 3].flatMap((at) => {
    const name = `l_${part.id}_l${at}`
    return has(body, name) ? [{ id: `l${at}`, text: sentenceCapital(cleanField(fieldOf(body, name)).trim()) }] : []
  })
  const rest = part.lines.filter(({ id }) => !lines.some((line) => line.id === id))
  return { ...part, fields, lines: lines.length > 0 ? [...lines, ...rest] : part.lines }
}

/** Who has not worked yet has projects in the place of a job; who has, a job again. */
const withFirstJob = (content: DraftContent, never: boolean, heading: string): DraftContent => ({
  ...content,
  parts: content.parts.map((part): DraftPart => {
    if (never && part.kind === 'job') return { ...part, kind: 'own', fields: { heading } }
    const back = !never && part.kind === 'own' && part.id === 'p3' && !content.parts.some(({ kind }) => kind === 'job')
    return back ? { ...part, kind: 'job', fields: {} } : part
  }),
})

/** Puts one step's answers into the draft and goes on to the next, or to the workbench. */
export const questionAnswer = async (core: Core, ctx: RequestContext, body: unknown): Promise<Response> => {
  const row = draftNamed(core, ctx, cleanField(fieldOf(body, 'rascunho')))
  if (!row) return notFoundPage(core, ctx)
  const step = stepIn(fieldOf(body, 'passo'))
  const heading = translator(ctx.language)('workbench.questions.tasks.firstHeading')
  const first = step === 3 ? withFirstJob(row.content, fieldOf(body, 'nunca') === 'sim', heading) : row.content
  const content = { ...first, parts: first.parts.map((part) => answeredPart(part, body)) }
  const saved = await changeDraft(core, ctx, row.id, { base: row.version, content, cause: 'typed' })
  if ('status' in saved) return refusalPage(core, ctx, saved)
  return seeOther(step === steps ? '/curriculo/oficina' : `${questionsPath}?passo=${step + 1}`)
}
