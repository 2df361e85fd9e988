// The order in which a career coach would advise on a profile.
import type { LinkedinResult, Section } from '../../analysis/linkedin/result'

/** Points that a headline lacks from which it comes before everything else: it is what a search shows. */
const bareHeadline = 9

/** Largest gain first; before all others a misspelt headline, which everybody reads. */
export const inOrder = <Tip extends { readonly id: string; readonly section: Section; readonly gain: number }>(
  all: readonly Tip[],
  { checks, experienced }: LinkedinResult,
): Tip[] => {
  const headline = all.filter(({ section }) => section === 'headline')
  const bare =
    experienced && headline.reduce((all, { gain }) => all + gain, 0) >= bareHeadline
      ? headline.toSorted((a, b) => b.gain - a.gain)[0]
      : undefined
  const about = checks.find(({ id }) => id === 'about-length')?.params.context
  const placeOf = (tip: Tip): number => {
    if (tip.section === 'headline' && tip.id === 'spelling') return 0
    if (tip === bare) return 1
    return tip.id === 'about-length' && (about === 'plea' || about === 'praise') ? 2 : 3
  }
  return all.toSorted((a, b) => placeOf(a) - placeOf(b) || b.gain - a.gain)
}
