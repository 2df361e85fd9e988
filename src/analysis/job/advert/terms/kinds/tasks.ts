// The objects of what a person does or can do, in prose: "you would perform scaling and root planing, take digital radiographs".
import { fold } from '../../../../resume/reading/text'
import { MAX_PIECE } from '../../../limits'
import type { Span } from '../span'
import { itemsOf, namedTool } from '../unknown'
import { isWorkVerb } from '../vocabulary'
import { taskPhrase } from './task-phrases'

type Language = 'pt' | 'en'

/** Verbs that open a task in adverts of any trade. */
const verbs = `
  act|administer|adjust|advise|analy[sz]e|answer|apply|arrange|assemble|assess|assist|balance|book|build|calculate|call|carry out|change|chart|check|
  clean|close|collect|complete|conduct|control|cook|coordinate|co-ordinate|cover|create|cut|deal with|do|deliver|design|develop|dispense|document|draft|drive|edit|
  educate|enter|evaluate|examine|execute|file|fill|fit|follow|generate|give|greet|handle|help with|help|inspect|install|interview|investigate|issue|keep|keep up with|label|lay out|lead|
  liaise with|lift|load|log|look after|lubricate|maintain|make|manage|match|measure|mix|model|monitor|mount|move|negotiate|open|operate|order|organi[sz]e|oversee|
  pack|perform|pick|place|plan|post|prepare|prep|present|process|produce|program|promote|proofread|provide|pull|purchase|raise|read|receive|reconcile|record|refill|register|
  repair|replace|reply to|report|research|resolve|respond to|restock|review|rotate|run|sample|schedule|scan|screen|sell|serve|service|set up|shoot|sort|stack|stock|store|supervise|
  support|take|take on|teach|test|track|train|transport|translate|treat|troubleshoot|type|unload|update|use|verify|wash|weigh|weld|work|work on|work with|wrap|write|print|quote|cost|dispatch|despatch|count|invoice|bill|sew|paint|drill|mow|prune|groom|sterili[sz]e|disinfect|bake|grill|trim|sand|
  polish|plaster|tile|solder|calibrate|tune|sign|chase|audit|survey|film|photograph|curate|catalogue|admit|discharge|feed|bathe|escort|patrol|guard|
  participate in|take part in|contribute to|engage in|collaborate on|take the lead on|take the lead in|lead on|assist with|assist in|implement|deploy|mentor|coach|configure|
  migrate|integrate|debug|automate|define|optimi[sz]e|improve|facilitate|foster|establish|supply|procure|
  compile|compute|gather|architect|refactor|source|forecast|validate|extract|visuali[sz]e|onboard|launch|prospect|upsell|visit|secure|patch|upgrade|restore|escalate|
  inventory|catalog|digiti[sz]e|archive|translate|interpret|counsel|diagnose|prescribe|administer|immuni[sz]e|triage|rehabilitate`
  .replace(/\s+/g, ' ')
  .split('|')
  .map((one) => one.trim())

/** Those of one plain word, where their other forms are needed. */
export const taskVerbs: readonly string[] = verbs.filter((verb) => /^[a-z]+$/.test(verb))

const gerund = (verb: string): string =>
  verb.replace(
    /^[\p{L}-]+(?:\[sz\]e)?/u,
    (word) => `${word.replace(/(?:\[sz\])?e$/, (end) => (end === 'e' ? '' : '[sz]'))}(?:\\p{L})?ing`,
  )
/** "Performs circulation duties, registers patrons". */
const third = (verb: string): string =>
  verb.replace(/^[\p{L}-]+(?:\[sz\]e)?/u, (word) =>
    /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}e?s`,
  )
const particle = '(?: (?:up|out|down|off|through|with|on|in|after|them to))?'
const english = new RegExp(
  `^(?:to |for |may |will )?(?:\\p{L}{3,12}ly )?(?:${verbs.flatMap((verb) => [verb, gerund(verb), third(verb)]).join('|')})${particle} (?=\\S)`,
  'u',
)
const thirdPerson = new RegExp(
  `^(?:${verbs
    .filter((verb) => !/^(?:work|manage|take|do)\\b/.test(verb))
    .map(third)
    .join('|')})${particle} (?=\\S)`,
  'u',
)
/** "Prepares source data for entry": a task of the job in English, whatever heading stands above it. Folded. */
export const isTaskOfJob = (folded: string): boolean =>
  thirdPerson.test(folded) && / (?:and|by|the|with|of|for|from|all|or) /.test(folded)
const portuguese =
  /^(?:[\p{L}-]{2,14}[aei]r(?:-se)?|(?:\p{L}{4,14}(?:cao|mento|agem)|analise|emissao|gestao|supervisao|venda|visita|limpeza|atendimento|controle|apoio) (?:d[aeo]s?|ao?s?|em)) (?=\S)/u
/** "Instalar, reparar e substituir quadros": verbs that share the object of the last one. */
const chained = {
  en: /^(?:[a-z-]{3,14}(?:, (?:and )?| and | or )){1,6}/,
  pt: /^(?:[\p{L}-]{2,14}[aei]r(?:, (?:e )?| e | ou )){1,6}/u,
} as const
/** "Você abastece e calibra pneus": a verb of any work in the present. */
const present = (folded: string, frame: string): string | undefined => {
  const [opened, verb = ''] = /^([a-z]{2,14}) (?:(?:os?|as?|uma?|d[aeo]s?|n[ao]s?|com) )?(?=\S)/.exec(folded) ?? []
  const isVerb = /^(?:le|faz|poe)$|^[a-z]{3,}(?<!e)[aei]ra$/.test(verb) || (/[aei]$/.test(verb) && isWorkVerb(verb))
  return isVerb || (frame === 'voce ' && /^(?!ja|que|se|e|tera|ira|sera|nunca|mesma)[a-z]{3,}[ae]$/.test(verb))
    ? opened
    : undefined
}
/** Behind "able to" or "you can" any word is a verb, and so is one before a determiner: "wire a buttonhole". */
const anyVerb = new RegExp(`^(?:to )?(?:\\p{L}{3,12}ly )?(?!be |not )[\\p{L}-]{2,16}${particle} (?=\\S)`, 'u')
const withDeterminer =
  /^[\p{L}-]{3,14} (?:(?:up|out|down|off|through|with|on|in) )?(?=(?:an?|the|your|our|their|his|her|its|all|any|both|two|three|using) )/u
/** Verbs whose objects name no skill: "keep the queue smiling", "meet deadlines". */
const idle =
  /^(?:\p{L}{3,12}ly )?(?:to )?(?:keep|make|get|be|have|work(?!(?:s|ing)? (?:with(?! (?:our|the|your|all|other|an?) )|from|on))|help(?!(?:s|ing)? with)|communicate|learn|think|stay|remain|cope|speak|talk|listen|travel|commute|lift|carry|stand|(?:bend|twist|reach)(?= (?:at|and|over) )|kneel|crouch|stoop|climb|walk|sit|squat|juggle|show|prove|join|contribute|adapt|adjust|respond|react|prioriti[sz]e|multi-?task|meet|hit|exceed|achieve|start|commit|relocate|live|pass|undergo|kneel|thrive|want|love|attend|cover|win|go|come|turn|put|let|tell|demonstrate|bring|give|find|look|take pride|take on|become|begin|feel|enjoy|spend|continue|grow|step|report|reporting)(?:s|ing)? (?!minutes |after |orders |out )/u

/** "Drivers perform inspections", "the clerk prints labels": the job by its name, at the beginning. */
const worker =
  '(?:^|(?<=\\. ))(?:the (?:[\\p{L}&-]{1,16} ){0,5}?|our )?(?:[\\p{L}-]{3,14} )?(?:[\\p{L}-]{2,14}(?:er|or|ist|ian|ant)|clerk|nurse)s?'

const person =
  '(?:you|(?:the |our )?(?:[\\p{L}-]{3,14} ){0,1}(?:post ?holder|candidate|applicant|incumbent|employee|person|individual|recruit)s?(?: we \\p{L}{3,8})?|who)'
/** What stands before a list of tasks or abilities, anywhere in a sentence. */
const frames = {
  en: new RegExp(
    String.raw`(?<![\p{L}'’-])(?:${person}(?:['’](?:ll|d)| will| would| shall| must| can| could| may| should)(?: also| then| often| sometimes| already| need to| have to| be able to| be expected to| be asked to| be required to){0,2}|(?:able|ability|capacity|how|expects? you|wants? you|likes? you|needs? you|asks? you|someone|somebody|people|need|willing|happy|prepared|trained|qualified|confident|confidence|capable|competent|expected|required|duties|role is|job is|us|skills?|time) to|can(?: you)?|responsible for|capable of|in charge of|(?:job|role|work|day|week|routine|position) (?:consists? of|is split between|takes in|is (?:mainly|mostly|largely|basically))|(?:tasks|duties) are|revolves? around|responsibilities (?:are|include):?|duties (?:are|include):?|includ(?:e|es|ing)|involv(?:es?|ing)|means|spent|by|be|and|who|you|:|${worker}) (?=\S)`,
    'gu',
  ),
  pt: /(?<![\p{L}-])(?:(?:vai |ira |atuara |trabalhara |lidara |trabalho e |servico e )(?:trabalhar |lidar |mexer |atuar )?com|(?:cuidara|respondera) (?:d[aeo]s?|p(?:or|el[ao]s?))|cabe(?:ra)?(?: a| ao| aos) (?:pessoa|profissional|selecionad[oa]|contratad[oa]|funcionari[oa])(?: contratad[oa]| selecionad[oa])?|(?:ficara?|fica) com|respondera por|(?:tarefas|atividades|atribuicoes) (?:estao|sao)|(?:rotina|dia) (?:passa por|e dividid[oa] entre)|(?:rotina|trabalho|servico|funcao|dia a dia) (?:e(?: basicamente| principalmente| so)?|envolve|inclui|compreende)|cuida(?:r)? d[aeo]s?|responde(?:r)? p(?:or|el[ao]s?)|e com voce:?|quem (?:trabalha|atua|entra) (?:aqui|conosco|com a gente)|voce (?:vai|ira)|vai|ira|sera responsavel (?:por|pel[oa]s?)|responsavel (?:por|pel[oa]s?|tecnic[oa] pel[oa]s?)|consiste em|inclui|incluem|saiba|saber|capaz de|capacidade de|precisa|deve(?:ra)?|(?:que|tem|de) (?=\p{L}{3,12}[aei]r )|trabalho e|voce|e) (?=\S)/gu,
} as const
/** Frames behind which the first object may follow without a verb: "responsible for invoice processing, matching …". */
const nominal =
  /(?:com|envolve|compreende|cuidar? d[aeo]s?|respond\w+ p(?:or|el[ao]s?)|(?:rotina|servico|dia a dia) e|trabalho e (?:basicamente|principalmente|so)|cabe(?:ra)? .{0,40}|e com voce|ficara? com|consiste em|(?:estao|sao)|passa por|dividid[oa] entre|(?:cuidara|respondera) \w+|in charge of|takes in|consists? of|split between|is (?:mainly|mostly|largely|basically)|responsible for|revolves? around|responsavel (?:por|pel[oa]s?)|includes?|including|involves?|involving|inclui|incluem|are|include):? $/
/** Frames behind which any word is a verb. */
const modal =
  / to $|(?:['’](?:ll|d)| will| would| shall| must| can| could| may| should)(?: also| then| often| sometimes| already){0,2} $|^can $/
/** Only before a verb of the list, or one with a determiner. */
const loose = new RegExp(
  `^(?:and|be|who|you|${worker}|by|e|:|spent|means|time to|us to|voce|quem .{0,30}|(?:que|tem|de)) $`,
  'u',
)
const clause = /\s*[,;:]\s*|\s+(?:and|or|e|ou|&)\s+/gu
/** Where another clause begins, whose words are no objects. */
const aside =
  /(?<!\blook(?:s|ing)?)\s(?:because|since|when|whenever|if|so|while|although|though|which|where|until|unless|as|than|before|after|without|whether|what|porque|quando|se|enquanto|onde|pois)\s|[.;!?(–]/u
/** Clauses of a sentence that are examined, and minimum words of a sentence that describes tasks in prose. */
const CLAUSES = 24
const PROSE_WORDS = 3

/** The objects of a list of tasks that begins at `from`. */
const objectsFrom = (
  text: string,
  folded: string,
  from: number,
  to: number,
  frame: string,
  language: Language,
): Span[] => {
  const opening = language === 'en' ? english : portuguese
  const region = folded.slice(from, to)
  const stop = region.search(aside)
  const limit = from + (stop < 0 ? region.length : stop)
  const cuts = [...folded.slice(from, limit).matchAll(clause)].slice(0, CLAUSES)
  const starts = [from, ...cuts.map((one) => from + one.index + one[0].length)]
  const ends = [...cuts.map((one) => from + one.index), cuts.length < CLAUSES ? limit : (starts.at(-1) ?? limit)]
  let listing = nominal.test(frame)
  // "You'll bathe, dry, clip nails and clean ears": a list that begins with a verb alone is of verbs.
  const chain = language === 'en' && modal.test(frame) && /^[a-z-]{3,12}$/.test(folded.slice(from, ends[0]).trim())
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? start
    const words = folded.slice(start, end)
    const opened = opening.exec(words)?.[0]
    const openedWith = opened ?? (language === 'pt' ? present(words, at === 0 ? frame : '') : undefined)
    // "Receiving and docketing citations": the first verb shares the object of the second.
    const next = starts[at + 1]
    const shares = next !== undefined && opening.test(folded.slice(next, ends[at + 1]))
    if (language === 'en' && shares && !words.includes(' ') && opening.test(`${words} x`)) return []
    const act =
      openedWith ??
      ((at === 0 || chain || words.startsWith('to ')) && language === 'en' && modal.test(frame)
        ? anyVerb.exec(words)?.[0]
        : undefined) ??
      (language === 'en' ? withDeterminer.exec(words)?.[0] : undefined)
    if (act !== undefined && language === 'en' && idle.test(words)) {
      listing = false
      return [namedTool(text, start, end)].filter((span) => span !== null)
    }
    listing =
      act !== undefined || (listing && !/^(?:who|which|that|so|as|but|where|when|que|onde|quando|mas)\b/.test(words))
    if (!listing) return []
    const objects = itemsOf(text, folded, start + (act?.length ?? 0), end, language)
    // "Shelve materials": a verb of the trade whose object says too little on its own.
    const bare =
      act !== undefined &&
      (opened !== undefined || language === 'en') &&
      !/^\S+ (?:an?|the|your|our|their|all|any) /.test(words)
    if (objects.length > 0) return objects
    const may = language === 'en' ? (/^(?:to|for|may|will) /.exec(words)?.[0].length ?? 0) : 0
    const phrase = taskPhrase(folded, start + may, end, language)
    return phrase ? [phrase] : bare ? itemsOf(text, folded, start, end, language) : []
  })
}

const byWorker = new RegExp(`${worker} (?=\\S)`, 'u')
/** "Hallam Interiors fits out cafés": a name in capitals is the employer's. */
const isEmployer = /^\p{Lu}\S+ \p{Lu}/u
/** True where a sentence begins with the job's name and a task: "the clerk prints labels". */
export const givesTask = (text: string): boolean => {
  const folded = fold(text).slice(0, MAX_PIECE)
  const head = byWorker.exec(folded)?.[0]
  return (
    head !== undefined &&
    !isEmployer.test(text) &&
    head.length < folded.length &&
    english.test(folded.slice(head.length))
  )
}

/** Frames of what a person must be able to do, beside what they would do. */
const demanded =
  /(?:able|ability|capacity|how|(?:expect|want|like|need|ask)s? you|capable|competent|confident|confidence|qualified|trained|skills?) (?:to|of) $|(?:must|can|should)(?: also| then| often| sometimes| already)? $|^can(?: you)? $/

/**
 * The objects of the tasks in a sentence, in order; none where no task opens a clause. `listed` for a line of a list, `asked`
 * for a sentence of requirements, in which only what the person is able to do counts.
 */
export const tasksIn = (text: string, language: Language, kind: 'prose' | 'listed' | 'asked' = 'prose'): Span[] => {
  const folded = fold(text).slice(0, MAX_PIECE)
  const opening = language === 'en' ? english : portuguese
  // A line of a list describes a task where it opens with one: "do stock ordering and write fair rotas".
  if (kind === 'listed') {
    const able = language === 'en' ? /^(?:able|ability|confident) to /.exec(folded)?.[0] : undefined
    if (able) return objectsFrom(text, folded, able.length, folded.length, able, language)
    const from = chained[language].exec(folded)?.[0].length ?? 0
    const at = opening.test(folded.slice(from)) ? from : 0
    return opening.test(folded.slice(at)) ? objectsFrom(text, folded, at, folded.length, '', language) : []
  }
  if (!opening.test(folded) && folded.split(/\s+/).length < PROSE_WORDS) return []
  const phrases = [...folded.matchAll(frames[language])]
    .map((one) => ({ frame: one[0], at: one.index, from: one.index + one[0].length }))
    .filter(({ frame, from, at }) => {
      const rest = folded.slice(from)
      if (at === 0 && isEmployer.test(text)) return false
      return (
        !loose.test(frame) ||
        opening.test(rest) ||
        (language === 'pt' && present(rest, frame) !== undefined) ||
        (/^(?:who|you) $/.test(frame) && withDeterminer.test(rest))
      )
    })
  const heads =
    kind === 'asked'
      ? phrases.filter(({ frame }) => demanded.test(frame))
      : opening.test(folded)
        ? [{ frame: '', at: 0, from: 0 }, ...phrases]
        : phrases
  // "And" and the like only carry on a list that a verb has begun.
  const openings = heads.filter(({ frame }, at) => !/^(?:and|e) $/.test(frame) || at === 0)
  return openings.flatMap(({ frame, from }, at) =>
    objectsFrom(text, folded, from, openings[at + 1]?.at ?? folded.length, frame, language),
  )
}
