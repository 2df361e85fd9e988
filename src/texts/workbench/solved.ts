// Words what the workbench says of a finding of the file of which the draft has nothing left: a question about
// something else would look like the wrong one. Pure.
import type { ResumeResult } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import { checkTexts } from '../resume/texts'

/** Null where the draft still has what `check` is about. `file`: the result of the file that the draft was made from. */
export const solvedText = (
  check: string,
  draft: ResumeResult,
  file: ResumeResult | null,
  language: Language,
): string | null => {
  const of = (result: ResumeResult | null) => result?.checks.find(({ id }) => id === check)
  if (of(draft)?.status !== 'full') return null
  const texts = checkTexts(language, check, (of(file) ?? of(draft))?.params ?? {})
  return texts && translator(language)('workbench.solved', { title: texts.title })
}
