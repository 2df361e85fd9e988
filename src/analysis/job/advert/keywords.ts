// The skills an advert asks for, each once under its strongest need: required, desirable or part of the duties.

import { fold } from '../../resume/reading/text'
import { type Field, skillById } from '../../resume/skills/gazetteer'
import { matchSkills } from '../../resume/skills/match'
import type { TextLanguage } from '../../text-language'
import { MAX_KEYWORDS, MAX_QUOTE } from '../limits'
import type { Keyword, Need, Part, Quote } from '../result'
import { THIN_KEYWORDS } from '../rubric'
import { alternativesIn } from './needs/alternatives'
import type { Sentence } from './sentence'
import { inSentence } from './sentence-skills'
import { evidenceOf } from './terms/evidence'
import type { Found } from './terms/exact'
import { isQualification } from './terms/kinds/credentials'
import { knownIn } from './terms/known'
import { type Counts, sceneOf } from './terms/signs'
import { withoutBare } from './terms/skill-words'
import type { Span } from './terms/span'
import { isHead } from './title'

const needOf: Readonly<Partial<Record<Part, Need>>> = { required: 'required', desirable: 'desirable', duties: 'duty' }
const RANK: Readonly<Record<Need, number>> = { required: 2, desirable: 1, duty: 0 }

/** Maximum words of an advert that is read as one request where its parts are unknown. */
const SHORT_ADVERT = 90

const quoteOf = ({ text, line }: Sentence, { start, end }: Span): Quote => {
  const mark = text.slice(start, end)
  if (text.length <= MAX_QUOTE) return { text, mark, line }
  const from = Math.max(0, Math.min(start - 80, text.length - MAX_QUOTE))
  const cut = text.slice(from === 0 ? 0 : text.indexOf(' ', from) + 1, from + MAX_QUOTE)
  return { text: `${from > 0 ? '…' : ''}${cut.trim()}…`, mark, line }
}

const fieldOf = ({ skill }: Keyword): Field | undefined => (skill === null ? undefined : skillById.get(skill)?.field)

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

/** What a title says of the work and not of a technology. */
const discipline =
  /^(?:back|front|full)[ -]?(?:end|stack)|^(?:dados|data|software|web|mobile|desenvolvimento|development)\b/iu

/** "Pessoa Desenvolvedora PHP Laravel": technologies that only the job's name asks for. */
const ofTitle = (title: string | null, sentences: readonly Sentence[], found: readonly Keyword[]): Keyword[] => {
  const first = sentences.find(({ text }) => title !== null && text.includes(title))
  if (first === undefined || title === null) return []
  return matchSkills(title)
    .filter(({ skill, start, end }) => skill.field === 'technology' && !discipline.test(title.slice(start, end)))
    .filter(({ skill }) => !found.some((one) => one.skill === skill.id))
    .map(({ skill, start, end }) => {
      const at = first.text.indexOf(title)
      return {
        id: skill.id,
        text: title.slice(start, end),
        skill: skill.id,
        kind: 'hard',
        need: 'required',
        times: 1,
        quote: quoteOf(first, { start: at + start, end: at + end }),
      } as const
    })
}

/** The keywords of an advert, each once under its strongest need, at most 80, by need and name, whatever the order of its lines. */
export const toKeywords = (sentences: readonly Sentence[], title: string | null, language: TextLanguage): Keyword[] => {
  const keywords = collect(sentences, language)
  // In a short advert whose parts are unknown, every named skill is required; a longer one describes its employer too.
  const recognised =
    sentences.some(({ listed }) => listed) ||
    sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) > SHORT_ADVERT ||
    keywords.filter(({ kind, need }) => kind === 'hard' && need !== 'duty').length >= THIN_KEYWORDS
  const all = recognised
    ? keywords
    : collect(
        sentences.map((one) =>
          one.part === 'other' && !isHead(one.text, one.line, title) && !ofCompany.test(one.text)
            ? { ...one, part: 'required', assumed: true }
            : one,
        ),
        language,
      )
  // "Experiência com cypress" beside "Cypress": the same name, in letters that the gazetteer doubts.
  const names = new Set(all.filter(({ skill }) => skill !== null).map(({ text }) => fold(text)))
  const sure = [
    ...withoutBare(all, RANK)
      .filter((one) => !(one.skill === null && !one.schooling && names.has(fold(one.text))))
      .map((one) => raised(one, title)),
    ...ofTitle(title, sentences, all),
  ]
  return sure.sort(byNeed).slice(0, MAX_KEYWORDS)
}

/** The need of what is found in a sentence that asks: with less evidence it is only mentioned, with hardly any nothing. */
const withEvidence = (
  found: readonly Found[],
  sentence: Sentence,
  counts: Counts,
  need: Need,
  language: TextLanguage,
): (Found & { readonly need: Need })[] => {
  const scene = sceneOf(sentence, counts)
  return found.flatMap((one) => {
    if (one.kind === 'soft' || one.schooling) return [{ ...one, need }]
    if (one.span.given && !sentence.listed) return [{ ...one, need: 'duty' }]
    if (one.span.task || isQualification(sentence.text, one.span)) return [{ ...one, need }]
    const evidence = evidenceOf(scene, sentence.text, one.span, one.skill, language)
    return evidence === 'none' ? [] : [{ ...one, need: evidence === 'enough' ? need : 'duty' }]
  })
}

const collect = (sentences: readonly Sentence[], language: TextLanguage): Keyword[] => {
  const linesOf = (part: Part) => sentences.filter((one) => one.part === part).length
  const counts = { required: linesOf('required'), duties: linesOf('duties') }
  const lists = new Set(sentences.filter(({ listed }) => listed).map(({ line }) => line))
  const byId = new Map<string, Keyword>()
  for (const sentence of sentences) {
    // In Portuguese prose a sentence that names skills and says nothing else of them is about the work.
    const bare = sentence.part === 'other' && language === 'pt' && lists.size === 0 && sentence.line > 1
    const part = bare && !ofCompany.test(sentence.text) ? 'duty' : needOf[sentence.part]
    if (!part) continue
    const inText = (bare ? knownIn(sentence.text, false) : inSentence(sentence, language)).toSorted(
      (a, b) => a.span.start - b.span.start,
    )
    const evident = withEvidence(inText, sentence, counts, part, language)
    const hard = evident.filter(({ kind }) => kind === 'hard')
    const groups = alternativesIn(
      sentence.text,
      hard.map(({ span }) => span),
    )
    for (const keyword of evident) {
      const { id, skill, kind, span, schooling, licence } = keyword
      const before = byId.get(id)
      const times = (before?.times ?? 0) + 1
      const text = sentence.text.slice(span.start, span.end)
      const { group = null, by = null } = groups[hard.indexOf(keyword)] ?? {}
      const named = (index: number) => `${sentence.line} ${sentence.text.length} ${index}`
      const either = group === null ? null : named(group)
      // "IELTS 7.0 or OET B": what is left to choose is asked for alike.
      const need = hard
        .filter((_, at) => group !== null && groups[at]?.group === group)
        .reduce((most, other) => (RANK[other.need] > RANK[most] ? other.need : most), keyword.need)
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
          ...(licence && { licence }),
          quote: quoteOf(sentence, span),
        })
    }
  }
  return [...byId.values()]
}

const byNeed = (a: Keyword, b: Keyword): number =>
  Number(a.kind === 'soft') - Number(b.kind === 'soft') || RANK[b.need] - RANK[a.need] || (a.id < b.id ? -1 : 1)
