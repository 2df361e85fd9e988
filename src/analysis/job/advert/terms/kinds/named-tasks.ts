// Tasks that a sentence gives to somebody by the name of the job, and those that a line names by nouns alone.
import { fold } from '../../../../resume/reading/text'
import type { TextLanguage } from '../../../../text-language'
import { MAX_PIECE } from '../../../limits'
import type { Span } from '../span'
import { itemsOf } from '../unknown'
import { englishTask as english, opensTask } from './task-verbs'

/** "Drivers perform inspections", "the clerk prints labels": the job by its name, at the beginning. */
export const worker =
  '(?:^|(?<=\\. ))(?:the (?:[\\p{L}&-]{1,16} ){0,5}?|our )?(?:[\\p{L}-]{3,14} )?(?:[\\p{L}-]{2,14}(?:er|or|ist|ian|ant)|clerk|nurse)s?'

const byWorker = new RegExp(`${worker} (?=\\S)`, 'u')
/** "Hallam Interiors fits out cafés": a name in capitals is the employer's. */
export const isEmployer = /^\p{Lu}\S+ \p{Lu}/u
/** Nouns that end as names of jobs do, of people the work is done for. */
const noJob = 'cliente|paciente|ambiente|restaurante|gente|gerente|continente|presidente|estudante'
const job = `(?!(?:${noJob})s? )(?:profissional|pessoa|\\p{L}{3,14}(?:[dt]ora?|[st]sora?|eir[oa]|ista|ente|ante|liar|[tn]ari[oa]|nic[oa]))s?`
const ofJob = '(?: d[aeo]s? \\p{L}{3,14}){0,2}(?: (?:contratad|selecionad)[oa]s?)?'
/** What follows the job without being a task: its conditions, what is asked of the person, what the employer does. */
const noTask = [
  'tem|sera|seria|deve|precisa|possui|recebe|ganha|busca|procura|conta|oferece|que|ou|e|de|ter|ideal|experiente|essa|esta',
  'voce|sabe|fala|domina|conhece|seja|gosta|trabalha|valoriza|contrata|damos|uma|a|o|ha|e',
].join('|')
const task = '(\\p{L}{3,14}[ae]m?|conduz|faz|produz|contribui|inclui|instrui)'
const object = '(?:a |o |os |as |um |uma |com |em |n[ao]s? |d[aeo]s? |e \\p{L}{3,14}[ae]m? |\\p{L}{4,})'
/** "A auxiliar acompanha a professora", "O motorista entrega e confere", "Também contribui com os registros": a task in the third person. */
const byRole = new RegExp(
  `^(?:(?:[oa]s? ${job}${ofJob}|tambem|alem disso,?) )(?:tambem )?(?!(?:${noTask}) )${task} ${object}`,
  'u',
)

/** True where a sentence begins with the job's name and a task: "the clerk prints labels", "a auxiliar acompanha a turma". */
export const givesTask = (text: string): boolean => {
  const folded = fold(text).slice(0, MAX_PIECE)
  if (byRole.test(folded)) return true
  const head = byWorker.exec(folded)?.[0]
  return (
    head !== undefined &&
    !isEmployer.test(text) &&
    head.length < folded.length &&
    english.test(folded.slice(head.length))
  )
}

/** Most words of a line that names its tasks by nouns alone: "Admissões, rescisões e cálculo de férias." */
const NOUN_WORDS = 12
/** What makes a sentence of a line. */
const predicate =
  /(?<!\p{L})(?:e(?= (?:um|uma|o|a|muito|facil) )|is|are|be|will|would|have|has|you|we|our|this|who|that|sao|sera|tem|ter|ser|voce|nos|noss[oa]s?|esta|estao|que|essa?|seu|sua|trata|buscamos)(?!\p{L})|[:?!]/u

/** The tasks of a line that names them by nouns alone; none of a sentence. */
export const namedTasks = (text: string, language: TextLanguage): Span[] => {
  const folded = fold(text).slice(0, MAX_PIECE)
  return folded.split(/\s+/).length <= NOUN_WORDS && !predicate.test(folded) && !opensTask(folded, language)
    ? itemsOf({ text, folded, language }, 0, folded.length)
    : []
}
