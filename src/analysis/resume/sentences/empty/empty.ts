// Finds sentences that say nothing a reader could verify or picture.
import { memo } from '../../../memo'
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { linesOf, type Resume } from '../../reading'
import { findDates } from '../../reading/dates/dates'
import { quantity } from '../../reading/experience/tasks/quantities'
import type { Block } from '../../reading/lines/paragraphs'
import { fold, tokens } from '../../reading/text'
import { sentencesOf } from '../blocks'
import { concreteWords } from '../content-words'
import { findPraise } from '../work/particular'
import { findVagueAim } from './aim'
import { findComplaint } from './complaints'
import { findHype } from './hype'
import { findVague } from './vague'

/**
 * vague: could mean anything; unmeasured: claims a result without an amount; boast: praise nobody can verify;
 * blame: criticises others; demand: sets conditions; apology: excuses oneself or begs (complaints.ts); share: percentages of an abstraction, line after line; image: images instead of work (images.ts);
 * advert: the description of a post (advert-prose.ts).
 */
export type EmptyReason =
  | 'vague'
  | 'unmeasured'
  | 'boast'
  | 'blame'
  | 'demand'
  | 'apology'
  | 'share'
  | 'image'
  | 'advert'

const unmeasured = anyOf(
  String.raw`
  (excelentes?|otimos|grandes|expressivos|significativos) (resultados|ganhos|melhorias)
  (ganhos|resultados|melhorias|reducao|aumento|crescimento|impacto|economia) (muito )?(significativ|expressiv|relevante|extraordinari|excelente|incrive)\p{L}*
  reduc(ao|oes) expressivas? de custos?|resultados sustentaveis
  significant (improvements?|results?|growth|gains?|savings|impact)|(outstanding|exceptional|amazing) results?`,
  noLetterOrDigitAround,
)
/** A target that was met, without what it was. */
const targetMet = anyOf(
  `
  (super|bat|ating|cumpr)(ei|i|ia|ava) (todas )?(as |minhas |a )?metas?
  (exceeded|beat|met) (all )?(my |the )?(targets?|goals?|quotas?)`,
  noLetterOrDigitAround,
)
/** The same as a line of its own, so that opening it with a verb costs nothing. */
const targetAlone = /^[^\p{L}]*(?:cumprimento|atingimento|alcance|superacao) d[ea]s? metas[.;]?$/u
const boast = anyOf(
  String.raw`
  [oa] melhor d[oa] (brasil|mundo|mercado|cidade|regiao)|numero (1|um) d[oa]|sem igual|incomparavel|inigualavel
  nunca (erro|errei|falho|falhei)|sei (fazer|de) tudo|faco tudo|carreira meteorica|tempo recorde|world[- ]class
  best[- ]in[- ]class|unprecedented|visionary|disrupt(or|ive|ing)|game[- ]chang(er|ing)|paradigm[- ]shifting|10x
  never missed|100% (success|satisf\p{L}*)|number one|no\.? ?1|second to none|sempre elogiad[oa]|elogiad[oa] por todos
  reconhecid[oa] por todos|referencia absoluta|(o|a) melhor \p{L}{2,20} que (ja|todos|o mundo)
  (maiores|melhores) \p{L}{2,20} d[oa] (pais|brasil|mundo)|(resolvo|resolvi) (qualquer|todos os) problemas?|nasci para
  ouvido absoluto|(profissional|pessoa) diferenciad[oa]|unic[oa] e[ ]|nao aceito menos|(ao|para o) proximo nivel
  (lideranca|vendedora?|lider|talento) nat[oa]|visao 360|(the )?greatest (\p{L}{2,20} )?(ever|in|on|of all|the)
  on the planet|featured everywhere|known (by|to) every(one|body)|has ever seen
  (exceed|beat|smash)\p{L}* every (goal|target|quota)|every(one|body) i (meet|work with)|born to|(to the )?next level
  natural[- ]born|lenda viva|living legend|(corretor|vendedor|profissional)\p{L}* (n|no|n[º°]|numero) ?1
  recorde absoluto|idolatrad[oa]|temid[oa] p\p{L}+|sempre [oa] melhor|vendo qualquer|mente milionaria
  quem trabalha comigo|the future of|fight to work with me|wherever i go|unstoppable|true believers
  everyone (wants|loves)|(portfolio|everything|tudo|projeto) (i touched|que (eu )?toquei)
  unmatched (quality|skills?|service|expertise|talent|ability|passion|commitment|leadership|dedication|results|performance|success)
  unparalleled|top 1%|best quality|hyper-?scale|synerg(ies|ize|izing)|most accomplished|more than most people
  in all industries|all technology
  (todos os|every|all the) (recordes?|records?)(?! (d[eo]s? (pacientes?|clientes?|alunos?)|of (patients|clients|students)))
  nenhum concorrente|ninguem (vende|faz|chega|entende)|aos meus pes|outro patamar|nobody (sells|does|else)|no one else
  fear me|worship(s|ped)? me|of (my|our|his|her|this) generation|alive today
  (o|a) mais (talentos|brilhant|complet|respeitad)\p{L}+
  the (most (talented|brilliant|gifted|complete)|best \p{L}{2,20}( \p{L}{2,20})? (you|anyone|ever))|turns? to gold
  vira ouro|para sempre|chief everything|ex-genius|genius
  (qualquer pessoa|todos os meus clientes|every client|anyone|everyone) (em |a |into a? ?)?(milionari|millionaire|vencedor|winner)\p{L}*
  os numeros explodem|especialista (em \p{L}{2,20} )?d[ao] (america latina|brasil|mundo)|im(bativ|parav)(el|eis)
  invenciv(el|eis)|unbeatable|undisputed|(fiz|fez|fizemos|fizeram) historia|made history|numero (1|um) absolut[oa]
  energia infinita|em tudo (o )?que (eu )?(fiz|faco|toco)|in everything i (do|did)
  (negocios|contratos|vendas) milionari[oa]s|record-breaking success|pure excellence
  (nunca|jamais) perdi (um |uma |nenhum |nenhuma )?\p{L}+
  never lost (a|an|any|one) (client|customer|deal|sale|negotiation)|single-handedly saved|transformo qualquer
  (todas? as metas?|every (single )?(target|goal|quota)|all (my |the )?(targets|goals|quotas)) (em|de|in|of|ever) (todos?|toda|cada|every|all|set)
  (simplesmente|simply) (o|a|the) (melhor|best)|thought leaders? in the world
  (respiro|i breathe) (metas|vendas|resultados|sales|success)`,
  noLetterOrDigitAround,
)
/** Praise that is one only where a line begins with it: "a maior rede do Brasil" is an employer. */
const boastAlone =
  /^\P{L}*(?:o|a|the) (?:maior|melhor|greatest|best|number one) \p{L}{3,20} (?:d[oa]|of|in) (?:brasil|pais|mundo|mercado|the (?:world|country|market))(?!\p{L})/u

/** Great words for an effect that nobody can see; beside a number that counts something they are only a manner of speaking. */
const inflated = anyOf(
  String.raw`
  revolucion(ei|ou|o|amos|ando|ar)|reinvent(ei|ou|o|ando) (a forma|o jeito|o mercado|o conceito)
  (impact|transform|toc|mud|inspir)(ei|ou|o|amos|ando|ar) (milhares de |milhoes de |centenas de |muitas )?(vidas|destinos|geracoes)
  (brilho|sangue) nos olhos|faca nos dentes|fora da (caixa|curva)|mindset (vencedor|milionario|de crescimento)
  visao de aguia|(energia|comunicacao|presenca|lideranca) (contagiante|magnetica|inspiradora)
  (que )?faz(er)? acontecer|em tudo (o )?que me prop\p{L}+|quebr(ei|ou|ando) (todos os )?recordes
  super(ei|ou|ando|ar) (qualquer|todas as|as|minhas) expectativas?|cultura de (excelencia|alta performance)
  (forma|maneira|crescimento) exponencial|exponencialmente|pens(a|o|ar|ando) grande
  deix(ei|o|ar|ando) (a )?minha marca|(ambicao|criatividade|energia) sem limites
  solucoes (inovadoras|disruptivas) para (problemas|desafios|qualquer)|transform(o|ei|ando|ar) (sonhos|desafios em)
  realiz(o|ei|ando|ar) sonhos|atitude de dono|entreg(o|ei|ando|ar) (legado|experiencias|proposito)
  (liderei|lidero|liderar|lead|led|leading) (com|with) (proposito|purpose|paixao|passion)
  (com|with) (muita |great )?(paixao|passion) e|rumo ao (topo|sucesso)|minha energia
  redefin(e|es|ed|ing) (success|excellence|the (industry|market|future|way))|reimagin(e|es|ed|ing)|(the )?status quo
  ignit(e|es|ed|ing)|catalys(e|es|ed|ing)|exponential (outcomes?|impact|growth|results?)
  (drove|drive|driving|created|creating) synergy|think(ing)? bigger|act(ing)? bolder|dare(s|d)? to (lead|dream|be)
  (seeds|heartbeat|soul|spark|ecosystems?) of (greatness|trust|change|the (team|company)|an?)
  (wore|wear|wearing) (every|all the) hats?|mov(e|ed|ing) (the needle|mountains)|larger than life
  unlock(s|ed|ing)? (human |hidden |true |full )?potential
  inspir(e|es|ed|ing) (global |thousands|millions|audiences|greatness)|transform(s|ed|ing)? lives
  push(es|ed|ing)? (the )?boundaries|outside the box|rock ?star|force of nature|at the intersection of
  empathy at scale|turn(s|ed|ing)? (vision|possibilit|dreams|passion)\p{L}* into
  every (vertical|market|room|challenge) i (touch|enter|face)\p{L}*|delight by \d+ ?%
  (vision|energy|passion) and velocity|world a better place|culture of excellence|above and beyond
  exceed(s|ed|ing)? (every|all) expectations?|speaks? for (itself|themselves)|fal(a|am) por si
  reach(es|ed|ing)? for the stars|a (whole )?new level|through the roof|sede d[ea] (vitoria|vencer|sucesso|crescer)
  (maquina|machine) (de|of) (resultados|vendas|results|sales)|results machine|palavra impossivel|(110|200|1000) ?%
  (novo|outro) (patamar|nivel)|to (new|greater) heights|rais(e|es|ed|ing) the bar|crush(es|ed|ing)? (it|every|all)
  built an empire|raving fans|(alem|acima) d[ao]s? (esperado|expectativas?)|unforgettable (moments|experiences)
  momentos (inesqueciveis|memoraveis)`,
  noLetterOrDigitAround,
)

/** Fewer different words than this, with "coisas" or "entre outros", say almost nothing. */
const VAGUE_WORDS = 9
/** Fewer different words than this cannot explain what a percentage refers to. */
const PERCENT_WORDS = 9

const shares = /\d[\d.,]{0,12} ?(?:%|por cento(?!\p{L})|percent(?!\p{L})|x(?!\p{L}))/giu

/** A share of anything at all: "20% de outras coisas", "45% de aumento em tudo". */
const shareOfAnything =
  /\d{1,6}(?:[.,]\d{1,2})? ?(?:%|por cento|percent)(?: \p{L}+){0,3} (?:de|em|of|in) (?:outras coisas|tudo|divers[oa]s|vari[oa]s|other things|everything|various)(?!\p{L})/u

/** True where the only figure is one percentage or multiple and few words explain it: it could refer to anything. */
export const isLoneShare = (text: string): boolean => {
  const all = text.match(shares) ?? []
  if (all.length === 0 || quantity(text.replace(shares, ' ')) !== null) return false
  const short = all.length === 1 && new Set(tokens(fold(text))).size < PERCENT_WORDS
  return short || concreteWords(text.replace(shares, ' ')).length < PICTURED
}
/** Words that can be pictured which say what a percentage is of. */
const PICTURED = 2

/** The part that makes a sentence say nothing, and the reason; null for a sentence with content. Pure. */
export const findEmpty = memo((text: string): { readonly reason: EmptyReason; readonly mark: string } | null => {
  const folded = fold(text)
  const different = new Set(tokens(folded)).size
  const cut = (match: RegExpMatchArray) => text.slice(match.index!, match.index! + match[0].length)
  const bold = folded.match(boast) ?? folded.match(boastAlone)
  if (bold) return { reason: 'boast', mark: cut(bold) }
  const hype = findHype(text)
  if (hype !== null) return { reason: 'boast', mark: hype }
  const complaint = findComplaint(text)
  if (complaint) return complaint
  const great = folded.match(inflated)
  if (great && quantity(text.replace(shares, ' ')) === null) return { reason: 'boast', mark: cut(great) }
  const praise =
    folded.match(unmeasured) ??
    (different < VAGUE_WORDS ? (folded.match(targetMet) ?? folded.match(targetAlone)) : null)
  if (praise && quantity(text) === null) return { reason: 'unmeasured', mark: cut(praise) }
  const loose = folded.match(shareOfAnything) ?? (different < VAGUE_WORDS ? findVague(text) : null)
  if (loose) return { reason: 'vague', mark: cut(loose) }
  const praising = findPraise(text)
  return praising === null ? null : { reason: 'boast', mark: praising }
})

export type EmptySentence = { readonly line: Block; readonly mark: string; readonly reason: EmptyReason }

/** At least so many lines with a percentage of an abstraction before they are a pattern and not a figure of speech. */
const SHARES = 4

/** Words that can be pictured, in a line whose only figures are percentages or multiples; null for any other line. */
const concreteBeside = (text: string): number | null =>
  !text.match(shares) || quantity(text.replace(shares, ' ')) !== null
    ? null
    : concreteWords(text.replace(shares, ' ')).length

/**
 * Lines with a percentage of nothing that can be pictured ("Improved efficiency by 52%"), where they are a pattern: one
 * such line is a figure of speech.
 */
const looseShares = (sentences: readonly Block[]): ReadonlySet<string> => {
  const beside = sentences.map(({ text }) => ({ text, concrete: concreteBeside(text) }))
  const loose = beside.filter(({ concrete }) => concrete !== null && concrete <= 1)
  const bare = loose.filter(({ concrete }) => concrete === 0)
  const measured = beside.filter(({ text }) => text.match(shares))
  const pattern = loose.length >= SHARES && bare.length >= 2 && loose.length * 2 > measured.length
  return new Set(pattern ? loose.map(({ text }) => text) : [])
}

/** Names of anything at all: figures that count nothing else say nothing ("99 ações e 50 outras ações", "40% das partes em 5 itens"). */
const anything = new RegExp(
  `^(?:${`outr[oa]s? atividades? acao acoes itens? item partes? situac(?:ao|oes) problemas? vez(?:es)? nive(?:l|is) tipos? coisas? questoes questao pontos? aspectos? areas? elementos?
  tarefas? etapas? fases? demandas? unidades? formas? modos? fator(?:es)? dimens(?:ao|oes) categorias? operac(?:ao|oes) especies? graus? grau objetos? assuntos? casos? variaveis variavel
  modulos? fluxos? blocos? ciclos? conjuntos? metodos? criterios? procedimentos? movimentos? componentes? ocorrencias? diferentes? diferente distint[oa]s? gera(?:l|is) total totais
  dias? mes(?:es)? anos? mais menos nada tudo cada acertos? lugar(?:es)? locais local setor(?:es)? processos? momentos? resultados? metas? objetivos?
  others? activit(?:y|ies) actions? items? parts? situations? problems? times? levels? types? things? issues? points? aspects? elements? tasks? steps? phases? units? forms? ways? kinds? sorts?
  factors? dimensions? categor(?:y|ies) operations? degrees? objects? matters? cases? variables? modules? flows? blocks? cycles? sets? methods? criteria procedures? movements? components?
  entities instances? occurrences? places? processes process moments? results? goals? objectives? demands? different distinct general across days? months? years? more less nothing everything`
    .split(/\s+/)
    .join('|')})$`,
)
/** At least so many lines that count anything at all before they are a pattern: "300 itens por hora" alone is work in a warehouse. */
const COUNTS = 3

const countsAnything = (text: string): boolean =>
  /\d/.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !findDates(text).length &&
  concreteWords(text).every((word) => anything.test(word))

/** The lines that count anything at all, where most lines with a figure do so. */
const looseCounts = (sentences: readonly Block[]): readonly string[] => {
  const loose = [...new Set(sentences.map(({ text }) => text).filter(countsAnything))]
  const measured = sentences.filter(({ text }) => /\d/.test(text) && quantity(text) !== null)
  return loose.length >= COUNTS && loose.length * 2 > measured.length ? loose : []
}

/** The lines whose figures say nothing. */
export const looseFigures = (sentences: readonly Block[]): ReadonlySet<string> =>
  new Set([...looseShares(sentences), ...looseCounts(sentences)])

type Read = Pick<Resume, 'lines'> & Partial<Pick<Resume, 'sections'>>

/** What the opening asks for: the check of the summary judges that, and one mistake counts once. */
const aimsOf = (resume: Read): ReadonlySet<string> =>
  new Set(sentencesOf(linesOf(resume.sections ?? [], 'objective', 'summary'), resume).map(({ text }) => text))

/** The sentences without content, in order. `images` are the texts of those written in images, `ofPost` those of a post's description. Pure. */
export const emptySentences = (
  resume: Read,
  images: ReadonlySet<string> = new Set(),
  ofPost: ReadonlySet<string> = new Set(),
): EmptySentence[] => {
  const aims = aimsOf(resume)
  const sentences = sentencesOf(resume.lines, resume).filter(
    ({ text }) => !aims.has(text) || findVagueAim([text]) === null,
  )
  const loose = looseFigures(sentences)
  return sentences.flatMap((line): EmptySentence[] => {
    if (ofPost.has(line.text)) return [{ line, mark: line.text, reason: 'advert' }]
    const emptiness = findEmpty(line.text)
    if (emptiness) return [{ line, ...emptiness }]
    if (images.has(line.text)) return [{ line, mark: line.text, reason: 'image' }]
    return loose.has(line.text)
      ? [{ line, mark: line.text.match(shares)?.[0] ?? line.text.match(/\d[\d.,]*/)?.[0] ?? '', reason: 'share' }]
      : []
  })
}

/** True for a sentence that turns the reader away: a complaint, a demand or an apology. */
export const repels = ({ reason }: EmptySentence): boolean =>
  reason === 'blame' || reason === 'demand' || reason === 'apology'

/** True where such a sentence stands in what is read first. */
export const opensWithRepelling = (found: readonly EmptySentence[], resume: Resume): boolean => {
  const first = new Set(
    sentencesOf([...resume.top, ...linesOf(resume.sections, 'objective', 'summary')], resume).map(({ text }) => text),
  )
  return found.some((one) => repels(one) && first.has(one.line.text))
}

/** Each sentence without content once, because a sentence repeated thirty times counts once. */
export const differentEmpty = (found: readonly EmptySentence[]): number =>
  new Set(found.map(({ line }) => fold(line.text))).size
