// Turns a result (figures) into the texts and order the page shows, in one language. Pure.
import type { Aspect, PhotoCheck, PhotoResult } from '../../analysis/photo/result'
import { ASPECT_WEIGHTS, liftedBy } from '../../analysis/photo/rubric'
import { type Language, textFinder, translator } from '../../i18n'
import type { Part } from '../history/view'
import { bandOf } from '../resume/verdict'
import { noteTexts, photoTexts } from './texts'

type AspectView = {
  readonly aspect: Aspect
  readonly label: string
  readonly score: number
  readonly note: string
}
type Advice = { readonly id: string; readonly title: string; readonly text: string; readonly gain: number }
export type PhotoView = {
  readonly headline: string
  readonly lead: string
  /** Shown beside the score, because they limit it. */
  readonly notes: readonly { readonly id: string; readonly title: string; readonly text: string }[]
  readonly aspects: readonly AspectView[]
  readonly strengths: readonly { readonly id: string; readonly text: string }[]
  /** What hides the face, then the largest gain. */
  readonly advice: readonly Advice[]
  readonly badge: string
}

/** In the specification's order. */
const aspects: readonly Aspect[] = ['expression', 'light', 'background', 'sharpness']

const isOpen = ({ status }: PhotoCheck) => status === 'part' || status === 'none'
const lost = ({ points, max }: PhotoCheck) => max - points

/** Faults that hide the face: while they last, no smile is seen. */
const hiding = new Set(['brightness', 'highlights', 'focus'])
const isHiding = ({ id, points, max }: PhotoCheck): boolean => hiding.has(id) && points < max / 2

/** Checks that are not full: what hides the face, then the largest gain, then the missing points. */
const openChecks = ({ checks }: PhotoResult): PhotoCheck[] =>
  checks
    .filter(isOpen)
    .toSorted((a, b) => Number(isHiding(b)) - Number(isHiding(a)) || b.gain - a.gain || lost(b) - lost(a))

/** The sentence of an aspect: the measurement of its weakest check, or that everything is good. */
function noteOf({ checks, notes }: PhotoResult, aspect: Aspect, language: Language): string {
  // In a dark photo little contrast follows from the light, which its note names.
  const beside = new Set(notes.flatMap(({ id }) => (sameAs[id] ?? []).slice(1)))
  const [weakest] = checks
    .filter((check) => check.aspect === aspect && isOpen(check) && !beside.has(check.id))
    .toSorted((a, b) => lost(b) - lost(a))
  return (weakest && photoTexts(language, weakest)?.note) || translator(language)(`photo.aspects.${aspect}.fine`)
}

function headOf(result: PhotoResult, first: Advice | undefined, language: Language) {
  const t = translator(language)
  const band = bandOf(result.score)
  const name = t(`resume.page.bands.${band}`)
  const missing: string = first ? (textFinder(language)(`photo.missing.${first.id}`) ?? '') : ''
  const headline = band === 'excellent' || !missing ? name : t('resume.page.headline', { band: name, missing })
  const capped = result.notes.some(({ at }) => at === result.score)
  const isLargest = result.checks.every(({ gain }) => gain <= (first?.gain ?? 0))
  // The note of a cap is already shown beside the score.
  const best =
    first && first.gain > 0 && !result.notes.some(({ id }) => id === first.id)
      ? t(isLargest ? 'photo.page.lead' : 'photo.page.leadFirst', { title: first.title, count: first.gain })
      : ''
  return { headline, lead: best || t(capped ? 'photo.page.leadCapped' : 'photo.page.leadNone') }
}

/** Checks whose advice repeats that of a note. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  'small-face': ['framing'],
  'cut-face': ['framing'],
  'no-shoulders': ['framing'],
  'turned-away': ['facing'],
  'dark-face': ['brightness', 'contrast'],
  'burnt-face': ['highlights'],
}

/** Advice of the notes comes first, because no other change lifts the limit they set. */
function capAdvice(result: PhotoResult, language: Language): Advice[] {
  const [note] = result.notes.filter(({ id }) => id !== 'small-picture').toSorted((a, b) => a.at - b.at)
  const free = Math.round(aspects.reduce((sum, aspect) => sum + ASPECT_WEIGHTS[aspect] * result.aspects[aspect], 0))
  if (!note || note.id === 'small-picture' || (free <= result.score && !liftedBy[note.id])) return []
  const t = translator(language)
  const lifting = liftedBy[note.id]?.[0]
  const gain = result.checks.find(({ id }) => id === lifting)?.gain ?? free - result.score
  const check = result.checks.find(({ id }) => id === sameAs[note.id]?.[0])
  // The note says its own text above; what to do is that of its check.
  const text = (check && isOpen(check) && photoTexts(language, check)?.fix) || noteTexts(language, note).text
  return [{ id: note.id, title: t(`photo.undo.${note.id}`), text, gain }]
}

/** At most `most` pieces of advice: what hides the face, then the largest gain. */
export function adviceOf(result: PhotoResult, language: Language, most = Number.POSITIVE_INFINITY): Advice[] {
  const advice = capAdvice(result, language)
  const covered = advice.flatMap(({ id }) => sameAs[id] ?? [])
  for (const check of openChecks(result).filter(({ id }) => !covered.includes(id))) {
    if (advice.length >= most) break
    const texts = photoTexts(language, check)
    if (texts) advice.push({ id: check.id, title: texts.title, text: texts.fix, gain: check.gain })
  }
  return advice.slice(0, most)
}

/** All texts of the photo page for a result, in a language. */
export function photoView(result: PhotoResult, language: Language): PhotoView {
  const t = translator(language)
  const advice = adviceOf(result, language)
  return {
    ...headOf(result, advice[0], language),
    notes: result.notes.map((note) => ({ id: note.id, ...noteTexts(language, note) })),
    aspects: aspects.map((aspect) => ({
      aspect,
      label: t(`photo.aspects.${aspect}.name`),
      score: result.aspects[aspect],
      note: noteOf(result, aspect, language),
    })),
    strengths: result.checks.flatMap((check) => {
      const text = check.status === 'full' ? photoTexts(language, check)?.strength : undefined
      return text ? [{ id: check.id, text }] : []
    }),
    advice,
    badge: t('photo.page.badge', { fills: Math.round(result.face.height * 100) }),
  }
}

/** The four aspects, for the comparison of two results. */
export function partsOf({ aspects: scores }: PhotoResult, language: Language): Part[] {
  const t = translator(language)
  return aspects.map((id) => ({ id, name: t(`photo.aspects.${id}.name`), points: scores[id], max: 100 }))
}
