// Finds words that could mean anything ("várias coisas", "tasks as assigned") where they are what the sentence is about.
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { actionVerbs } from '../../reading/experience/tasks/verbs'
import { fold, tokens } from '../../reading/text'
import { concreteWords, contentWords } from '../content-words'
import { openingOf } from '../opening-of'

/** Words that say nothing wherever they stand. */
const always = anyOf(
  String.raw`
  (outras|varias|muitas|diversas|algumas) coisas|coisinhas|de tudo( um pouco)?|qualquer coisa
  (nao (tenho|possuo)|sem) vicios|(muitas|diversas|varias|outras|demais) (atividades|funcoes|tarefas|rotinas)
  (atividades|tarefas|funcoes|rotinas) (inerentes|correlatas|afins|gerais|pertinentes)|em geral(?= ?([.,;:)]|$))
  entre outr[oa]s|(other |any )?(duties|tasks|projects|work) as (assigned|needed|required)
  (various|other) (tasks|duties|things)|(various|sundry|miscellaneous|assorted) (\p{L}+ ){1,5}(duties|tasks)(?=[.;]?$)
  general (office |administrative |clerical )?(duties|routines|tasks)(?!:)`,
  noLetterOrDigitAround,
)
/** Words that say nothing alone, and little beside an action and its object: "não deixo faltar nada na despensa". */
const alone = anyOf(`coisas?|nada|things|stuff|anything|everything`, noLetterOrDigitAround)

/** Verbs of any work at all; they name no action. */
const anyWork =
  /^(?:f(?:az|ac|iz|ez|aco|oi)\p{L}*|ajud\p{L}*|auxili\p{L}*|apoi\p{L}*|did|do(?:es|ing|ne)?|help\p{L}*|assist\p{L}*|support\p{L}*|handl\p{L}*|work\p{L}*)$/u
/** Small words that `contentWords` leaves in and that name no object. */
const noObject =
  /^(?:pra|pro|nao|mais|falta\p{L}*|falt(?:ou|e|em)|coisas?|nada|things|stuff|anything|everything|they|them|needed|asked)$/u

/** True where the other words of a sentence name an action and what it is done to. */
const hasTask = (text: string): boolean =>
  ([...contentWords(text)].some((word) => actionVerbs.has(word) && !anyWork.test(word)) ||
    (openingOf(text) === 'action' && !anyWork.test(tokens(fold(text))[0] ?? ''))) &&
  concreteWords(text).some((word) => !noObject.test(word))

/** The words that make a sentence say nothing, or null. Pure. */
export const findVague = (text: string): RegExpMatchArray | null => {
  const folded = fold(text)
  return folded.match(always) ?? (hasTask(text) ? null : folded.match(alone))
}
