// Keeps a title together with what people add to it: its level, hours, contract or unit.
import { either } from '../../../../phrases'
import { findDates } from '../../dates/dates'
import { isMunicipality } from '../../person/municipalities'
import { isPlace } from '../../person/places'
import { nameStop } from '../../short-words'
import { fold } from '../../text'
import { separators } from '../parts'
import { headNounOf } from './heads'
import { titleWeight } from './titles'

/** Hours, place of work and contract in Portuguese. */
const hoursAndContracts = `
  meio periodo|periodo (integral|parcial|noturno|diurno)|(em )?tempo (integral|parcial)|home[- ]?office|remot[oa]
  hibrid[oa]|presencial|freelanc(e|er|a)|autonom[oa]|temporari[oa]|estagi(o|ari[oa])|jovem aprendiz|aprendiz|trainee
  terceirizad[oa]|pj|clt|mei|efetiv[oa]|voluntari[oa]|bolsista
  (turno )?(da |d[oa] )?(noturno|diurno|noite|manha|tarde|integral)|folguista|plantonista`
/** Levels of a post in both languages. */
const levels = String.raw`
  lider( de (equipe|turno|setor))?|encarregad[oa]|team lead(er)?|shift lead(er)?|senior|sr\.?|pleno|pl\.?|junior|jr\.?
  nivel [\p{L}\d]{1,8}|[iv]{1,3}|pcd`
/** Hours, place of work and contract in English. */
const englishContracts = `
  part[- ]time|full[- ]time|contract|contractor|temp(orary)?|intern(ship)?|per diem|seasonal|casual|volunteer|remote
  hybrid|on-?site|(night|day|evening|weekend|morning|swing|graveyard)s?( shifts?)?`
/** Hours, contract, place of work and level: never an employer. */
const qualifier = new RegExp(`^(?:em )?${either(hoursAndContracts, levels, englishContracts)}$`, 'u')
/** A branch or a department, which belongs to the name before it. */
const unit =
  /^(?:unidade|filial|setor|departamento|depto\.?|loja(?= \d)|campus|branch|unit|dept\.?|department) [\p{L}\d][\p{L}\d .-]{0,30}$/u

/** "Jovem Aprendiz – Encarregado de Obras", "Intern, Research Assistant": a kind of contract before the job. */
const training = /^(?:jovem aprendiz|aprendiz|estagi(?:o|ari[oa])|trainee|intern|apprentice)$/u

/** A separator that may stand inside a title; bars and wide gaps separate fields. */
const inner = /^\s*[,–—/-]+\s*$/u

/** True for a piece that says how a job is done, and names no employer. */
export const isQualifier = (piece: string): boolean => qualifier.test(fold(piece).trim())

const isJob = (piece: string): boolean => titleWeight(piece) === 2 && headNounOf(piece) !== 'employer'

/** "Clínica Coelho, Odontologia Integrada": what an employer does, of two words or more, and no place. */
const isField = (before: string, piece: string): boolean =>
  headNounOf(before) === 'employer' &&
  /^\p{Lu}\p{L}+ (?:(?:e|de|em|do|da) )?\p{Lu}\p{L}+$/u.test(piece) &&
  titleWeight(piece) === 0 &&
  !isPlace(piece) &&
  !isMunicipality(piece) &&
  findDates(piece).length === 0

/** "Lacerda, Prates e Neves Advogados": the surnames of partners. */
const arePartners = (before: string, piece: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(before.trim()) &&
  /^\p{Lu}[\p{L}'’-]+ (?:e|&|and) \p{Lu}/u.test(piece) &&
  titleWeight(before) === 0 &&
  !isPlace(before) &&
  !isMunicipality(before)

/** "Ajudante geral / copa": a slash before small letters goes on with the job, as the name of an employer has a capital. */
const goesOn = (before: string, sign: string, piece: string): boolean =>
  sign.includes('/') &&
  /^\p{Lu}/u.test(before.trim()) &&
  /^\p{Ll}/u.test(piece) &&
  headNounOf(piece) !== 'employer' &&
  // "Padaria Sol / balconista": a job goes on only with a job.
  headNounOf(before) !== 'employer' &&
  (headNounOf(before) === 'job' || headNounOf(piece) !== 'job')

/** Most characters of a name that goes on behind a separator; also the bound of what is looked at again with each piece. */
const MOST_JOINED = 400

/** True if `piece` belongs to the name before it, from which `sign` separates it. */
const belongs = (before: string, sign: string, piece: string): boolean =>
  before.length <= MOST_JOINED &&
  inner.test(sign) &&
  before.trim() !== '' &&
  ((isJob(before) && (isQualifier(piece) || (sign.includes('/') && isJob(piece)))) ||
    (training.test(fold(before).trim()) && isJob(piece)) ||
    goesOn(before, sign, piece) ||
    (sign.includes(',') && (isField(before, piece) || arePartners(before, piece))) ||
    // "Branch Supervisor" is a job, "Branch 12" a part of the name before it.
    (unit.test(fold(piece).trim()) && headNounOf(piece) !== 'job'))

/** Every second token is a separator; the pieces that belong together are joined with theirs. */
export const joinOwn = (tokens: readonly string[]): string[] => {
  const parts = [tokens[0] ?? '']
  for (let at = 1; at < tokens.length; at += 2) {
    const [before, sign, piece] = [parts.at(-1)!, tokens[at]!, tokens[at + 1] ?? '']
    if (belongs(before, sign, piece)) parts[parts.length - 1] = before + sign + piece
    else parts.push(piece)
  }
  return parts
}

/** "Loja Azul, Recife. Vendedora.": a stop between two names. */
const stop = String.raw`${nameStop}(?=["“]?\p{Lu})`
const signs = new RegExp(`(${separators.source}|;\\s+|${stop})`, 'u')

/** The parts of a heading line; "Malabarista – Meio Período" and "Atendente / Caixa" are one part each. */
export const splitHeading = (text: string): string[] => joinOwn(text.split(signs))

/** Self-employed people have no employer. */
const ownAccount =
  '(?:freelancer?|freelance work|aut[ôo]nom[ao]|self[- ]employed|por conta pr[óo]pria|profissional liberal)'
export const ownMaster = new RegExp(`(?<![\\p{L}])${ownAccount}(?![\\p{L}])`, 'iu')
export const ownAccountAlone = new RegExp(`^${ownAccount}$`, 'iu')
/** Notes in brackets after a job, such as the type of contract. */
export const terms =
  /^(?:home office|remot[oae]|hibrido|hybrid|meio periodo|tempo integral|integral|freelanc|autonom|tempor|estagi|jovem aprendiz|aprendiz|terceiriz|part[- ]time|full[- ]time|contract|intern|per diem|seasonal|voluntari|volunteer|pj|clt|efetiv)/
export const ownAccountNote = new RegExp(`\\s*\\(${ownAccount}\\)`, 'iu')
