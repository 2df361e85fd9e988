// Cuts a sentence that seeks somebody into who is sought and what the person is to do, without the team and the place between them.
import { anyOf, either } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { matchSkills } from '../../resume/skills/match'
import { hasCondition } from './needs/has-condition'
import { opensClause } from './tasks/openings'
import { findSoft } from './terms/kinds/soft'

const seeks = either(`
  looking (for|to (recruit|appoint|hire|employ))|seek(s|ing)?( to (recruit|appoint|hire))?|recruit(ing)?|hiring
  opportunit(y|ies)|vacanc(y|ies)|em busca de|busca(mos|ndo)?|procura(mos|-se|ndo)?|contrata(mos|-se|ndo)?
  seleciona(mos|-se|ndo)?|vaga( aberta)? para|oportunidade para
`)
/** The team, the service or the place that somebody is to join. */
const joins = either(`
  to join|(?<!\\b(permission|right|permit|visa|eligible|entitled|able|free|legally|authori[sz]ed|authori[sz]ation) )to work (in|within|at|as part of)|join(ing)? (our|the|us)|to be(come)? (a )?part of
  (para|pra) (integrar|compor|fazer parte|se juntar|somar|reforcar|(atuar|trabalhar) (em nossa|n[ao]s? noss[ao]s?|conosco|como))
`)
/** A sentence that seeks somebody, up to where it names what the person is to join. Folded. */
const hiring = anyOf(String.raw`^(?<head>.{0,120}?\b${seeks}\b.{2,160}?),? (?=${joins}\b)`, { before: '', after: '' })
/** "An opportunity within the Pharmacy department for …". */
const within = / (?:within|in|at) (?:the|our) .{3,80}? (?=for )/u
/** Where a sentence goes on behind that: with what is asked for, or with the work. Folded. */
const onwards = anyOf(
  String.raw`
    ,? (and |who |and (will|can) )?(to|para|pra) (?=\p{L}+ )
    ,? (with|who|where|using|com|que|sendo|and you) |, (e )?(?=\p{L}+[ai]ndo )|, (and )?(?=\p{L}+ing )|[.;:]
  `,
  { before: '', after: '', flags: 'gu' },
)

/** True where somebody is sought: "an opportunity for an enthusiastic assistant". */
const seeksPerson = anyOf(
  `
    ${seeks} (.{0,80} )?(for|a|an|de|um|uma|por)
    (looking|seeking|hoping|wish(es|ing)?) to (hire|recruit|appoint|employ)|(looking|searching) for(?= .{2,80} (who|with) )
  `,
  { after: ' ' },
)
/** True for a sentence that seeks somebody and says by a trait or a condition who that is. */
export const describesPerson = (text: string): boolean =>
  seeksPerson.test(fold(text)) && (findSoft(fold(text)).length > 0 || hasCondition(text))

/** Who is sought and what follows the name of the team; the sentence itself where it names none. */
export const byHiring = (sentence: string): string[] => {
  const folded = fold(sentence)
  const head = hiring.exec(folded)?.groups?.head?.length ?? 0
  if (head === 0) return [sentence]
  const from = head + (new RegExp(`^,? ${joins}`, 'u').exec(folded.slice(head))?.[0].length ?? 0)
  const next = [...folded.slice(from).matchAll(onwards)].find(({ 0: joint, index }) => {
    const rest = folded.slice(from + index + joint.length)
    return !/(?:to|para|pra) $/.test(joint) || opensClause(rest, / $/.test(joint) && joint.includes('to') ? 'en' : 'pt')
  })
  const end = next ? from + next.index : sentence.length
  // "To join our Node team": what a technology names is asked for.
  if (matchSkills(sentence.slice(from, end)).some(({ skill }) => skill.field === 'technology')) return [sentence]
  // "Empresa do ramo de facilities busca pessoas …": who hires is not asked for.
  const start = /(?<! em) (?:busca|procura|contrata|seleciona|admite) /.exec(folded.slice(0, head))?.index ?? 0
  return [
    sentence.slice(start, head).replace(within, ' ').trim(),
    sentence.slice(end).replace(/^[\s,.;:]+/, ''),
  ].filter((part) => part !== '')
}
