// Words what the workbench says of a finding of the file of which the draft has nothing left: a question about
// something else would look like the wrong one. Pure.
import type { Judgement } from '../../analysis/resume/result'
import { type Language, translator } from '../../i18n'
import { checkTexts } from '../resume/texts'

/** For a draft that has nothing of it left. Null where the file it was made from had nothing of it either. */
export const solvedText = (check: string, file: Judgement | null, language: Language): string | null => {
  const finding = file?.checks.find(({ id, status }) => id === check && (status === 'part' || status === 'none'))
  const texts = finding && checkTexts(language, check, finding.params)
  return texts ? translator(language)('workbench.solved', { title: texts.title }) : null
}
