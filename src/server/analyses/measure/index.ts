import type { Tool } from '../../../events/schema/vocabulary'
import { measureJob } from './job'
import { measureLinkedin } from './linkedin'
import type { Measure } from './measured'
import { measurePhoto } from './photo'
import { measureResume } from './resume'

/** How each tool measures; a tool without a line here cannot be asked for. */
export const measures: Readonly<Partial<Record<Tool, Measure>>> = {
  resume: measureResume,
  linkedin: measureLinkedin,
  photo: measurePhoto,
  job: measureJob,
}
