// Recognises a sentence that opens with the work: "Muck out stables", "Conferência de cargas".
import { anyOf, atStart } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { MAX_PIECE } from '../../limits'
import { chained, englishTask, portugueseTask } from './openings'

/** What an advert has its readers do, and verbs that open a sentence as a noun does. */
const addressed = anyOf(
  `
    apply|applying|send|call|contact|e-?mail|read|visit|note|share|submit
    complete(?= (the|this|our|an?) (form|application))|check|join|see|click|tell|come|meet|ask|report|reporting|reports
    work|working(?! (with|on|closely|alongside))|driving licen[cs]e|cover|training|parking|housing|salary|lead|leading
    leads|open|opening|sign|act|record of
  `,
  { before: '^', after: '(?![\\p{L}])' },
)

/** Fewest words of a sentence that is taken for a task by its first one. */
const TASK_WORDS = 4

/** Portuguese words that an English sentence does not have. */
const inPortuguese = / (?:d[ae]|d[ao]s|e|para|em|os|n[ao]s|aos?) /

/** What an applicant or the employer does, and places. */
const addressedHere = anyOf(
  `
    enviar|encaminhar|entrar|mandar|ligar|comparecer|cadastrar|acessar|clicar|ser|ter|estar|possuir|residir|morar|gostar
    querer|poder|trabalhar|crescer|fazer parte|localizacao|contratacao (clt|pj|efetiva)|remuneracao|alimentacao no
    pagamento|lugar|qualquer|mulher|setor|valor|maior|melhor|menor|vale transporte|entendimento|conhecimentos?
    aplicac(ao|oes) de|informac(ao|oes)|formac(ao|oes)|graduac(ao|oes)|certificac(ao|oes)|inscric(ao|oes)|habilitac(ao|oes)|condicoes
    disposicao|capacitacao|observac(ao|oes)|situacao|em relacao
  `,
  atStart,
)

/** "Captação de novos clientes", "Abertura e fechamento da loja": a Portuguese task. Folded. */
const opensPortuguese = (folded: string): boolean =>
  inPortuguese.test(`${folded.replace(/[.,;]/g, ' ')} `) &&
  !addressedHere.test(folded) &&
  (portugueseTask.test(folded) || portugueseTask.test(folded.replace(chained.pt, '')))

/** What readers are to do for the post, and purposes: "To apply, send …". */
const purpose = anyOf(
  `
    apply|be (considered|eligible)|find|learn|discuss|join|express|request|view|submit|register|arrange|whom|date|start|see|get|enquire
    (\\p{L}+ ){1,12}?(please|you|we|click|contact|e-?mail|call|visit|send)(?!\\p{L})
  `,
  { before: '^to ', after: '' },
)
/** "To supervise care staff", "To act as a role model": official English gives work line by line so. */
export const isTaskWithTo = (text: string): boolean =>
  /^To \p{Ll}{2,14},? [\p{L}]/u.test(text) && !purpose.test(fold(text))

/** True for a sentence of no part whose first word opens a task: "Cancel or upgrade accounts.", "Também vai dar os remédios". */
export const opensWork = (text: string): boolean => {
  const folded = fold(text).slice(0, MAX_PIECE)
  if (opensPortuguese(folded)) return true
  if (
    /^(?:(?:tambem|alem disso,?|ainda|depois,?|e|as (?:segundas|tercas|quartas|quintas|sextas|vezes),?) ){0,2}(?:vai|ira) \p{L}{1,14}[aei]r /u.test(
      folded,
    )
  )
    return true
  const at = chained.en.exec(folded)?.[0].length ?? 0
  const opened =
    englishTask.test(folded) ||
    (englishTask.test(folded.slice(at)) && englishTask.test(`${folded.slice(0, at).split(/[ ,]/)[0]} x`))
  return (
    opened &&
    !addressed.test(folded) &&
    // "Running the pass when the chef is off" is no sentence about somebody.
    !/^[^,.;:]{0,60}\b(?:is|are|was|were|will|can|has|have|may|must|should)\b/.test(
      folded.replace(/ (?:when|whenever|if|where|while) [^,.;:]{1,40}/, ' '),
    ) &&
    folded.split(/\s+/).length >= TASK_WORDS &&
    /^\p{L}+,? (?:[^\p{Lu}]|\p{Lu}{2})/u.test(text)
  )
}
