// Finds the towns of jobs grouped below their employers: "Wincanton plc" above "HR Advisor, Leeds" and "HR Administrator, Wakefield".

import { isPlace } from '../../person/contact'
import { isMunicipality } from '../../person/municipalities'
import { countWords } from '../../text'
import { headOf } from './heads'
import type { Item, Parts } from './roleparts'
import { hasLegalForm, isEmployer, titleWeight } from './titles'

/** A job's heading: its lines and what they name. */
type Head = { readonly items: readonly Item[]; readonly parts: Parts }
/** `town` is null where it was taken out already, as "Porto Alegre" is by its name alone. */
type Post = { readonly above: string | null; readonly town: string | null }

/** Words of a town. */
const WORDS = 3

/** A post whose dated line has a job and one more name, alone or below one line with a name. */
const postOf = ({ items, parts: { loose, together, dashed, title, employer } }: Head): Post | null => {
  if (title !== null || employer !== null || items.length > 2 || !items.at(-1)?.dates) return null
  const [job, town, more] = items.length === 2 ? loose.slice(1) : loose
  const above = items.length === 2 ? (loose[0] ?? null) : null
  if (job === undefined || more !== undefined || titleWeight(job) !== 2) return null
  if (town === undefined) return above === null || together.get(above)?.includes(job) ? null : { above, town: null }
  if (above !== null && together.get(above)?.includes(town)) return null
  // One line holds both, with a comma or a dash between them.
  if (!together.get(job)?.includes(town) && dashed.get(job)?.other !== town && items.at(-1)!.line.parts === undefined)
    return null
  const named = headOf(town) === 'employer' || isEmployer(town) || hasLegalForm(town) || titleWeight(town) > 0
  const known = isMunicipality(town)
  return (named && !known) || countWords(town) > WORDS || !/^\p{Lu}\D*$/u.test(town) ? null : { above, town }
}

/** Towns that stand beside jobs of two employers, or are known as towns: then the place of all others is one too. */
const isSure = (posts: readonly Post[]): boolean => {
  let employer: string | null = null
  const seen = new Map<string, string | null>()
  for (const { above, town } of posts) {
    employer = above ?? employer
    if (town === null) continue
    if (isMunicipality(town) || isPlace(town)) return true
    if (seen.has(town) && seen.get(town) !== employer) return true
    seen.set(town, seen.get(town) ?? employer)
  }
  return false
}

const without = (parts: Parts, town: string): Parts => ({
  ...parts,
  loose: parts.loose.filter((part) => part !== town),
  together: new Map([...parts.together].map(([part, all]) => [part, all.filter((piece) => piece !== town)])),
  dashed: new Map([...parts.dashed].filter(([, { other }]) => other !== town)),
})

/** What the headings name, without the towns beside jobs whose employer stands above them. */
export const withoutTowns = (heads: readonly Head[]): Parts[] => {
  const posts = heads.map(postOf)
  const first = posts.findIndex((post) => post !== null && post.above !== null)
  const group = posts.slice(Math.max(0, first)).flatMap((post) => post ?? [])
  if (first < 0 || group.length < 2 || !isSure(group)) return heads.map(({ parts }) => parts)
  return heads.map(({ parts }, at) => {
    const town = at < first ? null : posts[at]?.town
    return town ? without(parts, town) : parts
  })
}
