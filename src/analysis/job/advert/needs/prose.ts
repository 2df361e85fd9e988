// Decides whether a sentence in prose asks something of the person, gives them work or offers them something.
import {
  byJob,
  closing,
  conditional,
  demand,
  eased,
  elliptic,
  employer,
  expected,
  futureWork,
  invitedMention,
  predicate,
  vital,
  wishes,
  work,
} from '../phrases/prose'

/** True where the sentence asks the person for something they know, can do, have done or hold. */
export const asksPerson = (folded: string): boolean =>
  expected.test(folded) || demand.test(folded) || employer.test(folded) || vital.test(folded)

/** True where the sentence is about the person's future work. */
export const givesWork = (folded: string): boolean =>
  work.test(folded) || (/ (?:will|would|shall|must|may|should) /.test(folded) && byJob.test(folded))

/** "You'll get a share of tips", "you can expect a friendly team": nothing is asked for. */
export const offersPerson = (folded: string): boolean =>
  /\byou(?:['’]ll| will| can| could| would| may)? (?:also |always |even )?(?:get|receive|enjoy|earn|expect|look forward|be (?:paid|given|offered|entitled|rewarded|eligible)|benefit|have access|take home)\b/.test(
    folded,
  ) && !/\b(?:must|required?|essential|experience of|knowledge of)\b/.test(folded)

/** True for a sentence that begins with the person's future work: "You'll look after rotas", "Você vai atender". */
export const givesPlainly = (folded: string): boolean => futureWork.test(folded) && !offersPerson(folded)

/** True where the sentence names something that would only help. */
export const wishesFor = (folded: string): boolean =>
  [wishes, conditional, closing, eased].some((pattern) => pattern.test(folded))

/** "It's nice to have", "quem fez estágio na área terá prioridade": the wish applies to the clause before it. */
export const isBackward = (folded: string): boolean =>
  (/^(?:it|this|that|they|(?:otimo|perfeito|show|legal|great|brilliant|perfect|lovely|fantastic|excellent|good)[,.!])(?![\p{L}])/u.test(
    folded,
  ) &&
    (wishesFor(folded) || /pesa|conta|ajuda|melhor/.test(folded))) ||
  /^(?:we|a gente) (?:do |still )?(?:like|love|gosta|adora)(?: (?:it|that|them))?[.!]?$|^(?:se (?:tiver|souber|fizer),? (?:a gente|nos) (?:gosta|adora)|ajuda[.!]?$)/u.test(
    folded,
  ) ||
  isMention(folded) ||
  /^quem (?:ja )?(?:tiver|tem|fez|souber)\b[^.]{0,60}\b(?:na area|nisso|com isso|neste|nesta)\b[^.]{0,30}\b(?:prioridade|vantagem|preferencia|na frente|pontos)/u.test(
    folded,
  )

/** "Shout if you've done them", "if you have done either, let us know": the wish applies to the sentence before it. */
export const isMention = (folded: string): boolean => invitedMention.test(folded)

const SHORT = 90
const needPattern = /(?:required|needed|essential|mandatory|minimum|please|a must|certified|accredited)[.!]?$/
const grantPattern =
  /\b(?:parking|training|uniform|lunch|references?|applications?|applicants?|everyone|beginners|candidates?)\b/
/** "Basketry ticket needed.", "Kiln firing welcome.": a name with a participle, and no verb of its own. */
export const ellipticPart = (folded: string): 'required' | 'desirable' | null => {
  if (folded.length > SHORT || !elliptic.test(folded) || grantPattern.test(folded) || noVerb.test(folded)) return null
  return needPattern.test(folded) ? 'required' : 'desirable'
}
const noVerb = /\b(?:you|we|they|it|is|are|not|no|will|would|can|be)\b/
/** The length of the subject that a sentence calls needed or helpful; 0 without one. */
export const subjectEnd = (folded: string): number =>
  Math.max(
    0,
    folded.search(predicate),
    folded.length < SHORT ? folded.search(elliptic) : 0,
    closing.exec(folded)?.[1]?.length ?? 0,
  )
