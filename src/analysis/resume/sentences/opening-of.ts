// Classifies how a sentence opens, also with English verbs of a present job: "Pick 180 lines an hour".
import { type Opening, opening } from '../reading/experience/tasks/openings'
import { countWords, fold } from '../reading/text'

const bases =
  `answer arrange bag bake bathe book brew bring build call carry change chart check chop clean climb close coach code collect
  cook count cover cut deal deliver design dig dispatch do draw dress drill drive dust edit empty enter feed fetch fill film find fit fix fold
  frame fry give greet grill grind groom guard handle hang haul help host inspect iron keep label lay lift load lock log look maintain make mark
  measure mend mix mop mount move open order pack paint park patrol pick place plan plant plaster plate polish post pour precept prep prepare press price
  process prune pull push put read record refill refund rent repair replace restock ring roll route run sand saw scan seat sell serve set sew shape ship shoot
  sort stack steam stitch stock stop sweep swim take teach tend test tow train translate treat triage trim turn type unload update use wait walk wash watch weigh
  weld wind wire wrap write`
    .trim()
    .split(/\s+/)
/** What follows a verb and seldom a noun: a number, a small word, or a plural. "Stock control" is no task of stocking. */
const follows = `(?:\\d|(?:the|a|an|all|any|each|every|my|our|their|up|out|off|down|on|in|for|with|after|to|over|about|around|new|other|between) |(?:[a-z-]{2,20} ){0,2}[a-z]{2,20}s(?![a-z]))`
const present = new RegExp(`^[^a-z]{0,4}(?:i |we )?(?:also |then )?(?:${bases.join('|')}) ${follows}`)

/** A Portuguese verb of the past, whatever it says: "Confirmava as consultas". A few nouns have the same ending. */
const past = /^[^a-z]{0,4}(?!trava|clava|oitava|palavra|volei|joquei|hoquei)[a-z]{4,20}(?:ava|avamos|ei) (?:\d|[a-z])/

/** A Portuguese verb of the present before what it is done to: "Oriento os residentes". "Apoio a vendas" is a noun. */
const presentTense =
  /^[^a-z]{0,4}(?!tod[oa] |cada |quando |como )[a-z]{3,20}(?<!ment|ca)o (?:os?|uma?|meus?|minhas?|cada) /
/** A Portuguese verb of the present whatever stands behind it: "Esterilizo em autoclave". "Granizo", "juízo" and the like are nouns. */
const izing = /^[^a-z]{0,4}(?!granizo|prejuizo|juizo|improviso)[a-z]{3,20}izo (?=[a-z\d])/
/** Verbs of the present that no other form shows: "Leio projeto, marco a obra". */
const irregular =
  /^[^a-z]{0,4}(?:leio|sigo|ponho|trago|vejo|conduzo|produzo|mexo|tiro|pego|boto|guio|lavo|passo|corto|monto|limpo|rodo|levo|busco) (?=[a-z\d])/
/** Two verbs, the second of which is known: "Retifico e monto motores", "Leio isométrico e monto spools". */
const twoVerbs = /^[^a-z]{0,4}[a-z]{4,20}o (?:[a-z]{3,20} )?e (?=[a-z]{3,20}o )/

/** Words of a label before a colon: "Voluntário na biblioteca da escola – 2024: cataloguei 600 livros". */
const LABEL_WORDS = { least: 3, most: 10 }
const behindLabel = (text: string): string | null => {
  const at = text.indexOf(': ')
  const count = at > 0 ? countWords(text.slice(0, at)) : 0
  return count >= LABEL_WORDS.least && count <= LABEL_WORDS.most ? text.slice(at + 2) : null
}

/** As `opening`, and an action for an English verb in the present, any Portuguese verb of the past, and one behind a label. Pure. */
export const openingOf = (text: string): Opening => {
  const how = opening(text)
  if (how !== 'other') return how
  const folded = fold(text)
  if (
    present.test(folded) ||
    past.test(folded) ||
    presentTense.test(folded) ||
    izing.test(folded) ||
    irregular.test(folded)
  )
    return 'action'
  const [first] = folded.match(twoVerbs) ?? []
  if (first && folded.length === text.length && opening(text.slice(first.length)) === 'action') return 'action'
  const rest = behindLabel(text)
  return rest !== null && openingOf(rest) === 'action' ? 'action' : how
}
