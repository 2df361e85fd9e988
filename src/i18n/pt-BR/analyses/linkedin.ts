import { form, page } from './linkedin-page'
import { checks } from './linkedin-rubric'

export const linkedin = { page, form, checks } as const
