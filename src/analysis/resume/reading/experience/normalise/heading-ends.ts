// Ends a job's heading where its tasks begin on the same line, or where a full stop closes it.
import type { Line } from '../../../../documents/document'
import { findRanges, isPeriodAlone } from '../../dates/dates'
import { isSentenceDate } from '../../lines/paragraphs'
import { endsShort } from '../../short-words'
import { countWords } from '../../text'
import { headNounOf } from '../names/heads'
import { atJob } from '../names/pieces'
import { isTitle } from '../names/titles'
import { separators } from '../parts'

/** Words before the dates of a heading that continues as a sentence. */
const HEADING_WORDS = 12
/** Words after closing brackets that describe a task: "(2020 – 2022) Moved 41 offices to one system". */
const PROSE_WORDS = 4

/** What leads to tasks behind a period: a comma, and a dash or a bracket before a list of them. */
const taskList = /^\s*[,;:]\s+(?=\p{Ll}{3})|^\s*(?:[–—-]\s+|\((?=[^()]*\)\.?$))(?=\p{Ll}{3}[^,;]*[,;])/u

/** "Souza Advogados, Advogada (2019 – atual). Atua em contencioso": tasks follow the heading's dates. */
export const cutTasks = (line: Line): Line[] => {
  const [range] = line.parts ? [] : findRanges(line.text)
  if (!range || countWords(line.text.slice(0, range.start)) > HEADING_WORDS) return [line]
  const behind = line.text.slice(range.end)
  if (range.start === 0) return cutAt(line, range.end + jobEnd(behind))
  const named = line.text.slice(0, range.start)
  const runIn = countWords(behind) >= PROSE_WORDS && isTitle(named)
  const end = behind.match(runIn ? /^\s*(?:\)[.:;]?|[.:;])\s+(?=\p{Lu})/u : /^\s*\)?[.:;]\s+(?=\p{Lu})/u)?.[0]
  // "Casa de Dona Socorro – Empregada Doméstica – 2008 a 2013, cozinhar e lavar": behind the dates of two names small letters are tasks.
  const listed = end ? undefined : taskList.exec(behind)?.[0]
  const names = named.split(separators).filter(Boolean)
  const pair = listed !== undefined && (names.length > 1 || /\p{L}[(,]? ?\(/u.test(named))
  // Before a mark only a job says that the line heads one.
  const heads = line.bullet
    ? pair && names.flatMap((name) => atJob(name.trim())).some((name) => headNounOf(name) === 'job')
    : end
      ? !isSentenceDate(line.text)
      : pair
  return heads ? cutAt(line, range.end + (end ?? listed ?? '').length) : [line]
}

const cutAt = (line: Line, at: number): Line[] =>
  at >= line.text.length
    ? [line]
    : [
        { ...line, text: line.text.slice(0, at).replace(/(?<![.:;,(\s–—-])[.:;,(\s–—-]+$/, '') },
        { ...line, text: line.text.slice(at).replace(/^([^(]*)\)\.?$/u, '$1'), bold: false },
      ]

/** Where the tasks begin behind the period of "2021 – 2022 Loja Azul recepcionista, arquivo"; the line's end if none do. */
const jobEnd = (behind: string): number => {
  const comma = /,\s+(?=\p{Ll}{3})/u.exec(behind)
  return comma && atJob(behind.slice(0, comma.index).trim()).length > 1 ? comma.index + comma[0].length : behind.length
}

/** "02/2019 – atual" above "Eletromecânico, Móveis Campestre, Bento Gonçalves.": the heading ends as a sentence does. */
export const withoutStop = (line: Line, before: Line | undefined): Line => {
  const names = line.text.split(', ')
  const dates = before?.text.replace(/^(?:desde|since) /iu, '') ?? ''
  const heading =
    isPeriodAlone(dates) &&
    !line.bullet &&
    /^[^.]{5,100}\.$/u.test(line.text) &&
    !endsShort.test(line.text) &&
    names.length > 1 &&
    isTitle(names[0]!) &&
    countWords(line.text) <= HEADING_WORDS
  return heading ? { ...line, text: line.text.slice(0, -1) } : line
}
