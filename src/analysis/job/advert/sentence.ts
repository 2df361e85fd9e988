// A sentence of an advert with the part it is of.
import type { Part } from '../result'

export type Sentence = {
  readonly text: string
  readonly line: number
  readonly part: Part
  /** True where it counts as a requirement only because a short advert has no parts. */
  readonly assumed?: boolean
  /** True under a heading of requirements or wishes, where a bare name is a keyword. */
  readonly listed: boolean
  /** The heading above it; empty without one. */
  readonly heading: string
}
