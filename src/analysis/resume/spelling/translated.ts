// Finds English that was carried over word for word from Portuguese, Spanish or Russian, with what is usual instead.

type Mistake = { readonly mark: string; readonly better: string }

/** Phrases that nobody writes who grew up with English; `^` is the beginning of the line. */
const phrases: readonly (readonly [string, string])[] = [
  ['^elaboration of', 'prepared'],
  ['^realization of', 'carried out'],
  ['^accompaniment of', 'followed up'],
  ['^attendance (?:to|of) (?:the )?(?:clients?|customers?|public|patients?|suppliers?)', 'served'],
  ['^(?:act(?:ing|uation) (?:in|with)|actuation)', 'working in'],
  ['(?:experience and|always) acting (?:in|with)|, acting (?:in|with)', 'working in'],
  ['(?<=\\d{4} ?(?:[-–—]|to|until) ?)(?:actual(?:ly)?|currently|at the moment)$', 'present'],
  ['graduated since', 'graduated in'],
  ['^academic formation|^formation(?= ?$)|^complementary (?:formation|courses)', 'education'],
  ['post[- ]graduation in', 'postgraduate course in'],
  ['^conclusion(?= (?:in )?\\d{4})|(?<=[–—-] )conclusion(?= (?:in )?\\d{4})', 'completed'],
  ['(?<!re)search(?:ing)? (?:for )?new challenges|i (?:search|look) (?:a|the) (?:work|job|position)', 'looking for'],
  ['aggregat(?:e|ing) value', 'add value'],
  ['in course(?=$|[),.;])', 'in progress'],
  ['(?:facility|easiness|ease) (?:of|in|with|to|for) (?:communicat\\w+|learn\\w*|relat\\w+|work\\w*)', 'good at'],
  ['easy (?:relationship|learning|communication)', 'works well with others'],
  ['passion by', 'passion for'],
  ['(?:hours?|units?|calls?|pieces?|clients?|orders?|reports?) by (?:month|day|week|year)', 'a month'],
  ['(?:analyst|engineer|developer|designer|programmer) (?:full|pleno|plenary)', 'mid-level'],
  ['according my', 'according to my'],
  ['responsible by', 'responsible for'],
  ['participated (?:of|on)', 'took part in'],
  ['(?:make|makes|made|making) part of', 'belonging to'],
  ['until the (?:moment|present)', 'to date'],
  [
    '(?:superior|medium|fundamental) (?:education|course|teaching) (?:complete|incomplete)|(?:complete|incomplete) (?:superior|medium|fundamental)',
    'degree',
  ],
  ['salary pretension|pretended salary', 'expected salary'],
  ['was engaged in', 'worked on'],
  [
    'exploitation of (?:the )?(?:boilers?|equipment|networks?|buildings?|machines?|department|plants?)|department of exploitation',
    'operation of',
  ],
  ['since (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) years', 'for … years'],
  ['communicable', 'a good communicator'],
  ['professional in the area of|area of (?:actuation|acting|acting)', 'field'],
  ['datas', 'data'],
  ['informations', 'information'],
  ['softwares', 'software'],
  ['equipments', 'equipment'],
  ['knowledges', 'knowledge'],
  ['feedbacks', 'feedback'],
  ['advices', 'advice'],
]
const patterns = phrases.map(
  ([phrase, better]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, 'iu'), better] as const,
)

/** Verbs that say what a name of an action says, as a page in English opens its lines. */
const verbs = new Map(
  Object.entries({
    automation: 'automated',
    control: 'controlled',
    coordination: 'coordinated',
    creation: 'created',
    development: 'developed',
    elaboration: 'prepared',
    execution: 'carried out',
    implantation: 'set up',
    implementation: 'set up',
    inspection: 'inspected',
    installation: 'installed',
    instruction: 'instructed',
    introduction: 'introduced',
    maintenance: 'maintained',
    management: 'managed',
    organization: 'organized',
    participation: 'took part',
    planning: 'planned',
    preparation: 'prepared',
    supervision: 'supervised',
    support: 'supported',
    verification: 'checked',
  }),
)
const nounOpening = new RegExp(`^\\P{L}{0,4}((${[...verbs.keys()].join('|')}) (?:of|in|to))(?!\\p{L})`, 'iu')

/** Phrases of a line that were carried over, each with the usual one. Pure. */
export const carriedOver = (text: string): Mistake[] =>
  patterns.flatMap(([pattern, better]) => {
    const match = text.match(pattern)
    return match ? [{ mark: match[0].trim(), better }] : []
  })

/** Different phrases from which a page was translated, so that its lines which open with the name of an action were too. */
export const TRANSLATED = 2

/** The name of an action that opens a line of a translated page, with its verb. Pure. */
export const namedAction = (text: string): Mistake[] => {
  const [, mark, noun] = text.match(nounOpening) ?? []
  return mark && noun ? [{ mark, better: verbs.get(noun.toLowerCase()) ?? noun }] : []
}
