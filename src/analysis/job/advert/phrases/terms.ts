// Words around the name of a skill that are no part of it, and names that are no skills. Folded text.
import { anyOf, anywhere, atStart } from '../../../phrases'
import { deedNames } from '../tasks/deeds'

/** What stands between the terms of a list. */
export const separators = anyOf(
  String.raw`
    \s*([;()•|]|[,:](?!(?<=\d.)\d))\s*|\s+[/+–-]\s+
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

/** Words that open a term and belong to none: "boas práticas de", "working with"; a longer phrase stands before its first word. */
export const leadWords = anyOf(
  String.raw`
    // What introduces examples or gives them weight; "in date" before "in".
    (in|up to)[- ]date|como|tais como|such as|incluindo|including|alem d[aeo]s?|principalmente|sobretudo|especialmente|em especial|especially
    particularly|mainly|notably|ideally|preferably|idealmente|preferencialmente|other duties include|duties include
    (one )?of the following|following|at least one|one or more
    // Knowledge, practice and where it was gained.
    boas praticas de|conhecimentos? (em|de)|experiencia (em|com)|nocoes de|conceitos? de|participacao (anterior )?em
    (atualizacao|aperfeicoamento|capacitacao|formacao|estudos?|cursos?|palestras?) (em|sobre)( [oa]s?)?
    (area|setor|segmento|ramo) d[aeo]s?|knowledge of|understanding of|experience (with|in)|familiarity with
    proficiency in|mastery of
    // Signs and small words.
    [-–—*\\]+|o|a|os|as|um|uma|the|an|any|de|do|da|dos|das|em|n[ao]s?|com|of|in|with|for|(ranging )?from|e|ou|and|or|bem
    our|(your|their|his|her|its)( own)?|own|all|both|either|some|various|different|multiple|another|other|outr[oa]|outros
    outras|demais|diversos|diversas|principais|melhores|years?['’]
    // How good, new or many.
    boa|bom|bons|boas|solid[oa]s?|avancad[oa]s?|basic[oa]s?|intermediari[oa]s?|excelentes?|forte|strong|good|solid|deep
    basic|advanced|working|excellent|proven|previous|prior|modern|top-notch|decent|fair|aggressive|adequate|proper|sound
    new|emerging|latest|complex|hands-on|practical|thorough|extensive|relevant|valid|current|in-date|in date|up-to-date
    end-to-end|a variety of|variety of|(wide |full )?(range|cycle) of|(day-to-day )?running of
    (odd |occasional )?(patch|portfolio|caseload|bit|pile|selection|mixture|mix|share) of( (around|about|up to|over))?( \d+)?
    // What is used or done.
    ferramentas? de|ferramentas?|sistemas? de|softwares? de|software de|plataformas? de|tecnicas? de|rotinas? de
    processos? de|normas|uso de|utilizacao de|configuracao d[aeo]s?|tools for|use of|the use of|possession of
    (elaboracao|construcao|criacao|manipulacao|utilizacao|aplicacao|execucao|realizacao|preparo|preparacao) d[aeo]s?
    // Verbs.
    ter|possuir|(para )?(realizar|executar|efetuar|fazer|prestar|redigir|auxiliar (em|na|no|nas|nos))|opera|realiza
    executa|utiliza|manuseia|fez|fizeram|use|read|operate|perform|conduct|carry out|care about|holds?|carr(y|ies)|done
    having|knowing|being (an? )?(trained|qualified)?|operating|planning|conducting|performing|running|turning|implementing
    maintaining|building|developing|managing|caring about|creating|using|writing|designing|submitting|administering
    negotiating|presenting|completing|handling|answering|undertaking|interpreting|raising|producing|setting (up|out)
    processing|worked (in|on|with|at|for)|worked (with|on|within|for)|working (with|on|in|within|at|for|alongside)
    (applying|caring|searching|preparing) for|looking after|(dealing|liaising) with
    (responding|presenting|contributing) to|reporting on
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

/** Places that are no skills, and words of documents and routes. */
export const placeNames = anyOf(
  String.raw`
    ^(
      // Brazil and its states.
      (grande|regiao|zona) [\p{L} ]+|acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao
      mato grosso( do sul)?|minas gerais|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (norte|sul)
      rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins|brasil|brazil
      // The United States.
      usa?|u\.?s|united (states|kingdom)|estados unidos|eua|alabama|alaska|arizona|arkansas|california|colorado|connecticut
      delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts
      michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|(new )?(hampshire|jersey|mexico|york)( city)?
      (north |south )?(carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont
      (west )?virginia|washington( dc)?|wisconsin|wyoming|chicago|boston
      // Other countries and parts of the world.
      uk|u\.?k|england|scotland|wales|ireland|london|eu|emea|europe|africa|asia|america|canada|germany|france|spain|greece
      india|australia|singapore|china|japan|turkey|italy|portugal|poland|netherlands|belgium|switzerland|austria|sweden
      norway|denmark|finland|vietnam|bangladesh|pakistan|nigeria|kenya|south africa|egypt|israel|argentina|chile|colombia
      peru|uruguay|paraguai|franca|alemanha|espanha|italia|inglaterra|japao
      // Documents, fees and routes.
      carteira|conselho|quitacao|rota|rotas
    )$
    ^categor(y|ia) [a-e]\b
  `,
  anywhere,
)

/** Availability, possessions and conditions: requested from a person, but not skills. */
export const noSkills = anyOf(
  String.raw`
    \b(
      // When and where somebody works.
      immediate joiners?|weekends?|overtime|shifts?|travel|relocat\w+|availab\w+|disponibilidade|horarios?|turnos?|escala
      fins? de semana|finais de semana|folgas?|plant(ao|oes)|term-time|bank holidays?|sleeping-in|night-?time working
      rota/shift system|attendance|residencia
      // Checks and documents.
      background check|drug (test|screen)\w*|(work|employment) (authorization|permit)|authorized|visa|dbs|references
      driving record|driver'?s? licen[cs]e|carteira (de trabalho|assinada)|ctps|nada consta|antecedentes|atestado|quitacao
      ear|degree|diploma|ged|gpa|internship|student teaching|cadastro de reserva
      (second|third) (community )?language|(segund|terceir)[ao] (idioma|lingua)
      // Age, strength and what somebody owns.
      a[- ]vontade|idade|idade minima|filhos|pounds|lbs|kg|lifting|own (tools|hand|vehicle|car|transport\w*)|veiculo|conducao propria
      (reliable|dependable) transport\w*
      // Pay and offers.
      bolsa|salario|pag[oa] a parte|paid holidays|accommodations?|dress code|open-door
      // What the place is like, and what somebody is like.
      deadline-intensive|deadlines?|fast-paced|[\p{L}]+-style|(work )?environment|boa vontade|attitude
      (mid-senior|entry|senior|junior|associate) level
    )\b
    ^proof of (immuni|vaccin|address|identity|age|insurance)|^(a )?minim(um|o) (of|de) |^(nao|nunca|jamais|never)\b
    \b(seg|segunda|ter|terca|qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo|mon|monday|tue|tuesday|thursday|friday)s? (a|ate|e|to|till|-)[ ]
    \b\d{1,2}h\d{0,2}\b|\b(street|road|avenue|lane|rua|avenida)$|\bcomplet[oa]$|^(nosso |o )?(times?|equipes?)\b
    ^(similar|equivalente?|comparable|semelhante|comparavel)\b|^(ideally|preferably)$|^(stay|keep|remain|feel|thrive|be) [\p{L}]+$|\b(you|we|they)['’](ll|re|ve|d)\b
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

/** What a time of work is to somebody who has it: "3 anos na bagagem". Folded. */
export const inThePast = '(?:behind you|under your belt|na bagagem)'

/** Tools and machines, with which the opening words end. */
export const toolsAtEnd = /(?:^| )(?:ferramentas|maquinas|equipamentos|materiais|instrumentos|veiculos|aparelhos) $/

/** "campaigns in Klaviyo or …": a name after the preposition that ended the term. */
export const beforeTool =
  /\s(?:sistema|software|programa|plataforma)\s+(?=\p{Lu})|\s(?:in|no|na|em|with|com|using|usando|via|through|on|ours (?:is|being))\s+(?=\p{Lu})|^ours (?:is|being)\s+(?=\p{Lu})/u

/** Places, behind which a name is that of a town: "oficina no Brás". */
export const workplaces =
  /\b(?:oficina|loja|empresa|escritorio|unidade|bairro|regiao|centro|zona|clinica|hospital|escola|colegio|restaurante|posto|shop|office|practice|store|branch|depot|warehouse|firm|company|hotel|salon|yard|farm)\b/

/** What is done to something: "leitura" of "leitura e interpretação de projetos". */
export const deeds = anyOf(deedNames, { before: '^\\s*', after: '\\s*$' })

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
