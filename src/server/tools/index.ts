import type { Tool } from '../../events/vocabulary'
import { measureJob } from './job'
import type { Measure } from './measured'
import { measureResume } from './resume'

/** How each tool measures; a tool without a line here cannot be asked for. */
export const measures: Readonly<Partial<Record<Tool, Measure>>> = { resume: measureResume, job: measureJob }
