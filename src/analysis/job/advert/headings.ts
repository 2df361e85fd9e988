// Headings of adverts in Portuguese and English and the section each opens.

import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { matchSkills } from '../../resume/skills/match'
import { loose, type Section, sectionByPhrase } from './phrases/headings'
import { type AdvertLine, PLAIN } from './text/lines'

const joint = /\s*(?:&|\+|\/|,)\s*|\s+(?:e|and|ou|or)\s+/
const tail =
  /\s+(?:da vaga|do cargo|da posicao|da funcao|para a vaga|para o cargo|desta vaga|for this role|for the role|of the role|for this position)$/
/** Maximum words of a heading; longer lines are text. */
const HEADING_WORDS = 8

/** "Duties and responsibilities include the following". */
const follows =
  / (?:(?:(?:would|will|may) )?(?:include|be)|includes?|are|is|sao|incluem|inclui)(?: (?:the following|as follows|(?:but (?:are|is) )?not limited to|os seguintes|as seguintes))?$/

const lookUp = (phrase: string): Section | null =>
  sectionByPhrase.get(phrase) ??
  sectionByPhrase.get(phrase.replace(/^(?:d[aeo]s?|os|as|o|a|nossos|nossas|seus|suas|the|our|your) /, '')) ??
  null

const bareOf = (text: string): string =>
  fold(text)
    .replaceAll('’', "'")
    .replace(/\bq\b/g, 'que')
    .replace(/\([^()]{0,30}\)/g, '')
    .replace(/[^\p{L}\p{N}&+/,' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-,' ]+|(?<![-,' ])[-,' ]+$/g, '')

/** "Unity ou Unreal é um plus" is a wish and not a heading. */
const isSentence =
  /^(?!(?:isso|o que|it|what|that|this) ).+ (?:e|sao|is|are|sera|serao|seria) (?:um |uma |a |an )?(?:plus|diferencia\w+|bonus|advantage|asset|desejave\w+|preferred|desirable)$/

/** "CPA preferred" and "Linx desejável" are wishes; "Experience preferred" names no skill and is a heading. */
const closedByWish =
  /^(.+?) (?:(?:is |are |e |sao )?(?:preferred|desirable|desired|helpful|advantageous|useful|beneficial|welcome|considered|a plus|an advantage|an asset|desejave(?:l|is)|um diferencial|diferencial))$/
const namesNothing = anyOf(
  `
    requisitos?|conhecimentos?|qualificac(ao|oes)|habilidades?|competencias?|experiencias?|formacao|perfil|cursos?
    certificac(ao|oes)|caracteristicas|tecnic[oa]s?|tambem|o|a|que|e|mas|nao|skills?|qualifications?|experiences?
    requirements?|criteria|background|education|knowledge|certifications?|technical|additional|also|what|what's|it|is
    would|be|these|this|and|but|not|required
  `,
  { before: '^(?:', after: ' ?)+$' },
)
const isOneWish = (bare: string): boolean => {
  const named = closedByWish.exec(bare)?.[1]
  return named !== undefined && !namesNothing.test(named)
}

/** "It would be great if you also have": a longer heading, always of wishes. */
const wished = anyOf(
  String.raw`
    (it|this|that|these|they)( would|'d| will|'ll) be (great|nice|good|amazing|ideal|helpful|beneficial|an? (\w+ )?(plus|bonus|advantage|asset)|advantageous)
    (tambem )?(seria|vai ser|sera) (legal|otimo|bom|incrivel|demais)
  `,
  { before: '^', after: ' (?:if|to|se) [^.]{2,40}$' },
)

/** Maximum words of such a heading, and of one marked by a colon, Markdown or HTML. */
const LOOSE_WORDS = 6
const MARKED_WORDS = 14

/** The section a phrase opens, or null: "Requisitos e qualificações", "Diferenciais da vaga", "About Acme". */
export const sectionOf = (text: string, marked = false): Section | null => {
  const bare = bareOf(text)
  // "O que esperamos de você no dia a dia", with more words than other headings.
  if (/^(?:o que|como|sua?|seu) (?:[a-z]+ ){1,7}(?:no )?(?:seu )?dia a dia$/.test(bare)) return 'duties'
  if (bare.length < 3 || bare.split(' ').length > (marked ? MARKED_WORDS : HEADING_WORDS)) return null
  const bySection = lookUp(bare) ?? lookUp(bare.replace(tail, ''))
  if (bySection) return bySection
  if (/^(?:sobre (?:a|o|nos)?|about|conheca (?:a|o)|why|por que (?:a|o)) \p{L}/u.test(bare)) return 'company'
  const opened = bare.replace(follows, '')
  if (opened !== bare) return sectionOf(opened, marked)
  const names = bare.split(joint).map((part) => lookUp(part.trim()) ?? lookUp(part.trim().replace(tail, '')))
  // "Requisitos e diferenciais" opens a list of both and is read as the first.
  if (names.length > 1 && names.every((name) => name !== null)) return names[0] ?? null
  if (wished.test(bare)) return 'desirable'
  if (bare.split(' ').length > (marked ? MARKED_WORDS : LOOSE_WORDS)) return null
  if (isSentence.test(bare) || isOneWish(bare)) return null
  const section = loose.find(([pattern]) => pattern.test(bare))?.[1]
  // "Desejável noções de Kubernetes" is a wish, and no heading of what follows it.
  if (!marked && matchSkills(text).length > 0) return null
  // "Special Knowledge/Skills:" is a heading by its colon; "Excellent communication skills" is a requirement.
  return (
    section ??
    (marked && /\b(?:skills|abilities|knowledge|habilidades|conhecimentos|competencias)$/.test(bare)
      ? 'required'
      : null)
  )
}

/** "What are the key responsibilities of the role?", "You will have...": a heading by its sign. Folded. */
const question = /^(?:what|which|o que|qual|quais|como) .*\?$|^(?:we|you|voce).*(?:\.{3}|…)$/u

/** The section of a heading and the text after it on the same line; null for a line of text. */
export const headingOf = (line: AdvertLine): { readonly section: Section; readonly rest: string } | null => {
  const colon = line.text.indexOf(':')
  if (colon > 1 && colon < 60) {
    const section = sectionOf(line.text.slice(0, colon), colon === line.text.length - 1)
    const rest = line.text.slice(colon + 1).trim()
    if (section)
      return {
        section: section === 'required' && /\bbe:[ ]*[a-z]{3,12}ing\b/i.test(line.text) ? 'duties' : section,
        rest,
      }
  }
  if ((/[.;,]$/.test(line.text) && !line.text.endsWith('...')) || line.bullet) return null
  const section = sectionOf(line.text, line.level < PLAIN || line.text.endsWith(':') || question.test(fold(line.text)))
  return section ? { section, rest: '' } : null
}
