// Decides which part of a job's heading is the title and which the employer.
import { findRanges } from '../../dates/dates'
import { isPlace } from '../../person/contact'
import { isKnownTown } from '../../person/towns'
import { trimPart } from '../parts'
import { beginsList, grown } from './grown'
import { headOf, jobWeight } from './heads'
import { isName, type Named, type Parts } from './roleparts'
import { isEmployer, isTitle, titleWeight } from './titles'

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

/** "Registered Nurse, Emergency Department" with the hospital on a line of its own is one title. */
const withField = (title: string | null, employerName: string | null, { together, dashed }: Parts): string | null => {
  const beside = title === null ? undefined : dashed.get(title)
  if (
    beside &&
    employerName !== null &&
    !beside.other.startsWith(employerName) &&
    !isEmployer(beside.other) &&
    !isTitle(beside.other)
  )
    return beside.text
  const pieces = title === null ? undefined : together.get(title)
  const startsWithTitle =
    pieces &&
    employerName !== null &&
    pieces[0] === title &&
    !pieces.includes(employerName) &&
    !pieces.slice(1).some(isEmployer)
  return startsWithTitle ? pieces.join(', ') : title
}

/** Words of a piece that continues an employer's name: "Leal, Weber & Falcão Advogados Associados". */
const MORE_WORDS = 6

/** Where both are known, adds to each what separators inside it cut off: "Barman / Caixa", "Grupo Ômega - TI". */
const wholeNames = ({ title, employer }: Named, { texts }: Parts): Named => {
  if (title === null || employer === null) return { title, employer }
  const job = grown(
    title,
    texts,
    (piece, sign) => /[/–—-]/.test(sign) && !employer.startsWith(piece) && isTitle(piece) && !isEmployer(piece),
  )
  if (titleWeight(title) < 2) return { title: job, employer }
  // A lone name after a comma is far more often a place than part of the employer's name.
  const more = (piece: string, sign: string) =>
    (/,/.test(sign)
      ? /\s(?:e|and|&)\s/.test(piece) ||
        beginsList(piece, texts) ||
        isEmployer(piece) ||
        /^P\.A\.?$/.test(piece) ||
        (/^\d/.test(piece) && headOf(piece) === 'employer')
      : /\s|^\p{Lu}{2,6}$/u.test(piece)) &&
    piece !== title &&
    titleWeight(piece) < 2 &&
    isName(piece) &&
    !isKnownTown(piece) &&
    piece.split(/\s+/).length <= MORE_WORDS &&
    (/^\p{Lu}/u.test(piece) || (/^\d/.test(piece) && headOf(piece) === 'employer')) &&
    findRanges(piece).length === 0
  return { title: job, employer: grown(employer, texts, more) }
}

/** Words between a job and its employer that belong to the job. */
const BETWEEN_WORDS = 5

/** "Paralegal, Private Client, Ashfords LLP": no town or employer stands between a job and its employer. */
const between = (named: Named, parts: Parts): Named => {
  const { title, employer } = named
  const text = title && employer ? parts.texts.find((one) => one.includes(title) && one.includes(employer)) : undefined
  if (!title || !employer || text === undefined || titleWeight(title) < 2) return wholeNames(named, parts)
  const [from, to] = [text.indexOf(title), text.indexOf(employer)]
  const gap = text.slice(from + title.length, Math.max(to, 0))
  const middle = trimPart(gap)
  const isBetween =
    to > from &&
    (headOf(employer) === 'employer' || titleWeight(employer) === 1) &&
    middle.length > 2 &&
    /^\s*[,–—-].*[,–—|•·@/-]\s*$/u.test(gap) &&
    middle.split(/\s+/).length <= BETWEEN_WORDS &&
    !/[|•·@/()]|\d{4}/u.test(middle) &&
    !isPlace(middle) &&
    !isKnownTown(middle)
  // "Ashfords LLP | Legal Secretary - Conveyancing": a dash binds closer than the sign between the two names.
  const [behind, rest] =
    /^\s[–—-]\s(\p{Lu}[^|•·@/,.–—()\d]{2,30})(?=[.|\s]*$)/u.exec(text.slice(from + title.length)) ?? []
  const apart = from > to && /[|•·@/.]\s*$/u.test(text.slice(0, from))
  const field = rest !== undefined && apart && !isPlace(rest) && !isKnownTown(rest)
  const job = isBetween ? trimPart(text.slice(from, to)) : field ? trimPart(title + behind) : title
  return wholeNames({ title: job, employer }, parts)
}

/** Title and employer of a job; `titleFirst` decides where the words do not. */
export const assign = (parts: Parts, titleFirst: boolean | null): Named => {
  const { title, employer, loose } = parts
  const sure = sureTitle(parts)
  const titled = loose.filter((part) => jobWeight(part) > 0)
  const guess =
    titled[titleFirst === false ? titled.length - 1 : 0] ??
    loose.find((part) => isTitle(part) && headOf(part) !== 'employer') ??
    null
  const named = title ?? (sure >= 0 ? loose[sure]! : guess)
  // A town beside an employer is its location; alone it may be part of a name.
  const rest = loose.filter((part) => part !== named)
  const others = rest.toSorted((a, b) => Number(isKnownTown(a)) - Number(isKnownTown(b)))
  const mates = named === null ? [] : (parts.together.get(named) ?? [])
  const [elsewhere] = others.filter((part) => !mates.includes(part))
  const after = titleFirst && sure >= 0 ? loose.slice(sure + 1) : []
  // No part has words of a job title, so the order of the person's other jobs decides.
  if (named === null && titleFirst && others.length > 1) return { title: others[0]!, employer: employer ?? others[1]! }
  const untitled = others.find((part) => !isTitle(part) && !isKnownTown(part))
  const employerName =
    employer ??
    others.find((part) => headOf(part) === 'employer') ??
    others.find(isEmployer) ??
    // "Porter Dodson Solicitors": a plural ends the name of a firm.
    others.find((part) => titleWeight(part) === 1 && headOf(part) !== 'job') ??
    (elsewhere !== undefined && titleWeight(elsewhere) === 2 ? untitled : undefined) ??
    elsewhere ??
    after[0] ??
    others[0] ??
    null
  return between(
    {
      title: withField(named ?? others.find((part) => part !== employerName) ?? null, employerName, parts),
      employer: employerName,
    },
    parts,
  )
}
