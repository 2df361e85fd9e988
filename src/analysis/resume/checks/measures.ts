// Finds the function that measures a check, by its name.
import { type FunctionName, functionName } from '../../check-functions'
import type { CheckId } from '../scoring/rubric'
import * as ats from './ats'
import * as blocks from './blocks'
import * as change from './change'
import * as contact from './contact'
import * as content from './content'
import * as formatting from './formatting'
import * as openings from './openings'
import type { CheckFunction } from './outcome'
import * as recent from './recent'
import * as safety from './safety'
import * as summary from './summary'
import * as work from './work'
import * as writing from './writing'

const measures: Readonly<Record<FunctionName<CheckId>, CheckFunction>> = {
  ...{ ...ats, ...blocks, ...change, ...contact, ...content, ...formatting, ...openings },
  ...{ ...recent, ...safety, ...summary, ...work, ...writing },
}

export const measureOf = (id: CheckId): CheckFunction => measures[functionName(id)]
