import { page, upload } from './photo-page'
import { aspects, checks, missing, notes } from './photo-rubric'

export const photo = { page, upload, aspects, missing, notes, checks } as const
