// Says by the words of one heading which of its loose parts is the title and which the employer.
import { isKnownTown } from '../../person/towns'
import { countWords } from '../../text'
import type { Named, Parts } from './heading-parts'
import { headNounOf, jobWeight } from './heads'
import { isEmployer, isTitle, titleWeight } from './titles'
import { wholeNames } from './whole-names'

/** Index of the title if only one part can be it, else -1. */
const sureTitle = ({ loose }: Parts): number => {
  const weights: number[] = loose.map(jobWeight)
  const best = Math.max(0, ...weights)
  return best > 0 && weights.filter((weight) => weight === best).length === 1 ? weights.indexOf(best) : -1
}

/** True if the person writes the job before the employer, false if after it, null if unknown. */
export const titleComesFirst = (all: readonly Parts[]): boolean | null => {
  const two = all.filter(({ loose }) => loose.length >= 2).map(sureTitle)
  const [first, later] = [two.filter((at) => at === 0).length, two.filter((at) => at > 0).length]
  return first === later ? null : first > later
}

/** "Manutenção de computadores", "200 Linux servers": tasks or objects, in small letters behind the first word, and no name. */
const isPlain = (part: string): boolean =>
  countWords(part) > 1 &&
  /^(?:\p{Lu}|\d)\P{Lu}*\p{Ll}{4}$|^\d.*\s\p{Ll}{4,}$/u.test(part) &&
  headNounOf(part) !== 'employer'

/** Title and employer of a job; `titleFirst` decides where the words do not. */
export const assign = (parts: Parts, titleFirst: boolean | null): Named => {
  const { title, employer, loose } = parts
  const sure = sureTitle(parts)
  const titled = loose.filter((part) => jobWeight(part) > 0)
  const guess =
    titled[titleFirst === false ? titled.length - 1 : 0] ??
    loose.find((part) => isTitle(part) && headNounOf(part) !== 'employer') ??
    null
  const named = title ?? (sure >= 0 ? loose[sure]! : guess)
  const rest = loose.filter((part) => part !== named)
  // A town is an employer only where nothing else is left, and what is written as an object only where no name is.
  const rank = (part: string) => 2 * Number(isKnownTown(part)) + Number(isPlain(part))
  const others = rest.toSorted((a, b) => rank(a) - rank(b))
  const mates = named === null ? [] : (parts.together.get(named) ?? [])
  const [apart] = others.filter((part) => !mates.includes(part))
  // "Analista, Casa Azul" above "200 servidores Linux": the name beside the job, not what is written as a task.
  const elsewhere = apart !== undefined && isPlain(apart) && !others.every(isPlain) ? undefined : apart
  const after = titleFirst && sure >= 0 ? loose.slice(sure + 1) : []
  // No part has words of a job title, so the order of the person's other jobs decides.
  if (named === null && titleFirst && others.length > 1) return { title: others[0]!, employer: employer ?? others[1]! }
  const untitled = others.find((part) => !isTitle(part) && !isKnownTown(part))
  const employerName =
    employer ??
    others.find((part) => headNounOf(part) === 'employer') ??
    others.find(isEmployer) ??
    // "Porter Dodson Solicitors": a plural ends the name of a firm.
    others.find((part) => titleWeight(part) === 1 && headNounOf(part) !== 'job' && !isPlain(part)) ??
    (elsewhere !== undefined && titleWeight(elsewhere) === 2 ? untitled : undefined) ??
    elsewhere ??
    after[0] ??
    others[0] ??
    null
  return wholeNames(
    { title: named ?? others.find((part) => part !== employerName) ?? null, employer: employerName },
    parts,
  )
}
