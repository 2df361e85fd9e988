import type { resume as source } from '../pt-BR/resume'
import type { Same } from '../same'

export const resume: Same<typeof source> = {}
