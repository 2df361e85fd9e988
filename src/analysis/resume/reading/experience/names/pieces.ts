// Splits a part of a job's heading at the words and commas between its names.
import { either } from '../../../../phrases'
import { fold } from '../../text'
import { splitForWhom } from '../normalise/one-line'
import { headNounOf } from './heads'
import { joinOwn, ownAccountAlone, terms } from './qualifiers'
import { isEmployer, isTitle, isTitleCase, titleWeight } from './titles'

/** "Co-Founder & CTO San Francisco" before ", CA": a city at the right edge has no separator before it. */
const cutCity = (piece: string): string => {
  const cut = piece.match(/^(.+?) (\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})$/u)
  return cut && isTitle(cut[1]!) && !isTitle(cut[2]!) ? cut[1]! : piece
}

/** Legal forms of a company behind a comma. */
export const legalForms = String.raw`sgps|ltda?|lda|inc|ll[cp]|plc|pllc|p\. ?[ac]\.|corp|gmbh|eireli|s\.?\/?a|s[pc]?,? ?r\.?l|r\.?l`
/** Words for the partners of a firm: "Silva & Associados". */
const partnerNames = 'associad[oa]s|advogad[oa]s|associates|partners|filh[oa]s|irm[ãa]os|sons|cia'
/** A comma outside brackets that is not followed by a legal form: "Lochside Payments Co., Ltd." and "Cruz CPA, P.C." are one name each. */
const comma = new RegExp(
  String.raw`(,\s+(?![^()]{1,60}\))(?!${either(legalForms)}\b|p\. ?[ac]\.)(?!\p{Lu}[\p{L}.]+ (?:&|e|and) ${either(partnerNames)}(?!\p{L})))`,
  'iu',
)

/** "Técnico em Enfermagem" is a job; "Técnico em Hospital Sol" and "Sales Agent at Knight Auto Sales" name employers. */
const namesEmployer = (title: string, word: string, name: string): boolean => {
  if (!isTitle(title)) return false
  if (/^(?:at|@|na empresa)$/.test(word))
    return !isTitle(name) || ownAccountAlone.test(name) || (titleWeight(title) === 2 && headNounOf(name) !== 'job')
  // "Construtora Pedra Angular": a builder is a person or a firm, and of two words a firm.
  return (headNounOf(name) === 'employer' && /\s/.test(name)) || (!isTitle(name) && (word !== 'em' || isEmployer(name)))
}

/** "Cuidadora de Abrigo, Projeto Arte" before "na Laje": what follows the comma is part of another name. */
const endsInName = (title: string): boolean =>
  title
    .split(/,\s+/)
    .slice(1)
    .some((piece) => headNounOf(piece) !== 'job' && !isTitle(piece) && !/^\p{Ll}/u.test(piece))

/** "Herd Manager at Brynhyfryd Dairies", "warehouse at Morrisons": the word between them decides, not the names. */
export const atEmployer = (part: string): readonly [title: string, employer: string] | null => {
  const [, title = '', word = '', name = ''] =
    /^(.{3,60}?) (na empresa|n[ao]s?|at|@) ((?:\p{Lu}|\p{Ll}\p{Lu}|self-|\d).*)$/u.exec(part) ?? []
  if (endsInName(title)) return null
  if (/^n[ao]s?$/.test(word))
    return headNounOf(title) === 'job' && namesEmployer(title, word, name) && !within.test(fold(name))
      ? [title, name]
      : null
  const short =
    !/^the /iu.test(title) &&
    title.split(' ').length <= AT_WORDS &&
    !isEmployer(title) &&
    headNounOf(title) !== 'employer' &&
    !isTitle(name)
  return title !== '' && (namesEmployer(title, word, name) || short) ? [title, name] : null
}
/** Parts of an employer, in which a job is done: "Auxiliar na Área Fiscal". */
const within =
  /^(?:areas?|setor|departamento|depto|equipe|linha|turno|unidade|regiao|modalidade|funcao|cargo|educacao|saude|rede)(?!\p{L})/u
/** Words of a title that no list of ours has. */
const AT_WORDS = 3

/** "Padaria Sol (balconista)", "Padaria Sol balconista": an employer, and its job in brackets or in small letters. */
export const atJob = (text: string): string[] => {
  const [, name = '', job = ''] =
    /^(.{3,60}?) \((\p{L}[^()]{3,40})\)$/u.exec(text) ??
    /^(\p{Lu}[^,;:()|]{2,60}?) (\p{Ll}{4}[\p{L} ]{0,36})$/u.exec(text) ??
    []
  const small = /^\p{Ll}/u.test(job) && isTitleCase(name)
  return headNounOf(job) === 'job' &&
    (headNounOf(name) === 'employer' || !isTitle(name)) &&
    !terms.test(fold(job)) &&
    (small || text.endsWith(')'))
    ? [name, job]
    : [text]
}

export const splitPart = (part: string): string[] => {
  const joined = part.match(
    /^(.{3,60}?) (na empresa|no grupo|para a|na|no|em|at|@) ((?:\p{Lu}|\p{Ll}\p{Lu}|\p{Ll}\.\p{Ll}).*)$/u,
  )
  if (joined && !endsInName(joined[1]!) && namesEmployer(joined[1]!, joined[2]!, joined[3]!.split(comma)[0]!))
    return [joined[1]!, joined[3]!]
  const pair = splitForWhom(part)
  if (pair) return [...pair]
  const pieces = joinOwn(part.split(comma)).map((piece, index, all) =>
    /^\p{Lu}{2}(?:\s|$)/u.test(all[index + 1] ?? '') ? cutCity(piece) : piece,
  )
  // In "Gilmore Financial, New Orleans, LA, Certified Public Accountant" the places are removed; the rest is employer
  // and title.
  return pieces.length > 1 ? pieces : [part]
}
