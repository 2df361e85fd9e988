// English texts of the photo tool, put together: page, upload and checks.
import type { photo as source } from '../../pt-BR/analyses/photo'
import type { Same } from '../../same-shape'
import { page, upload } from './photo-page'
import { aspects, checks, missing, notes, undo } from './photo-rubric'

export const photo: Same<typeof source> = { page, upload, aspects, missing, notes, undo, checks }
