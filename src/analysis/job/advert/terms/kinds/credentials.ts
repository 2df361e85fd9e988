// Terms that name a licence or a certificate, which is another request than the skill or the machine that it is for.
import { anyOf, atStart } from '../../../../phrases'
import { fold } from '../../../../resume/reading/text'
import { qualificationsIn } from '../../../levels/qualifications'
import type { Span } from '../span'

const noun = '(?:licen[cs]es?|certificates?|certifications?)'
/** Before the skill: "certificação em AWS", "habilitação para operar guindaste", "licensed to operate cranes". */
const before = anyOf(
  `
    (certificado|certificacao|certificacoes|habilitacao|licenca) (valid[oa] )?((d[aeo]|em|n[ao]|para|como)( operar| operador(a|es)? d[aeo])?( [ao])? )?
    (licen[cs]es?|certificates?|certifications?) (in|for|as|to (operate|drive|use))( an?| the)?[ ]
    (licensed|certified) (in|for|as|to (operate|drive|use))( an?| the)?[ ]
    (certificad[oa]|habilitad[oa]) (em|para( operar)?|n[ao]|como)[ ]
  `,
  { before: '(?<!\\p{L})', after: '$' },
)
/** Behind it: "AWS certification". */
const behind = new RegExp(`^ ${noun}(?![\\p{L}])`, 'u')

/** Most letters of such words before the skill, and behind it. */
const BEFORE = 60

/** The span of a term with the words for the credential that is asked for; the same span where there are none. */
export const withCredential = (text: string, { start, end }: Span): Span => {
  if (namesCredential(text.slice(start, end))) return { start, end }
  const name = titled.exec(text.slice(end))?.[0].length ?? 0
  if (name > 0) return { start, end: end + name }
  const opening = before.exec(fold(text.slice(Math.max(0, start - BEFORE), start)))?.[0].length ?? 0
  const closing = behind.exec(fold(text.slice(end, end + BEFORE)))?.[0].length ?? 0
  return { start: start - opening, end: end + closing }
}

/** "Testing and certification" is work, and no licence for testing. */
const closes = new RegExp(`(?<=\\S)(?<! (?:and|&)) ${noun}$`, 'u')
const opens = anyOf(
  String.raw`
    certificado (d[aeo]|em|para|n[ao]) |certificac(ao|oes) ((d[aeo]|em|para|como) )?(?=\S)|habilitacao (d[aeo]|em|para)[ ]
    licenca (d[aeo]|para) |(licen[cs]es?|certificates?|certifications?) (in|for|as|to)[ ]
    (licensed|certified) (in|for|as|to) |(certificad[oa]|habilitad[oa]) (em|para|como)[ ]
  `,
  atStart,
)
/** "CSCS card", "PASMA ticket": a scheme's card. */
const card = /^\p{Lu}{3,6} (?:\p{L}+ ){0,2}(?:cards?|tickets?)$/u

/** True for a term that names the licence or certificate itself. */
export const namesCredential = (term: string): boolean => {
  const folded = fold(term)
  return closes.test(folded) || opens.test(folded) || card.test(term) || / Certified \p{Lu}/u.test(term)
}

/** "2391 or equivalent", "2391-52 certificate": a qualification by its number; a year is none. */
const number =
  /^(?!(?:19|20)\d\d(?!-))\d{4}(?:-\d{2})?(?=$| (?:or|ou) equivalente?\b| (?:certificate|qualification|ticket)s?$)/iu
export const numberedIn = (text: string): Span[] => {
  const end = number.exec(text)?.[0].length ?? 0
  return end > 0 ? [{ start: 0, end }] : []
}
/** True for a term that is a qualification's number, or of which an equivalent is accepted: it is asked for. */
export const isQualification = (text: string, { start, end }: Span): boolean =>
  isCertificate(text.slice(start, end)) ||
  qualificationsIn(text.slice(start, end)).length > 0 ||
  number.test(text.slice(start)) ||
  /^,? (?:or|ou) (?:an? )?(?:equivalent|similar)/iu.test(text.slice(end))

/** Certificates that go by their own names. Folded. */
const byName = anyOf(
  String.raw`
    pmp|capm|prince2( .{3,20})?|psm( i{1,3})?|cspo|safe|itil( v?\d)?|cissp|cisa|cism|ceh|oscp|cka|ckad|cks|ccna|ccnp
    comptia .{2,12}|cpa-?\s?[12]0|cea|cfp|cfa|cga|ancord|cnpi|nr-?\s?\d{1,2}|acls|bls|pals|phtls|atls|cscs|ipaf|pasma
    cswip|cipp|aat|acca|cima|rhce|rhcsa|celta|delta|toefl|ielts|sia|gwo
    sssts|smsts|cpcs|npors|ecs( gold card)?|jib( approved| graded)?|\d{4}(-\d{2})?|(nvq|svq|qcf|rqf)( (level|nivel) \d)?|btec|gcses?
  `,
  { before: '^', after: '$' },
)
/** True for the name of a certificate: it is held, and no tool that somebody works with. */
export const isCertificate = (term: string): boolean => byName.test(fold(term.trim()))

/** "AWS Certified Solutions Architect": the name that goes on behind the word. */
const titled = /^ Certified(?: (?:\p{Lu}|in |for |of )[\p{L}\p{N}&+-]*){1,5}/u

/** What joins the terms of one list. */
const joint = /^(?:\s*[,/]\s*(?:(?:and|or|e|ou) )?|\s+(?:and|or|e|ou|and\/or|e\/ou|&)\s+)$/
const plural =
  /(?<!\p{L})(?:licen[cs]es|licencas|certificates|certifications|certificados|certificacoes|habilitacoes|tickets)(?!\p{L})/u

/** "Tickets" before a list are requests for support. */
const beforeList = plural.source.replace('|tickets', '')

/** Spans of one list in which one has the words for several licences: "Certificações CPA-10, CPA-20 e CEA". */
export const shareCredential = (text: string, spans: readonly Span[]): ReadonlySet<Span> => {
  const sorted = spans.toSorted((a, b) => a.start - b.start)
  const runs: Span[][] = []
  for (const span of sorted) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && joint.test(fold(text.slice(before.end, span.start)))) run.push(span)
    else runs.push([span])
  }
  const hasPlural = ({ start, end }: Span) => plural.test(fold(text.slice(start, end)))
  // "Certificates: X and Y" and "certifications such as X and Y": the words stand before the list.
  const labelled = ([first]: readonly Span[]) =>
    first !== undefined &&
    new RegExp(`${beforeList}(?: (?:in|em|of|de|such as|like|como))?:? ?\\(?$`, 'u').test(
      fold(text.slice(Math.max(0, first.start - BEFORE), first.start)),
    )
  return new Set(
    runs
      .filter((run) => run.length > 1 && (labelled(run) || hasPlural(run[0] as Span) || hasPlural(run.at(-1) as Span)))
      .flat(),
  )
}
