// Interprets a page's operators to learn where each glyph is and whether it can be seen, which pdf.js alone does not say.

import { type Box, intersect, type Matrix } from '../glyphs/matrix'
import type { Glyph } from '../glyphs/show'
import { type Font, newState } from '../glyphs/state'
import { newBackdrop } from './backdrop'
import { paintOperators } from './operators'
import type { Painter } from './painter'

export type Painted = {
  readonly glyphs: readonly Glyph[]
  /** Small filled shapes, which may be bullets. */
  readonly dots: readonly Box[]
  /** Pictures at least `PICTURE` points wide and high; smaller ones count as icons. */
  readonly images: number
  /** Areas of the pictures by that of the page; a scanner may cut a page into strips. */
  readonly pictureShare: number
}

export type Operator = { readonly name: string; readonly args: readonly unknown[] }

/** In points; a smaller picture counts as an icon. */
const PICTURE = 24

/**
 * @param base from PDF units to points with y downwards from the page's top left
 * @param most glyphs to read before stopping; the answer then has most + 1
 */
export function paint(
  operators: Iterable<Operator>,
  base: Matrix,
  size: { readonly width: number; readonly height: number },
  fontOf: (id: string) => Font | null,
  most: number,
): Painted {
  const page = { left: 0, top: 0, right: size.width, bottom: size.height }
  const painter: Painter = {
    state: newState(base, page),
    saved: [],
    page,
    glyphs: [],
    backdrop: newBackdrop(),
    images: [],
    dots: [],
    tags: [],
    clipNext: false,
    run: 0,
    fontOf,
  }
  for (const { name, args } of operators) {
    paintOperators[name]?.(painter, args)
    if (painter.glyphs.length > most) break
  }
  const visible = painter.images.map((box) => intersect(box, page))
  return {
    glyphs: painter.glyphs,
    dots: painter.dots,
    images: visible.filter((box) => box.right - box.left >= PICTURE && box.bottom - box.top >= PICTURE).length,
    pictureShare: visible.reduce((sum, box) => sum + area(box), 0) / Math.max(1, area(page)),
  }
}

function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
}
