import type { resume as source } from '../pt-BR/resume'
import type { Same } from '../same'
import { caps, checks, fields, sections } from './resume-rubric'

export const resume: Same<typeof source> = { checks, caps, fields, sections }
