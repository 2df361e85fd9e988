// A difference with its sign: "+4" or "−2".

/** `textOf` writes the value without its sign. */
export const signed = (value: number, textOf: (value: number) => string = String): string =>
  `${value > 0 ? '+' : value < 0 ? '\u2212' : ''}${textOf(Math.abs(value))}`
