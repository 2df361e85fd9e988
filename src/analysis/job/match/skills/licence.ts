// Keywords that ask for a licence or a certificate: it is held and not used, and the machine it is for does not show it.
import { fold } from '../../../resume/reading/text'
import { isCertificate, namesCredential } from '../../advert/terms/kinds/credentials'
import type { Keyword } from '../../result'
import type { ResumeEntry } from '../resume-text'

/** A body's initials, of which the advert says that the person is it: "You will be MRICS". */
const isMembershipGrade = (text: string, asked: string): boolean =>
  /^\p{Lu}{4,6}$/u.test(text) && asked.includes(`be ${text}`)

export const asksLicence = ({
  text,
  kind,
  licence,
  quote,
}: Pick<Keyword, 'text' | 'kind' | 'licence' | 'quote'>): boolean =>
  kind === 'hard' &&
  (licence === true || namesCredential(text) || isCertificate(text) || isMembershipGrade(text, quote.text))

/** Words with which a line says that its writer holds or earned one. */
const heldWord =
  /(?<!\p{L})(?:licen[cs]\p{L}*|certifi\p{L}*|cert|habilita(?:cao|coes|d[ao])|carteira|cnh|cards?|tickets?|credenci\p{L}*|credential\p{L}*|registered|accredited|qualified|qualification|nr-?\d{1,2})(?!\p{L})/u
/** Several in one list: "reach truck, dumper and crane licences". */
const heldWords =
  /(?<!\p{L})(?:licen[cs][ae]s|licences|certificates|certifications|certificados|certificacoes|habilitacoes|cards|tickets|credentials|credenciais)(?!\p{L})/u
/** A course in it, which a certificate closes. */
const courseIn =
  /(?<!\p{L})(?:(?:cursos?|treinamentos?|capacitacao) (?:d[aeo]s?|em|para)|(?:courses?|training) (?:in|on|for|as)|trained (?:in|as))(?!\p{L})/u
/** A line about others who learn, or about the holder-to-be. */
const ofOthers =
  /^(?:(?:eu|i) )?(?:trained|taught|delivered|gave|ran|led|organi[sz]ed|provided|training|teaching|treinei|ministrei|dei|lecionei|ensinei|apliquei|organizei|treinamento (?:d[aeo]s?|para)) /u
const notHeld =
  /(?<!\p{L})(?:no(?= (?:\p{L}+ ){0,2}(?:licen|certifi|tickets?|cards?))|not|without|never|towards?|studying|expired|lapsed|pending|sem|nao|nunca|vencid[ao]|em andamento|tirando|cursando)(?!\p{L})/u

/** The clause of a line that a mark stands in, and the whole list that the clause is of. */
const clauseOf = (folded: string, mark: string | null): { readonly clause: string; readonly list: string } => {
  const at = mark === null ? 0 : Math.max(0, folded.indexOf(fold(mark)))
  const within = (text: string, from: number, ends: RegExp) => {
    const before = text.slice(0, from).split(ends).at(-1) ?? ''
    const behind = text.slice(from).split(ends)[0] ?? ''
    return { part: before + behind, start: from - before.length }
  }
  const list = within(folded, at, /[;|•]|\.\s/u)
  return { clause: within(list.part, at - list.start, /,/u).part, list: list.part }
}

/** A scheme's initials, which are the licence's own name: "CISRS"; those of a vehicle or a machine name what it is for. */
const initials = /(?<!\p{L})(?!(?:HGV|LGV|PCV|PSV|FLT|MEWP|ATV|CNC|EOT|VNA|PPT)(?!\p{L}))\p{Lu}{3,6}(?!\p{L})/u

/** True where a line may show a keyword: one for a licence needs words for holding it, its scheme's name, or a part about courses. */
export const provesLicence = (
  keyword: Pick<Keyword, 'text' | 'kind' | 'skill' | 'licence' | 'quote'>,
  { studied, folded, block }: Pick<ResumeEntry, 'studied' | 'folded' | 'block'>,
  mark: string | null,
): boolean => {
  if (!asksLicence(keyword) || studied) return true
  const { clause, list } = clauseOf(folded, mark)
  if (notHeld.test(clause)) return false
  // A certificate by its own name is one wherever it stands: "PMP", "CPA-10".
  if (isCertificate(keyword.text) && isCertificate(mark ?? '')) return true
  if (heldWord.test(clause) || heldWords.test(list)) return true
  if (courseIn.test(clause) && !ofOthers.test(folded)) return true
  // A technology's initials name the skill and no scheme.
  const name = keyword.skill === null ? initials.exec(keyword.text)?.[0] : undefined
  return name !== undefined && block.text.includes(name)
}
