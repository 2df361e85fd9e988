// The optimised file for the page and the API. Pure.
import { headings } from '../../analysis/resume/optimise/headings'
import type { Fault, OptimisedNote, ResumeResult } from '../../analysis/resume/result'
import { promisedGains } from '../../analysis/resume/scoring/promise/promised'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

export type OptimisedView = {
  /** True for a file that passed the structural check and gains at least what the best tip gains. */
  readonly primary: boolean
  /** Points that every offered kind gains. */
  readonly gain: number
  /** Word first, because most forms accept it and a person can edit it. */
  readonly url: string
  readonly docx: string | null
  readonly pdf: string | null
  readonly score: string
  readonly notes: readonly string[]
}

const noteText = (note: OptimisedNote, result: ResumeResult, language: Language): string => {
  const t = translator(language)
  if (note.id === 'personal') {
    const kinds = note.kinds.map((kind) => t(`resume.optimised.personal.${kind}`))
    return t('resume.optimised.notes.personal', { kinds: formats(language).list(kinds) })
  }
  // The heading is in the document's language, which may differ from the page's.
  return t(`resume.optimised.notes.${note.id}`, { other: headings[result.language].other })
}

/** `places`: the texts it is about, quoted. `correctable`: setting a line right may be all that is missing. */
export type WithheldView = { readonly why: string; readonly places: readonly string[]; readonly correctable: boolean }
const correctable: readonly Fault[] = ['jobs', 'schools', 'entries']

/** Why no file is offered: what the structural check found; null where one is, or none was made. */
export function withheldOf({ optimised, robot }: ResumeResult, language: Language): WithheldView | null {
  if (!optimised || optimised === 'pending') return null
  const [fault] = optimised.faults ?? []
  if (!fault || optimised.docx !== null || optimised.pdf !== null) return null
  return {
    why: translator(language)(`resume.optimised.withheld.${fault}`),
    places: (optimised.places ?? []).map((text) => `“${text}”`),
    correctable: correctable.includes(fault) && robot.lines.length > 0,
  }
}

const addressOf = (kind: 'docx' | 'pdf', id: string) => `/curriculo/otimizado.${kind}?analise=${id}`

/** The address of the optimised file; also while it is not known yet whether there is one. */
export const optimisedUrl = (result: ResumeResult, id: string, language: Language): string | null =>
  result.optimised === 'pending' ? addressOf('docx', id) : (optimisedOf(result, id, language)?.url ?? null)

/** The addresses of an analysis's optimised files and what was done for them; null where none is offered. */
export function optimisedOf(result: ResumeResult, id: string, language: Language): OptimisedView | null {
  const { optimised } = result
  if (!optimised || optimised === 'pending') return null
  const t = translator(language)
  const { before, notes, faults } = optimised
  const address = (kind: 'docx' | 'pdf') => (optimised[kind] === null ? null : addressOf(kind, id))
  const [docx, pdf] = [address('docx'), address('pdf')]
  const url = docx ?? pdf
  if (!url) return null
  // Both formats have at least the original's score; the promised one is the lower of the two.
  const score = Math.min(optimised.docx ?? 100, optimised.pdf ?? 100)
  const gain = score - before
  return {
    primary:
      faults !== undefined &&
      gain > 0 &&
      [...promisedGains(result.checks).values()].every((promised) => promised <= gain),
    gain,
    url,
    docx,
    pdf,
    score: t(gain > 0 ? 'resume.optimised.better' : 'resume.optimised.same', { before, score }),
    notes: notes.map((note) => noteText(note, result, language)),
  }
}
