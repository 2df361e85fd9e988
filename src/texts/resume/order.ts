// The order in which a career coach would suggest changes.
import type { Check } from '../../analysis/resume/result'

/** First what can harm the person or stops the reader at once. */
const safety = ['hidden', 'placeholders', 'plausible']
/** Then what the next employer looks for. */
const looked = ['text-layer', 'summary', 'roles', 'tasks', 'quantified', 'role-dates', 'contact-form']
/** Then how it reads, and everything else. */
const reads = ['empty', 'spelling', 'cliches', 'openings', 'order', 'personal-data']
const says = ['skills', 'skills-shown', 'skill-list', 'education', 'extras']

const steps: readonly (readonly string[])[] = [safety, looked, reads, says]

/**
 * The step of a check; for the form, the last. Document numbers concern safety, a missing phone whether the person can
 * be reached at all.
 */
const stepOf = ({ id, params: { context } }: Check): number => {
  if (id === 'personal-data' && context === 'document') return 0
  if (id === 'contact' && (context === 'email' || context === 'phone')) return 1
  const at = steps.findIndex((ids) => ids.includes(id))
  return at < 0 ? steps.length : at
}

const lost = ({ points, max }: Check) => (max > 0 ? (max - points) / max : 0)

/** Where the text says little about the work, that comes before its figures. */
const weight = ({ id, gain, points, max }: Check): number => (id === 'tasks' && points < max / 2 ? gain + max : gain)

/** By step, then by gain, then by the share of points missing; otherwise in the rubric's order. */
export const inCoachOrder = (checks: readonly Check[]): Check[] =>
  checks.toSorted((a, b) => stepOf(a) - stepOf(b) || weight(b) - weight(a) || lost(b) - lost(a))
