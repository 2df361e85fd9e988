// Compares a draft with the result it was made from, for the ticks of what is solved on that result's page.
import type { DraftInput } from '../../analysis/job/draft-match'
import type { DraftPart } from '../../analysis/resume/draft/parts'
import { bareWords } from '../../analysis/resume/reading/text'
import type { Judgement } from '../../analysis/resume/result'
import { doneGains } from '../../analysis/resume/scoring/promise/promised'
import { rubric } from '../../analysis/resume/scoring/rubric'
import { monthAt } from '../../domain/day'
import type { DraftProgress } from '../../pages/results/tips'
import { changedDraftOf, draftById } from '../../projections/drafts/draft'
import type { Core } from '../core/core'
import { jsonBytes } from './json-bytes'

/** Checks whose tips ask to write the quoted lines again. */
const ofLines: ReadonlySet<string> = new Set(rubric.filter((rule) => rule.ofLines).map(({ id }) => id))

/**
 * The tips of the file that are done in the draft, and which of the lines they quote stand in it unchanged or do not: a tip's points may all be
 * there before each of its lines is changed. Null for a draft that is no résumé yet.
 */
export const progressOf = (before: Judgement, now: Judgement, parts: readonly DraftPart[]): DraftProgress | null => {
  if (now.score === null) return null
  const texts = parts.flatMap(({ fields, lines }) => [...Object.values(fields), ...lines.map(({ text }) => text)])
  const all = bareWords(texts.join(' '))
  const ids = [...doneGains(before.checks, now.checks).keys()]
  const stands = (text: string): boolean => bareWords(text) !== '' && all.includes(bareWords(text))
  const quoted = before.checks
    .filter(({ id }) => ofLines.has(id))
    .map(({ id, evidence }) => [id, [...new Set(evidence.map(({ text }) => text))]] as const)
  const untouched = quoted.filter(([id]) => ids.includes(id)).map(([id, texts]) => [id, texts.filter(stands)] as const)
  const changed = quoted.map(([id, texts]) => [id, texts.filter((text) => !stands(text))] as const)
  return { score: now.score, done: ids, unchanged: new Map(untouched), changed: new Map(changed) }
}

const measure = async (
  core: Core,
  account: string,
  { id, key, before }: { readonly id: string; readonly key: string; readonly before: Judgement },
): Promise<DraftProgress | null | 'busy'> => {
  const draft = draftById(core.views.db, account, id)
  if (!draft) return null
  const { parts } = draft.content
  const input: DraftInput = { parts, now: monthAt(core.clock()), advert: null, gains: false }
  const answer = await core.reader.run('draftMeasure', jsonBytes(input), { account })
  if (!answer.ok) return 'busy'
  const value = progressOf(before, answer.value.result, parts)
  const bytes = key.length + JSON.stringify([value, ...(value?.changed ?? []), ...(value?.unchanged ?? [])]).length
  // The words of a draft erased meanwhile must not come back with its answer.
  if (draftById(core.views.db, account, id)) core.caches.draftProgress.done.set(key, { owner: account, bytes, value })
  return value
}

/** How far the draft of an analysis has come; null without a changed one, 'busy' when no reader could measure it. Each version is measured once. */
export const draftProgress = async (
  core: Core,
  account: string,
  analysis: string,
  before: Judgement,
): Promise<DraftProgress | null | 'busy'> => {
  const changed = changedDraftOf(core.views.db, account, analysis)
  if (!changed) return null
  const { id, version } = changed
  const key = `${id}@${version} ${JSON.stringify(before.corrections ?? null)}`
  const { done, underWay } = core.caches.draftProgress
  const cached = done.get(key)
  if (cached !== undefined) return cached
  const measuring = underWay.get(key) ?? measure(core, account, { id, key, before }).finally(() => underWay.delete(key))
  underWay.set(key, measuring)
  return measuring
}
