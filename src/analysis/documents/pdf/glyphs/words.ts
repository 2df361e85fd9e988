// Splits the glyphs of a row into words and segments by their gaps.
import { type Faced, faceOf, facesOf } from '../../faces'
import { compose } from './accents'
import type { Glyph } from './show'

/** A run of text without a wide gap: a line of prose is one segment, a job title and its right-aligned date are two. */
export type Segment = {
  readonly text: string
  /** Positions of gaps wider than the line's others without being wide: a label beside its text, tags in a row. */
  readonly cells: readonly string[]
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
  /** Characters without spaces, and how many of them are bold or marked as artifacts. */
  readonly characters: number
  readonly bold: number
  /** Its stretches of one face. */
  readonly faces: readonly Faced[]
  readonly artifact: number
  /** Word gaps derived from positions, and those with a space character. */
  readonly gaps: number
  readonly spaces: number
  /** Hyphens mapped to U+00AD, whether one ends the segment, and hyphens mapped to other codes. */
  readonly soft: number
  readonly endsSoft: boolean
  readonly hyphens: number
}

/** In font sizes. Measured on LaTeX résumés: words are 0.2 to 0.35 apart, letters at most 0.1. */
export const WORD_GAP = 0.12
/** Justified text stretches spaces to about one font size; a wider gap was placed on purpose. */
export const SEGMENT_GAP = 1.5
/** Least gap, in font sizes, that may separate two cells, if it is also this many times the line's usual gap. */
const CELL_GAP = 0.7
const CELL_STANDS_OUT = 1.8
const tag = /^(?!\p{Ll}).*[^,]$/u

/** A gap of this many font sizes between two sizes separates two texts, such as a sidebar and a name beside it. */
const STRETCH_GAP = 2
const OTHER_SIZE = 1.3
/** A gap of this many font sizes always separates two texts, whatever the letter spacing of either is. */
const ALWAYS_APART = 2 * SEGMENT_GAP

/** Parts of one line in different sizes or far from each other, each with its own letter spacing. */
function toStretches(glyphs: readonly Glyph[]): Glyph[][] {
  const stretches: Glyph[][] = []
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    const [small, large] = [Math.min(glyph.size, last?.size ?? 0), Math.max(glyph.size, last?.size ?? 0)]
    const gap = glyph.x - (last?.end ?? 0)
    const apart = !last || gap > large * ALWAYS_APART || (large > small * OTHER_SIZE && gap > small * STRETCH_GAP)
    if (apart) stretches.push([glyph])
    else stretches.at(-1)?.push(glyph)
    last = glyph
  }
  return stretches
}

/** Builds segments from the glyphs of one line, given in reading order and possibly with space characters. */
export function toSegments(glyphs: readonly Glyph[]): Segment[] {
  return toStretches(glyphs).flatMap(segmentsOf)
}

function segmentsOf(glyphs: readonly Glyph[]): Segment[] {
  const segments: Segment[] = []
  let part: Glyph[] = []
  let text = ''
  let gaps = 0
  let spaces = 0
  const gapOf = tracking(glyphs)
  let breaks: Break[] = []
  const flush = () => {
    const first = part[0]
    if (first)
      segments.push({
        ...toSegment(part, first, text, gaps, spaces),
        cells: toCells(text, breaks),
        faces: facesIn(part, first, text, breaks),
      })
    part = []
    breaks = []
    text = ''
    gaps = 0
    spaces = 0
  }
  let spaced = false
  let last: Glyph | undefined
  for (const glyph of compose(glyphs)) {
    if (glyph.space) {
      spaced ||= glyph.text !== '' || glyph.end > glyph.x
      continue
    }
    const size = Math.max(glyph.size, last?.size ?? 0)
    const gap = last ? glyph.x - last.end : 0
    const letterGap = last ? Math.min(gapOf(last), gapOf(glyph)) : 0
    const apart = gap > size * WORD_GAP + letterGap || (last !== undefined && isFace(last, glyph))
    if (last && gap > size * SEGMENT_GAP + letterGap) flush()
    else if (last && (spaced || apart)) {
      breaks.push({ at: text.length, gap: (gap - letterGap) / size })
      text += ' '
      if (spaced) spaces += 1
      else gaps += 1
    }
    text += glyph.text
    part.push(glyph)
    last = glyph
    spaced = false
  }
  flush()
  return segments
}

/** "2016-02" in a narrow column directly followed by "Driver" in bold are two words, however small the gap. */
const isFace = (last: Glyph, glyph: Glyph): boolean =>
  last.bold !== glyph.bold && /^\d$/.test(last.text) && /^\p{Lu}$/u.test(glyph.text)

type Break = { readonly at: number; readonly gap: number }

/** Justified text stretches all gaps alike, so none is wider than the others. */
function toCells(text: string, breaks: readonly Break[]): string[] {
  const sorted = breaks.map(({ gap }) => gap).toSorted((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const least = sorted.length > 1 && usual < CELL_GAP ? Math.max(CELL_GAP, usual * CELL_STANDS_OUT) : CELL_GAP
  const cuts = breaks.filter(({ gap }) => gap > least).map(({ at }) => at)
  const cells = [...cuts, text.length].map((end, nth) => text.slice(cuts[nth - 1] ?? 0, end).trim())
  // Wide gaps throughout mean a row of tags, or prose in a narrow justified column; prose has short words and commas.
  const torn = sorted.length > 1 && usual >= CELL_GAP && cells.some((cell) => !tag.test(cell))
  return torn ? [text] : cells
}

/** The stretches of a segment, whose words the breaks divide. */
function facesIn(glyphs: readonly Glyph[], first: Glyph, text: string, breaks: readonly Break[]): Faced[] {
  const isLike = ({ face, colour }: Glyph): boolean => face === first.face && colour === first.colour
  if (glyphs.every(isLike)) return [{ text, face: faceOf(first.face, first.colour) }]
  const starts = new Set(breaks.map(({ at }, before) => at - before))
  let at = 0
  return facesOf(
    glyphs.map((glyph) => {
      const space = starts.has(at) ? ' ' : ''
      at += glyph.text.length
      return { text: space + glyph.text, face: faceOf(glyph.face, glyph.colour) }
    }),
  )
}

function toSegment(
  glyphs: readonly Glyph[],
  first: Glyph,
  text: string,
  gaps: number,
  spaces: number,
): Omit<Segment, 'cells' | 'faces'> {
  return {
    text,
    x: first.x,
    end: glyphs.reduce((end, glyph) => Math.max(end, glyph.end), first.end),
    y: first.y,
    size: glyphs.reduce((size, glyph) => Math.max(size, glyph.size), 0),
    characters: glyphs.length,
    bold: glyphs.filter((glyph) => glyph.bold).length,
    artifact: glyphs.filter((glyph) => glyph.artifact).length,
    gaps,
    spaces,
    soft: glyphs.filter((glyph) => glyph.soft).length,
    endsSoft: glyphs.at(-1)?.soft === true,
    hyphens: glyphs.filter((glyph) => !glyph.soft && /[-\u2010\u2011]/.test(glyph.text)).length,
  }
}

/** Number of neighbours of one size from which its letter spacing is its own. */
const NEIGHBOURS = 4

/** The extra letter spacing around a glyph of a tracked-out text: the median gap between neighbours of its size. */
function tracking(glyphs: readonly Glyph[]): (glyph: Glyph) => number {
  const sizeOf = ({ size }: Glyph): number => Math.round(size * 10)
  const gaps = new Map<number | null, number[]>([[null, []]])
  for (const [at, glyph] of glyphs.entries()) {
    const next = glyphs[at + 1]
    if (!next || glyph.space || next.space) continue
    const gap = (next.x - glyph.end) / Math.max(glyph.size, 1)
    gaps.get(null)!.push(gap)
    if (sizeOf(next) !== sizeOf(glyph)) continue
    const ofSize = gaps.get(sizeOf(glyph))
    if (ofSize) ofSize.push(gap)
    else gaps.set(sizeOf(glyph), [gap])
  }
  const usual = new Map(
    [...gaps].flatMap(([size, ofSize]) => {
      const median = ofSize.toSorted((a, b) => a - b)[Math.floor(ofSize.length / 2)] ?? 0
      const spaced = median > WORD_GAP / 2 && median < SEGMENT_GAP ? median : 0
      return ofSize.length < NEIGHBOURS ? [] : [[size, spaced] as const]
    }),
  )
  return (glyph) => (usual.get(sizeOf(glyph)) ?? usual.get(null) ?? 0) * glyph.size
}
