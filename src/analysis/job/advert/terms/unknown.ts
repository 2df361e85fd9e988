// Finds terms absent from the gazetteer by their position (after "experiência com", in a list, in brackets) or by their
// spelling.
import { fold } from '../../../resume/reading/text'
import type { TextLanguage } from '../../../text-language'
import { closer, examples, filler, listBefore, opener, opensAct } from './openers'
import { plainly } from './plainly'
import type { Span } from './span'
import { spelledIn } from './spelled'
import { valuedIn } from './valued'
import { emptyLead, namesSkill, untilStop } from './vocabulary'

const splitter =
  /\s*(?:[;()•|]|[,:](?!(?<=\d.)\d))\s*|\s+[/–-]\s+|\s+(?:e\/ou|e|ou|(?:right )?through to|and\/or|and|or|bem como|assim como|as well as|tais como|como|such as|like|com|with|using|usando|utilizando|incluindo|including|alem de|ou seja|ex\.?|e\.g\.?)\s+/gu
/** Words that end a term and begin its purpose or place. */
const until =
  /\s(?:para|pra|por|pelo|pela|que|quando|onde|em|na|no|nas|nos|ao|aos|durante|junto|where|voltad[oa]s?|what|whatever|according|good enough|e tanto|due to|devido a|for|to|that|which|in|within|at|as|on|across|using|through|from|when|while|is|are|would|will|can|should|contam?(?= (?:muito|pontos?|a|como))|somam?|sai|saem|ganham?|leva|larga|passa|a gente|already|faz|fazem|sem|without|matters?|importa|ajudam?|though|although|we|you|your|so|then|they|who|whose|by|inside|sera|seria|sao|e um|obrigatori\w+|desejave\w+|necessari\w+|comprovad\w+|preferred|required|is a)(?:\s|$)/u
const lead =
  /^(?:(?:[-–—*\\]+|como|tais como|such as|incluindo|principalmente|sobretudo|especialmente|em especial|especially|particularly|mainly|notably|(?:para )?(?:realizar|executar|efetuar|fazer|prestar|redigir|auxiliar (?:em|na|no|nas|nos))|other duties include|duties include|participacao (?:anterior )?em|(?:area|setor|segmento|ramo) d[aeo]s?|ter|possuir|having|knowing|being (?:an? )?(?:trained|qualified)?|ideally|preferably|idealmente|preferencialmente|e|ou|and|or|boas praticas de|o|a|os|as|um|uma|the|an|any|de|do|da|dos|das|em|com|of|in|with|our|other|outros|outras|demais|boa|bom|bons|boas|solid[oa]s?|avancad[oa]s?|basic[oa]s?|intermediari[oa]s?|excelentes?|forte|strong|good|solid|deep|basic|advanced|working|excellent|proven|previous|prior|modern|various|some|principais|diversos|diversas|ferramentas? de|ferramentas?|sistemas? de|softwares? de|software de|plataformas? de|tecnicas? de|rotinas? de|processos? de|conceitos? de|nocoes de|conhecimentos? (?:em|de)|experiencia (?:em|com)|uso de|utilizacao de|normas|(?:elaboracao|construcao|criacao|manipulacao|utilizacao|aplicacao|execucao|realizacao|preparo|preparacao) d[aeo]s?|tools for|including|use of|the use of|alem d[aeo]s?|(?:atualizacao|aperfeicoamento|capacitacao|formacao|estudos?|cursos?|palestras?) (?:em|sobre)(?: [oa]s?)?|use|read|operate|perform|conduct|carry out|opera|realiza|executa|utiliza|manuseia|top-notch|decent|fair|aggressive|adequate|proper|sound|(?:one )?of the following|following|melhores|different|multiple|both|either|at least one|one or more|a variety of|variety of|(?:wide |full )?(?:range|cycle) of|(?:day-to-day )?running of|all|new|emerging|latest|complex|hands-on|practical|thorough|extensive|relevant|knowledge of|understanding of|experience (?:with|in)|familiarity with|proficiency in|mastery of|operating|planning|conducting|performing|running|turning|worked (?:in|on|with|at|for)|another|valid|current|in-date|in date|up-to-date|implementing|maintaining|working (?:with|on|in|within|at|for|alongside)|worked (?:with|on|within|for)|building|developing|managing|caring about|care about|creating|using|writing|designing|for|possession of|done|submitting|administering|negotiating|presenting|completing|handling|answering|undertaking|interpreting|raising|producing|setting (?:up|out)|processing|end-to-end|configuracao d[aeo]s?|(?:your|their|his|her|its)(?: own)?|own|years?['’]|(?:ranging )?from|holds?|carr(?:y|ies)|bem|n[ao]s?|outr[oa]|fez|fizeram|(?:applying|caring|searching|preparing) for|looking after|(?:dealing|liaising) with|(?:responding|presenting|contributing) to|reporting on|(?:odd |occasional )?(?:patch|portfolio|caseload|bit|pile|selection|mixture|mix|share) of(?: (?:around|about|up to|over))?(?: \d+)?)\s+)+/u

/** The action before a term, with which `lead` ends. */
const handled = /(?:elaboracao|construcao|criacao|manipulacao|aplicacao|execucao|preparo|preparacao) d[aeo]s? $/u

const months =
  /^(?:(?:ate|minimo|maximo|minimum|maximum|no minimo|no maximo|pelo menos|at least|up to|last|past|ultim[oa]s?|proxim[oa]s?)\b.*\d|(?:grades?|bands?) (?:\d|[a-h](?:[/*]\d)?$)|(?:entre|between|(?:a )?partir de|desde|acima de|over|above) \d|(?:one|two|three|four|five|six|ten) (?:minutes?|hours?|days?|weeks?|months?|years?)\b|\d+(?!\d|-?\p{L})|r\$|us\$|[.£€$])/u
/** Sentences that open like a term: a gerund, an infinitive that is no task, a verb in the first person plural. */
const clause =
  /^(?:(?:similar|equivalent|comparable|semelhante|equivalente|comparavel)\b|[\p{L}]{3,14}ndo (?:os?|as?|d[aeo]s?|um|uma|em|n[ao]s?|conexoes)\b|(?:construir|trabalhar|buscar|gostar|querer|manter|garantir|contribuir|aprender|crescer|ser|estar|fazer parte)\b|como\b|ai\b|(?:pedimos|queremos|temos|somos|buscamos)\b|(?:you|we|they|he|she|it)\b|[^ ]+ [\p{L}]+n't\b)/u
/** Places that are no skills. */
const states =
  /^(?:(?:grande|regiao|zona) [\p{L} ]+|acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso(?: do sul)?|minas gerais|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins|brasil|brazil|carteira|conselho|quitacao|rota|rotas|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|(?:new )?(?:hampshire|jersey|mexico|york)(?: city)?|(?:north |south )?(?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|(?:west )?virginia|washington(?: dc)?|wisconsin|wyoming|usa?|uk|u\.?k|u\.?s|eu|emea|europe|africa|asia|america|canada|england|scotland|wales|ireland|london|chicago|boston|germany|france|spain|greece|india|australia|singapore|united (?:states|kingdom)|china|japan|turkey|italy|portugal|mexico|poland|ireland|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|vietnam|bangladesh|pakistan|nigeria|kenya|south africa|egypt|israel|argentina|chile|colombia|peru|uruguay|paraguai|argentina|franca|alemanha|espanha|italia|inglaterra|estados unidos|eua|mexico|japao)$|^categor(?:y|ia) [a-e]\b/u

/** Maximum content words of a term, and maximum words of any kind. */
const WORDS = 4
/** Of a name written with capitals: "Arkansas Water Treatment Operator License". */
const NAME_WORDS = 6
const ALL_WORDS = 8
const isName = (words: string): boolean =>
  words
    .split(/\s+/)
    .every((word, at, all) => /^[\p{Lu}\d]/u.test(word) || little.test(fold(word)) || (at > 1 && at === all.length - 1))
const little = /^(?:de|do|da|dos|das|e|a|o|of|the|and|para|&)$/
/** Capitals within a name: "sistema MV". */
const initials = /(?<![\p{L}])\p{Lu}{2,}(?![\p{Ll}])/u
/** Availability, possessions and conditions: requested from a person, but not skills. */
const noSkill =
  /\b(?:immediate joiners?|background check|drug (?:test|screen)\w*|(?:work|employment) (?:authorization|permit)|authorized|visa|weekends?|overtime|shifts?|travel|relocat\w+|availab\w+|pounds|lbs|kg|driving record|driver'?s? licen[cs]e|own (?:tools|hand|vehicle|car|transport\w*)|(?:reliable|dependable) transport\w*|references|disponibilidade|horarios?|turnos?|fins? de semana|finais de semana|escala|idade|filhos|veiculo|conducao propria|residencia|bolsa|salario|carteira (?:de trabalho|assinada)|ctps|dbs|(?:second|third) (?:community )?language|(?:segund|terceir)[ao] (?:idioma|lingua)|nada consta|antecedentes|atestado|boa vontade|degree|diploma|ged|gpa|ear|folgas?|internship|student teaching|deadline-intensive|fast-paced|[\p{L}]+-style|(?:work )?environment|cadastro de reserva|idade minima|lifting|accommodations?|dress code|attendance|plant(?:ao|oes)|pag[oa] a parte|quitacao|open-door|paid holidays|deadlines?|attitude|term-time|bank holidays?|sleeping-in|night-?time working|rota\/shift system|(?:mid-senior|entry|senior|junior|associate) level)\b|^proof of (?:immuni|vaccin|address|identity|age|insurance)|^(?:a )?minim(?:um|o) (?:of|de) |^(?:nao|nunca|jamais|never)\b|\b(?:seg|segunda|ter|terca|qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo|mon|monday|tue|tuesday|thursday|friday)s? (?:a|ate|e|to|till|-) |\b\d{1,2}h\d{0,2}\b|\b(?:street|road|avenue|lane|rua|avenida)$|\bcomplet[oa]$|^(?:nosso |o )?(?:times?|equipes?)\b|^(?:ideally|preferably)$|^(?:stay|keep|remain|feel|thrive|be) [\p{L}]+$|\b(?:you|we|they)['’](?:ll|re|ve|d)\b/u

const trailing =
  /(?: (?:and|or|and\/or|e\/ou|of|for|to|up|behind(?: you)?|d[aeo]s?|em|com|nao|ajudam?|registrad[oa]s?|melhor(?: ainda)?|de verdade|up to date|out|themselves|yourself|please|too|experience|roles?|duties|settings?|positions?|environments?|skills?|tools?|knowledge|certifications?|certificates?|background|best practices|is|e|sao|concluid[oa]s?|atualizad[oa]s?|em dia|ativ[oa]s?|vigente|comprovad[oa]s?|expected|required|preferred|needed|current|in date|please|helpful|advantageous|beneficial|useful|considered|a (?:huge |big |definite |real |strong )?plus|a bonus|a must|an asset|an advantage|(?:um )?diferenciai?s?|desejave(?:l|is)))+$/u

const tools = /(?:^| )(?:ferramentas|maquinas|equipamentos|materiais|instrumentos|veiculos|aparelhos) $/
/** Trims an item to its term, without opening words and purpose; null when no term remains. */
const trimItem = (text: string, folded: string, from: number, to: number, language: TextLanguage): Span | null => {
  let start = from
  let end = to
  const item = () => folded.slice(start, end)
  start += item().length - item().trimStart().length
  // "Read Write Inc." is a name; its first word is no verb.
  const isNamed =
    from > 0 && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text.slice(0, from))
  const opening = isNamed ? '' : (item().match(lead)?.[0] ?? '')
  const isOfTool = tools.test(opening) && /^\p{Ll}+s$/u.test(text.slice(start + opening.length, to).trim())
  // "Preparação de corpos": one common word says nothing without what is done to it.
  const deed = handled.exec(opening)
  const isBare = deed !== null && /^\p{Ll}+$/u.test(text.slice(start + opening.length, to).trim())
  start += isOfTool ? opening.lastIndexOf(' ', opening.length - 2) + 1 : isBare ? deed.index : opening.length
  const stop = ` ${item()}`.search(until)
  if (stop === 0) return null
  if (stop > 0) end = start + stop - 1
  end = start + untilStop(text.slice(start, end), text, language)
  end = start + item().replace(/[\s.,;:!?"'”“-]{1,40}$/u, '').length
  const tail = item().length - item().replace(trailing, '').length
  // "Care Certificate" is one name.
  const isPart =
    /^\s\p{Lu}/u.test(text.slice(end - tail, end)) && /^\p{Lu}/u.test(text.slice(start)) && /\s\p{Ll}/u.test(text)
  end -= isPart ? 0 : tail
  // "Cards accurately": an adverb closes a clause, and no name.
  if (language === 'en')
    end =
      start +
      item().replace(/ (?:well|daily|weekly|(?!family|assembly|supply|reply|anomaly|poly|fly)\p{L}{3,14}ly)$/u, '')
        .length
  start += emptyLead(text.slice(start, end), language)
  // "Análise e criação de telas": without its first deed the second one begins the term.
  if (language === 'pt') start += /^(?:e|ou) (?=\S)/.exec(item())?.[0].length ?? 0
  if (language === 'en') start += /^(?:an?|the) (?=\S)/.exec(item())?.[0].length ?? 0
  const all = item().split(/\s+/).filter(Boolean)
  const words = all.filter((word) => !little.test(word))
  const most = isName(text.slice(start, end)) ? NAME_WORDS : WORDS
  if (words.length === 0 || words.length > most || all.length > ALL_WORDS) return null
  if (item().length < 2 || months.test(item()) || noSkill.test(item())) return null
  if (clause.test(item()) || states.test(item())) return null
  const initialism = initials.test(text.slice(start, end)) && /\p{Ll}/u.test(text)
  if (!initialism && !namesSkill(text.slice(start, end), text, language)) return null
  if (words[0] === 'se' || /-l[oa]s?$/.test(item()) || /^[abc][12]$/.test(item())) return null
  return { start, end }
}

/** "campaigns in Klaviyo or …": a name after the preposition that ended the term. */
const tool =
  /\s(?:sistema|software|programa|plataforma)\s+(?=\p{Lu})|\s(?:in|no|na|em|with|com|using|usando|via|through|on|ours (?:is|being))\s+(?=\p{Lu})|^ours (?:is|being)\s+(?=\p{Lu})/u
/** Places, behind which a name is that of a town: "oficina no Brás". */
const place =
  /\b(?:oficina|loja|empresa|escritorio|unidade|bairro|regiao|centro|zona|clinica|hospital|escola|colegio|restaurante|posto|shop|office|practice|store|branch|depot|warehouse|firm|company|hotel|salon|yard|farm)\b/

export const namedTool = (text: string, from: number, to: number): Span | null => {
  const match = tool.exec(text.slice(from, to))
  if (!match || place.test(fold(text.slice(from, from + match.index)))) return null
  const start = from + match.index + match[0].length
  if (states.test(fold(text.slice(start, to)).replace(/(?<![.,;:!)])[.,;:!)]+$/, ''))) return null
  const name = text.slice(start, to).match(/^\p{Lu}[\p{L}\p{N}.+#&-]*(?: \p{Lu}[\p{L}\p{N}.+#&-]*){0,2}/u)?.[0]
  return name ? { start, end: start + name.replace(/(?<![.-])[.-]+$/, '').length } : null
}

const act =
  /^\s*(?:leitura|interpretacao|elaboracao|execucao|planejamento|preparo|preparacao|montagem|instalacao|manutencao|emissao|controle|acompanhamento|organizacao|realizacao|desenvolvimento|implantacao|implementacao|revisao|criacao|analise|definicao|passagem|operacao|avaliacao|conferencia|separacao|registro|apuracao|aplicacao|gestao|coordenacao|supervisao|monitoramento)\s*$/u
/** "Leitura e interpretação de projetos", "planejamento e controle de produção": one term, not two. */
const joinActs = (folded: string, spans: readonly Span[]): Span[] => {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const both = before && folded.slice(before.end, span.start) === ' e '
    if (
      both &&
      act.test(folded.slice(before.start, before.end)) &&
      /^[\p{L}]+ d[aeo]s? /u.test(folded.slice(span.start, span.end))
    )
      joined[joined.length - 1] = { start: before.start, end: span.end }
    else joined.push(span)
  }
  return joined
}

/** "Paciência com cachorro bravo", "kind to nervous owners": the receiver of a trait is no skill. */
const ofTrait =
  /\b(?:paciencia|paciente|carinho|carinhos[oa]|cuidado|cuidados[oa]|respeito|amor|empatia|educacao|educad[oa]|simpatia|compromisso|gentil|atencios[oa]|patien(?:t|ce)|kind|gentle|polite|friendly|honest|calm|empathy|respect|passion|compassion) (?:com|por|pel[oa]s?|with|to|for|towards|about) $/

/** The terms of a part of a text that lists them. */
export const itemsOf = (text: string, folded: string, from: number, to: number, language: TextLanguage): Span[] => {
  const spans: Span[] = []
  let at = from
  for (const match of folded.slice(from, to).matchAll(splitter)) {
    spans.push({ start: at, end: from + match.index })
    at = from + match.index + match[0].length
  }
  spans.push({ start: at, end: to })
  return joinActs(folded, spans)
    .filter(({ start }) => !ofTrait.test(folded.slice(0, start)))
    .flatMap(({ start, end }) =>
      [trimItem(text, folded, start, end, language), namedTool(text, start, end)].filter((span) => span !== null),
    )
}

/** "platforms like Westlaw": "like" before a capital opens a list of names. */
const capitalList = (text: string) => text.matchAll(/(?<=[\p{L},] )(?:like|como)\s+(?=\p{Lu})/gu)

/** A bullet of at most SHORT words is a term or a list of terms; a longer one, up to LONG words, needs COMMAS commas. */
const SHORT = 12
const COMMAS = 3
const LONG = 40
const noObject =
  /^(?:ser|ter|estar|possuir|gostar|saber|atuar|auxiliar|apoiar|be|have|ability|able|to|work|must|capacidade|disponibilidade|residir|morar|idade|maior|minimo|voce|you|we|vontade|interesse|willing\w*|own|ja)\b/
const infinitive = /^[\p{L}-]{2,20}[aei]r(?:-se)? /u

/** "Instalação de split e cassete, solda oxiacetilênica, carga de gás e leitura de projeto": names of a few words each. */
const ITEM_WORDS = 5
const isNames = (folded: string): boolean => {
  const items = folded.split(/[,;] (?:(?:e|and) )?| (?:e|and) /u)
  return (
    folded.split(/[,;]/).length >= COMMAS &&
    items.length > COMMAS &&
    items.every((item) => item.split(/\s+/).length <= ITEM_WORDS)
  )
}

/** Where the terms begin in a line that is itself a term or a list of terms; null for a sentence. */
const listFrom = (folded: string, language: TextLanguage): number | null => {
  const count = folded.split(/\s+/).length
  const commas = folded.split(/[,;]/).length - 1
  if (count > SHORT && (commas < COMMAS || count > LONG) && !isNames(folded)) return null
  const act = opensAct.exec(folded)
  if (act) return act[0].length
  return noObject.test(folded) || (language === 'pt' && infinitive.test(folded)) ? null : 0
}

/** "Python, SQL and experience with Airflow": the end of a list that runs up to the first opener; 0 without one. */
const before = (folded: string, end: number): number => {
  const head = folded.slice(0, end)
  const joint = head.match(/(?:[,;]|\s(?:e|and|ou|or))\s*$/u)
  return joint && head.split(/\s+/).length <= SHORT && !noObject.test(head) ? end - joint[0].length : 0
}

/** The term before "experience" or "skills", without filler words. */
const closed = (folded: string): Span[] =>
  [...folded.matchAll(closer)].flatMap((match) => {
    const words = match[0].trim().split(' ')
    const first = words.findLastIndex((word) => filler.has(word) || /^\d|[.:]$/.test(word)) + 1
    const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const end = match.index + match[0].trimEnd().length
    return first < words.length ? [{ start, end }] : []
  })

/** The names in brackets behind a general word, and those of a list before "experience". */
const listsIn = (text: string, folded: string, language: TextLanguage): Span[] =>
  [...folded.matchAll(examples), ...folded.matchAll(listBefore)].flatMap(({ 0: whole, 1: names = '', index }) => {
    const end = index + whole.length - 1
    return /[,;/]/.test(names) ? itemsOf(text, folded, end - names.length, end, language) : []
  })

const timed =
  /^(?:at least |minimum |minimum of )?(?:\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?|one|two|three|four|five|six)(?: \(\d{1,2}\))?\+? (?:years?|months?)(?: of)? .*experience/u

/** Where a sentence begins to ask: its first opener, or the term of its first closer; its length where it has none. */
export const asksFrom = (text: string): number => {
  const folded = plainly(text)
  const at = [...folded.matchAll(opener)].map(({ index }) => index)
  return Math.min(folded.length, ...at, ...closed(folded).map(({ start }) => start), ...(valuedIn(folded) ? [0] : []))
}

/**
 * The unknown terms of a sentence, in order, each of at most 4 content words. `listed` marks a line under a heading of
 * requirements, where a short line is a term without an opener.
 */
export const unknownTerms = (text: string, listed: boolean, language: TextLanguage): Span[] => {
  const folded = plainly(text)
  const cues = [...folded.matchAll(opener), ...capitalList(text)].toSorted((a, b) => a.index - b.index)
  const valued = valuedIn(folded)
  // "Noção de inglês é um charme a mais": the terms of a valued subject end with it, up to the next comma.
  const valuedEnd = valued === undefined ? 0 : folded.indexOf(valued) + valued.length
  const comma = folded.slice(valuedEnd).search(/[,;:]/)
  const spans = cues.flatMap((match, index) => {
    const from = match.index + match[0].length
    const to = Math.max(from, cues[index + 1]?.index ?? folded.length)
    if (from >= valuedEnd || to <= valuedEnd) return itemsOf(text, folded, from, to, language)
    const further = comma < 0 ? to : Math.min(to, valuedEnd + comma + 1)
    return [...itemsOf(text, folded, from, valuedEnd, language), ...itemsOf(text, folded, further, to, language)]
  })
  const wished =
    (cues[0]?.index ?? folded.length) >= folded.indexOf(valued ?? '') + (valued?.length ?? 0) ? valued : undefined
  const first = cues[0]
  const shut = closed(folded).flatMap(({ start, end }) => trimItem(text, folded, start, end, language) ?? [])
  if (wished !== undefined) {
    const from = folded.indexOf(wished)
    const end = from + wished.length
    return [
      ...itemsOf(text, folded, from, end, language),
      ...spans.filter(({ start }) => start >= end),
      ...shut.filter(({ start }) => start >= end),
      ...spelledIn(text, folded, !listed && language === 'en'),
    ]
  }
  spans.push(...listsIn(text, folded, language))
  if (listed && first) spans.push(...itemsOf(text, folded, 0, before(folded, first.index), language))
  const from = first || !listed ? null : listFrom(folded, language)
  // "1 year of dental office experience": the term precedes the last word.
  if (from !== null && !timed.test(folded)) spans.push(...itemsOf(text, folded, from, folded.length, language))
  else spans.push(...shut)
  return [...spans, ...spelledIn(text, folded, !listed && language === 'en')]
}
