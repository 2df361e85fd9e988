// Says whether what stands below a heading in unlisted words is work, on a page whose jobs have a heading of their own.
import type { Line } from '../../../documents/document'
import { either } from '../../../phrases'
import { isSchool } from '../education/education'
import { headNounOf } from '../experience/names/heads'
import { hasLegalForm, isEmployer, titleWeight } from '../experience/names/titles'
import type { Role } from '../experience/role'
import { toRoles } from '../experience/roles'
import { fold } from '../text'

/** Posts that people hold in societies, classes, parties and juries, most of them unpaid. */
const portugueseOffices = `
  membro|conselheir[oa]|representante|voluntari[oa]|presidente|vice\\p{L}*|secretari[oa]-geral|tesoureir[oa]|vogal|delegad[oa]
  lider|coordenador[a]?|monitor[a]?|catequista|jurad[oa]|arbitr[oa]|participante|palestrante|aprovad[oa]|organizador[a]?|capita[oa]?`
const englishOffices = `
  member|representative|volunteer|president|vice\\p{L}*|chair|chairman|chairwoman|chairperson|treasurer|governor|trustee
  senator|officer|leader|captain|organi[sz]er|judge|reviewer|referee|steward|secretary|helper|mentor|participant|speaker`
const office = new RegExp(String.raw`(?<!\p{L})${either(portugueseOffices, englishOffices)}(?!\p{L})`, 'u')
/** Who works at a school: others there hold posts of a class or of a society. */
const teaches =
  /(?<!\p{L})(?:professor|docente|lecturer|fellow|researcher|pesquisador|teacher|tutor|instructor|instrutor)/u

/** A plural ends the name of a firm: "Mattos Advogados". */
const isFirm = (name: string): boolean =>
  headNounOf(name) === 'employer' || isEmployer(name) || hasLegalForm(name) || titleWeight(name) === 1

/** True for a job with tasks below it, or with a period, a job's word that is no post of a society, and a firm. */
const isProven = ({ title, employer, dates, statements }: Role): boolean => {
  if (title === null || employer === null || dates === null || dates.to === null) return false
  if (titleWeight(title) < 2 || headNounOf(title) === 'employer' || office.test(fold(title))) return false
  if (statements.some(({ bullet }) => bullet)) return true
  return isFirm(employer) && (!isSchool(employer) || teaches.test(fold(title)))
}

/**
 * True for entries that are complete without the heading above them, so that it names no employer of theirs, and of which
 * most show no sign of paid work: "Membro da Comissão – Prefeitura – 2015 a 2017", "Treasurer, Rowing Club, 2019 – present".
 */
export const isUnproven = (lines: readonly Line[]): boolean => {
  const roles = toRoles(lines)
  const complete = roles.filter(({ title, employer }) => title !== null && employer !== null)
  return complete.length * 2 > roles.length && roles.filter(isProven).length * 2 < roles.length
}
