// Recognises how a task begins: a listed verb, a gerund, a verb before a determiner, an infinitive or a noun of an action.
import { anyOf, anywhere } from '../../../phrases'
import { verbBases } from '../../../resume/reading/experience/tasks/verbs'
import type { TextLanguage } from '../../../text-language'
import { isWorkVerb } from '../terms/vocabulary'
import { deed } from './deeds'

/** Verbs that open a task in adverts of any trade. */
const listed = `
  act|administer|adjust|advise|analy[sz]e|answer|apply|arrange|assemble|assess|assist|balance|book|build|calculate|call|carry out|change|chart|check|
  clean|close|collect|complete|conduct|control|cook|coordinate|co-ordinate|cover|create|cut|deal with|do|deliver|design|develop|dispense|document|
  draft|drive|edit|educate|enter|evaluate|examine|execute|file|fill|fit|follow|generate|give|greet|handle|help with|help|inspect|install|interview|
  investigate|issue|keep|keep up with|label|lay out|lead|liaise with|lift|load|log|look after|lubricate|maintain|make|manage|match|measure|mix|model|
  monitor|mount|move|negotiate|open|operate|order|organi[sz]e|oversee|pack|perform|pick|place|plan|post|prepare|prep|present|process|produce|program|
  promote|proofread|provide|pull|purchase|raise|read|receive|reconcile|record|refill|register|repair|replace|reply to|report|research|resolve|
  respond to|restock|review|rotate|run|sample|schedule|scan|screen|sell|serve|service|set up|shoot|sort|stack|stock|store|supervise|support|take|
  take on|teach|test|track|train|transport|translate|treat|troubleshoot|type|unload|update|use|verify|wash|weigh|weld|work|work on|work with|wrap|
  write|print|quote|cost|dispatch|despatch|count|invoice|bill|sew|paint|drill|mow|prune|groom|sterili[sz]e|disinfect|bake|grill|trim|sand|polish|
  plaster|tile|solder|calibrate|tune|sign|chase|audit|survey|film|photograph|curate|catalogue|admit|discharge|feed|bathe|escort|patrol|guard|
  participate in|take part in|contribute to|engage in|collaborate on|take the lead on|take the lead in|lead on|assist with|assist in|implement|deploy|
  mentor|coach|configure|migrate|integrate|debug|automate|define|optimi[sz]e|improve|facilitate|foster|establish|supply|procure|compile|compute|
  gather|architect|refactor|source|forecast|validate|extract|visuali[sz]e|onboard|launch|prospect|upsell|visit|secure|patch|upgrade|restore|escalate|
  construct|fabricate|fasten|garnish|cancel|reschedule|remove|submit|replenish|enrol|enroll|dig|rake|shovel|haul|sweep|mop|wipe|observe|dust|iron|peel|slice|scrub|tidy|mend|tow|spray|fetch|
  rinse|roast|stir|fry|season|plate|dress|grease|flag|stripe|seal|strip|demolish|excavate|lay|erect|dismantle|align|commission|decommission|wire|
  terminate|splice|trace|retrieve|shelve|index|code|frank|redact|minute|circulate|distribute|notify|remind|bank|reimburse|refund|authori[sz]e|approve|
  reject|underwrite|appraise|value|empty|inventory|catalog|digiti[sz]e|archive|interpret|counsel|diagnose|prescribe|immuni[sz]e|triage|rehabilitate|vacuum|hoover`
  .replace(/\s+/g, ' ')
  .split('|')
  .map((one) => one.trim())

/** Those of one plain word, where their other forms are needed. */
export const plainTaskVerbs: readonly string[] = listed.filter((verb) => /^[a-z]+$/.test(verb))

/** Verbs that open a line of a résumé, and that are nouns in an advert as often. */
const nounsToo = /^(?:experience|project|form|found|house|market|host|file-in|process-map)$/
const verbs = [...listed, ...verbBases.en.filter((verb) => !listed.includes(verb) && !nounsToo.test(verb))]

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
/** An English task: its verb in any form and the particle of it. Folded. */
export const englishTask = new RegExp(
  `^(?:to |for |may |will )?(?:help (?:to )?)?(?:\\p{L}{3,12}ly )?(?:${verbs.flatMap((verb) => [verb, gerund(verb), third(verb)]).join('|')})${particle} (?=\\S)`,
  'u',
)
const thirdPerson = new RegExp(
  `^(?:${verbs
    .filter((verb) => !/^(?:work|manage|take|do)\\b/.test(verb))
    .map(third)
    .join('|')})${particle} (?=\\S)`,
  'u',
)
/** Adjectives and nouns that end like a verb. */
const adjectives =
  'jantar|escolar|hospitalar|familiar|particular|regular|similar|militar|popular|preliminar|complementar|celular|lugar|radar|mulher|qualquer|talher|poder|dever|prazer|lazer|carater|interdisciplinar|multidisciplinar|modular|ocular|molecular|solar|curricular|pilar|elementar|domiciliar|exemplar|titular|singular|veicular|vestibular|linear|nuclear'
/** The verb, or the noun of an action with its preposition, that opens a Portuguese task, and the space behind it. Folded. */
export const portugueseTask = new RegExp(
  `^(?:(?!(?:${adjectives}) )(?:[\\p{L}-]{2,14}[aei]r|ler|ver|dar|(?:re|com|ex|dis|pro|im|su)por)(?:-se)?|${deed.pt} (?:d[aeo]s?|ao?s?|em|n[ao]s?|com)) (?=\\S)`,
  'u',
)
/** "Prepares source data for entry": a task of the job in English, whatever heading stands above it. Folded. */
export const isTaskOfJob = (folded: string): boolean =>
  thirdPerson.test(folded) && / (?:and|by|the|with|of|for|from|all|or) /.test(folded)
/** "Preparation of monthly accounts": the noun of an action with its object. Folded. */
const englishDeed = new RegExp(
  `^(?:the )?(?:(?:safe|timely|accurate|general|effective|efficient|correct|proper|daily) )?${deed.en} of (?=\\S)`,
  'u',
)
/** A noun of an action alone: "receipt", "estruturação". Folded. */
const deedAlone = { en: new RegExp(`^${deed.en}$`, 'u'), pt: new RegExp(`^${deed.pt}$`, 'u') } as const
/** "Instalar, reparar e substituir quadros", "Recebimento e conferência de mercadorias": verbs that share the object of the last one. */
export const chained = {
  en: /^(?:[a-z-]{3,14}(?:, (?:and )?| and | or )){1,6}/,
  pt: new RegExp(`^(?:(?:[\\p{L}-]{2,14}[aei]r|${deed.pt})(?:, (?:e )?| e | ou )){1,6}`, 'u'),
} as const
/** "Você abastece e calibra pneus": a verb of any work in the present. */
const present = (folded: string): boolean => {
  const [, verb = ''] = /^([a-z]{2,14}) (?:(?:os?|as?|uma?|d[aeo]s?|n[ao]s?|com) )?(?=\S)/.exec(folded) ?? []
  const isVerb =
    /^(?:le|faz|poe|fara|dara|trara|conduz|produz|traduz|reproduz)$|^[a-z]{3,}(?<!e)[aei]ra$/.test(verb) ||
    (/[aei]$/.test(verb) && isWorkVerb(verb))
  // "Acompanha e registra as turmas": any two verbs before an article.
  const isDeed =
    /^[a-z]{3,}[ae](?: e [a-z]{3,}[ae])? (?:os?|as?|um|uma) /.test(folded) &&
    !/^(?:uma|essa|esta|para|toda|onde|nossa) /.test(folded)
  return isDeed || isVerb
}
/** A word before a determiner is a verb: "wire a buttonhole". */
const withDeterminer = anyOf(
  String.raw`
    ^(?!(
      over|during|within|after|before|since|until|throughout|through|across|among|amongst|between|beyond|behind|beneath
      beside|besides|despite|about|above|against|along|around|around|near|from|into|onto|upon|under|with|without|for|per
      via|while|whilst|whether|where|when|whenever|because|although|though|unless|once|what|whatever|which|who|whose|how
      why|that|than|but|and|nor|not|only|even|just|also|then|thus|both|either|neither|such|like|unlike|these|those|this
      its|our|your|their|being|having|are|was|were|has|have|had|will|would|can|could|may|must|should|all|any|each|every
      some|most|plus|minus|including|following|according|regarding|concerning|during|what's|that's
    ) )[\p{L}-]{3,14} ((up|out|down|off|through|with|on|in) )?(?=(an?|the|your|our|their|his|her|its|all|any|both|two|three|using) )
  `,
  anywhere,
)
/** "Muck out stables": a word with the particle of a verb. */
const withParticle = /^[\p{L}-]{3,14} (?:up|out|down|off) (?=\S)/u
/** "Docketing citations": what any line of tasks begins with that ends so. */
const anyGerund = anyOf(
  String.raw`
    ^(?!(
      during|morning|evening|king|thing|string|spring|wing|ring|following|including|according|regarding|concerning
      pending|excluding|upcoming|outstanding|existing|ongoing|remaining|leading|growing|being|having
    ) )\p{L}{3,14}ing (with |to |up |out |for |on )?(?=\S)
  `,
  anywhere,
)
/** True where a clause begins with a task. Folded. */
export const opensClause = (folded: string, language: TextLanguage): boolean =>
  language === 'pt'
    ? portugueseTask.test(folded) || present(folded)
    : [englishTask, englishDeed, anyGerund, withDeterminer, withParticle].some((opening) => opening.test(folded))

/** A noun of action alone. Folded. */
export const isDeedNoun = (word: string, language: TextLanguage): boolean => deedAlone[language].test(word)

/** Verbs or nouns of action alone, which share the object of the next one: "desossar, limpar e cortar". Folded. */
export const isBareDeed = (words: string, language: TextLanguage): boolean =>
  words
    .split(/,? (?:and|or|e|ou) |, /)
    .every(
      (word) =>
        /^[\p{L}-]{3,16}$/u.test(word) &&
        ((language === 'en' ? englishTask : portugueseTask).test(`${word} x`) || deedAlone[language].test(word)),
    )

/** The article before a Portuguese noun of action with its object: "a instrução de processos"; 0 without one. Folded. */
export const articleBefore = (folded: string): number =>
  (/^[oa]s? (?=\p{L}{4,16} (?:d[aeo]s?|ao?s?) )/u.exec(folded)?.[0].length ?? 0) > 0 &&
  isDeedNoun(folded.split(' ', 2)[1] ?? '', 'pt')
    ? folded.indexOf(' ') + 1
    : 0
