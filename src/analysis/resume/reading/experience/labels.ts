// Lines among the jobs that are neither a name nor a task: labels, and how long a job lasted in place of its dates.
import type { Line } from '../../../documents/document'
import { countWords } from '../text'
import { opening } from './openings'
import { separators } from './parts'
import { duration } from './roleparts'
import { isEmployer, isTitle } from './titles'

/** "Tecnologias: Java, SQL" belongs to the tasks. */
export const detail =
  /^(?:tecnologias?|ferramentas|stack|ambiente|principais|atividades|atribui[çc][õo]es|responsabilidades|resultados|conquistas|projetos?|clientes?|segmento|setor|porte|technolog(?:y|ies)|tools|tech stack|environment|responsibilities|duties|key \p{L}+|achievements|skills|clients?)\b[^:]{0,30}:/iu

/** "Principais resultados" on a line of its own. */
export const bareLabel =
  /^(?:(?:principais|key|main|selected|minhas?) )?(?:atividades|atribui[çc][õo]es|responsabilidades|resultados|realiza[çc][õo]es|conquistas|destaques|projetos|fun[çc][õo]es|achievements|accomplishments|responsibilities|duties|highlights|projects|results|tasks)(?: (?:desenvolvid[ao]s|exercidas|realizad[ao]s|alcan[çc]ados|included))?\s*:?$/iu

/** Words beside a duration in a job's heading. */
const TIMED_WORDS = 12

/** "Vendedora – Loja Azul – 2 anos e 3 meses": a job whose dates nobody wrote. */
export const isTimedHeader = ({ text, bullet }: Line): boolean => {
  const rest = text.replace(duration, '').trim()
  if (bullet || rest === text || rest === '' || countWords(rest) > TIMED_WORDS) return false
  const how = opening(rest)
  return (
    how !== 'action' &&
    how !== 'weak' &&
    (isTitle(rest) || isEmployer(rest)) &&
    (separators.test(text) || /,/.test(text))
  )
}
