// Tasks by their verb and what it is done to: "repor prateleiras", "review code". No list of trades: only the verbs and the
// objects that say nothing are listed, so that a line of duties names its task in any line of work.

import type { TextLanguage } from '../../../../text-language'
import type { Span } from '../span'
import { wordWeight } from '../vocabulary'
import { ending, generalNouns, generalVerbs, leading, singular, stemOf } from './task-words'

const joining = { pt: /^d[aeo]s?$/, en: /^of$/ } as const

/** Words in the place of an object. */
const isPronoun = /^(?:them|it|us|him|her|me|you|they|eles|elas|isso|isto|tudo|algo)$/
/** Most words of an object beside the small ones. */
const MOST = 4
/** Least weight (vocabulary.ts) of an object that stands without its verb. */
const NAMES = 2
/** Fewest letters of a word that says something. */
const LETTERS = 3

/** Verbs of leading and teaching people, which name a task with them: "lead a team of 25 colleagues", "treinar a equipe". */
const leads = {
  en: /^(?:lead|manag|supervis|coach|train|mentor|recruit|oversee|induct|onboard|motivat)(?:e|s|es|ing|ed|een|eeing)?$/,
  pt: /^(?:lider|gerenci|ger|coorden|supervision|trein|capacit|recrut|orient|forma|motiv|contrat)(?:ar|ir|a|ando)$/,
} as const
const led = {
  en: /^(?:teams?|staff|colleagues?|employees|operatives|volunteers|trainees|apprentices|students?|engineers|members|starters)$/,
  pt: /^(?:equipes?|times?|equipas?|colaborador(?:es)?|funcionarios|vendedor(?:es|as)|operadores|estagiarios|voluntarios|auxiliares)$/,
} as const

/** Verbs of any work that name a task with what they are done to, where that alone says too little: "acompanhamento de pedidos", "deliver mail". */
const withObject = {
  en: /^(?:perform|conduct|undertak|deliver|manag|handl|develop|maintain|implement|carr|oversee|optimi[sz]|defin|streamlin)(?:e|s|es|y|ies|ing|ying)?$/,
  pt: /^(?:realiz|execut|efetu|desenvolv|mant|manutencao|acompanh|resolv|identific|solucion|otimiz|gera|melhor|implement|estrutur|efetiv|execu|propo|colo[ck])/,
} as const

/** Verbs of caring for people, and the people, which name a task together. */
const cares = /^(?:support|assist|help|bath|wash|feed|escort|tutor)(?:e?s|ing)?$/
const caredFor =
  /^(?:adults|children|residents|patients|elderly|pupils|students|families|tenants|babies|toddlers|guests|passengers|learners|prisoners)$/

/** English adjectives by their ending. */
export const describes = /(?:al|ary|ent|ant|ive|ic|ous|ful|ory|able|ible|ed)$/

/** True where a word begins a purpose, a place or a manner. */
export const endsObject = (word: string, language: TextLanguage): boolean => ending[language].has(word)

/** Words of an object of which at least one says something. */
export const namesObject = (nouns: readonly string[], language: TextLanguage): boolean =>
  nouns.some((word) => word.length >= LETTERS && !generalNouns[language].has(singular(word, language)))

/** The object behind a verb: where it begins and ends, and its words that are no small ones. */
export const objectOf = (folded: string, from: number, to: number, language: TextLanguage) => {
  const nouns: string[] = []
  let [start, end, joined] = [-1, from, false]
  for (const match of folded.slice(from, to).matchAll(/\S+/gu)) {
    const at = from + match.index
    const word = match[0].replace(/[.,;:!?)"'”]+$/u, '')
    const isOver = word !== match[0]
    if (start < 0 && leading[language].has(word)) continue
    if (joining[language].test(word) && nouns.length > 0 && !isOver) {
      joined = true
      continue
    }
    // "Matching them to notes", "crianças de 2 a 10 anos", "ecossistema de um aplicativo".
    if (isPronoun.test(word) || (joined && /^(?:\d|uma?$)/.test(word))) break
    // "Of the team" goes on; "for the team" does not.
    if (joined && (leading[language].has(word) || /^(?:the|our|your)$/.test(word))) continue
    const closes =
      ending[language].has(word) ||
      !/^[\p{L}\d][\p{L}\d/&'’+#-]*$/u.test(word) ||
      /(?:ndo|mente)$/.test(word) ||
      (nouns.length > 0 && /^(?:working|using|ensuring|making|including|following|having|being)$/.test(word))
    if (
      closes ||
      (language === 'en' && /^(?!family|assembly|supply|reply|weekly|monthly|daily)\p{L}{3,14}ly$/u.test(word))
    )
      break
    // A number whose unit is left out says nothing: "subestação de média tensão 13,8 kV".
    const isCutNumber =
      nouns.length === MOST - 1 && /^\d/.test(word) && folded.slice(at + word.length, to).trim() !== ''
    if (nouns.length === MOST || isCutNumber) break
    nouns.push(word)
    if (start < 0) start = at
    end = at + word.length
    joined = false
    if (isOver) break
  }
  return { start, end, nouns }
}

/**
 * "Repor as prateleiras", "mentor junior engineers": a verb with what it is done to, from `start`, where the verb stands that ends at
 * `verb`; of a verb of any work its object alone. Null where neither says anything. Folded; looks at
 * one clause, in linear time.
 */
export const taskPhrase = (
  folded: string,
  start: number,
  end: number,
  language: TextLanguage,
  verb: number,
): Span | null => {
  const { start: from, end: to, nouns } = objectOf(folded, verb, end, language)
  if (from < 0) return null
  const [first = ''] = folded.slice(start, verb).trim().split(/[ -]/)
  const isGeneral = stemOf(first, language).some((one) => generalVerbs[language].has(one))
  // "Support adults with learning disabilities": the people cared for, and what they have.
  if (language === 'en' && cares.test(first) && nouns.some((word) => caredFor.test(word))) {
    const condition = folded.startsWith(' with ', to) ? objectOf(folded, to + ' with '.length, end, language) : null
    return { start, end: condition?.nouns.length ? condition.end : to, task: true }
  }
  if (leads[language].test(first) && nouns.some((word) => led[language].test(word)))
    return { start, end: to, task: true }
  if (!namesObject(nouns, language) || (nouns.length === 1 && language === 'en' && describes.test(nouns[0] ?? '')))
    return null
  if (!isGeneral) return { start: / them to ?$/.test(folded.slice(start, verb)) ? from : start, end: to, task: true }
  // "No momento da finalização", "parte da equipe" say when and in which group.
  if (/^(?:momento|inicio|final|fim|decorrer|longo|ambito|parte)$/.test(nouns[0] ?? '')) return null
  const weight = nouns.reduce((sum, word) => sum + wordWeight(word, language), 0)
  const specific = nouns.filter((word) => namesObject([word], language) && !(language === 'en' && describes.test(word)))
  if (nouns.length > 1 && (weight >= NAMES || specific.length > 1)) return { start: from, end: to, task: true }
  // "Manter limpa a área" says how it is left, and "deliver them to our warehouse" where to.
  const isState = /^mant(?:er|em|endo)$/.test(first) && specific.every((word) => /(?:ad|id|limp)[oa]s?$/.test(word))
  const names = specific.length > 0 && withObject[language].test(first) && !/ them /.test(folded.slice(start, from))
  return names && !isState ? { start, end: to, task: true } : null
}
