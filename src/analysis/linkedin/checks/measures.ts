// Finds the function that measures a check, by its name.
import { type FunctionName, functionName } from '../../check-functions'
import type { CheckId } from '../rubric'
import * as about from './about'
import * as aboutLength from './about-length'
import * as experience from './experience'
import * as headline from './headline'
import type { CheckFunction } from './measure'

const measures: Readonly<Record<FunctionName<CheckId>, CheckFunction>> = {
  ...{ ...about, ...aboutLength, ...experience, ...headline },
}

export const measureOf = (id: CheckId): CheckFunction => measures[functionName(id)]
