// Terms that name a licence or a certificate, which is another request than the skill or the machine that it is for.
import { fold } from '../../../../resume/reading/text'
import type { Span } from '../span'

const noun = '(?:licen[cs]es?|certificates?|certifications?)'
/** Before the skill: "certificação em AWS", "habilitação para operar guindaste", "licensed to operate cranes". */
const before =
  /(?<!\p{L})(?:(?:certificado|certificacao|certificacoes|habilitacao|licenca) (?:valid[oa] )?(?:(?:d[aeo]|em|n[ao]|para|como)(?: operar| operador(?:a|es)? d[aeo])?(?: [ao])? )?|(?:licen[cs]es?|certificates?|certifications?) (?:in|for|as|to (?:operate|drive|use))(?: an?| the)? |(?:licensed|certified) (?:in|for|as|to (?:operate|drive|use))(?: an?| the)? |(?:certificad[oa]|habilitad[oa]) (?:em|para(?: operar)?|n[ao]|como) )$/u
/** Behind it: "AWS certification". */
const behind = new RegExp(`^ ${noun}(?![\\p{L}])`, 'u')

/** Most letters of such words before the skill. */
const BEFORE = 60

/** The span of a term with the words for the credential that is asked for; the same span where there are none. */
export const withCredential = (text: string, { start, end }: Span): Span => {
  if (namesCredential(text.slice(start, end))) return { start, end }
  const folded = fold(text)
  const opening = before.exec(folded.slice(Math.max(0, start - BEFORE), start))?.[0].length ?? 0
  const closing = behind.exec(folded.slice(end))?.[0].length ?? 0
  return { start: start - opening, end: end + closing }
}

const closes = new RegExp(`(?<=\\S) ${noun}$`, 'u')
const opens =
  /^(?:certificado (?:d[aeo]|em|para|n[ao]) |certificac(?:ao|oes) (?:(?:d[aeo]|em|para|como) )?(?=\S)|habilitacao (?:d[aeo]|em|para) |licenca (?:d[aeo]|para) |(?:licen[cs]es?|certificates?|certifications?) (?:in|for|as|to) |(?:licensed|certified) (?:in|for|as|to) |(?:certificad[oa]|habilitad[oa]) (?:em|para|como) )/u
/** "CSCS card", "PASMA ticket": a scheme's card. */
const card = /^\p{Lu}{3,6} (?:\p{L}+ ){0,2}(?:cards?|tickets?)$/u

/** True for a term that names the licence or certificate itself. */
export const namesCredential = (term: string): boolean => {
  const folded = fold(term)
  return closes.test(folded) || opens.test(folded) || card.test(term)
}
