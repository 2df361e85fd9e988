// Spans of a sentence that name a condition, the job offered or a former title; they are not skills.
import { anyOf, anywhere } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationAsked, educationIn } from '../../levels/education'
import { languagesIn } from '../../levels/languages'
import { licenceIn, registerIn } from '../../levels/licences'
import { inThePast } from '../phrases/terms'
import { titleIn } from '../title'
import type { Span } from './span'

const profile =
  /\s(?:with|with an|com|who|que|having|para|must|requiring|able to|and (?:must|should|will) (?:have|be)|proficient|qualified (?:in|to))\s/u

/** "… para o time de Inteligência de Mercado": the name of a team, not a skill. */
const team =
  /^\s(?:para|for|in|on|em|n[ao])\s?(?:(?:o|a|os|as|nosso|nossa|our|the)\s)?(?:time|equipe|squad|[áa]rea|setor|departamento|unidade|loja|team)\s[^,;.]{2,60}?(?=[,;.]|\s(?:com|with|que|who)\s|$)/iu

/** "We are hiring a Data Analyst for our retail business, with SQL": the requirements begin after "with". */
const offer = (text: string): Span | null => {
  const title = titleIn(text)
  if (!title) return null
  const from = title.end + (text.slice(title.end).match(team)?.[0].length ?? 0)
  const after = text.slice(from).search(profile)
  return { start: 0, end: after < 0 ? text.length : from + after }
}

/** "Experiência como gerente ou subgerente", "as a UX or product designer": a former title, compared as a title. */
const former =
  /(?<=(?:experiencias?|vivencias?|atuacao|experience)(?: [\p{L}]{2,14}){0,2}) (?:como|as an?) (?!lider|leader)(?:(?!\s(?:em|n[ao]s?|in|at|with|for|com|para)\s)[^,;.:]){2,60}/u

/** "Interação com as áreas de Finanças, como Contas a Pagar": the names of other teams. */
const colleagues =
  /\b(?:interacao|interagir|interface|conjunto|junto|parceria|work(?:ing)?|collaborat\w+|partner(?:ing)?|liais\w+) (?:com|a|ao|aos|as|with) (?:[\p{L}]+ ){0,4}?(?:areas?|setore?s?|times?|equipes?|departamentos?|teams?|departments?)\b[^.;]{0,160}/u

/** "3 anos na bagagem": how the advert says that the time is one's own. */
const ownPast = new RegExp(String.raw`(?<=\b(?:anos?|meses|years?|months?)\b[^.;]{0,60})\b${inThePast}\b`, 'u')

const firstOf = (pattern: RegExp, folded: string): Span | null => {
  const match = pattern.exec(folded)
  return match && { start: match.index, end: match.index + match[0].length }
}

/** Spans that are a condition (education, language, register) and therefore no keyword. */
export const ownConditions = (text: string): { span: Span }[] => {
  const folded = fold(text)
  return [
    educationAsked(folded),
    registerIn(text),
    licenceIn(text),
    firstOf(former, folded),
    firstOf(ownPast, folded),
    firstOf(colleagues, folded),
    ...languagesIn(folded),
    ...credentialsIn(folded),
    ...availabilityIn(folded),
  ].flatMap((found) => (found ? [{ span: { start: found.start, end: found.end } }] : []))
}
/** Those and the job that is offered. */
export const conditionSpans = (text: string): { span: Span }[] => {
  const offered = offer(text)
  return [...ownConditions(text), ...(offered ? [{ span: offered }] : [])]
}

const licensedAs =
  /\b(?:[Ll]icen[cs](?:e|ure)|[Cc]ertificat(?:e|ion)|[Rr]egistration|[Qq]ualification) (?:to practi[cs]e )?as (?:an? )?((?:\p{Lu}[\p{L}-]+ ?(?:(?:of|and|in) (?=\p{Lu}))?){1,5})/gu
/** "Registered with the Teaching Council", "Member of the Institute of Clerks of Works". */
const registeredWith =
  /\b(?:[Rr]egist(?:ration|ered)|[Mm]embership|[Mm]ember of the (?=(?:\p{L}+ )?(?:Institut|Associat|Societ)))(?: \p{Ll}+)?(?: (?:with|of|on|by) (?:the |an? )?)?((?:\p{Lu}[\p{L}-]+ ?(?:(?:of|and|in|for|of the) (?=\p{Lu}))?){2,6})/gu
/** "Qualified solicitor", "a time-served joiner": the trade with what makes somebody one of it. */
const qualifiedTrade =
  /(?:^|(?<=\b(?:an?|be|fully) ))((?:[Qq]ualified|[Cc]hartered|[Tt]ime-served|[Ll]icen[cs]ed|[Cc]ertified) (?!(?:to|in|with|as|and|or|by|on|for|of|candidates?|applicants?|persons?|people|individuals?|staff|status|teams?|professionals?|members?)(?!\p{L}))\p{L}[\p{L}-]{3,}(?:(?<=\p{Lu}\p{L}+) \p{Lu}\p{L}+)?)/gu
const body =
  /(?:Council|Board|Institut(?:e|ion)|Association|Register|Society|Authority|College|Academy|Commission|Order)(?!\p{L})/u
/** "A valid License as a Clinical Laboratory Technologist": the trade that the licence is for; the body that somebody is registered with. */
export const licensedTrades = (text: string): Span[] =>
  [
    ...text.matchAll(licensedAs),
    ...text.matchAll(qualifiedTrade),
    ...[...text.matchAll(registeredWith)].filter(([, name = '']) => body.test(name)),
  ].map(({ 0: phrase, 1: name = '', index }) => {
    const start = index + phrase.lastIndexOf(name)
    return { start, end: start + name.trimEnd().length }
  })

/** "MBA or CPA": a professional title beside a degree is a keyword; a second degree is not. */
export const besideDegree = (text: string): Span[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}])\p{Lu}{2,6}(?:(?:\s*[,/]\s*|\s+)(?:(?:or|ou|and|e)\s+)?\p{Lu}{2,6}(?![\p{L}])){1,6}/gu,
    ),
  ]
    .filter(([chain]) => educationIn(fold(chain)) !== null)
    .flatMap((chain) =>
      [...chain[0].matchAll(/\p{Lu}{2,6}/gu)].map((name) => ({ name: name[0], at: chain.index + name.index })),
    )
    .filter(({ name }) => educationIn(`${fold(name)} in x`) === null)
    .map(({ name, at }) => ({ start: at, end: at + name.length }))

const subjectEnd =
  /\s(?:ou|or|com|with|e registro|completo|concluido|em instituicao|reconhecid|contam?|sera|seria|e um|e bem-vind[oa]|(?:e )?desejavel|e (?:exigid|obrigatori|necessari)[oa]|e (?:essencial|importante|imprescindivel|indispensavel)|from|plus|and|e(?= (?:outr[oa]s )?(?:areas?|cursos?)\b))(?=[\s.,;]|$)|[,;.()\n]|\s[-–]\s|$/u
/** A second degree of the same subject: "MSc or BSc in Nursing". */
const sibling = String.raw`(?:(?: or | ou |\/|, ?)(?:b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|bachelor['’]?s?|master['’]?s?|bacharelado|licenciatura|tecnologo)\.?(?! (?:or|ou) )){0,2}`
const subjectOpening = new RegExp(`^${sibling}(?: [\\p{L}]{4,12}){0,2}? (?:em|in|of) (?:an? |the )?`, 'u')
/** "Degree from an accredited college, with specialization in forensic science", "graduação com ênfase em geologia". */
const byField =
  /^[^.;]{0,80}? (?:with|com)(?: an?| uma?)? (?:speciali[sz]ation|major|minor|concentration|emphasis|focus|enfase|habilitacao|concentracao) (?:in|on|em) (?:an? |the )?/u
/** "BSc (Hons) Nursing", "Bachelor's degree Nursing", "curso superior de Enfermagem": a subject by its capital alone. */
const byCapital = new RegExp(
  `^${sibling}(?: (?:degree|honou?rs|\\(?hons\\)?|complet[oa]|concluid[oa])){0,2} (?:d[eao] )?(?=\\p{L})`,
  'u',
)
/** "Superior completo (Enfermagem)", "formação superior: Direito": a sign before a field of study. */
const bySign = anyOf(
  String.raw`
    ^( (complet[oa]|concluid[oa]))?(: ?| ?[-–] | \()(?=(
      administracao|agronomia|arquitetura|biologia|biomedicina|ciencias|contabilidade|design|direito|economia
      educacao fisica|enfermagem|engenharia|estatistica|farmacia|fisioterapia|fonoaudiologia|gastronomia|jornalismo
      letras|logistica|marketing|matematica|medicina|nutricao|odontologia|pedagogia|psicologia|publicidade|quimica
      servico social|turismo|veterinaria|accounting|business|computer science|economics|engineering|law|marketing
      nursing|psychology
    )\b)
  `,
  anywhere,
)
const noSubject = anyOf(
  String.raw`
    \d
    \b(
      anos?|periodo|semestre|superior|nivel|completo|concluido|progress|completed|completion|ongoing|ou|or|be|registered
      andamento|curso|cursando|area|areas|afins|related|relevant|field|equivalent|qualquer|any|similar|instituicao|universidade|faculdade|university
      discipline|institution|required|preferred|desirable|essential|minimum|obrigatori[oa]|desejavel|diferencial
      experience|experiencia
    )\b
  `,
  anywhere,
)

/** Subjects of one degree: "em Letras, em Química ou em Farmácia". */
const another = /^(?:\s*[,/]\s*|,?\s+(?:ou|or|e|and)\s+)(?:em |in |de |of )?(?=\S)/u
/** Most subjects of one degree; public notices list a dozen. */
const SUBJECTS = 12

/** "Superior completo em Administração, Economia ou Direito": the subjects of a degree, which the job asks for as knowledge. */
export const degreeSubjects = (text: string): Span[] => {
  const first = firstSubject(text)
  if (!first) return []
  const folded = fold(text)
  const spans = [first]
  for (let at = first.end; spans.length < SUBJECTS; ) {
    const joint = another.exec(folded.slice(at))
    if (!joint) break
    const start = at + joint[0].length
    const end = start + folded.slice(start).search(subjectEnd)
    const subject = folded.slice(start, end)
    // "Marketing, and five years in sales": another clause begins, not another subject.
    const isClause =
      subject.length < 4 || subject.split(/\s+/).length > 4 || noSubject.test(subject) || ofClause.test(subject)
    // What has no capital is a subject only where the first one has none either.
    const isName = /^\p{Lu}/u.test(text.slice(start)) || !/^\p{Lu}/u.test(text.slice(first.start))
    if (isClause || !isName || educationIn(subject) !== null) break
    spans.push({ start, end })
    at = end
  }
  return spans
}
const ofClause =
  /\d|\b(?:experi\w+|conheciment\w+|dominio|vivencia|pratica|registro|minimo|anos?|years?|knowledge|skills?|ability|least|com|with|saber|ter|ser|inscri\w+|cre[a-z]|ativo|valid\w*|proficien\w+|boa|bom|good|strong|a|an|the|curso|cnh|ingles|is|are)\b/

const firstSubject = (text: string): Span | null => {
  const folded = fold(text)
  const school = educationIn(folded)
  if (!school || (Math.ceil(school.rank) < 3 && school.name !== 'student')) return null
  const inside = /(?: (?:em|in)|cursando|cursou|terminou|concluiu) ?$/.test(folded.slice(school.start, school.end))
  const rest = folded.slice(school.end)
  const capital = byCapital.exec(rest)
  const opening = inside
    ? /^ ?(?:(?:em|in|an?|the|o curso de|curso de) )?/.exec(rest)
    : (subjectOpening.exec(rest) ??
      bySign.exec(rest) ??
      (capital && /^\p{Lu}\p{Ll}/u.test(text.slice(school.end + capital[0].length)) ? capital : null))
  const subjectBehind = (match: RegExpExecArray | null): Span | null => {
    if (!match) return null
    const start = school.end + match[0].length
    const end = start + folded.slice(start).search(subjectEnd)
    const subject = folded.slice(start, end)
    const words = subject.split(/\s+/).length
    return subject.length < 4 || words > 4 || noSubject.test(subject) ? null : { start, end }
  }
  return subjectBehind(opening) ?? subjectBehind(byField.exec(rest))
}
