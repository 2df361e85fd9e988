// Finds what a headline says beside job and tools: a specialty, a field, a result, the people served, or the job that is sought.

import type { Line } from '../../documents/document'
import { anyOf } from '../../phrases'
import { isTitle } from '../../resume/reading/experience/names/titles'
import { opening } from '../../resume/reading/experience/tasks/openings'
import { fold, tokens } from '../../resume/reading/text'
import { concreteWords } from '../../resume/sentences/content-words'
import { findCliches } from '../../resume/sentences/empty/cliches'
import { isGeneral } from '../../resume/sentences/work/particular'
import { matchSkills } from '../../resume/skills/match'
import { figure } from '../figure'
import { namesGoal } from '../headline-role'
import { student } from '../profile'
import { withoutBoasts } from '../words/boasts'

/** Words by which a headline says that its author looks for work. */
export const seeking = anyOf(
  `
    em busca d[eao]|a procura d[eao]|em transicao|buscando|procurando|procuro|busco|disponivel para|disponivel no mercado
    open ?to ?work|abert[oa] a (novas )?(oportunidades|propostas|vagas)|open to (new )?(opportunities|roles)
    desempregad[oa]|recolocacao|primeiro emprego|looking for|seeking|actively (looking|seeking|searching)|in search of
    unemployed|available for|job seeker
  `,
  { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' },
)

/** A search that names no job, field or stage, as anybody's: "seeking new opportunities". */
export const seeksAnything = (part: string): boolean => {
  const match = fold(part).match(seeking)
  if (!match) return false
  const wanted = fold(part).slice(match.index! + match[0].length)
  return concreteWords(wanted).every((word) => anything.test(word))
}
const anything = anyOf(
  String.raw`
    nov[oa]s?|melhores|boas?|oportunidades?|vagas?|desafios?|emprego|trabalho|recolocacao|colocacao|profission\p{L}+
    mercado|divers[oa]s|areas?|new|next|better|good|great|opportunit(y|ies)|challenges?|jobs?|roles?|positions?|work
    employment|exciting|right
  `,
  { before: '^', after: '$' },
)

/** A value beside job and tools: a specialty, a sector, a result, or the people that the person works for. */
const specialty = anyOf(
  String.raw`
    ajudo|ajudando|especialista em|especializad[oa] em|especialidade em|com foco em|foco em|focad[oa] em
    com experiencia em|experiencia em|(mais de )?\d{1,2}\+? anos (de|em|no|na|com)|setor (de|da|do)?|segmento (de|da|do)?
    mercado (d[aeo] )?(?!de trabalho)|certificad[oa]|certificacao|pos-graduad[oa]|mba|mestre|doutor[a]?|cpa-?(10|20)|pmp
    itil|b2b|b2c|saas|varejo|atacado|agronegocio|industria|fintech|startups?|ong|terceiro setor|setor publico|hospitalar
    pediatri[ac]|neonatal|uti|infantil|educacao infantil|construcao civil|comercio exterior|specialist in
    specializ(ed|ing) in|focus(ed)? on|expert in|experienced? in|certified|helping|(over )?\d{1,2}\+? years|retail
    healthcare|fintech|non-?profit|higher education|real estate|manufacturing
  `,
  { before: '(?<![\\p{L}\\p{N}])', after: '(?=[ ,|·•/)-]|$)' },
)
/** Signs between the parts of a headline. */
export const separators = /\s*[|•·/]\s*|\s+[–—-]\s+/u
const PHRASE_WORDS = 3
/** A phrase contains a function word; "Aspiring Data Analyst" and a list of keywords contain none. */
const small =
  /(?<!\p{L})(?:d[aeo]s?|a|o|as|os|e|em|n[ao]s?|com|para|por|que|ao|aos|of|to|the|and|for|in|into|with|by|from|an|on|at)(?!\p{L})/u

/** "Open to anything" says what somebody takes, and nothing of what they bring. */
const openTo = /^\P{L}*(?:open|abert[oa]|willing|dispost[oa]|available|disponivel|aceito|topo)(?!\p{L})/u

const SUBJECT_WORDS = 2
/** A part that names what the job is about, in two words that do not fit any work: "Software para indústria". */
export const namesSubject = (part: string): boolean =>
  (small.test(fold(part)) || (part.includes(',') && matchSkills(part).length < part.split(',').length)) &&
  !isTitle(part) &&
  !student.test(fold(part)) &&
  opening(part) !== 'action' &&
  !seeking.test(fold(part)) &&
  !openTo.test(fold(part)) &&
  !/(?<!\p{L})(?:i|my|me|eu|meus?|minhas?|gosto|amo|adoro|love|like|enjoy)(?!\p{L})|^\p{L}+(?:ing|ndo) /u.test(
    fold(part),
  ) &&
  concreteWords(part).filter((word) => !isGeneral(word)).length >= SUBJECT_WORDS

/** "Ajudo pequenas empresas a vender": a phrase that opens with an action. */
const saysWhatIsDone = (part: string): boolean =>
  tokens(part).length >= PHRASE_WORDS &&
  opening(part) === 'action' &&
  small.test(fold(part)) &&
  !seeking.test(fold(part))

/** What stands for somebody in a headline, as written, or null. Pure. */
export const standsFor = (line: Line): string | null => {
  const text = withoutBoasts(line.text)
  const cliches = findCliches([{ text, line, lines: 1, bullet: false }])
  const bare = cliches.reduce((rest, { mark }) => rest.replace(mark, (found) => '_'.repeat(found.length)), text)
  const number = figure(bare)
  if (number) return number
  const named = fold(bare).match(specialty)
  if (named && !/^\s*_/.test(bare.slice(named.index! + named[0].length)))
    return text.slice(named.index!, named.index! + named[0].length)
  return (
    bare
      .split(separators)
      .find(
        (part) =>
          !/\p{Extended_Pictographic}|_/u.test(part) && (namesGoal(part) || namesSubject(part) || saysWhatIsDone(part)),
      ) ?? null
  )
}
