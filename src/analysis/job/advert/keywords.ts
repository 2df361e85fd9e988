// The skills an advert asks for, each once under its strongest need: required, desirable or part of the duties.
import { fold } from '../../resume/reading/text'
import { type Field, skillById } from '../../resume/skills/gazetteer'
import { atomKey, matchSkills } from '../../resume/skills/match'
import { educationIn } from '../levels'
import { MAX_KEYWORDS, MAX_QUOTE } from '../limits'
import type { Keyword, Need, Part, Quote } from '../result'
import { THIN_KEYWORDS } from '../rubric'
import { alternativesIn } from './needs/alternatives'
import { isStatute } from './needs/asides'
import { placeCue } from './needs/requirements'
import type { Sentence } from './sentences'
import { behind, type Found, isExample, isSchooling, isShort, isSomebodys, overlaps, widened } from './terms/exact'
import { isPartOfEmployer, knownIn } from './terms/known'
import { isNoSkill } from './terms/no-skill'
import { practicesIn } from './terms/practices'
import { findSoft } from './terms/soft'
import type { Span } from './terms/span'
import { besideDegree, conditionSpans, degreeSubjects, licensedTrades } from './terms/spans'
import { tasksIn } from './terms/tasks'
import { asksFrom, unknownTerms } from './terms/unknown'
import { namesSkill } from './terms/vocabulary'
import { isHead } from './title'

const needOf: Readonly<Partial<Record<Part, Need>>> = { required: 'required', desirable: 'desirable', duties: 'duty' }
const RANK: Readonly<Record<Need, number>> = { required: 2, desirable: 1, duty: 0 }

/** Words from which on a sentence is prose; a shorter one is an entry of a list. */
const PROSE_WORDS = 9

/** Words of a sentence in which a common word need not be what is asked for. */
const LONG_WORDS = 16

const isEntry = (text: string): boolean => text.split(/\s+/).length < PROSE_WORDS

/** Maximum words of an advert that is read as one request where its parts are unknown. */
const SHORT_ADVERT = 90

/** Maximum words of a sentence that asks and that is read like an entry of a list where nothing in it opens a term. */
const SHORT_WORDS = 9

/** The unknown terms of a sentence that asks; a short one that names nothing else is a name itself: "Curtimento (obrigatório)." */
const termsOf = (text: string, listed: boolean, names: boolean, language: 'pt' | 'en'): Span[] => {
  const terms = unknownTerms(text, listed, language)
  const bare = !listed && !names && terms.length === 0 && text.split(/\s+/).length <= SHORT_WORDS
  return bare ? unknownTerms(text, true, language) : terms
}

const inSentence = ({ text, part, listed }: Sentence, language: 'pt' | 'en', lists: number): Found[] => {
  if (isStatute(fold(text))) return []
  // An advert without lists asks in prose, so that its tasks count too.
  const prose = lists < THIN_KEYWORDS && (lists === 0 || !isEntry(text))
  const barred = conditionSpans(text)
  const licensed = licensedTrades(text)
  // "Graduação em Contabilidade" is schooling, and "CRM" beside a register is not the software.
  const hard = knownIn(text, part !== 'duties').filter(
    ({ span }) =>
      !overlaps(span, barred) &&
      !licensed.some((one) => overlaps(one, [{ span }])) &&
      !(barred.length > 0 && isSchooling(text, span)),
  )
  const soft = findSoft(fold(text)).map(
    ({ soft: { id }, start, end }): Found => ({ id, skill: null, kind: 'soft', span: { start, end } }),
  )
  const recognised = [...hard, ...soft.filter(({ span }) => !overlaps(span, hard))]
  if ((part === 'duties' && !prose && !listed) || placeCue.test(fold(text))) return recognised
  const schooling = educationIn(fold(text)) !== null
  const subjects = schooling ? degreeSubjects(text) : []
  const titles = schooling ? [...besideDegree(text), ...subjects] : []
  const asked = part !== 'duties'
  const tasks = listed ? asked && part === 'required' && language === 'en' : prose && (!asked || language === 'en')
  const taskObjects = tasks ? tasksIn(text, language, listed ? 'listed' : asked ? 'asked' : 'prose') : []
  const named = [
    ...(part === 'duties' && !listed
      ? []
      : termsOf(text, listed && !schooling, recognised.length > 0 || schooling || part !== 'desirable', language)),
    ...titles,
    ...licensed,
    ...taskObjects,
  ]
  // In a long sentence a common word before anything is asked for is no demand: "keep the ward working by moving patients …".
  const from =
    !listed && part === 'required' && language === 'en' && text.split(/\s+/).length >= LONG_WORDS ? asksFrom(text) : 0
  const isBeside = ({ kind, span }: Found): boolean =>
    kind === 'hard' &&
    span.start < from &&
    !/[\p{Lu}\d]/u.test(text.slice(span.start, span.end)) &&
    !overlaps(
      span,
      named.map((one) => ({ span: one })),
    )
  const meant = recognised.filter((one) => !isBeside(one))
  // A name within a longer term is part of it; one that a term cuts takes its place: "moving and handling".
  const practices = practicesIn(fold(text), language).filter(
    (one) => !named.some(({ start, end }) => start <= one.start && end >= one.end),
  )
  const spans = [...practices, ...named]
  const whole = meant.map((one) => ({ ...one, span: widened(text, one, meant, spans) }))
  const terms = spans
    .map((span) => behind(text, span, meant))
    .filter(
      (span) =>
        !(schooling && !titles.includes(span) && isSchooling(text, span)) &&
        !overlaps(span, whole) &&
        !isSomebodys(text, span) &&
        !isPartOfEmployer(text, span) &&
        !overlaps(span, barred),
    )
    .map(
      (span): Found => ({
        ...{ id: atomKey(text.slice(span.start, span.end)), skill: null, kind: 'hard', span },
        ...(subjects.includes(span) && { schooling: true }),
      }),
    )
    .filter(
      ({ id, span }) =>
        id !== '' &&
        (subjects.includes(span) || namesSkill(text.slice(span.start, span.end), text, language)) &&
        !isNoSkill(id, text.slice(span.start, span.end)),
    )
  const all = [...terms, ...whole].map(({ span }) => span)
  const apart = terms.filter(
    (term, at) =>
      !overlaps(term.span, terms.slice(0, at)) &&
      !isShort(text, term.span) &&
      (listed || !isExample(text, term.span, all)),
  )
  return [...whole, ...apart]
}

const quoteOf = ({ text, line }: Sentence, { start, end }: Span): Quote => {
  const mark = text.slice(start, end)
  if (text.length <= MAX_QUOTE) return { text, mark, line }
  const from = Math.max(0, Math.min(start - 80, text.length - MAX_QUOTE))
  const cut = text.slice(from === 0 ? 0 : text.indexOf(' ', from) + 1, from + MAX_QUOTE)
  return { text: `${from > 0 ? '…' : ''}${cut.trim()}…`, mark, line }
}

/** Ambiguous words that name a skill of one field: keywords only beside another skill of that field. */
const doubtful: Readonly<Record<string, Field>> = {
  manipulacao: 'health',
  acolhimento: 'health',
  triagem: 'health',
  dietas: 'health',
  reservas: 'hospitality',
  acabamento: 'engineering',
  expedicao: 'logistics',
}

const fieldOf = ({ skill }: Keyword): Field | undefined => (skill === null ? undefined : skillById.get(skill)?.field)

const isSure = (one: Keyword, all: readonly Keyword[]): boolean => {
  const field = doubtful[fold(one.text)]
  return field === undefined || all.some((other) => other.id !== one.id && fieldOf(other) === field)
}

/** A sentence about the employer, which requires nothing. */
const ofCompany =
  /^(?:we|our|us|n[óo]s|nossa?|a gente|somos|a empresa)\b|\b(?:is|are) (?:an?|the) [^.]{0,60}(?:company|firm|provider|agency|leader)\b/iu

/** A technology in the job title is required, whatever other part names it. */
const raised = (one: Keyword, title: string | null): Keyword =>
  one.need === 'duty' &&
  fieldOf(one) === 'technology' &&
  matchSkills(title ?? '').some(({ skill }) => skill.id === one.skill)
    ? { ...one, need: 'required' }
    : one

/**
 * The keywords of an advert, each once under its strongest need, at most 80. Sorted by need and name, so that the order of
 * the advert's lines does not matter.
 */
export const toKeywords = (sentences: readonly Sentence[], title: string | null, language: 'pt' | 'en'): Keyword[] => {
  const found = collect(sentences, language)
  // In a short advert whose parts are unknown, every named skill is required; a longer one describes its employer too.
  const recognised =
    sentences.some(({ listed }) => listed) ||
    sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) > SHORT_ADVERT ||
    found.filter(({ kind, need }) => kind === 'hard' && need !== 'duty').length >= THIN_KEYWORDS
  const all = recognised
    ? found
    : collect(
        sentences.map((one) =>
          one.part === 'other' && !isHead(one.text, one.line, title) && !ofCompany.test(one.text)
            ? { ...one, part: 'required' }
            : one,
        ),
        language,
      )
  const sure = all.filter((one) => isSure(one, all)).map((one) => raised(one, title))
  // Without a part of requirements the skills among the duties are all that is asked for.
  const duties =
    !sentences.some(({ part }) => part === 'required') &&
    !sure.some(({ kind, need }) => kind === 'hard' && need === 'required')
  return sure
    .map(
      (one): Keyword =>
        duties && one.need === 'duty' && (one.skill !== null || isEntry(one.quote.text))
          ? { ...one, need: 'required' }
          : one,
    )
    .sort(byNeed)
    .slice(0, MAX_KEYWORDS)
}

const collect = (sentences: readonly Sentence[], language: 'pt' | 'en'): Keyword[] => {
  const lists = new Set(sentences.filter(({ listed }) => listed).map(({ line }) => line))
  const byId = new Map<string, Keyword>()
  for (const sentence of sentences) {
    // In Portuguese prose a sentence that names skills and says nothing else of them is about the work.
    const bare = sentence.part === 'other' && language === 'pt' && lists.size === 0 && sentence.line > 1
    const need = bare && !ofCompany.test(sentence.text) ? 'duty' : needOf[sentence.part]
    if (!need) continue
    const found = (bare ? knownIn(sentence.text, false) : inSentence(sentence, language, lists.size)).toSorted(
      (a, b) => a.span.start - b.span.start,
    )
    const hard = found.filter(({ kind }) => kind === 'hard')
    const groups = alternativesIn(
      sentence.text,
      hard.map(({ span }) => span),
    )
    for (const one of found) {
      const { id, skill, kind, span, schooling } = one
      const before = byId.get(id)
      const times = (before?.times ?? 0) + 1
      const text = sentence.text.slice(span.start, span.end)
      const { group = null, by = null } = groups[hard.indexOf(one)] ?? {}
      const named = (index: number) => `${sentence.line} ${sentence.text.length} ${index}`
      const either = group === null ? null : named(group)
      if (before && RANK[before.need] >= RANK[need])
        // A keyword that is also required alone is no longer only an alternative.
        byId.set(id, {
          ...before,
          times,
          either: RANK[before.need] === RANK[need] && !either ? null : (before.either ?? null),
        })
      else
        byId.set(id, {
          id,
          text,
          skill,
          kind,
          need,
          times,
          either,
          ...(by !== null && { by: named(by) }),
          ...(schooling && { schooling }),
          quote: quoteOf(sentence, span),
        })
    }
  }
  return [...byId.values()]
}

const byNeed = (a: Keyword, b: Keyword): number =>
  Number(a.kind === 'soft') - Number(b.kind === 'soft') || RANK[b.need] - RANK[a.need] || (a.id < b.id ? -1 : 1)
