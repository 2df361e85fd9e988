// Divides a heading where the weight, slant or colour of its words changes between two names.
import type { Line } from '../../../../documents/document'
import { either } from '../../../../phrases'
import { findRanges } from '../../dates/dates'
import { isPlace } from '../../person/places'
import { isTownOrPlace } from '../../person/towns'
import { countWords } from '../../text'
import { trimPart } from '../parts'
import { jobWeight, namesFirm } from './heads'
import { isQualifier, ownAccountAlone } from './qualifiers'
import { isLegalForm, startsName, titleWeight } from './titles'

type Range = { readonly start: number; readonly end: number }

/** Words that hold the text before them and the text behind them together. */
const small = either(
  'd[aeo]s?|[aeo]s?|ao|em|n[ao]s?|pel[ao]s?|com|para|por|an|and|at|by|for|from|in|of|on|the|to|with|et|du|und|y',
)
const leads = new RegExp(String.raw`(?:(?<!\p{L})${small}|[(:&/'’-])$`, 'u')
const follows = new RegExp(String.raw`^(?:${small}(?!\p{L})|[()&/'’])`, 'u')
/** True for a text with two letters or more. */
export const isText = (text: string): boolean => /\p{L}.*\p{L}/u.test(text)

type Side = { readonly text: string; readonly face: string; readonly kind: 'job' | 'firm' | 'place' | 'name' | null }
/** A change of face, and what stands on its two sides. */
export type Border = { readonly at: number; readonly sides: readonly [Side, Side] }

/** What the words of a stretch are sure of; a name where they are sure of nothing, or where the employer stands only behind another sign. */
const kindOf = (name: string): Side['kind'] => {
  if (isTownOrPlace(name)) return 'place'
  const weight = jobWeight(name)
  if (weight === 2) return 'job'
  const isFirm = weight === 0 && namesFirm(name) && namesFirm(name.split(/,\s|\s[–—-]\s/u)[0]!)
  if (isFirm && countWords(name) > 1) return 'firm'
  return startsName.test(name) ? 'name' : null
}
const bars = /[|•·]/u
/** The part of a stretch that stands beside its first or its last change of face. */
const sideOf = (text: string, face: string, end: 0 | -1): Side => {
  const [dates] = findRanges(text)
  const undated = dates ? text.slice(0, dates.start) || text.slice(dates.end) : text
  const name = trimPart(undated.split(bars).map(trimPart).filter(Boolean).at(end) ?? '')
  return { text: name, face, kind: kindOf(name) }
}

/** A level, hours or a legal form, in either gender: part of the name beside it, and no name of its own as "Estagiária" and "Autônoma" are. */
const isAddition = (text: string): boolean =>
  text
    .split(/\s*[,;|/()]\s*|\s[–—-]\s/u)
    .map(trimPart)
    .every(
      (piece) =>
        isLegalForm(piece) ||
        ([piece, piece.replace(/a$/u, 'o')].some(isQualifier) &&
          titleWeight(piece) < 2 &&
          !ownAccountAlone.test(piece)) ||
        piece === '',
    )

/** Where one face of the line ends in a text made of it and another begins, between two names. */
export const bordersOf = ({ faces = [] }: Line, text: string): Border[] => {
  const borders: Border[] = []
  let [end, before, face] = [0, '', '']
  for (const stretch of faces) {
    const at = text.indexOf(stretch.text, end)
    if (at < 0) continue
    const isBorder = isText(before) && isText(stretch.text) && !leads.test(before) && !follows.test(stretch.text)
    const isApart = !/[\p{L}\d]/u.test(text.slice(end, at)) && ![before, stretch.text].some(isAddition)
    if (isBorder && isApart)
      borders.push({ at, sides: [sideOf(before, face, -1), sideOf(stretch.text, stretch.face, 0)] })
    end = at + stretch.text.length
    const goesOn = before !== '' && !(isBorder && isApart) && isText(stretch.text) && isAddition(stretch.text)
    ;[before, face] = goesOn ? [`${before} ${stretch.text}`, face] : [stretch.text, stretch.face]
  }
  return borders
}

/** True where the words of both sides are sure of two different kinds of name, or a whole place follows a name. */
const isSure = ({ sides: [before, after] }: Border): boolean =>
  before.kind !== after.kind &&
  ([before, after].every(({ kind }) => kind !== null && kind !== 'name') || isPlace(after.text))

/** At which changes of face a heading is divided: by its own words where nothing is given. */
export type Division = 'all' | 'none'

/** The text of a line with a separator at its changes of face between names, outside its dates. */
export const atFaces = (line: Line, text: string, dates: Range | undefined, division?: Division): string =>
  line.faces === undefined || division === 'none'
    ? text
    : bordersOf(line, text)
        .filter((border) => division === 'all' || isSure(border))
        .filter(({ at }) => !dates || at <= dates.start || at >= dates.end)
        .reduceRight((all, { at }) => `${all.slice(0, at).trimEnd()} | ${all.slice(at)}`, text)
