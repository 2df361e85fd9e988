// The parts of a résumé that corrections change, and where its lines stand.
import type { Line } from '../../../documents/document'
import type { Role } from '../experience/role'
import type { Section } from '../sections/section'
import type { CorrectionKind } from './correction'

/** The parts of a résumé that corrections change. */
export type Structure = {
  readonly lines: readonly Line[]
  readonly top: readonly Line[]
  readonly sections: readonly Section[]
  /** Lines whose words a heading or a line above has, which they continue. */
  readonly joined: readonly Line[]
  readonly roles: readonly Role[]
  readonly firstJob: boolean
}

/** The corrected kind of each corrected line, by its place ("1 12": page 1, line 12). */
export type Marks = ReadonlyMap<string, CorrectionKind>
