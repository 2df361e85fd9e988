// Reads operator arguments as numbers, because a file may contain anything; 0 replaces what is not a number.

export function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A short list of numbers from an array or typed array; a rectangle's path has 13. */
export function numbers(value: unknown): number[] {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return []
  return Array.from(value as ArrayLike<unknown>)
    .slice(0, 14)
    .map(number)
}
