// Recognises a sentence that gives a task to somebody by the name of the job: "the clerk prints labels".
import { isJobNoun } from '../../../resume/reading/experience/names/titles'
import { fold } from '../../../resume/reading/text'
import { MAX_PIECE } from '../../limits'
import { chained, englishTask as english } from './openings'

/** "Drivers perform inspections", "the clerk prints labels": the job by its name, at the beginning. */
const worker =
  '(?:^|(?<=\\. ))(?:the (?:[\\p{L}&-]{1,16} ){0,5}?|our |an? )?(?:[\\p{L}-]{3,14} )?(?:[\\p{L}-]{2,14}(?:er|or|ist|ian|ant)|clerk|nurse)s?'

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
/** A task in the third person: "A auxiliar acompanha a professora", "Também contribui com os registros". */
const byRole = new RegExp(
  `^(?:(?:[oa]s? ${job}${ofJob}|tambem|alem disso,?) )(?:tambem )?(?!(?:${noTask}) )${task} ${object}`,
  'u',
)

/** Most words of a job's name with its article. */
const NAME_WORDS = 6
const adverb = /^(?:also|then|often|usually|typically|mainly|primarily) /
/** True where a clause begins with a verb, or with several that share an object: "prepares, plates and garnishes". Folded. */
const opensTask = (folded: string): boolean =>
  english.test(folded) || (chained.en.test(folded) && english.test(folded.replace(/,? .*$/u, ' x')))
/** "The Line Cook", "Home Care and Support Workers": the length of a job's name in front of a task; 0 without one. Folded. */
const behindJob = (folded: string): number => {
  const words = folded.split(' ', NAME_WORDS + 1)
  for (let count = 1; count < words.length; count++) {
    const last = words[count - 1] ?? ''
    const length = words.slice(0, count).join(' ').length + 1
    const rest = folded.slice(length)
    const head = length + (adverb.exec(rest)?.[0].length ?? 0)
    // "Groom horses" is a task.
    const isNamed = (count > 1 || last.endsWith('s')) && isJobNoun(last.replace(/s$/, ''), 'last')
    if (isNamed && opensTask(folded.slice(head))) return head
  }
  return 0
}

/** Where the task begins behind the job's name: "The clerk prints labels"; 0 where no job is named. Folded. */
export const behindWorker = (text: string, folded: string): number => {
  const named = behindJob(folded)
  if (named > 0 || isEmployer.test(text)) return named
  const head = byWorker.exec(folded)?.[0].length ?? 0
  // "Climb towers to install antennas": a purpose is nobody's task.
  return english.test(folded.slice(head)) && !folded.startsWith('to ', head) ? head : 0
}

/** True where a sentence begins with the job's name and a task: "the clerk prints labels", "a auxiliar acompanha a turma". */
export const givesTask = (text: string): boolean => {
  const folded = fold(text).slice(0, MAX_PIECE)
  return byRole.test(folded) || behindWorker(text, folded) > 0
}
