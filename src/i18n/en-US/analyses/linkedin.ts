// English texts of the LinkedIn tool, put together: page, form and checks.
import type { linkedin as source } from '../../pt-BR/analyses/linkedin'
import type { Same } from '../../same-shape'
import { form, page } from './linkedin-page'
import { checks } from './linkedin-rubric'

export const linkedin: Same<typeof source> = { page, form, checks }
