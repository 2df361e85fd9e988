/** A PDF transformation, [a b c d e f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transformation that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** A point after the transformation. */
export function apply(matrix: Matrix, x: number, y: number): readonly [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]
}

/** In points of the page as it is shown, `top` and `left` the smaller ones: y grows downward. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The axis-aligned bounding box of a transformed rectangle. */
export function transformBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [apply(matrix, x0, y0), apply(matrix, x1, y0), apply(matrix, x0, y1), apply(matrix, x1, y1)]
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** What both cover; without any, `left` exceeds `right` or `top` exceeds `bottom`. */
export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
}

/** Whether a point lies in the box or on its edge. */
export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Reads a matrix from an operator's argument, which pdf.js passes as an array or a typed array. */
export function asMatrix(value: unknown): Matrix | null {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return null
  const numbers = Array.from(value as ArrayLike<unknown>)
  const [a, b, c, d, e, f] = numbers.map(Number)
  const all = [a, b, c, d, e, f]
  return all.every((n) => Number.isFinite(n)) ? (all as unknown as Matrix) : null
}
