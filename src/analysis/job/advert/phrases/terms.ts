// Words around the name of a skill that are no part of it, and names that are no skills. Folded text.
import { anyOf, anywhere, atStart } from '../../../phrases'

/** What stands between the terms of a list. */
export const separators = anyOf(
  String.raw`
    \s*([;()•|]|[,:](?!(?<=\d.)\d))\s*|\s+[/–-]\s+
    \s+(
      e/ou|e|ou|(right )?through to|and/or|and|or|bem como|assim como|as well as|tais como|como|such as|like|com|with
      using|usando|utilizando|incluindo|including|alem de|ou seja|ex\.?|e\.g\.?
    )\s+
  `,
  { before: '', after: '', flags: 'gu' },
)

/** Words that end a term and begin its purpose or place. */
export const purposes = anyOf(
  String.raw`
    para|pra|por|pelo|pela|que|quando|onde|em|na|no|nas|nos|ao|aos|durante|junto|where|voltad[oa]s?|what|whatever
    according|good enough|e tanto|due to|devido a|for|to|that|which|in|within|at|as|on|across|using|through|from|when
    while|is|are|would|will|can|should|contam?(?= (muito|pontos?|a|como))|somam?|sai|saem|ganham?|leva|larga|passa|a gente
    already|faz|fazem|sem|without|matters?|importa|ajudam?|though|although|we|you|your|so|then|they|who|whose|by|inside
    sera|seria|sao|e um|obrigatori\w+|desejave\w+|necessari\w+|comprovad\w+|preferred|required|is a
  `,
  { before: '\\s', after: '(?:\\s|$)' },
)

/** Words that open a term and belong to none: "boas práticas de", "working with", "a variety of". */
export const leadWords = anyOf(
  String.raw`
    [-–—*\\]+|como|tais como|such as|incluindo|principalmente|sobretudo|especialmente|em especial|especially|particularly
    mainly|notably|(para )?(realizar|executar|efetuar|fazer|prestar|redigir|auxiliar (em|na|no|nas|nos))
    other duties include|duties include|participacao (anterior )?em|(area|setor|segmento|ramo) d[aeo]s?|ter|possuir|having
    knowing|being (an? )?(trained|qualified)?|ideally|preferably|idealmente|preferencialmente|e|ou|and|or|boas praticas de
    o|a|os|as|um|uma|the|an|any|de|do|da|dos|das|em|com|of|in|with|our|other|outros|outras|demais|boa|bom|bons|boas
    solid[oa]s?|avancad[oa]s?|basic[oa]s?|intermediari[oa]s?|excelentes?|forte|strong|good|solid|deep|basic|advanced
    working|excellent|proven|previous|prior|modern|various|some|principais|diversos|diversas|ferramentas? de|ferramentas?
    sistemas? de|softwares? de|software de|plataformas? de|tecnicas? de|rotinas? de|processos? de|conceitos? de|nocoes de
    conhecimentos? (em|de)|experiencia (em|com)|uso de|utilizacao de|normas
    (elaboracao|construcao|criacao|manipulacao|utilizacao|aplicacao|execucao|realizacao|preparo|preparacao) d[aeo]s?
    tools for|including|use of|the use of|alem d[aeo]s?
    (atualizacao|aperfeicoamento|capacitacao|formacao|estudos?|cursos?|palestras?) (em|sobre)( [oa]s?)?|use|read|operate
    perform|conduct|carry out|opera|realiza|executa|utiliza|manuseia|top-notch|decent|fair|aggressive|adequate|proper
    sound|(one )?of the following|following|melhores|different|multiple|both|either|at least one|one or more|a variety of
    variety of|(wide |full )?(range|cycle) of|(day-to-day )?running of|all|new|emerging|latest|complex|hands-on|practical
    thorough|extensive|relevant|knowledge of|understanding of|experience (with|in)|familiarity with|proficiency in
    mastery of|operating|planning|conducting|performing|running|turning|worked (in|on|with|at|for)|another|valid|current
    in-date|in date|up-to-date|implementing|maintaining|working (with|on|in|within|at|for|alongside)
    worked (with|on|within|for)|building|developing|managing|caring about|care about|creating|using|writing|designing|for
    possession of|done|submitting|administering|negotiating|presenting|completing|handling|answering|undertaking
    interpreting|raising|producing|setting (up|out)|processing|end-to-end|configuracao d[aeo]s?
    (your|their|his|her|its)( own)?|own|years?['’]|(ranging )?from|holds?|carr(y|ies)|bem|n[ao]s?|outr[oa]|fez|fizeram
    (applying|caring|searching|preparing) for|looking after|(dealing|liaising) with
    (responding|presenting|contributing) to|reporting on
    (odd |occasional )?(patch|portfolio|caseload|bit|pile|selection|mixture|mix|share) of( (around|about|up to|over))?( \d+)?
  `,
  { before: '^(?:', after: '\\s+)+' },
)

/** The action before a term, with which the opening words end. */
export const deedAtEnd =
  /(?:elaboracao|construcao|criacao|manipulacao|aplicacao|execucao|preparo|preparacao) d[aeo]s? $/u
/** Times, amounts and grades. */
export const amounts = anyOf(
  String.raw`
    (ate|minimo|maximo|minimum|maximum|no minimo|no maximo|pelo menos|at least|up to|last|past|ultim[oa]s?|proxim[oa]s?)\b.*\d
    (grades?|bands?) (\d|[a-h]([/*]\d)?$)|(entre|between|(a )?partir de|desde|acima de|over|above) \d
    (one|two|three|four|five|six|ten) (minutes?|hours?|days?|weeks?|months?|years?)\b|\d+(?!\d|-?\p{L})|r\$|us\$|[.£€$]
  `,
  atStart,
)

/** Sentences that open like a term: a gerund, an infinitive that is no task, a verb in the first person plural. */
export const clauseOpenings = anyOf(
  String.raw`
    (similar|equivalent|comparable|semelhante|equivalente|comparavel)\b
    [\p{L}]{3,14}ndo (os?|as?|d[aeo]s?|um|uma|em|n[ao]s?|conexoes)\b
    (construir|trabalhar|buscar|gostar|querer|manter|garantir|contribuir|aprender|crescer|ser|estar|fazer parte)\b|como\b
    ai\b|(pedimos|queremos|temos|somos|buscamos)\b|(you|we|they|he|she|it)\b|[^ ]+ [\p{L}]+n't\b
  `,
  atStart,
)

/** Places that are no skills. */
export const placeNames = anyOf(
  String.raw`
    ^(
      (grande|regiao|zona) [\p{L} ]+|acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias
      maranhao|mato grosso( do sul)?|minas gerais|para|paraiba|parana|pernambuco|piaui|rio de janeiro
      rio grande do (norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins|brasil|brazil|carteira
      conselho|quitacao|rota|rotas|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida
      georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota
      mississippi|missouri|montana|nebraska|nevada|(new )?(hampshire|jersey|mexico|york)( city)?
      (north |south )?(carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont
      (west )?virginia|washington( dc)?|wisconsin|wyoming|usa?|uk|u\.?k|u\.?s|eu|emea|europe|africa|asia|america|canada
      england|scotland|wales|ireland|london|chicago|boston|germany|france|spain|greece|india|australia|singapore
      united (states|kingdom)|china|japan|turkey|italy|portugal|mexico|poland|ireland|netherlands|belgium|switzerland
      austria|sweden|norway|denmark|finland|vietnam|bangladesh|pakistan|nigeria|kenya|south africa|egypt|israel|argentina
      chile|colombia|peru|uruguay|paraguai|argentina|franca|alemanha|espanha|italia|inglaterra|estados unidos|eua|mexico
      japao
    )$
    ^categor(y|ia) [a-e]\b
  `,
  anywhere,
)

/** Availability, possessions and conditions: requested from a person, but not skills. */
export const noSkills = anyOf(
  String.raw`
    \b(
      immediate joiners?|background check|drug (test|screen)\w*|(work|employment) (authorization|permit)|authorized|visa
      weekends?|overtime|shifts?|travel|relocat\w+|availab\w+|pounds|lbs|kg|driving record|driver'?s? licen[cs]e
      own (tools|hand|vehicle|car|transport\w*)|(reliable|dependable) transport\w*|references|disponibilidade|horarios?
      turnos?|fins? de semana|finais de semana|escala|idade|filhos|veiculo|conducao propria|residencia|bolsa|salario
      carteira (de trabalho|assinada)|ctps|dbs|(second|third) (community )?language|(segund|terceir)[ao] (idioma|lingua)
      nada consta|antecedentes|atestado|boa vontade|degree|diploma|ged|gpa|ear|folgas?|internship|student teaching
      deadline-intensive|fast-paced|[\p{L}]+-style|(work )?environment|cadastro de reserva|idade minima|lifting
      accommodations?|dress code|attendance|plant(ao|oes)|pag[oa] a parte|quitacao|open-door|paid holidays|deadlines?
      attitude|term-time|bank holidays?|sleeping-in|night-?time working|rota/shift system
      (mid-senior|entry|senior|junior|associate) level
    )\b
    ^proof of (immuni|vaccin|address|identity|age|insurance)|^(a )?minim(um|o) (of|de) |^(nao|nunca|jamais|never)\b
    \b(seg|segunda|ter|terca|qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo|mon|monday|tue|tuesday|thursday|friday)s? (a|ate|e|to|till|-)[ ]
    \b\d{1,2}h\d{0,2}\b|\b(street|road|avenue|lane|rua|avenida)$|\bcomplet[oa]$|^(nosso |o )?(times?|equipes?)\b
    ^(ideally|preferably)$|^(stay|keep|remain|feel|thrive|be) [\p{L}]+$|\b(you|we|they)['’](ll|re|ve|d)\b
  `,
  anywhere,
)

/** Words that close a term and belong to none: "skills", "desejável", "a plus". */
export const endWords = anyOf(
  `
    and|or|and/or|e/ou|of|for|to|up|behind( you)?|d[aeo]s?|em|com|nao|ajudam?|registrad[oa]s?|melhor( ainda)?|de verdade
    up to date|out|themselves|yourself|please|too|experience|roles?|duties|settings?|positions?|environments?|skills?
    tools?|knowledge|certifications?|certificates?|background|best practices|is|e|sao|concluid[oa]s?|atualizad[oa]s?
    em dia|ativ[oa]s?|vigente|comprovad[oa]s?|expected|required|preferred|needed|current|in date|please|helpful
    advantageous|beneficial|useful|considered|a (huge |big |definite |real |strong )?plus|a bonus|a must|an asset
    an advantage|(um )?diferenciai?s?|desejave(l|is)
  `,
  { before: '(?: ', after: ')+$' },
)

/** Tools and machines, with which the opening words end. */
export const toolsAtEnd = /(?:^| )(?:ferramentas|maquinas|equipamentos|materiais|instrumentos|veiculos|aparelhos) $/

/** "campaigns in Klaviyo or …": a name after the preposition that ended the term. */
export const beforeTool =
  /\s(?:sistema|software|programa|plataforma)\s+(?=\p{Lu})|\s(?:in|no|na|em|with|com|using|usando|via|through|on|ours (?:is|being))\s+(?=\p{Lu})|^ours (?:is|being)\s+(?=\p{Lu})/u

/** Places, behind which a name is that of a town: "oficina no Brás". */
export const workplaces =
  /\b(?:oficina|loja|empresa|escritorio|unidade|bairro|regiao|centro|zona|clinica|hospital|escola|colegio|restaurante|posto|shop|office|practice|store|branch|depot|warehouse|firm|company|hotel|salon|yard|farm)\b/

/** What is done to something: "leitura" of "leitura e interpretação de projetos". */
export const deeds = anyOf(
  `
    leitura|interpretacao|elaboracao|execucao|planejamento|preparo|preparacao|montagem|instalacao|manutencao|emissao
    controle|acompanhamento|organizacao|realizacao|desenvolvimento|implantacao|implementacao|revisao|criacao|analise
    definicao|passagem|operacao|avaliacao|conferencia|separacao|registro|apuracao|aplicacao|gestao|coordenacao|supervisao
    monitoramento
  `,
  { before: '^\\s*', after: '\\s*$' },
)

/** "Paciência com cachorro bravo", "kind to nervous owners": the receiver of a trait is no skill. */
export const traits = anyOf(
  `
    paciencia|paciente|carinho|carinhos[oa]|cuidado|cuidados[oa]|respeito|amor|empatia|educacao|educad[oa]|simpatia
    compromisso|gentil|atencios[oa]|patien(t|ce)|kind|gentle|polite|friendly|honest|calm|empathy|respect|passion
    compassion
  `,
  { after: ' (?:com|por|pel[oa]s?|with|to|for|towards|about) $' },
)

/** Openings of a line that is a sentence and no list of terms. */
export const noTermOpenings =
  /^(?:ser|ter|estar|possuir|gostar|saber|atuar|auxiliar|apoiar|be|have|ability|able|to|work|must|capacidade|disponibilidade|residir|morar|idade|maior|minimo|voce|you|we|vontade|interesse|willing\w*|own|ja)\b/

/** "1 year of dental office experience". */
export const yearsOfExperience =
  /^(?:at least |minimum |minimum of )?(?:\d{1,2}(?:\s?(?:-|–|to)\s?\d{1,2})?|one|two|three|four|five|six)(?: \(\d{1,2}\))?\+? (?:years?|months?)(?: of)? .*experience/u
