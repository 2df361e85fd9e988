// Portuguese texts of the LinkedIn tool, put together: page, form and checks.
import { form, page } from './linkedin-page'
import { checks } from './linkedin-rubric'

export const linkedin = { page, form, checks } as const
