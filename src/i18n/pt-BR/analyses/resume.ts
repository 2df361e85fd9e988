import { optimised } from './resume-optimised'
import { page, upload } from './resume-page'
import { caps, checks, fields, sections } from './resume-rubric'

export const resume = { page, upload, checks, caps, fields, sections, optimised } as const
