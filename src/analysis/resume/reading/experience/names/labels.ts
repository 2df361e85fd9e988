// Recognises lines among jobs that are neither names nor tasks: labels, and durations in place of dates.
import type { Line } from '../../../../documents/document'
import { countWords } from '../../text'
import { separators } from '../parts'
import { opening } from '../tasks/openings'
import { duration } from './roleparts'
import { isEmployer, isTitle } from './titles'

/** "Tecnologias: Java, SQL" belongs to the tasks. */
export const detail =
  /^(?:tecnologias?|ferramentas|stack|ambiente|principais|atividades|atribui[çc][õo]es|responsabilidades|resultados|conquistas|projetos?|clientes?|segmento|setor|porte|technolog(?:y|ies)|tools|tech stack|environment|responsibilities|duties|key \p{L}+|achievements|skills|clients?)\b[^:]{0,30}:/iu

/** A label on a line of its own, such as "Principais resultados". */
export const bareLabel =
  /^(?:(?:principais|key|main|selected|minhas?) )?(?:atividades|atribui[çc][õo]es|responsabilidades|resultados|realiza[çc][õo]es|conquistas|destaques|projetos|fun[çc][õo]es|achievements|accomplishments|responsibilities|duties|highlights|projects|results|tasks)(?: (?:desenvolvid[ao]s|exercidas|realizad[ao]s|alcan[çc]ados|included))?\s*:?$/iu

/** Words beside a duration in a job's heading. */
const TIMED_WORDS = 12

/** A job with a duration instead of dates: "Vendedora – Loja Azul – 2 anos e 3 meses". */
export const isTimedHeader = ({ text, bullet, parts }: Line): boolean => {
  const rest = text.replace(duration, '').trim()
  if (bullet || rest === text || rest === '' || countWords(rest) > TIMED_WORDS) return false
  const how = opening(rest)
  return (
    how !== 'action' &&
    how !== 'weak' &&
    (isTitle(rest) || isEmployer(rest)) &&
    (parts !== undefined || separators.test(text) || /,/.test(text))
  )
}
