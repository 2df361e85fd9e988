// Portuguese texts of the photo tool, put together: page, upload and checks.
import { page, upload } from './photo-page'
import { aspects, checks, missing, notes, undo } from './photo-rubric'

export const photo = { page, upload, aspects, missing, notes, undo, checks } as const
