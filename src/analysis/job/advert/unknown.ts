// Terms no gazetteer knows, told by where they stand: after "experiência com", in a list, in brackets, or by their look.
import { fold } from '../../resume/reading/text'

export type Span = { readonly start: number; readonly end: number }

const cue =
  /(?<![\p{L}])(?:experiencias? (?:previa |comprovada |anterior |solida |profissional |minima )?(?:de \d+ anos? )?(?:com|em|na|no|nas|nos|como|de)|conhecimentos? (?:\p{L}+ ){0,2}?(?:em|de|do|da|dos|das|sobre|com)|dominio (?:de|do|da|dos|das|em)|vivencia (?:em|com|na|no|de)|familiaridade com|nocoes (?:de|em)|certificac(?:ao|oes) (?:em|de)|saber (?:usar|operar|utilizar)|pratica (?:em|com|de)|habilidade (?:com|em|para)|experienced? (?:\p{L}+ )?(?:with|in|using|working with|of)|(?:knowledge|understanding|command|grasp) (?:of|in)|familiar(?:ity)? with|proficien(?:cy|t) (?:in|with|at)|expertise (?:in|with)|background in|skilled (?:in|at|with)|exposure to|comfortable with|hands-on (?:experience )?with|cursos? (?:de|em)|certification in|trained in)(?![\p{L}])\s*/gu

const splitter =
  /\s*[,;:()•|]\s*|\s+[/–-]\s+|\s+(?:e\/ou|e|ou|and\/or|and|or|bem como|assim como|as well as|tais como|como|such as|like|com|with|using|usando|incluindo|including|alem de|ex\.?|e\.g\.?)\s+/gu
/** Where a term ends and what it is for begins. */
const until =
  /\s(?:para|pra|por|pelo|pela|que|quando|onde|em|na|no|nas|nos|ao|aos|durante|junto|voltad[oa]s?|for|to|that|which|in|within|at|on|across|using|through|from|when|while|is|are|sera|seria|sao|e um|obrigatori\w+|desejave\w+|necessari\w+|comprovad\w+|preferred|required|is a)(?:\s|$)/u
const lead =
  /^(?:(?:e|ou|and|or|boas praticas de|o|a|os|as|um|uma|the|an|any|de|do|da|dos|das|em|com|of|in|with|our|other|outros|outras|demais|boa|bom|bons|boas|solid[oa]s?|avancad[oa]s?|basic[oa]s?|intermediari[oa]s?|excelentes?|forte|strong|good|solid|deep|basic|advanced|working|excellent|proven|previous|prior|modern|various|some|principais|diversos|diversas|ferramentas? de|ferramentas?|sistemas? de|softwares? de|software de|plataformas? de|tecnicas? de|rotinas? de|processos? de|conceitos? de|nocoes de|conhecimentos? (?:em|de)|experiencia (?:em|com)|uso de|utilizacao de|normas|(?:elaboracao|construcao|criacao|manipulacao|utilizacao|aplicacao|execucao|realizacao|preparo|preparacao) d[aeo]s?|tools for|working with|building|developing|managing|creating|using|writing|designing)\s+)+/u

const empty = new Set(
  `area areas funcao funcoes cargo mercado segmento similar similares afins correlatos correlatas equipe equipes time times empresa empresas ambiente ambientes ferramenta
  ferramentas tecnologia tecnologias sistema sistemas ano anos mes meses experience experiencia pessoas pessoa team teams environment environments field role position tools technologies
  industry related industria geral minimo minima nivel rotina rotinas processo processos projeto projetos atividade atividades cliente clientes publico setor ramo disponibilidade
  years year months software softwares programas aplicativos plataforma plataformas linguagem linguagens framework frameworks conhecimento conhecimentos knowledge skill skills
  habilidade habilidades curso cursos outros outras etc metodologia metodologias tecnica tecnicas conceitos boas praticas best practices principles practices concepts methods
  techniques systems applications solutions solucoes produtos products services servicos data business negocios negocio clients customers users teams stakeholders trabalho work
  mesma mesmo profissional comprovada previa desejavel obrigatorio diferencial required preferred plus equivalente equivalent segmentos escola escolas hospital hospitais
  superior completo completa incompleto medio fundamental cursando area. vaga candidato candidate degree bachelor graduacao formacao tecnico ensino
  facilidade turmas know how candidates consultorio consultorios clinicas clinica lojas loja escritorio
  corretiva preventiva preditiva chamados tickets
  elaboracao construcao criacao manipulacao utilizacao aplicacao execucao realizacao desenvolvimento manutencao
  it ti them this that isso others ambos insights decisions informacoes information demandas tarefas tasks anos. resultados results contexto grande porte pequeno medio`.split(
    /\s+/,
  ),
)
const months = /^(?:\d|r\$|us\$)/
/** Words of a term. */
const WORDS = 4

const trailing = /(?: (?:experience|skills?|tools?|knowledge|certifications?|certificates?|background|is|e|sao))+$/u

/** An item as a term: without its opening words and what it is for; null when nothing of its own is left. */
const trimItem = (folded: string, from: number, to: number): Span | null => {
  let start = from
  let end = to
  const item = () => folded.slice(start, end)
  start += item().length - item().trimStart().length
  start += item().match(lead)?.[0].length ?? 0
  const stop = ` ${item()}`.search(until)
  if (stop === 0) return null
  if (stop > 0) end = start + stop - 1
  end = start + item().replace(/[\s.,;:!?"'”“-]{1,40}$/u, '').length
  end = start + item().replace(trailing, '').length
  const words = item().split(/[\s]+/).filter(Boolean)
  if (words.length === 0 || words.length > WORDS || item().length < 2 || months.test(item())) return null
  if (words.every((word) => empty.has(word) || word.length < 3) && !/[.+#\d]/.test(item())) return null
  if (empty.has(words[0] ?? '') && words.length > 2) return null
  return { start, end }
}

/** "campaigns in Klaviyo or …": a name behind the preposition that cut a term short. */
const tool = /\s(?:in|no|na|em|with|com|using|usando|via)\s+(?=\p{Lu})/u

const namedTool = (text: string, from: number, to: number): Span | null => {
  const match = tool.exec(text.slice(from, to))
  if (!match) return null
  const start = from + match.index + match[0].length
  const name = text.slice(start, to).match(/^\p{Lu}[\p{L}\p{N}.+#-]*(?: \p{Lu}[\p{L}\p{N}.+#-]*){0,2}/u)?.[0]
  return name ? { start, end: start + name.replace(/[.-]+$/, '').length } : null
}

const itemsOf = (text: string, folded: string, from: number, to: number): Span[] => {
  const spans: Span[] = []
  let at = from
  for (const match of folded.slice(from, to).matchAll(splitter)) {
    spans.push({ start: at, end: from + match.index })
    at = from + match.index + match[0].length
  }
  spans.push({ start: at, end: to })
  return spans.flatMap(({ start, end }) =>
    [trimItem(folded, start, end), namedTool(text, start, end)].filter((span) => span !== null),
  )
}

/** Names that look like names wherever they stand: Gatsby.js, OAuth2, LoRaWAN, ISO 27001. Not plain capitals: RH, TI. */
const looks =
  /(?<![\p{L}\p{N}.@/-])(?:[A-Z][a-z]+\.(?:js|io|ai|NET)|[A-Z][a-z]+[A-Z][\p{L}\p{N}]*|[A-Z]{2,}[a-z]+[A-Z]\w*|ISO ?\d{4,5}|[A-Z]{2,5}-\d{1,3})(?![\p{L}\p{N}@])/gu

/** A bullet of at most so many words is itself a term or a list of them. */
const SHORT = 12
const verbish =
  /^(?:ser|ter|estar|possuir|gostar|saber|atuar|realizar|fazer|auxiliar|apoiar|be|have|ability|able|to|work|capacidade|disponibilidade|residir|morar|idade|maior|minimo|voce|you|we|vontade|interesse)\b|(?:ar|er|ir) /u

/**
 * The unknown terms of a sentence, in order, at most 4 words each. `listed` is a line under a heading of requirements,
 * where a short line is a term without any cue.
 */
export const unknownTerms = (text: string, listed: boolean): Span[] => {
  const folded = fold(text)
  const cues = [...folded.matchAll(cue)]
  const spans = cues.flatMap((match, index) => {
    const from = match.index + match[0].length
    return itemsOf(text, folded, from, cues[index + 1]?.index ?? folded.length)
  })
  const short = cues.length === 0 && listed && folded.split(/\s+/).length <= SHORT && !verbish.test(folded)
  if (short) spans.push(...itemsOf(text, folded, 0, folded.length))
  for (const match of text.matchAll(looks)) spans.push({ start: match.index, end: match.index + match[0].length })
  return spans
}
