// Maps pdf.js operators to the painter's actions.
import { asMatrix, IDENTITY, transformBox } from '../glyphs/matrix'
import { type Glyph, showText } from '../glyphs/show'
import { number, numbers } from './numbers'
import { clip, constructPath, hiddenBy, move, openTag, type Painter, restore, save, transform } from './painter'

type Handler = (painter: Painter, args: readonly unknown[]) => void

const image: Handler = (painter) => {
  const box = transformBox(painter.state.ctm, 0, 0, 1, 1)
  painter.images.push(box)
  painter.backdrop.add(box, null, false)
}

/** The handler of each relevant operator, by its pdf.js name; all others do not affect text. */
export const paintOperators: { readonly [operator: string]: Handler } = {
  save,
  restore,
  transform: (painter, args) => transform(painter, asMatrix(args)),
  paintFormXObjectBegin(painter, [matrix, box]) {
    save(painter)
    transform(painter, asMatrix(matrix))
    const [x0, y0, x1, y1] = numbers(box)
    if (y1 !== undefined) clip(painter, transformBox(painter.state.ctm, x0 ?? 0, y0 ?? 0, x1 ?? 0, y1))
  },
  paintFormXObjectEnd: restore,
  beginAnnotation(painter, [, , placing, matrix]) {
    save(painter)
    transform(painter, asMatrix(placing))
    transform(painter, asMatrix(matrix))
  },
  endAnnotation: restore,
  setFillRGBColor: ({ state }, [colour]) => {
    state.fill = asColour(colour)
  },
  setStrokeRGBColor: ({ state }, [colour]) => {
    state.stroke = asColour(colour)
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = null
  },
  setFillColorN: ({ state }) => {
    state.fill = null
  },
  setLineWidth: ({ state }, [n]) => {
    state.lineWidth = number(n)
  },
  setGState: ({ state }, [entries]) => {
    if (!Array.isArray(entries)) return
    for (const [key, value] of entries)
      if (key === 'ca') state.alpha = Number(value)
      else if (key === 'LW') state.lineWidth = number(value)
  },
  clip: (painter) => {
    painter.clipNext = true
  },
  eoClip: (painter) => {
    painter.clipNext = true
  },
  constructPath,
  paintImageXObject: image,
  paintInlineImageXObject: image,
  paintImageMaskXObject: image,
  paintImageXObjectRepeat: image,
  shadingFill: (painter) => painter.backdrop.add(painter.state.clip, null, false),
  beginMarkedContent: (painter, [tag]) => openTag(painter, tag),
  beginMarkedContentProps: (painter, [tag]) => openTag(painter, tag),
  endMarkedContent: (painter) => {
    painter.tags.pop()
  },
  beginText: ({ state }) => {
    Object.assign(state, { text: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 })
  },
  setCharSpacing: ({ state }, [n]) => {
    state.charSpacing = number(n)
  },
  setWordSpacing: ({ state }, [n]) => {
    state.wordSpacing = number(n)
  },
  setHScale: ({ state }, [n]) => {
    state.scale = number(n) / 100
  },
  setLeading: ({ state }, [n]) => {
    state.leading = -number(n)
  },
  setTextRise: ({ state }, [n]) => {
    state.rise = number(n)
  },
  setTextRenderingMode: ({ state }, [n]) => {
    state.mode = number(n)
  },
  setFont: ({ state, fontOf }, [id, size]) => {
    state.font = typeof id === 'string' ? fontOf(id) : null
    state.size = Math.abs(number(size))
    state.direction = number(size) < 0 ? -1 : 1
  },
  setTextMatrix: ({ state }, [matrix]) => {
    Object.assign(state, { text: asMatrix(matrix) ?? IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 })
  },
  moveText: ({ state }, [x, y]) => move(state, number(x), number(y)),
  setLeadingMoveText: ({ state }, [x, y]) => {
    state.leading = number(y)
    move(state, number(x), number(y))
  },
  nextLine: ({ state }) => move(state, 0, state.leading),
  showText(painter, [pieces]) {
    painter.run += 1
    const place = { run: painter.run, artifact: painter.tags.includes('Artifact') }
    const glyphs = showText(painter.state, pieces).map((glyph) => ({
      ...glyph,
      ...place,
      hidden: hiddenBy(painter, glyph),
    }))
    for (const glyph of isCut(glyphs) ? glyphs.map((one) => ({ ...one, hidden: null })) : glyphs)
      painter.glyphs.push(glyph)
  },
}

/** Share of a run that is visible where its rest was cut off and not hidden. */
const VISIBLE = 1 / 3

/** True where one run goes over the edges of its ground, its clip or the page: nobody hides the ends of what is in sight. */
function isCut(run: readonly Glyph[]): boolean {
  const inSight = run.map(({ hidden }) => hidden === null)
  const visible = inSight.filter(Boolean).length
  const isWhole = inSight.lastIndexOf(true) - inSight.indexOf(true) + 1 === visible
  return isWhole && visible > 0 && visible < run.length && visible >= run.length * VISIBLE
}

function asColour(value: unknown): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null
}
