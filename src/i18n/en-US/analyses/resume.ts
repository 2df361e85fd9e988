// English texts of the résumé tool, put together: page, checks and questions.
import type { resume as source } from '../../pt-BR/analyses/resume'
import type { Same } from '../../same-shape'
import { contentChecks, examples, phones, questions, restOfFigures, taskExamples, verbs } from './resume-content'
import { optimised } from './resume-optimised'
import { page, upload } from './resume-page'
import { caps, fields, checks as formChecks } from './resume-rubric'

const checks = { ...contentChecks, ...formChecks }

export const resume: Same<typeof source> = {
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
}
