// The tasks of a sentence, each as the clause that names it in the advert's own words.
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import { MAX_PIECE } from '../../limits'
import { findSoft } from '../terms/kinds/soft'
import type { Span } from '../terms/span'
import { wordWeight } from '../terms/vocabulary'
import { behindWorker } from './by-name'
import { bounded, clausesOf, contentOf, trimmed, wordsOf } from './clauses'
import { isGeneralVerb, isSpecific, leadsPeople } from './general-words'
import { articleBefore, isBareDeed, isDeedNoun, opensClause } from './openings'
import {
  asksAbility,
  beginsTasks,
  isRemark,
  isSmallWord,
  lightVerb,
  namesNoTask,
  opensCircumstance,
  otherWork,
  speaks,
  withTool,
} from './task-words'

/** Least weight (vocabulary.ts) of what a task is done to: one word of a trade. */
const WEIGHT = 2
/** Letters of a sentence within which the words stand that introduce its tasks, behind a place and a company, and an ability. */
const [INTRODUCTION, LATE, ABILITY] = [60, 160, 90]
/** "Working closely with other teams, you will …": where and with which people, before the work is named. Folded. */
const leadIn =
  /^(?:working|reporting|joining|acting|based|being) [^.;:]{3,160}?,? (?:you|they|the|this)(?: [\p{L}&-]+){0,5} (?:will|would|shall) /u

/** "Liaise with the design teams to monitor progress": what is done with others stands behind them. Folded. */
const purpose =
  /(?<=^|[,;.:] |\b(?:and|will|be|to|would) )((?:work|liais|collaborat|partner|engag|communicat|coordinat|interact)\p{L}* (?:\p{L}+ ){0,2}?(?:with|alongside) [^.;:]{3,90}?) to (?=\p{L}{3,} )/u
/** "Responsável pelas massas, pela cozedura e pelo controlo das quebras": each of what somebody answers for. Folded. */
const answersFor = /(?<=(?:^|\s))(responsavel p(?:or|el[ao]s?) |(?:responsible|accountable) for )[^.;]{3,240}/gu
const againFor = /(?:,(?: (?:e|and))?| e| and) (?:pel[ao]s?|for(?= \p{L}+ing )) /gu
/** "In a warm and homely setting", "de forma clara e objetiva": two words of a manner, which no clause parts. Folded. */
const manner =
  /,? (?:in|within|with) an? (?:[\p{L}-]+,? (?:and )?){1,4}(?:setting|environment|manner|way|fashion|atmosphere|pace)(?!\p{L})|(?:,?| e) de (?:forma|maneira|modo|carater|natureza|indole) [\p{L}-]+(?:, [\p{L}-]+){0,2}(?: e [\p{L}-]+(?<![aei]r))?(?=$|[.,;]| (?:e|para|com|aos?|d[aeo]s?|n[ao]s?)(?!\p{L}))/gu

/** `listed`: a line of a list of tasks; `asked`: a sentence that asks what somebody can do; `deed`: a task among what is asked for. */
type Kind = 'listed' | 'prose' | 'asked' | 'deed'
const asks = (kind: Kind): boolean => kind === 'asked' || kind === 'deed'

/** Where a clause begins its task, behind words such as "you will be responsible for"; null where nothing introduces one. */
const behind = (frame: RegExp, folded: string, { start, end }: Span, within = INTRODUCTION): number | null => {
  const match = frame.exec(folded.slice(start, end))
  const from = match ? start + match.index + match[0].length : end
  return match && match.index < within && from < end ? from : null
}

/** Whether a clause begins with a verb of a trade, with one of any work or with none. */
type Verb = 'trade' | 'any' | 'none'

const weightOf = (words: readonly string[], language: TextLanguage): number =>
  words.reduce((sum, word) => sum + wordWeight(word, language), 0)
/** A clause that describes the object in front of it. Folded. */
const relative =
  /^,? (?:that (?=(?:are|was|were|will|can|may|must|should|have|we|you|they|\p{L}+s) )|(?:which|who|que) )/u

/** What stands apart behind an object and says nothing of it: a sign, a time, a condition. Folded. */
const apart = /^,|^ (?:where|when|while|if|because|quando|onde|se|caso|como|conforme|sempre) /u

/** True where the words behind a verb, or all of a clause without one, name what the work is done to. */
const saysWhat = (object: readonly string[], language: TextLanguage, verb: Verb): boolean => {
  const specific = object.filter((word) => isSpecific(word, language))
  const weight = weightOf(object, language)
  return (
    (verb === 'trade' && specific.length > 0) ||
    (specific.length > 0 && (weight >= WEIGHT || (verb === 'any' && (specific.length > 1 || weight > 0))))
  )
}

/** Words of a task that stand for something named elsewhere. Folded. */
const pointsBack =
  /^(?:this|these|those|est[ea]s?|ess[ea]s?) | (?:ones?|them|it|this|that|these|those|isso|isto|eles|elas|mesm[oa]s?)$/u

/** True for a task, as it stands at last, that names nothing of a trade: "transforming the way". Folded. */
export const isIdle = (words: string, language: TextLanguage): boolean => {
  const content = contentOf(words)
  const [verb = '', ...object] = content
  // "Impounded, adopted": what was done, and to nothing. "Iterate quickly": how, and not what.
  if (content.every((word) => /\p{L}[^e]ed$/u.test(word))) return true
  if (content.length === 1 && / \p{L}+(?:ly|mente)$/u.test(words) && !/(?:ing|cao)$/u.test(verb)) return true
  if (pointsBack.test(words)) return true
  if (leadsPeople(content, language)) return false
  // "Elaboração de horários": a noun of an action says what is done to anything.
  if (isDeedNoun(verb, language) || !opensClause(`${words} x`, language)) return false
  const head = object.at(language === 'en' ? -1 : 0)
  if (head === undefined) return weightOf(content, language) === 0
  const isHollow = isGeneralVerb(verb, language) && !isSpecific(head, language) && weightOf(object, language) === 0
  return isHollow || !object.some((word) => isSpecific(word, language))
}

const verbOf = (words: string, language: TextLanguage): Verb =>
  isGeneralVerb(contentOf(words)[0] ?? '', language) ? 'any' : 'trade'

/** "…, verificando a validade dos produtos": what is done meanwhile, by a verb of a trade. */
const opensByGerund = (words: string, language: TextLanguage): boolean => {
  const gerund = language === 'pt' ? /^(\p{L}{2,12}[aei])ndo /u.exec(words)?.[1] : undefined
  return gerund !== undefined && !isGeneralVerb(`${gerund}r`, language)
}

/** The verb of an ability and the article of its object: "read the", "wire a". */
const verbAndArticle =
  /^(?:to )?[\p{L}-]+ (?!(?:of|for|after|d[aeo]s?) )(?:(?:up|out|off|down|on|in|with|com|em) )?(?:the |an? |any |all |(?:our|your|their) own |our |[ao]s? |uma? )?/u

/** Who is able to explain something to somebody can communicate, whatever it is about. Folded. */
export const isSpeech = (words: string): boolean =>
  speaks.test(words) &&
  findSoft(`can ${words.replace(/^to /, '')}`).some(({ soft, start }) => start === 4 && soft.en === 'Communication')

const tasksOf = (folded: string, { start, end }: Span, language: TextLanguage, kind: Kind, opened: boolean): Span[] => {
  const words = folded.slice(start, end)
  if (namesNoTask.test(words) || (asks(kind) && isSpeech(words))) return []
  const light = lightVerb[language].exec(words)?.[0].length ?? 0
  const isLight = light > 0 && wordsOf(words.slice(light)).length > 1
  // What somebody is to be able to do is named by its object: "read blueprints" asks for blueprints.
  const isLed = leadsPeople(contentOf(words), language)
  // "Exert up to 100 pounds of force": an amount says nothing without what is done with it.
  const isWhole = isLed || speaks.test(words) || /^(?:to )?\p{L}+ (?:up to |at least |ate )?\d/u.test(words)
  const cut = isLight ? light : asks(kind) && opened && !isWhole ? (verbAndArticle.exec(words)?.[0].length ?? 0) : 0
  const clause = { start: start + cut, end }
  const hasVerb = opened && cut === 0
  const verb = hasVerb ? verbOf(words, language) : isLight ? 'any' : 'none'
  const objectOf = (span: Span): string[] => contentOf(folded.slice(span.start, span.end)).slice(hasVerb ? 1 : 0)
  const namesTask = (span: Span): boolean =>
    saysWhat(objectOf(span), language, verb) ||
    (hasVerb &&
      (leadsPeople(contentOf(folded.slice(span.start, span.end)), language) ||
        (verb === 'trade' && isDeedNoun(contentOf(words)[0] ?? '', language) && objectOf(span).length > 0)))
  // "Execução de bases para envio de notificações": where the deed says too little, its purpose says what is done.
  const [first = clause, ...more] = bounded(folded, trimmed(folded, clause, language), asks(kind))
  const goesOn = opened && !namesTask(first) && !apart.test(folded.slice(first.end))
  const [whole = first] = goesOn ? bounded(folded, clause, asks(kind)) : []
  const task = folded.charAt(whole.end) === ',' ? first : whole
  // "Create content that is concise": where only its quality is named, its own words must say enough.
  const isBare = relative.test(folded.slice(first.end)) && weightOf(objectOf(first), language) < WEIGHT
  return [
    ...(namesTask(task) && !isBare ? [task] : []),
    ...more.filter(
      (one) =>
        !isSmallWord.test(wordsOf(folded.slice(one.start, one.end))[0] ?? '') &&
        !isRemark(folded.slice(one.start, one.end)) &&
        saysWhat(contentOf(folded.slice(one.start, one.end)), language, 'none'),
    ),
  ]
}

/** "Collects evidence, including photographs": what is done, before its examples. Folded. */
const namedBefore = /^(.{3,120}?),? (?:including|incluindo|inclusive):? (?:the )?$/u
/** A name, or initials with their noun: "Rialtas", "RF scanners". */
const name = /^(?:\p{Lu}{2,} \p{Ll}{4,}|\p{Lu}[\p{L}\p{N}.+#&-]*(?: \p{Lu}[\p{L}\p{N}.+#&-]*){0,2})/u
/** What stands behind "using", in any letters. */
const tool = /^[\p{L}\d][\p{L}\d.+#&-]*(?: (?!(?:and|or|to|in|for|e|ou|para|em) )[\p{L}\d.+#&-]+){0,2}/u

/** What a task is done with, behind where its words end: "using barcode readers", "through Rialtas". */
const toolsBehind = (text: string, folded: string, { start: from, end }: Span, kind: Kind): Span[] => {
  const match = withTool.exec(folded.slice(from, end))
  // In a line of a list "in" and "with" go on with places and people.
  if (!match || (kind === 'listed' && /^(?:in|on|with|com|em|n[ao]s?) /.test(match[0]))) return []
  const start = from + match.index + match[0].length
  const called = (/^us|^utiliz/.test(match[0]) ? tool : name).exec(text.slice(start, end))?.[0].replace(/[.-]+$/, '')
  return called ? [{ start, end: start + called.length }] : []
}

/**
 * The tasks of a sentence, at most nine words each, and the names of what they are done with. In a line of a list the first
 * clause is a task in any words; elsewhere one begins with a verb or a noun of action, or stands behind words that introduce
 * tasks. Of an ability that is asked for (`asked`, `deed`) the object alone is given.
 */
export const tasksIn = (text: string, language: TextLanguage, kind: Kind): Span[] => {
  // Words in brackets are examples; commas in their place keep all other words where they are.
  const folded = fold(text)
    .slice(0, MAX_PIECE)
    .replace(/\([^()]*\)?/gu, (inside) => ','.padEnd(inside.length, ' '))
    .replace(purpose, '$1,   ')
    .replace(
      answersFor,
      (all, frame: string) => frame + all.slice(frame.length).replace(againFor, (joint) => ';'.padEnd(joint.length)),
    )
    .replace(manner, (words) => ','.padEnd(words.length))
  const sentence = { start: 0, end: folded.length }
  const frames = (asks(kind) ? asksAbility : beginsTasks)[language]
  const late = leadIn.test(folded)
  const opensAtOnce = !late && (opensClause(folded, language) || isBareDeed(wordsOf(folded)[0] ?? '', language))
  const worker = asks(kind) ? 0 : behindWorker(text, folded)
  const begins =
    opensAtOnce && kind !== 'asked'
      ? null
      : (behind(frames, folded, sentence, late ? LATE : asks(kind) ? ABILITY : INTRODUCTION) ??
        (worker > 0 ? worker : null))
  if (kind === 'asked' && begins === null) return []
  let isOther = false
  let listing = begins !== null || (kind === 'listed' && !opensCircumstance.test(folded))
  return clausesOf(folded, begins ?? 0, language).flatMap((clause) => {
    const from = behind(frames, folded, clause)
    const first = from ?? clause.start
    const begun = folded.slice(first, clause.end)
    const particle = language === 'en' ? (/^to (?=\p{L})/u.exec(begun)?.[0].length ?? 0) : articleBefore(begun)
    const span = { start: first + particle, end: clause.end }
    const words = folded.slice(span.start, span.end)
    // "Outras funções que lhe forem dadas por lei, deliberação ou despacho": what goes on with other work is no task either.
    isOther = otherWork.test(folded.slice(clause.start, clause.end)) || (isOther && !opensClause(words, language))
    if (isOther) return []
    const opened =
      opensClause(words, language) ||
      opensByGerund(words, language) ||
      (isBareDeed(wordsOf(words)[0] ?? '', language) && wordsOf(words).length > 1)
    if (!opened && from === null && (!listing || opensCircumstance.test(words) || isRemark(words))) return []
    listing = true
    const tasks = tasksOf(folded, span, language, kind, opened).map((task) => ({
      ...task,
      task: true as const,
    }))
    const head = from === null ? '' : (namedBefore.exec(folded.slice(clause.start, from))?.[1] ?? '')
    const headSpan = { start: clause.start, end: clause.start + head.length }
    const before = opensClause(head, language) ? tasksOf(folded, headSpan, language, kind, true) : []
    return [
      ...before.map((task) => ({ ...task, task: true as const })),
      ...tasks,
      ...toolsBehind(text, folded, { start: tasks.at(-1)?.end ?? span.start, end: span.end }, kind),
    ]
  })
}
