// The words of a sentence that carry content, to measure how much it says.
import { memo } from '../../memo'
import { either } from '../../phrases'
import { actionVerbs } from '../reading/experience/tasks/verbs'
import { fold, tokens } from '../reading/text'

/** Words for duties and for taking part. */
const dutyWords = `
  responsavel|responsible|atividades|atribuicoes|duties|ajudei|ajuda|participei|atuei|trabalhei|helped|worked|involved`
/** Small words in Portuguese. */
const portugueseWords = `
  as?|os?|uma?|e|ou|d[aeo]s?|em|n[ao]s?|com|por|para|pel[ao]s?|que|aos?|se|me|eu|meu|minha|seu|sua`
/** Small words in English. */
const englishWords = 'the|an|and|or|of|to|in|on|for|with|by|at|from|that|i|my|we|our|was|were|is|are|it|its'
/** Function words that do not describe work. */
const smallWord = new RegExp(`^${either(dutyWords, portugueseWords, englishWords)}$`)

/** The different content words of a text, folded. */
export const contentWords = memo(
  (text: string): ReadonlySet<string> =>
    new Set(
      tokens(fold(text))
        // A full stop belongs to a name (".NET", "Inc.") and not to the last word of a sentence.
        .map((word) => word.replace(/\.$/, ''))
        .filter((word) => word.length > 1 && /\p{L}/u.test(word) && !smallWord.test(word)),
    ),
)

/** Words for what cannot be pictured: alone with a verb and a figure they say nothing. */
const abstract = new Set(
  `resultado resultados desempenho eficiencia performance produtividade qualidade engajamento satisfacao processo processos entrega
  entregas sinergia sinergias mentalidade valor energia crescimento maturidade conversas indicadores stakeholders equipe time times empresa
  negocio geral tudo impacto sucesso lucro lucratividade estrategia estrategica execucao diversos diversas trabalho melhoria melhorias
  percebido autoridade growth result results efficiency productivity quality engagement satisfaction process processes delivery synergy mindset
  value energy impact success performance strategy execution team teams company business overall effort brand touchpoints negativity
  maturity culture cultura momentum alignment alinhamento excelencia excellence outcomes metrics metricas
  inovacao inovador inovadora inovadores innovation innovative agil ageis agile jornada journey proposito purpose exponencial transformacao
  transformation digital disrupcao disruptiva disruptivo ecossistema ecossistemas ecosystem protagonismo visao sistemica estrategicas
  estrategicos solucoes solutions lideranca leadership potencial potential narrativas narrativa mindset mindsets consciencia consciencias empatia escuta radical profunda profundo corajosas
  regenerativas regenerativo escalavel escalaveis propositos saberes futuros possiveis cocriei catalisei catalisador ressignifiquei impulsionaram impulsionei
  potencializei destravei alavanquei narratives narrative consciousness empathy scalable ecosystems courageous empowered leveraged catalyzed
  reimagined unlocked objetivos goals metas desafios challenges expressivos ponta
  potencias potencia frequencias frequencia vibracao vibracoes abundancia prosperidade portais portal crencas bloqueios bloqueio fluxo dimensoes dimensao
  camadas coletiva coletivo quantica quanticas quantico alma espirito luz ser presenca campo campos morfogeneticos expandi elevei ancorei alinhei dissolvi
  transmutei sustentei ciclos realidade realidades infinito universo talentos magnetismo
  abundance vibration vibrations frequency frequencies soul spirit universe dimension dimensions awakening awakened awareness belief beliefs silence
  interactions moments expectation expectations opportunities opportunity obstacles barriers boundaries horizons heights level levels passion dedication commitment enthusiasm
  inspiration motivation integrity grit greatness unforgettable memorable extraordinary exceptional relentless contagious inspiring meaningful across beyond every everyone
  experiencias expectativa expectativas oportunidades barreiras obstaculos horizontes paixao dedicacao comprometimento entusiasmo inspiracao motivacao integridade patamar
  inesqueciveis memoraveis extraordinario extraordinaria extraordinarios extraordinarias excepcional excepcionais encantamento
  conviction hustle legacy billions dreams destiny community communities`
    .trim()
    .split(/\s+/),
)

/** True for a word of what cannot be pictured, folded. */
export const isAbstract = (word: string): boolean => abstract.has(word)

/** The content words of a text that can be pictured: neither a verb of action nor an abstraction. */
export const concreteWords = (text: string): string[] =>
  [...contentWords(text)].filter((word) => !abstract.has(word) && !actionVerbs.has(word))
