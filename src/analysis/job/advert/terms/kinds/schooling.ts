// Recognises what school teaches everybody, which beside schooling or its like is a condition and no keyword.
import { fold } from '../../../../resume/reading/text'
import { educationIn } from '../../../levels/education'
import type { Span } from '../span'

const subject =
  '(?:literacy|numeracy|reading|writing|arithmetic|maths?|mathematics|leitura|escrita|ler|escrever|contas|calculos?|matematica|alfabetizacao|alfabetizad[oa])'
const subjects = new RegExp(`(?<!\\p{L})${subject}(?!\\p{L})`, 'gu')
const quality =
  '(?:good|basic|sound|reasonable|strong|high|standards?|levels?|skills?|ability|in|of|and|to|boa|bom|basic[oa]s?|nocoes|de|e|saber|fazer|em|simples)'
/** A term of nothing but such subjects: "standard of literacy", "fazer contas", and no "leitura de desenho". */
const onlySubjects = new RegExp(`^(?:${quality} )*${subject}(?: (?:${quality}|${subject}))*$`, 'u')
/** These two name nothing else. */
const plainly = /^(?:\p{L}+ )*(?:literacy|numeracy)(?: skills?)?$/u
const teaching =
  /(?<!\p{L})(?:teach|taught|pupil|child|learner|student|tutor|phonics|intervention|classroom|lesson|curriculum|deliver|ensin(?:ar|ei|ou|ando|o d[aeo] )|alun|professor|docen|letramento|reforco)/u
/** Rank of finished school (education.ts). */
const SCHOOL = 2

/** True for a term of a sentence that only says that somebody reads, writes and reckons, as everybody learns at school. */
export const isOfSchool = (text: string, { start, end }: Span): boolean => {
  const term = fold(text.slice(start, end))
  if (!onlySubjects.test(term)) return false
  const folded = fold(text)
  if (teaching.test(folded)) return false
  const rank = educationIn(folded)?.rank ?? null
  const named = new Set([...folded.matchAll(subjects)].map(([name]) => name))
  return plainly.test(term) || named.size > 1 || (rank !== null && rank <= SCHOOL)
}
