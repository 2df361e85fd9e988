// What the page and the API say of the optimised file. Pure.
import { headings } from '../../analysis/resume/optimise/headings'
import type { OptimisedNote, ResumeResult } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import { formats } from '../../i18n/format'

export type OptimisedView = {
  /** True for a file that passed the structural gate and gains points: only then is it the page's main button. */
  readonly primary: boolean
  /** Points that every offered kind gains. */
  readonly gain: number
  /** Word first: it is what most forms take, and what a person can still edit. */
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
  // The heading is in the document's language, which need not be the page's.
  return t(`resume.optimised.notes.${note.id}`, { other: headings[result.language].other })
}

/** Why no file is offered, in a sentence: what the structural gate stopped; null where one is, or none was made. */
export function withheldOf({ optimised }: ResumeResult, language: Language): string | null {
  const [fault] = optimised?.faults ?? []
  if (!optimised || !fault || optimised.docx !== null || optimised.pdf !== null) return null
  return translator(language)(`resume.optimised.withheld.${fault}`)
}

/**
 * The addresses of an analysis's optimised files and what was done for them; null where none is offered. Results from
 * before the structural gate have a file that nobody looked at so closely: it is offered, but never first.
 */
export function optimisedOf(result: ResumeResult, id: string, language: Language): OptimisedView | null {
  const { optimised } = result
  if (!optimised) return null
  const t = translator(language)
  const { before, notes, faults } = optimised
  const address = (kind: 'docx' | 'pdf') =>
    optimised[kind] === null ? null : `/curriculo/otimizado.${kind}?analise=${id}`
  const [docx, pdf] = [address('docx'), address('pdf')]
  const url = docx ?? pdf
  if (!url) return null
  // Both kinds hold at least the original's score; what is promised is the lower of the two.
  const score = Math.min(optimised.docx ?? 100, optimised.pdf ?? 100)
  const gain = score - before
  return {
    primary: faults !== undefined && gain > 0,
    gain,
    url,
    docx,
    pdf,
    score: t(gain > 0 ? 'resume.optimised.better' : 'resume.optimised.same', { before, score }),
    notes: notes.map((note) => noteText(note, result, language)),
  }
}
