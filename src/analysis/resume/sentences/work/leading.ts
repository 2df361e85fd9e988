// Knows who leads by the people or the unit that the page says was led: a team, people, a branch, a budget; few titles alone show it.
import { memoOfObject } from '../../../memo'
import { either } from '../../../phrases'
import type { Resume } from '../../reading'
import { numberWords } from '../../reading/dates/number-words'
import { fold } from '../../reading/text'
import { isHelper, isLeader, namesPost } from '../../skills/leader'
import { contentWords } from '../content-words'

/** A seat on a board or in a club: "Membro do Comitê de Riscos", "Member, Regional Growth Panel". */
const office =
  /^\P{L}*(?:membro|member|conselheir[oa]|presidente|vice-presidente|trustee|governor|chair(?:man|woman|person)?|tesoureir[oa]|treasurer|fellow|liveryman|associad[oa]|socio)(?:,| (?:d[aeo]s?|of|n[ao]|at|consultiv[oa]|efetiv[oa]|fiscal) )/u
/** Words with content from which even a seat says what was done. */
const FULL = 8
export const isOffice = (text: string): boolean => office.test(fold(text)) && contentWords(text).size < FULL

/** Places that somebody in charge of them cannot have without the people in them. */
const places = `
  loja|filial|unidade|agencia|hote(l|is)|pousada|restaurante|supermercado|fabrica|fazenda|posto|usina|store|shop|branch
  hotel|restaurant|bar|pub|plant|factory|farm|warehouse|depot|supermarket|nursing home|care home
  general|geral|regional|area|district`
/** Titles that nobody has alone: the first of a firm, a division or a place. */
const sure = new RegExp(
  String.raw`(?<!\p{L})(?:c[efot]o|chief \p{L}+ officer|head (?:of|de)|vice[- ]president[e]?|vp|superintendent[e]?|director|diretor[ae]?|(?:gerente|encarregad[oa])(?: d[aeo]s?)?[ -]${either(places)}|${either(places)} manager)(?!\p{L})`,
  'u',
)
/** Further titles of who leads beside their team, which are those of a craft where nothing says so. */
const beside =
  /(?<!\p{L})(?:leader|chef|chefe de cozinha|mestre de obras|foreman|forewoman|captain|capata[sz]|contramestre)(?!\p{L})/u

/** Words of leading. */
const verbs = String.raw`
  lead(s|ing|ership)?|led|manag(e|es|ed|ing|ement)|supervis\p{L}+|overs(ee|ees|aw|eeing|ight)|direct(s|ed|ing)|head(s|ed|ing)?
  runs?|ran|running|coordinat\p{L}+|hir(ed?|ing)|recruit\p{L}*|h[eo]ld|own(s|ed)?|in charge of|responsible for|accountable for
  lider\p{L}+|gerenci\p{L}+|gest(ao|or[a]?)|geri[ru]?|coorden\p{L}+|chefi\p{L}+|comand\p{L}+|dirig\p{L}+|administr\p{L}+
  contrat\p{L}+|respond\p{L}+ p(or|el[oa]s?)|responsavel p(or|el[oa]s?)|a frente d[aeo]`
/** Words that turn what was led into somebody else: "coordinated deliveries to the team". */
const apart =
  'with|com|in|within|into|n[ao]s?|num[a]?|to|aos?|junto|from|by|p/|for|para|between|entre|clientes?|customers?|clients?'
const words = (most: number) => String.raw`(?:,? (?!${either(apart)}(?!\p{L}))[\p{L}\d'’/&-]{1,20}){0,${most}}`
const people = `
  teams?|staff|crews?|brigade|workforce|employees|people|subordinates|direct reports|workers|personnel|volunteers|shifts?
  equipes?|times?|pessoas|pessoal|funcionari[oa]s|colaborador[ae]s|subordinad[oa]s|liderad[oa]s|turnos?|brigada|turma`
const count = String.raw`(?:(?:up to|over|about|ate|mais de|cerca de) )?(?:\d{1,4}|${either(Object.keys(numberWords).join('|'))})`
/** A number of people by what they do: "14 vendedores", "9 cooks". Those who are served are none. */
const trades = String.raw`
  \p{L}{3,}([eo]res|eir[oa]s|istas|[ea]ntes|ic[oa]s|nicos|adas|ad[oa]s)|homens|mulheres|\p{L}{2,}(ers|ors|ists|ants|ians|cians|men|women)
  nurses|cooks|chefs|clerks|stewards|apprentices|pickers`
const served =
  'customers|users|usuarios|passengers|pacientes|clientes|visitantes|visitors|orders|computers|servers|trailers|centers|numbers|containers|papers|fatores|valores|setores'
const unit = `
  department|division|branch|stores?|unit|plants?|functions?|organi[sz]ations?|region|office|depot|kitchen|wards?|departamento|diretoria|setor(es)?|filia(l|is)
  lojas?|unidades?|agencias?|areas?|plantas?|regiona(l|is)|cozinha|budgets?|p&l|orcamentos?|dre`
const led = new RegExp(
  String.raw`(?<!\p{L})${either(verbs)}${words(4)},? (?:${either(people)}|${count} (?:\p{L}{2,15} )?(?!${either(served)}(?!\p{L}))${either(trades)})(?!\p{L})`,
  'u',
)
/** Without a number, who is watched over is led all the same: "Oversee adjusters". */
const watched = new RegExp(
  String.raw`(?<!\p{L})(?:supervis(?:e|es|ed|ing|ionei|ionava|ionar|ao d[aeo]s?)|overs(?:ee|ees|aw|eeing)|chefi(?:ei|ava|o)|comand(?:ei|ava|o)|lider(?:ei|ava|o)|led|hired?|contrat(?:ei|ava|o))(?: [oa]s| the| our)?(?: \p{L}{2,15})? (?!${either(served)}(?!\p{L}))${either(trades)}(?!\p{L})`,
  'u',
)
const what = new RegExp(String.raw`(?<!\p{L})${either(verbs)}${words(4)},? ${either(unit)}(?!\p{L})`, 'u')
/** Who trains people beside a post of leading leads them. */
const trained = new RegExp(
  String.raw`(?<!\p{L})(?:train(?:s|ed)?|treinei)(?: \p{L}{2,15}| \d{1,4})? (?!${either(served)}(?!\p{L}))${either(trades)}(?!\p{L})`,
  'u',
)
/** The size of a team beside a post: "gerente de vendas, equipe de 14". */
const sized = /(?<!\p{L})(?:equipe|time|team|staff|crew) (?:d[aeo]|of) (?:\p{L}+ ){0,2}\d/u

/** The latest title of a page, first one that leads: who led once is judged by what they do now, and a seat on a board is no job. */
export const titleOf = ({ roles, headline }: Resume): string | null => {
  const latest = roles.find(({ title }) => title !== null && !isOffice(title))?.title
  const titles = [...(latest ? [latest] : []), headline?.text ?? '']
  return titles.find(isLeader) ?? titles[0] ?? null
}

/** True for a page whose latest job leads people, by its title where nobody has such a post alone, else by what it says. */
export const leads = memoOfObject((resume: Resume): boolean => {
  const title = titleOf(resume)
  const folded = fold(title ?? '')
  if (title === null || isHelper(title)) return false
  if (sure.test(folded) && (isLeader(title) || !namesPost(title))) return true
  if (!namesPost(title) && !beside.test(folded)) return false
  const role = resume.roles.find((one) => one.title !== null && !isOffice(one.title))
  const openings = [resume.headline?.text ?? '', resume.summary?.text ?? '']
  const lines = [...(role?.statements.map(({ text }) => text) ?? []), ...openings].map(fold)
  return (
    lines.some((text) => led.test(text) || watched.test(text)) ||
    openings.some((text) => sized.test(fold(text))) ||
    (isLeader(title) && lines.some((text) => what.test(text) || trained.test(text)))
  )
})
