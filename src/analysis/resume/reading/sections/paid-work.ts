// Says whether what stands below a heading that phrases.ts does not list is paid work, on a page whose jobs have a heading of their own.
import type { Line } from '../../../documents/document'
import { anyOf, noLetterAround } from '../../../phrases'
import { findDates, findRanges } from '../dates/dates'
import { isSchool } from '../education/education'
import { headNounOf, namesFirm } from '../experience/names/heads'
import { startsName, titleWeight } from '../experience/names/titles'
import type { Role } from '../experience/role'
import { toRoles } from '../experience/roles'
import { countWords, fold } from '../text'

/** Posts that people hold in societies, classes, parties and juries, most of them unpaid. */
const portugueseOffices = `
  membro|conselheir[oa]|representante|voluntari[oa]|presidente|vice\\p{L}*|secretari[oa]-geral|tesoureir[oa]|vogal|delegad[oa]
  sindic[oa]|catequista|jurad[oa]|arbitr[oa]|participante|palestrante|aprovad[oa]|organizador[a]?|capita[oa]?|intercambista|autor[a]?|filiad[oa]`
const englishOffices = `
  member|representative|volunteer|president|vice\\p{L}*|chair|chairman|chairwoman|chairperson|treasurer|governor|trustee
  senator|captain|organi[sz]er|judge|reviewer|referee|helper|mentor|participant|speaker|author|columnist`
/** Prizes, licences, certificates and courses with a job's word: "Salesperson of the Year", "Certified Scrum Master". */
const titlesWon = `
  (of|d[oa]) (the )?(year|month|week|ano|mes|semana)|melhor|best|premio|prize|award|medal|medalha|certified|certificad[oa]|licen[cs]ed?|licenca|registro
  nota (10|dez)|program(me)?|course|curso|student|estudante`
const office = anyOf([portugueseOffices, englishOffices, titlesWon].join('\n'), noLetterAround)
/** Words of jobs that are also those of posts: a "Deck Officer" works, the "Welfare Officer" of a club does not. */
const jobOrPost = anyOf(
  'lider|coordenador[a]?|monitor[a]?|secretari[oa]|officer|leader|steward|secretary',
  noLetterAround,
)
/** What societies, parishes and classes are called. */
const society = anyOf(
  `
  club|clube|associa\\p{L}*|societ\\p{L}*|sociedade|union|uniao|guild|committee|comite|comissao|students?|estudantes?|estudantil
  igreja|paroquia|pastoral|church|parish|sindicato|condominio|gremio|centro academico|diretorio academico|moradores
  chapter|fraternity|sorority|scouts?|escoteiros?|turma|youth|jovens|charity|league|liga
  rotary|lions|girl guides|brownies|comunidade|celula|liturgia|festival|jcr|residents|neighbou?rhood|parents|pta|under-\\d+s?|sunday school|st \\p{L}+[’']s`,
  noLetterAround,
)
/** Who works at a school: others there hold posts of a class or of a society. */
const teaches =
  /(?<!\p{L})(?:professor|docente|lecturer|fellow|researcher|pesquisador|teacher|tutor|instructor|instrutor)/u

/** Also a name that ends in a job's word in the plural, which `titleWeight` gives 1: "Mattos Advogados". */
const mayNameFirm = (name: string): boolean => namesFirm(name) || titleWeight(name) === 1

/** A post of a society, a class or a jury, or a prize. */
const isUnpaidPost = ({ title, employer }: Role): boolean => {
  const post = fold(title ?? '')
  return office.test(post) || (jobOrPost.test(post) && society.test(`${post} ${fold(employer ?? '')}`))
}

/** True for a job with a period and tasks below it, or at a firm or wherever no society or school is named. */
const isPaidWork = (role: Role): boolean => {
  const { title, employer, dates, statements } = role
  if (title === null || employer === null || dates === null || dates.to === null) return false
  if (titleWeight(title) < 2 || headNounOf(title) === 'employer' || isUnpaidPost(role)) return false
  // "Corretor com registro desde 2011, focado em lançamentos" goes on as a sentence, behind which no name stands.
  if (!startsName.test(employer)) return false
  if (statements.some(({ bullet }) => bullet)) return true
  if (isSchool(employer)) return mayNameFirm(employer) && teaches.test(fold(title))
  return mayNameFirm(employer) || !society.test(fold(employer))
}

/** Most words of a heading on a line without any look. */
const HEADING_WORDS = 4
/** "Earlier work", "Summer jobs", "Outros trabalhos": a part of the jobs. */
const work = anyOf('work|jobs?|employment|empregos?|trabalhos?|bicos?', noLetterAround)
/** A short name that is no job's and no firm's, as a heading in unlisted words is, or an employer. */
const mayBeHeading = ({ text, bullet }: Line): boolean =>
  !bullet &&
  /^\p{Lu}[^\d,;|.()–—]{2,}$/u.test(text) &&
  countWords(text) <= HEADING_WORDS &&
  titleWeight(text) === 0 &&
  !mayNameFirm(text) &&
  !work.test(fold(text))

/** An entry with a single date and no job's word: "Safe Pass, SOLAS, renewed 2024". */
const isSingleDated = ({ text, bullet }: Line): boolean =>
  !bullet &&
  titleWeight(text) === 0 &&
  findRanges(text).length === 0 &&
  findDates(text).some(({ end, start }) => end - start < text.length - 2)

/**
 * Index of the line that heads what closes a section of jobs and is none: a short name below two or more periods, above nothing but entries
 * with one date and no job's word, as in "Certificates held" above "Safe Pass, renewed 2024". -1 where there is no such line.
 */
export const headingOfSingleDatedTail = (lines: readonly Line[]): number => {
  const last = lines.findLastIndex((line) => !isSingleDated(line))
  const tail = lines.length - last - 1
  const jobs = lines.slice(0, Math.max(0, last)).filter(({ text }) => findRanges(text).length > 0)
  const isTail =
    tail > 0 &&
    jobs.length > 1 &&
    mayBeHeading(lines[last]!) &&
    findRanges(lines[last - 1]!.text).length + Number(lines[last - 1]!.bullet) > 0
  return isTail ? last : -1
}

/**
 * True for entries that are complete without the heading above them, so that it names no employer of theirs, and of which
 * most show no sign of paid work: "Membro da Comissão – Prefeitura – 2015 a 2017", "Treasurer, Rowing Club, 2019 – present".
 */
export const lacksPaidWork = (lines: readonly Line[]): boolean => {
  const roles = toRoles(lines)
  const complete = roles.filter(({ title, employer }) => title !== null && employer !== null)
  return complete.length * 2 > roles.length && roles.filter(isPaidWork).length * 2 <= roles.length
}

/** True for entries of which most are posts of societies: "Financial Secretary, Students' Association, 2014 – 2015". */
export const areUnpaidPosts = (lines: readonly Line[]): boolean => {
  const roles = toRoles(lines)
  return roles.filter(isUnpaidPost).length * 2 > roles.length
}
