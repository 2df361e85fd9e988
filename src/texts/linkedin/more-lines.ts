// One finding for one action: more lines of work, begun by a verb and with numbers, fill up to three checks of the experience at once.
import type { Check } from '../../analysis/linkedin/result'
import { type Language, textsOf, translator } from '../../i18n'

/** Contexts that ask for something else than lines. */
const others = ['adrift', 'praise', 'noroles', 'not-given']
const ids = ['experience-figures', 'experience-openings', 'experience-roles']

const numberOf = (check: Check | undefined, name: string): number => Number(check?.params[name] ?? 0)

export type MoreLines = {
  /** The checks that the lines fill together. */
  readonly of: readonly Check[]
  readonly texts: { readonly title: string; readonly why: string; readonly fix: string }
}

/** The checks that the same new lines fill, and what to say of them; null where only one check asks. */
export function moreLines(checks: readonly Check[], language: Language): MoreLines | null {
  const [figures, openings, roles] = ids.map((id) => checks.find((check) => check.id === id))
  const of = [figures, openings, roles].flatMap((check) => (check && check.status !== 'full' ? [check] : []))
  if (of.length < 2 || of.some(({ params }) => others.includes(`${params.context}`))) return null
  const [tasks, wanted] = [numberOf(roles, 'tasks'), numberOf(figures, 'target')]
  const lines = Math.max(wanted, numberOf(roles, 'lines') || numberOf(roles, 'target'))
  if (tasks >= lines) return null
  const t = translator(language)
  const params = {
    tasks,
    lines,
    found: numberOf(figures, 'found'),
    figures: Math.max(wanted, numberOf(figures, 'found')),
  }
  const { moreLines: own } = textsOf(language).linkedin.page
  const fix = roles?.params.names === 'missing' ? 'linkedin.page.moreLines.fixNames' : 'linkedin.page.moreLines.fix'
  return { of, texts: { title: own.title, why: t('linkedin.page.moreLines.why', params), fix: t(fix, params) } }
}
