// Finds the function that measures a check, by its name.
import type { PhotoCheckId } from '../rubric'
import * as background from './background'
import * as expression from './expression'
import * as light from './light'
import type { CheckFunction } from './outcome'
import * as sharpness from './sharpness'

/** The function that measures a check has its name. */
export const measures: Readonly<Record<PhotoCheckId, CheckFunction>> = {
  ...{ ...background, ...expression, ...light, ...sharpness },
}
