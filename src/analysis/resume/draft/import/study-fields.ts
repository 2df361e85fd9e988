// Schools of a file as the fields of a draft: course, school and dates apart.
import type { Item } from '../../optimise/files/sheet'
import { findDates, openedAt } from '../../reading/dates/dates'
import { isDuration } from '../../reading/dates/durations'
import { isDegree, isProgress, isSchool } from '../../reading/education/education'
import { isProse } from '../../reading/lines/prose'
import type { LeftOut } from './contact-fields'
import { datesOf, type Entry, piecesOf } from './entry-fields'

/** "Trancado em 2019", "left in 2019": when a study was broken off is no end of it. */
const breaks =
  '(?:(?:trancad|interrompid|abandonad|suspens|cancelad)[oa]|parei|tranquei|larguei)(?: em| no ano de)? |(?:left|deferred|interrupted|discontinued|withdrawn|dropped out|withdrew|paused)(?: in)? '
const brokenOff = new RegExp(
  String.raw`(?<!\p{L})(?:${breaks})(?:\p{L}{3,9}\.?(?: de |[ /]))?(?:\d{1,2}\/)?\d{4}(?!\d)`,
  'giu',
)
const opensBroken = new RegExp(`^(?:${breaks})`, 'iu')

const joint = /^(.*\S)\s+((?:pel[ao]|n[ao]|em|at|from)\s+)(\p{Lu}.*)$/u

/** A comma separates a course from its school, and stays within either. */
const partsOfStudy = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => {
    const parts: string[] = []
    for (const subpart of piece.split(/,\s+/)) {
      const last = parts.pop()
      // "SENAC, 40h": how long a course took names no school.
      if (last !== undefined && (isDuration(subpart) || isDuration(last))) {
        parts.push(last, subpart)
        continue
      }
      const [now, before] = [isSchool(subpart) && !isCourse(subpart), isSchool(last ?? '') && !isCourse(last ?? '')]
      const turns = label.test(subpart) || opensBroken.test(subpart) || (now !== before && (now || isDegree(subpart)))
      if (last === undefined) parts.push(subpart)
      else parts.push(...(turns ? [last, subpart] : [`${last}, ${subpart}`]))
    }
    return parts
  })

/** "Curso:", "School:": the field's own name says it. */
const label =
  /^(?:curso|institui[çc][ãa]o|escola|per[ií]odo|in[ií]cio|t[ée]rmino|conclus[ãa]o|ano|degree|course|school|institution|year|dates?|graduat(?:ion|ed))\s*(?::\s*|$)/iu
/** Of "High School Diploma" and "Técnico", the school is only in the name. */
const isCourse = (text: string): boolean =>
  isDegree(text) && (!isSchool(text) || /\b(?:diploma|degree|ged)\b/i.test(text))

/** `grade`: how well it was finished, where the same words name no course that it could stand beside. */
type Study = {
  readonly fields: Readonly<Record<string, string>>
  readonly left: readonly LeftOut[]
  readonly grade?: string
}

/** "2:1", "First Class Honours", "GPA 3.7", "CRE 8.5", "nota 9,2": how well somebody studied, and no course. */
const gradeSigns =
  /^\(?(?:(?:final )?grade|nota(?: final)?|m[ée]dia(?: (?:final|geral))?|classification|classifica[çc][ãa]o)?\W*(?:[12][:.][12]|2[:.]?(?:i|ii)|(?:first|(?:upper |lower )?second|third)(?:[- ]class)?(?: hon(?:ou?r)?s)?|pass|(?:high )?distinction|merit|(?:summa |magna )?cum laude|(?:com )?(?:louvor|distin[çc][ãa]o)|(?:c?gpa|cr[ae]?|ira)?\W*\d{1,2}(?:[.,]\d{1,2})?(?: ?(?:\/|de|out of) ?\d{1,3}(?:[.,]\d)?)?)\)?$/iu
const isGrade = (text: string): boolean => gradeSigns.test(text.trim())

/** Characters of a line read as a study; a longer one is prose, and each of its commas would be tried as a border. */
const STUDY_MAX = 600

const expected =
  /(?<!\p{L})(?:com )?(?:previs[ãa]o(?: de (?:t[ée]rmino|conclus[ãa]o|formatura))?|(?:t[ée]rmino|conclus[ãa]o|formatura) previst[oa]|expected(?: graduation| completion)?)(?: para| em| in|:)? (?=(?:\p{L}{3,9}\.?(?: de)?[ /])?\d)/iu

/** What one line says of a study: its course, its school, its dates; any of them may be missing. "Previsão" stays beside its date. */
export const studyOf = (text: string): Study => {
  if (text.length > STUDY_MAX) return { fields: { course: text }, left: [] }
  const [ahead = ''] = expected.exec(text) ?? []
  const study = finishedStudyOf(text.replace(ahead, ''))
  const { end } = study.fields
  return ahead && end ? { ...study, fields: { ...study.fields, end: `${ahead}${end}` } } : study
}

/** "(concluído em 2020)": the words say only that its date ends the study. */
const finished =
  /\((?:(?:conclu[íi]d[oa]|finalizad[oa]|formad[oa]|conclus[ãa]o|completed|graduated|awarded)(?: em| in|:)?) ((?:\p{L}{3,9}\.?(?: de | |\/))?[\d/.-]+)\)/giu
/** "Concluído em 12/2019" without brackets. */
const finishedIn =
  /(?<!\p{L})(?:conclu[íi]d[oa]|finalizad[oa]|formad[oa]|conclus[ãa]o|completed|graduated|awarded)(?: em| in|:)? (?=(?:\p{L}{3,9}\.?(?: de | |\/))?\d{1,2}\/\d{4}|(?:\p{L}{3,9}\.?(?: de | |\/))?\d{4}(?!\d))/giu
/** In a bracket, words beside a date that no comma parts from it: "(exam booked Feb 2027)" is no end of the study. */
const bracket = /\([^()]{1,120}\)/gu
const wordsBefore = /\p{L}{3}[^,;|()]*$/u
/** "exam booked Feb 2027" without brackets. */
const planned =
  /(?<!\p{L})(?:exam|test|re-?sit|prova|exame)\p{L}{0,2} (?:is |est[áa] )?(?:booked|due|scheduled|planned|in|on|marcad[oa]|agendad[oa]|previst[oa]|em)(?: for| in| on| para| em)? [^,;|()]{0,24}\d{4}/giu

const isOfItsWords = (inside: string): boolean => {
  const [date] = findDates(inside)
  const ahead = date ? inside.slice(1, openedAt(inside, date)) : ''
  return wordsBefore.test(ahead)
}

/** Signs that no text has stand for the words that own their date, so that nothing takes it from them. */
const FIRST_SIGN = 0xe200
const withoutOwnDates = (text: string): { readonly text: string; readonly whole: (piece: string) => string } => {
  const owned: string[] = []
  const signOf = (words: string): string => String.fromCharCode(FIRST_SIGN + owned.push(words) - 1)
  const signed = text
    .replace(bracket, (inside) => (isOfItsWords(inside) ? signOf(inside) : inside))
    .replace(planned, signOf)
    .replace(brokenOff, (words) => words.replace(/\S+$/u, signOf))
  return {
    text: signed,
    whole: (piece) =>
      owned.reduce((all, words, at) => all.replace(String.fromCharCode(FIRST_SIGN + at), () => words), piece),
  }
}

/** "(Uninter, 2019)": a date taken from the end of a bracket leaves it closed. */
const closeBracket = (piece: string): string => (/\([^()]*$/u.test(piece) ? `${piece})` : piece)

const finishedStudyOf = (source: string): Study => {
  const { text, whole } = withoutOwnDates(source.replace(finished, '| $1').replace(finishedIn, ''))
  const dates = datesOf(text)
  const left: LeftOut[] = [...source.matchAll(finished)].map(([words]) => ({ kind: 'label', text: words }))
  const [course, school, grades]: [string[], string[], string[]] = [[], [], []]
  for (const studyPart of partsOfStudy(dates ? dates.rest : text)) {
    const name = label.exec(studyPart)?.[0] ?? ''
    const piece = studyPart.slice(name.length)
    if (name) left.push({ kind: 'label', text: name })
    if (piece === '') continue
    if (isGrade(piece)) {
      grades.push(piece)
      continue
    }
    const both = isSchool(piece) && isDegree(piece) ? joint.exec(piece) : null
    if (both && isDegree(both[1] ?? '') && isSchool(both[3] ?? '') && !isSchool(both[1] ?? '')) {
      course.push(both[1] ?? '')
      school.push(both[3] ?? '')
      left.push({ kind: 'joint', text: both[2] ?? '' })
    } else if (isSchool(piece) && !isCourse(piece)) school.push(piece)
    else if (opensBroken.test(piece)) course.push(piece)
    else if (isDuration(piece)) course.push(piece.replace(/^([^()]*)\)$/u, '$1'))
    else if (isDegree(piece) || isProgress(piece) || school.length === 0) course.push(piece)
    else school.push(piece)
  }
  const filled = {
    course: (course.length > 0 ? [...course, ...grades] : course).map(closeBracket).map(whole).join(', '),
    school: school.map(closeBracket).map(whole).join(', '),
    // A study's only date is the year it was finished in.
    start: dates?.end ? dates.start : '',
    end: dates ? dates.end || dates.start : '',
  }
  const fields = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
  return course.length > 0 || grades.length === 0 ? { fields, left } : { fields, left, grade: grades.join(', ') }
}

/** What was studied, and with what marks: "Modules: Statistics, Law", "Mathematics (B), French (C)". It says more of the study above. */
const contents =
  /^(?:(?:key |main |relevant |core )?(?:modules?|coursework|subjects?|units?)|disciplinas?|mat[ée]rias?|grade curricular|m[óo]dulos?|grades?|marks?|notas?|dissertation|thesis|tcc|monografia)(?: [^:]{1,30})?:/iu
const MARKED = 2
const marks = /\p{L}[\p{L} ]{2,40} \((?:[A-E]\*{0,2}|\d{1,2}(?:[.,]\d)?)\)/gu
const isContents = (text: string): boolean => contents.test(text) || (text.match(marks)?.length ?? 0) >= MARKED

const has = ({ fields }: Entry, names: readonly string[]): boolean => names.some((name) => fields[name] !== undefined)

/** Signs that part what a line lists; a comma may stand within any of it. */
const apart = /\s+[·•|]\s+|\s*;\s+/u
/** "Care Certificate, 2020 · Moving and handling, BLS": the year is of the certificate alone. */
const ownYear = /\p{L}{3}[^,]*,? \(?(?:(?:\p{L}{3,9}|\d{2})[ /])?(?:19|20)\d\d\)?$/u
const listed = (text: string): string[] => {
  const [first = '', ...others] = text.length > STUDY_MAX ? [text] : text.split(apart)
  const isOfFirst = (piece: string) =>
    [isSchool, isProgress, isDuration, isContents].some((is) => is(piece)) || findDates(piece).length > 0
  return ownYear.test(first) && others.length > 0 && !others.some(isOfFirst) ? [first, others.join(' · ')] : [text]
}

/** Beside its course, as people write it; a line of its own where no course is named. */
const addGrade = ({ fields, lines }: Entry, grade: string): void => {
  if (fields.course) fields.course = `${fields.course}, ${grade}`
  else lines.push(grade)
}

/** Studies one below the other: a line that names only what the entry above lacks belongs to it. */
export const studies = (items: readonly Item[], left: LeftOut[]): Entry[] => {
  const entries: Entry[] = []
  for (const { kind, text: line } of items) {
    const [text = line, other] = listed(line)
    const last = entries.at(-1)
    const study = studyOf(text)
    const names = Object.keys(study.fields)
    const isKnown = isSchool(text) || isDegree(text) || names.includes('end')
    // Subjects with their marks and a time of their own are another study, where the one above has its time.
    const isOther = last !== undefined && has(last, ['end']) && !contents.test(text)
    const isOfItsOwn = names.includes('end') && (names.includes('school') || isOther)
    if (kind === 'bullet' || isProse(text) || (last && (!isKnown || (isContents(text) && !isOfItsOwn)))) {
      if (last) last.lines.push(line)
      else entries.push({ fields: {}, lines: [line] })
      continue
    }
    left.push(...study.left)
    // "Cursando" beside a date says more about the course above and is not another course.
    if (last && last.lines.length === 0 && !has(last, names)) Object.assign(last.fields, study.fields)
    else if (last && last.lines.length === 0 && !isDegree(text) && !isSchool(text) && !has(last, ['end']))
      Object.assign(last.fields, {
        ...study.fields,
        course: [last.fields.course, study.fields.course].filter(Boolean).join(', '),
      })
    else entries.push({ fields: { ...study.fields }, lines: [] })
    if (study.grade) addGrade(entries.at(-1)!, study.grade)
    if (other !== undefined) entries.push({ fields: { course: other }, lines: [] })
  }
  return entries
}
