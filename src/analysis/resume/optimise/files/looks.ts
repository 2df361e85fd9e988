// The layouts a sheet can be drawn in: each a single column that employers' systems read alike.

export type Look = {
  /** Of the Word file; the PDF has the standard font of the same kind, which needs no file. */
  readonly font: 'Arial' | 'Times New Roman'
  readonly serif: boolean
  /** Points. */
  readonly name: number
  readonly heading: number
  readonly body: number
  /** Body sizes of the PDF in points, tried in this order until the last page has enough lines. */
  readonly bodies: readonly number[]
  /** Points. */
  readonly margin: number
  /** Of the space between items, 1 in the simple look. */
  readonly spacing: number
  /** Baseline to baseline in the PDF, in multiples of the size. */
  readonly leading: number
  /** Name and contact in the middle. */
  readonly centred: boolean
}

/** The look of the optimised résumé. */
export const simple: Look = {
  font: 'Arial',
  serif: false,
  name: 18,
  heading: 13,
  body: 10.5,
  bodies: [10.5, 10, 11, 9.5],
  margin: 56,
  spacing: 1,
  leading: 1.32,
  centred: false,
}

/** `compact` holds more on a page; `classic` is set in a serif with the name in the middle. */
export const looks = {
  simple,
  compact: { ...simple, name: 16, heading: 12, body: 10, bodies: [10, 9.5], margin: 42, spacing: 0.6, leading: 1.22 },
  classic: {
    ...simple,
    font: 'Times New Roman',
    serif: true,
    name: 20,
    body: 11,
    bodies: [11, 10.5, 11.5, 10],
    margin: 60,
    leading: 1.28,
    centred: true,
  },
} as const satisfies Readonly<Record<string, Look>>
export type LookName = keyof typeof looks
