// Reads the heading of a post whose employer stands above it: what is beside the job is a town or a part of that employer.
import { either } from '../../../../phrases'
import { isState } from '../../person/places'
import { isTownOrPlace } from '../../person/towns'
import { countWords, fold } from '../../text'
import { trimPart } from '../parts'
import { type HeadingLine, type Parts, partsOfLine, withoutNames } from './heading-parts'
import { isFirm, jobWeight } from './heads'
import { isQualifier } from './qualifiers'
import { hasLegalForm } from './titles'

/** Parts of an employer that have places of their own, by what they begin with in Portuguese. */
const portuguese = `
  agencia|armazem|base|batalhao|campus|canteiro|centro de distribuicao|cd|deposito|departamento|divisao|escritorio|fabrica
  filial|garagem|loja|matriz|obra|polo|posto|regiao|setor|sede|sucursal|terminal|unidade|usina`
/** The same by what they end with in English, and "Jundiaí e Região". */
const english = `
  area|base|branch|campus|county|department|depot|district|division|factory|garage|headquarters|hq|office|plant|regiao|region
  shed|shop|site|station|store|terminal|unit|ward|warehouse|works|yard`
const placeOfWork = new RegExp(
  String.raw`^${either(portuguese)}(?!\p{L})|(?<!\p{L})${either(english)}(?: \d{1,4})?$`,
  'u',
)

/** Most words of a town. */
const TOWN_WORDS = 3

/** True where the state or country of a name stands behind it: "Squad Leader, Vilseck, Germany". */
const hasState = (name: string, texts: readonly string[]): boolean =>
  texts.some((text) => isState(trimPart(text.split(`${name}, `)[1]?.split(/[,|(]/u)[0] ?? '')))
/** True for a part of an employer, such as its depot or its shop in a town. */
export const isPlaceOfWork = (name: string): boolean => placeOfWork.test(fold(name)) && !hasLegalForm(name)
/** True for a firm that is neither a town nor a part of another. */
export const isWholeFirm = (name: string): boolean => !isPlaceOfWork(name) && !isTownOrPlace(name) && isFirm(name)
const isJob = (name: string): boolean => jobWeight(name) === 2 && !isPlaceOfWork(name)
const mayBeTown = (name: string): boolean =>
  jobWeight(name) === 0 && countWords(name) <= TOWN_WORDS && /^\p{Lu}\D*$/u.test(name)

/** Of the names beside jobs, those that are a town or a part of the employer; where one surely is, single words are too. */
const placesAmong = (beside: readonly string[], texts: readonly string[]): ((name: string) => boolean) => {
  const isSure = (name: string) => isTownOrPlace(name) || isPlaceOfWork(name) || hasState(name, texts)
  const arePlaces = beside.some(isSure)
  return (name) => isSure(name) || (arePlaces && mayBeTown(name))
}

/**
 * True where the headings of jobs name employers of their own: one that is surely a firm, or beside half of the jobs or more what is no
 * place, as in "Barista, Costa". Lines without dates count where they name a job. Where `isFilled`, only a firm is an employer: "Associate, Audit".
 */
export const nameEmployers = (lines: readonly HeadingLine[], isFilled: boolean): boolean => {
  const rows = lines.map((line) => ({ parts: partsOfLine(line), isDated: line.dates !== null }))
  const besides = rows.flatMap(({ parts: { loose }, isDated }) => {
    const job = loose.find(isJob) ?? (isDated ? loose[0] : undefined)
    return job === undefined ? [] : [loose.filter((name) => name !== job)]
  })
  const isOfEmployer = placesAmong(
    besides.flat(),
    rows.flatMap(({ parts }) => parts.texts),
  )
  const others = besides.filter((beside) =>
    beside.some((name) => !(isOfEmployer(name) || isJob(name) || isQualifier(name))),
  )
  const areMost = !isFilled && others.length > 0 && others.length * 2 >= besides.length
  return areMost || besides.flat().some(isWholeFirm) || rows.some(({ parts }) => parts.employer !== null)
}

export type Post = { readonly lines: readonly HeadingLine[]; readonly parts: Parts }

/** The names on each line of a heading. */
const rowsOf = ({ lines, parts }: Post): string[][] =>
  lines
    .map((line) => partsOfLine(line).loose.filter((name) => parts.loose.includes(name)))
    .filter((row) => row.length > 0)

/** The names beside the job, on its line and on others. */
const besideJob = (post: Post): { readonly beside: readonly string[]; readonly apart: readonly string[] } => {
  const rows = rowsOf(post)
  const at = Math.max(
    0,
    rows.findIndex((row) => row.some(isJob)),
  )
  const [job] = [rows[at]?.find(isJob) ?? rows[at]?.[0]]
  return { beside: (rows[at] ?? []).filter((name) => name !== job), apart: rows.filter((_, nth) => nth !== at).flat() }
}

/** The posts of one employer with its name, and without the places where each was. One that names an employer of its own is left. */
export const withEmployer = (posts: readonly Post[], employer: string): Parts[] => {
  const besides = posts.map(besideJob)
  const isApart = placesAmong(
    besides.flatMap(({ beside }) => beside),
    posts.flatMap(({ parts }) => parts.texts),
  )
  return posts.map(({ parts }, at) => {
    const { beside, apart } = besides[at]!
    if (parts.employer !== null || [...beside, ...apart].some(isWholeFirm)) return parts
    return { ...withoutNames(parts, [...beside.filter(isApart), ...apart]), employer }
  })
}
