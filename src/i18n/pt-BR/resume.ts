import { names } from './resume-names'
import { page, upload } from './resume-page'
import { caps, checks, fields, sections } from './resume-rubric'

export const resume = { page, upload, checks, caps, fields, sections, names } as const
