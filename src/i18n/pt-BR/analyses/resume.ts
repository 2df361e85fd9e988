// Portuguese texts of the résumé tool, put together: page, checks and questions.
import { contentChecks, examples, phones, questions, restOfFigures, taskExamples, verbs } from './resume-content'
import { optimised } from './resume-optimised'
import { page, upload } from './resume-page'
import { caps, fields, checks as formChecks } from './resume-rubric'

const checks = { ...contentChecks, ...formChecks }

export const resume = {
  page,
  upload,
  checks,
  caps,
  fields,
  optimised,
  examples,
  phones,
  questions,
  taskExamples,
  verbs,
  ...restOfFigures,
} as const
