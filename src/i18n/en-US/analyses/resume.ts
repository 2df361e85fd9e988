import type { resume as source } from '../../pt-BR/analyses/resume'
import type { Same } from '../../same-shape'
import { optimised } from './resume-optimised'
import { page, upload } from './resume-page'
import { caps, checks, fields, sections } from './resume-rubric'

export const resume: Same<typeof source> = { page, upload, checks, caps, fields, sections, optimised }
