// Finds the job that a profile's headline names, and the one its author wants.

import { anyOf } from '../phrases'
import { isTitle } from '../resume/reading/experience/names/titles'
import { findEmail, findPhone } from '../resume/reading/person/contact'
import { maskPersonal } from '../resume/reading/person/personal'
import { capital, countWords, fold } from '../resume/reading/text'
import { concreteWords } from '../resume/sentences/content-words'
import type { Profile } from './profile'
import { withoutBoasts } from './words/boasts'

/** Signs between the parts of a sentence or headline. */
export const cuts = /\s*[|•·;()]\s*|\s\/\s*|(?<=\p{Ll})\/(?=\p{L})|,\s+|\s+[–—-]\s+|(?<![.!?…])[.!?…]+(?=\s|$)/u
/** Words that end the name of a job within a sentence. */
const after = anyOf(
  String.raw`
    \s@(?=\S)
    \s(
      n[ao]s?|at|@|com|with|em|in|from|h[áa]|desde|since|que|who|e|and|para|for|apaixonad[oa]|open to|abert[oa] a
      disponível|focad[oa]|buscando|procurando|looking|seeking|available|returning|voltando|retornando|de volta
    )\s
  `,
  { before: '(?<!(?:cat|categoria|class)\\.?)', after: '', flags: 'iu' },
)
const seekingPrefix = anyOf(
  `
    atualmente|currently|estou|sou|i am|i'm|uma?|an?|the|ex|em busca de|a procura de|buscando|procurando|busco|procuro
    looking for|seeking|recolocacao|oportunidades?|vagas?|novas?|novos?|desafios?|emprego|primeiro|work|jobs?
    opportunities|open to work|como|de|na|no|em|area|as|in
  `,
  { before: '^(?:', after: '\\s+)+' },
)
/** A change of career names two jobs; the second is the one recruiters should find. */
const change = /\s(?:em transi[çc][ãa]o (?:de carreira )?para|migrando para|moving in?to|transitioning (?:in)?to)\s/iu
const student =
  /^(?:estudante|universit[áa]ri[oa]|graduand[oa]|rec[ée]m[- ]formad[oa]|student|recent graduate)(?!\p{L})|^(?:\p{L}+ ){0,3}graduate$/iu
/** Signs of a sentence, which is not the name of a job even if it contains one. */
const sentence =
  /(?<!\p{L})(?:i|my|we|our|me|eu|meu|minha|meus|minhas|onde|cuido|tenho|gosto|ajudo|atendo|faco|fui|took|have|had|was|were|is|are|work|worked|enjoy|love)(?!\p{L})/u
/** Words near jobs that are not jobs: "na área administrativa ou comercial". */
const noJob = /^(?:administrativ[oa]|comercial|fiscal)(?: (?:e|ou|and|or) \p{L}+)*$/u
const ROLE = { words: 8, letters: 80 }

/** Without hashtags and emoji. */
export const withoutSigns = (text: string): string =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}[\u200d\ufe0f\p{Extended_Pictographic}]*/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Lowers words in capitals; short abbreviations ("CEO", "UX/UI") stay. */
export const calm = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text) ? text : text.toLowerCase()

/** The job before what ends its name, with a second one behind "e": "Gerente de loja e coordenadora de vendas com foco em moda". */
const withSecond = (text: string): string => {
  const [first = '', ...rest] = text.split(after)
  const joint = text.slice(first.length).match(/^\s(?:e|and)\s/iu)?.[0]
  const second = rest[0]?.trim() ?? ''
  return joint && isTitle(first) && isTitle(second) ? `${first}${joint}${second}` : first
}

/** The name of the job in a part of a text, or null: "Em busca de vaga como auxiliar de logística" gives "auxiliar de logística". */
const jobOf = (piece: string): string | null => {
  const prefix = fold(piece).match(seekingPrefix)?.[0].length ?? 0
  const bare = piece.slice(prefix)
  const [from = '', to] = bare.split(change)
  const [goal = ''] = to?.split(after) ?? []
  const [job = ''] = to === undefined ? [withSecond(bare)] : [bare.slice(0, bare.length - (to.length - goal.length))]
  // "Advogada especializada em direito do trabalho": what the job is about stands beside it.
  const about = bare.search(focus)
  const named = (about > 0 ? job.slice(0, about) : job).trim().replace(vacancyWord, '')
  const isJob = isTitle(to === undefined ? named : from) || student.test(named)
  if (!named || sentence.test(fold(named)) || noJob.test(fold(named)) || !isJob) return null
  return countWords(named) <= ROLE.words && named.length <= ROLE.letters ? calm(named) : null
}

const jobsIn = (text: string): string[] =>
  withoutSigns(withoutBoasts(text))
    .split(cuts)
    .flatMap((piece) => jobOf(piece) ?? [])
    .filter(clean)

/** True for a text without an address, a phone or a document's number. */
export const clean = (text: string): boolean => !findEmail(text) && !findPhone(text) && maskPersonal(text) === text

/** Jobs of one headline that are used; who names more has to choose. */
const JOBS = 3
/** A job somebody had: "ex-bancária". */
const former = /^\P{L}*(?:ex[- ]|former(?:ly)? )/iu

/** The job that the headline names, with those it is joined to by a slash, else the latest, else the About text's. */
export const roleOf = ({ headline, factual, roles, about }: Profile): string | null => {
  const parts = factual.split(/\s*[|•·]\s*/).filter((part) => !former.test(part))
  const named = parts.map((part) => jobsIn(part)).find((jobs) => jobs.length > 0)
  if (named) {
    // "Auxiliar de limpeza / cozinheira" seeks either; behind a comma stands what the job is about.
    const piece = headline.text.split(/\s*[|•·]\s*/).find((one) => jobsIn(one)[0] === named[0]) ?? ''
    const joined = piece.split('/').flatMap((one) => (factual.includes(one.trim()) ? jobsIn(one).slice(0, 1) : []))
    const jobs = [...new Map(joined.map((job) => [fold(job), job])).values()].slice(0, JOBS)
    return jobs.length > 1 ? jobs.join(' / ') : (named[0] ?? null)
  }
  const places = [factual, ...roles.flatMap(({ title }) => title ?? []), ...about.slice(0, 3).map(({ text }) => text)]
  return places.flatMap((place) => jobsIn(place).slice(0, 1))[0] ?? null
}

/** Letters after a profession's name that stand for it in a part of their own: "RVN | Night nurse at Example Vets". */
const initialsAlone = /^\p{Lu}{2,5}$/u
/** Such initials in front of the part that names the job, without which another trade may be meant; null where none stand there. */
export const initialsOf = ({ headline }: Profile, role: string | null): string | null => {
  const [first = '', ...others] = withoutSigns(headline.text).split(/\s*[|•·]\s*/)
  const isBeforeJob = role !== null && others.some((part) => fold(part).includes(fold(role)))
  return isBeforeJob && initialsAlone.test(first) && !fold(role).includes(fold(first)) ? first : null
}

/** Words in the headline by which somebody says where they want to go; what they want stands behind them. */
const seeks =
  /(?<!\p{L})(?:looking to (?:move into|become|work (?:in|as)|get into)|moving into|looking for (?:a |an |my )?|seeking (?:a |an )?|em busca d[aeo] |(?:buscando|procurando|busco|procuro) (?:uma? |vaga de |vaga como )?|migrando para |(?:quero|pretendo) (?:migrar|ir) para )/iu
/** Goals that anybody has say nothing about this person's. */
const anyGoal =
  /(?<!\p{L})(?:oportunidades?|opportunit(?:y|ies)|desafios?|challenges?|recoloca\p{L}*|coloca\p{L}*|mercado|(?:primeiro )?emprego|trabalho|first|new (?:job|role)|^(?:(?:new|next|better|good|remote|part-time|full-time) ?)?(?:works?)?$)/u
/** What somebody concentrates on, in their own words beside their job: "com foco em moda feminina". */
const focus =
  /(?<!\p{L})(?:com foco em|focad[oa] em|especialista em|especializad[oa] em|focused on|with a focus on|specializ(?:ing|ed) in|specialis(?:ing|ed) in)(?!\p{L})/iu
const FOCUS_LETTERS = 60

/** The part of the headline that says what the person concentrates on; null where it does not say, or where the job says it. */
export const focusOf = ({ factual }: Profile, role: string | null): string | null => {
  if (role === null) return null
  for (const piece of withoutSigns(factual).split(cuts)) {
    const match = piece.match(focus)
    if (!match || match.index === undefined || /\d/.test(piece)) continue
    const part = piece.slice(match.index).replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '')
    if (part.length <= FOCUS_LETTERS && clean(part) && !fold(role).includes(fold(part))) return capital(calm(part))
  }
  return null
}

/** "Accounts Assistant role" names a job, and "role" alone none. */
const vacancyWord = /(?:^|\s)(?:jobs?|roles?|positions?)$/iu
const GOAL_LETTERS = 80

/** True for a part that says which job or field its author wants: "Buscando estágio em RH". Pure. */
export const namesGoal = (part: string): boolean => {
  const match = part.match(seeks)
  const wanted = match ? fold(part.slice(match.index! + match[0].length)) : ''
  return concreteWords(wanted).length > 0 && !anyGoal.test(wanted)
}

/** Where the person wants to go, in their own words behind their role; null where the headline does not say, or says what anybody would. */
export const goalOf = ({ headline }: Profile, role: string | null): string | null => {
  if (role === null) return null
  for (const [at, piece] of withoutSigns(headline.text)
    .split(/\s*[|•·]\s*/)
    .entries()) {
    const match = piece.match(seeks)
    if (!match || match.index === undefined) continue
    const goal = piece.slice(match.index).replace(/(?<![\s.,;:!])[\s.,;:!]+$/u, '')
    const wanted = goal.slice(match[0].length).trim()
    const before = piece.slice(0, match.index)
    const named = fold(wanted.replace(vacancyWord, '')).replace(/^(?:uma? )?vagas? (?:de|como) /, '')
    // A headline that begins with what is sought names the job by it.
    if ((at === 0 && countWords(before) === 0) || anyGoal.test(named) || fold(role).includes(named)) continue
    if (goal.length <= GOAL_LETTERS && clean(goal)) return capital(calm(goal))
  }
  return null
}
