import { caps, checks, fields, sections } from './resume-rubric'

export const resume = { checks, caps, fields, sections } as const
