// Finds stock phrases that a recruiter cannot verify.
import { memo } from '../../../memo'
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import type { Block } from '../../reading/lines/paragraphs'
import { fold } from '../../reading/text'
import { contentWords } from '../content-words'
import { openingOf } from '../opening-of'

const pattern = anyOf(
  String.raw`
  proativ[oa]s?|pro-ativ[oa]s?|dinamic[oa]|trabalho em equipe|trabalhar em equipe|espirito de equipe|vestir a camisa
  visto a camisa|fora da caixa|apaixonad[oa] por|determinad[oa]|comunicativ[oa]|esforcad[oa]|dedicad[oa]|pontual
  pontualidade|responsavel e dedicad[oa]|facilidade (de|em|para) (aprender|aprendizado|comunicacao|relacionamento)
  busco (novos )?desafios|novos desafios|em busca de novos desafios|crescimento profissional
  crescer junto com a empresa|crescer profissionalmente|sangue nos olhos|faca na caveira|foco em resultados
  focad[oa] em resultados|orientad[oa] (a|para) resultados|perfeccionista|multitarefas?
  bom relacionamento interpessoal|dar o meu melhor|dar o melhor de mim|fa(z|zer|co) a diferenca|vontade de aprender
  muita vontade|agregar valor|disposicao para aprender|comprometid[oa] com|comprometimento|boa comunicacao|honest[oa]
  trabalhad(ora|eira)|apaixonad[oa]|motivad[oa]|resiliencia|resiliente|proatividade|dinamismo
  solida (trajetoria|experiencia)|comprovada capacidade|visao (holistica|sistemica|estrategica)(?! (para|\d))|alta performance
  agente de transformacao|perfil hands.on|mao na massa|facil aprendizado|aprendo rapido|sempre disposto
  sempre disposta|nao tenho medo de trabalho
  organizad[oa] e (responsavel|comprometid[oa]|focad[oa]|motivad[oa]|atencios[oa]|agil)|team[- ]player
  hard[- ]?work(ing|er)|results?[- ](driven|oriented)|detail[- ]oriented|attention to detail
  self[- ](motivated|starter)|highly motivated|go-getter|think(s|ing|er)? outside the box|passionate|dynamic|dynamism|proactiv(e|ity)
  synergy|best of breed|people person|fast learner|quick learner|guru|ninja|rock ?star|proven track record
  success-driven|excellent communication skills|strong work ethic|multi-?task(er|ing)|goal[- ]oriented|determined
  dedicated professional|work(s|ing)?( well)? under pressure|team ?work|problem[- ]solving|positive attitude
  growth mindset|adaptability|people skills|(on|us(e|ing)) my own initiative
  motivated(?! (an?|the|my|our|by|staff|teams?|colleagues|students|pupils|\d))|as part of a team
  excellent (telephone|customer|interpersonal) (manner|service|skills)|thought leadership|servant leader
  stakeholder alignment|value[- ]add(ed)?|data[- ]driven|mindset|por natureza|\p{L}{4,} nat[oa]|sinergias?
  (conteudos? )?engajador(es|as?)?|insights poderosos|potencializar (resultados|talentos|times?)
  lideranca (inspiradora|humanizada|servidora)|busca (constante )?(d[ae]|pela) excelencia
  (elevado|alto) senso (de \p{L}+|etico)|(vasta|ampla|larga) experiencia|solida formacao
  constante (atualizacao|aprendizado|evolucao)|atualizacao constante|inteligencia emocional
  senso de (dono|urgencia|responsabilidade)|sob pressao|movid[oa] (a|por) desafios|olhar (estrategico|humano|apurado)
  relacionamento interpessoal|foco n[oa] cliente|assiduidade|capacidade de lideranca|espirito de lideranca
  entrega de resultados|forward[- ]thinking|proven (ability|success|expertise|leader|experience)|adept at
  navigat(e|ing) ambiguity|break(ing|s)? down silos|shared vision|(sustainable|exponential) growth
  unlock(ing|s)? (value|potential)|roll[- ]up[- ](your|my|the|their)[- ]sleeves|hands-on (attitude|approach|leader)
  customer[- ]centric(ity)?|thought leader|change agent|(brand )?evangelist|strategic think(er|ing)|executive presence
  deadline[- ](oriented|driven)|seasoned|bubbly|can[- ]do attitude|(goes|go|going) the extra mile|wears? many hats
  fast[- ]paced environments?|good communication skills|strong (communication|interpersonal|organi[sz]ational) skills
  excellent (organi[sz]ational|time management|leadership|verbal|written) skills|forward[- ]looking
  best[- ]in[- ]class|cutting[- ]edge|move the needle
  dedicated(?= ?(,|and|individual|person|worker|employee|member|\p{L}+ (with|who)(?!\p{L})))|communicative|punctual(ity)?|honest|resilien(t|ce)
  perfectionist|new challenges|(eager|willing(ness)?|keen) to learn|make a difference
  (do|give|giving|doing) my best|add(s|ing)? value|(professional|career) growth|grow(ing)? (professionally|(together )?with (the|your|a) company)
  (strategic|holistic|systemic) vision(?! (for|statement|document|paper|\d))|interpersonal skills|leadership (skills|spirit)|emotional intelligence|team spirit
  sense of (urgency|ownership|responsibility)|customer[- ]focus(ed)?(?! groups?)|organi[sz]ed and (responsible|committed|focused|motivated)
  (great|good) communicator|(easy|quick) (to learn|learning)|work(ing)? in (a )?teams?|responsible and \p{L}+
  atencao a(os)? detalhes|detalhista|automotivad[oa]|adaptabilidade|resolucao de problemas|ambientes? dinamicos?`,
  { ...noLetterOrDigitAround, flags: 'gu' },
)

const repeated = /(?<![\p{L}\p{N}])(\p{L}{2,40})(?: \1(?![\p{L}\p{N}]))+/gu

/** Removes repeated words ("em em equipe" becomes "em equipe") and records the original position of each character. */
const withoutRepeats = (folded: string): { readonly text: string; readonly at: readonly number[] } => {
  const left = new Set(Array.from({ length: folded.length }, (_, index) => index))
  for (const { 0: run, 1: word = '', index } of folded.matchAll(repeated))
    for (let sign = index + word.length; sign < index + run.length; sign++) left.delete(sign)
  const at = [...left]
  return { text: at.map((index) => folded[index]).join(''), at }
}

/** True where the sentence around a phrase is a task with a figure: "Taught emotional intelligence to 200 pupils". */
const isInTask = (text: string, at: number): boolean => {
  const start = Math.max(...['. ', '; ', '! '].map((end) => text.lastIndexOf(end, at) + (at > 0 ? 1 : 0)), 0)
  const [sentence = ''] = text.slice(start).split(/[.;!](?= |$)/u)
  // A phrase that opens its sentence is about the person: "Determined to win, sold 20 cars".
  return /\d/.test(sentence) && /\p{L}/u.test(text.slice(start, at)) && openingOf(sentence.trim()) === 'action'
}

/** Every stock phrase once, at the first block containing it, because a phrase may wrap. */
export const findCliches = (blocks: readonly Block[]): { readonly line: Block; readonly mark: string }[] => {
  const seenPhrases = new Set<string>()
  return blocks.flatMap((line) => {
    const { text, at } = withoutRepeats(fold(line.text))
    return [...text.matchAll(pattern)].flatMap((match) => {
      const start = at[match.index] ?? 0
      if (seenPhrases.has(match[0]) || isInTask(line.text, start)) return []
      seenPhrases.add(match[0])
      return [{ line, mark: line.text.slice(start, (at[match.index + match[0].length - 1] ?? 0) + 1) }]
    })
  })
}

/** A text without its stock phrases, folded. */
export const withoutStock = (text: string): string => fold(text).replace(pattern, ' ')

/** Content words besides its stock phrases with which a sentence says something of its own. */
const OWN_WORDS = 3

/** True for a sentence of stock phrases and little else: "hard worker and team player, never late". Pure. */
export const isStock = memo((text: string): boolean => {
  const matches = [...fold(text).matchAll(pattern)]
  if (matches.length === 0) return false
  const stock = new Set(matches.flatMap(([phrase]) => [...contentWords(phrase)]))
  return [...contentWords(text)].filter((word) => !stock.has(word)).length < OWN_WORDS
})
