// Gives a job's title and employer the pieces of their line that separators cut off from them: how far each name reaches.
import { findRanges } from '../../dates/dates'
import { isKnownTown, isTownOrPlace } from '../../person/towns'
import { trimPart } from '../parts'
import { isName, several } from './heading-details'
import { areTowns, type Named, type Parts } from './heading-parts'
import { headNounOf } from './heads'
import { isQualifier } from './qualifiers'
import { hasLegalForm, isEmployer, isTitle, titleWeight } from './titles'

/** What follows a name on its line, up to the next separator. */
const next =
  /^(\s*,\s+|\s+[–—-]\s+|\s*–\s*|\s*\/\s*)((?:\([^()]*\)|[^,|•·–—/(]|(?<=\p{L})\/(?=\p{L}))+?)(?=\s*,\s|\s+[–—/-]\s|\s*[|•·–—/(]|\s*$)/u

/** A name with the following pieces that `goesOn` accepts as part of it. */
const growName = (name: string, texts: readonly string[], goesOn: (piece: string, sign: string) => boolean): string => {
  const text = texts.find((one) => one.includes(name))
  if (text === undefined) return name
  const at = text.indexOf(name)
  let end = at + name.length
  for (let piece = next.exec(text.slice(end)); piece; piece = next.exec(text.slice(end))) {
    if (!goesOn(trimPart(piece[2]!), piece[1]!)) break
    end += piece[0].length
  }
  return trimPart(text.slice(at, end))
}

/** ", Ciência, Tecnologia e Inovação": a list inside a name. */
const listed = /^, \p{Lu}\p{Ll}{3,}, \p{Lu}\p{Ll}{3,} (?:e|and) \p{Lu}/u

/** True for the first of such words behind a name. */
const beginsList = (piece: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const at = text.indexOf(`, ${piece}, `)
    return at >= 0 && listed.test(text.slice(at))
  })

/** "Registered Nurse, Emergency Department" with the hospital on a line of its own is one title. */
const withUnit = (title: string | null, employerName: string | null, { together, dashed }: Parts): string | null => {
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
const withPieces = ({ title, employer }: Named, { texts }: Parts): Named => {
  if (title === null || employer === null) return { title, employer }
  const job = growName(
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
        (/^\d/.test(piece) && headNounOf(piece) === 'employer')
      : /\s|^\p{Lu}{2,6}$/u.test(piece) && !areTowns(piece)) &&
    piece !== title &&
    titleWeight(piece) < 2 &&
    isName(piece) &&
    !isKnownTown(piece) &&
    !several.test(piece) &&
    piece.split(/\s+/).length <= MORE_WORDS &&
    (/^\p{Lu}/u.test(piece) || (/^\d/.test(piece) && headNounOf(piece) === 'employer')) &&
    findRanges(piece).length === 0
  return { title: job, employer: fromStart(growName(employer, texts, more), title, texts) }
}

/** "ClimaVouga – Engenharia do Frio, Lda.": a legal form ends the name that begins the line or its cell, where the job stands elsewhere. */
const fromStart = (employer: string, title: string, texts: readonly string[]): string => {
  const cells = hasLegalForm(employer) ? texts.flatMap((one) => one.split('|').map(trimPart)) : []
  const text = cells.find((one) => one.includes(employer) && !one.includes(title))
  const [, name = ''] =
    /(?:^|[•·] *)(\p{Lu}[^|•·,–—]{2,40}? [–—-] )$/u.exec(text?.slice(0, text.indexOf(employer)) ?? '') ?? []
  const begin = trimPart(name)
  return begin === '' || titleWeight(begin) > 0 || isTownOrPlace(begin) || isQualifier(begin)
    ? employer
    : name + employer
}

/** Words of a field between a job and its employer. */
const BETWEEN_WORDS = 5

/** "Paralegal, Private Client, Ashfords LLP": what stands between a job and its employer, and is no town, is the field of the job. */
const withField = (named: Named, parts: Parts): Named => {
  const { title, employer } = named
  const text = title && employer ? parts.texts.find((one) => one.includes(title) && one.includes(employer)) : undefined
  if (!title || !employer || text === undefined || titleWeight(title) < 2) return withPieces(named, parts)
  const [from, to] = [text.indexOf(title), text.indexOf(employer)]
  const gap = text.slice(from + title.length, Math.max(to, 0))
  const middle = trimPart(gap)
  const isBetween =
    to > from &&
    (headNounOf(employer) === 'employer' || titleWeight(employer) === 1) &&
    middle.length > 2 &&
    /^\s*[,–—-].*[,–—|•·@/-]\s*$/u.test(gap) &&
    middle.split(/\s+/).length <= BETWEEN_WORDS &&
    !/[|•·@/()]|\d{4}/u.test(middle) &&
    !isTownOrPlace(middle)
  // "Ashfords LLP | Legal Secretary - Conveyancing": a dash binds closer than the sign between the two names.
  const [behind, rest] =
    /^\s[–—-]\s(\p{Lu}[^|•·@/,.–—()\d]{2,30})(?=[.|\s]*$)/u.exec(text.slice(from + title.length)) ?? []
  const apart = from > to && /[|•·@/.]\s*$/u.test(text.slice(0, from))
  const field = rest !== undefined && apart && !isTownOrPlace(rest)
  const job = isBetween ? trimPart(text.slice(from, to)) : field ? trimPart(title + behind) : title
  return withPieces({ title: job, employer }, parts)
}

/** Both names as far as they reach. */
export const wholeNames = ({ title, employer }: Named, parts: Parts): Named =>
  withField({ title: withUnit(title, employer, parts), employer }, parts)
