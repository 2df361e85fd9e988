// The words that reveal the parts of an answer, as patterns for folded text.
import type { TextLanguage } from '../text-language'
import { presentEn, presentPt } from './present'

type Cues = Readonly<Record<TextLanguage, RegExp>>

const words = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'u')

/** Place, time and other people. */
export const situation: Cues = {
  pt: words(
    `quando (?:eu|a gente|comecei|entrei|cheguei|o|um|uma)|na (?:epoca|escola|loja|empresa|fabrica|cozinha|clinica|obra|minha)|n[oa] (?:ultim[oa]|primeir[oa])|
    no (?:hospital|restaurante|escritorio|mercado|meu|ano|comeco|inicio|natal|plantao|turno)|em (?:20|19)\\d\\d|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|
    (?:onde|enquanto) (?:eu )?trabalho|atualmente|hoje (?:em dia|sou|estou|somos|na|no)|somos \\p{L}{2,20}|
    durante|era(?:m|mos)?|eramos|tinha(?:m|mos)?|havia|estava(?:m|mos)?|la (?:na|no)|uma vez|certo dia|um dia|teve um|trabalhava`,
  ),
  en: words(
    `when (?:i|we|the|a|my|one)|at (?:the(?! end(?![\\p{L}]))|my|a|that)|in (?:20|19)\\d\\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|
    during|there (?:was|were|are)|where i work|currently|we (?:had|were)|i was (?:working|on|at|in)|once|one (?:day|time|night)|back (?:in|at|then)|last (?:year|month|week)|while i|was working`,
  ),
}

/** The person's responsibility. */
export const task: Cues = {
  pt: words(
    `(?:eu )?(?:tinha|tive|tenho) (?:que|de)|(?:eu )?(?:precisava|precisei|preciso)|precisavamos|(?:o )?meu (?:papel|trabalho|objetivo|desafio)|(?:a )?minha (?:funcao|meta|tarefa|parte|responsabilidade)|
    (?:eu )?(?:era|fui|fiquei|sou|fico) (?:o |a )?(?:responsavel|encarregad[oa])|(?:cabia|cabe) a mim|(?:era|e|fica) comigo|(?:me )?(?:pediram|pediu|chamaram|mandaram)|o (?:objetivo|desafio|problema) era|
    a (?:meta|ideia|tarefa) era|(?:eu )?cuid(?:ava|o)|ficou (?:na minha mao|comigo|sob minha)|(?:eu )?devia|(?:eu )?fiquei de`,
  ),
  en: words(
    `i (?:had|needed|(?:was|am) (?:asked|responsible|in charge|tasked|supposed|expected))(?: (?:to|for|of|with))?|i (?:have|need) to|my (?:job|role|task|goal|part|responsibility|challenge) (?:was|is)|
    the (?:goal|challenge|problem|task|target|idea) was|it was (?:up to me|my job)|they asked me|we (?:had|needed) to|asked me to|i took charge`,
  ),
}

const pastPt = '(?!(?:aqui|ali|dali|daqui|assim|sei|achei|fui|foi|dai|mim|lei|rei|hoje|depois|jamais|ja)\\b)'
/** What the person did themselves, by a verb in the first person: "então deixei", "montei", "I set up". */
export const action: Cues = {
  pt: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:eu (?:sempre |tambem |mesm[oa] |entao |so |ja |me |os? |as? |que ){0,2}(?:\\p{L}{1,20}(?:ava|ia)|\\p{L}{2,20}(?:ei|i|z|u?s))|${pastPt}\\p{L}{2,20}ei|` +
      '(?:fiz|pus|propus|trouxe|refiz|atendi|resolvi|vendi|reduzi|dividi|corrigi|decidi|servi|conferi|escrevi|defini|construi|abri|pedi|descobri|percebi|consegui|assumi|respondi|recebi|reuni|aprendi|transferi|cumpri|substitui|investi|conduzi|produzi|traduzi|sugeri|cobri|subi|li|vi|dei)|' +
      `(?:${presentPt})|` +
      '(?:fui|sai) (?:atras|falar|buscar|ate)|(?:estou|venho) \\p{L}{2,20}ndo|comecei a \\p{L}{2,20}|passei a \\p{L}{2,20}(?:ar|er|ir))(?![\\p{L}\\p{N}])',
    'u',
  ),
  en: new RegExp(
    "(?<![\\p{L}\\p{N}])i(?: am \\p{L}{2,20}ing|(?: also| then| always| usually| often| now| first| just| even| quickly| personally| 'd){0,2} " +
      '(?!(?:was|were|had|have|am|think|thought|guess|mean|needed|wanted|like|liked|know|knew|believe|felt)(?![\\p{L}]))' +
      '(?:\\p{L}{2,20}ed|set|made|built|led|wrote|ran|took|gave|found|put|kept|taught|brought|spoke|met|sold|cut|held|drew|did|began|chose|dealt|drove|fixed|got|grew|went|sent|split|spent|told|bought|thought up|came up|let|read|sat|showed|stood|' +
      `${presentEn}))(?![\\p{L}\\p{N}])`,
    'u',
  ),
}

/** A verb with its negation, which says what was not done; "não só" adds instead. */
const negated: Cues = {
  pt: /(?<![\p{L}\p{N}])(?:nao|nunca|jamais|nem)(?! (?:so|somente|apenas)(?![\p{L}]))(?: (?:mais|me|se|lhe|os?|as?))? \p{L}{2,20}/gu,
  en: /(?<![\p{L}\p{N}])(?:(?:did|do|have|had|could|would|was) not|never|(?:did|do|have|had|could|would|was)n['’]?t)(?! (?:only|just)(?![\p{L}]))(?: ever)? \p{L}{2,20}/gu,
}

/** What the person wants or is willing to learn, with its reason, up to the next part of the sentence. */
const wish: Cues = {
  pt: /(?<![\p{L}\p{N}])(?:aprendo|quero|gostaria|desejo|pretendo|sonho em)(?![\p{L}])(?:[^.;:!?,]|, (?:porque|pois|ja que)(?![\p{L}]))*/gu,
  en: /(?<![\p{L}\p{N}])i(?: learn| want| would like|['’]d like| wish| hope)(?![\p{L}])(?:[^.;:!?,]|, (?:because|since|as)(?![\p{L}]))*/gu,
}

/** "I always give 100 percent", "dou cento e dez por cento": an idiom, and neither something done nor a figure. */
export const idiomOfEffort =
  /(?<![\p{L}\p{N}])(?:give|gave|giving|dou|dei|dar|dando)(?: (?:it|my|sempre|os|meus|always)){0,2} (?:1[0-5]0 ?(?:%|percent|per cent|por cento)|cem por cento|one hundred percent|a hundred percent)(?![\p{L}\p{N}])/gu

/** Folded text without what its author did not do or was only to do. */
export const withoutWishes = (folded: string, language: TextLanguage): string =>
  folded
    .replace(idiomOfEffort, '.')
    .replace(wish[language], '.')
    .replace(negated[language], '.')
    .replace(task[language], '.')

/** An action of a group, which hides the person's own part. */
export const group: Cues = {
  pt: /(?<![\p{L}\p{N}])(?:a gente (?:sempre |tambem |so |ja |nao |se )?\p{L}{2,20}|nos (?:sempre |tambem |ja |nao )?\p{L}{2,20}mos|\p{L}{3,20}(?:amos|emos|imos))(?![\p{L}\p{N}])/u,
  en: /(?<![\p{L}\p{N}])(?:we|the team|my team|us) (?:also |then |always |all )?\p{L}{2,20}(?![\p{L}\p{N}])/u,
}

/** A figure that is no year, because "from 2018 to 2020" is a time. */
const figure = '(?:r\\$ ?|us\\$ ?|\\$ ?|€ ?|£ ?)?(?!(?:19|20)\\d\\d(?!\\d))\\d[\\d.,]*'

/** The result. "De 30 para 12" is a change; "from 6 to 14" is one only of shares, or behind a verb that says so. */
export const result: Cues = {
  pt: words(
    `(?:no|ao) (?:fim|final)|(?:o |como |de )?resultado(?: disso)?|deu (?:certo|tudo certo)|desde entao|(?:eu )?consegui(?:mos)?|a gente conseguiu|
    sem (?:atraso|erro|falta|reclamacao|reclamacoes|perda|perdas|acidente|acidentes|multa|retrabalho)|(?:reduzi|reduziu|reduzimos|diminui|diminuiu|diminuimos|aumentei|aumentou|aumentamos|subiu|caiu|dobrou|baixou|melhorou|cresceu|economizei|economizamos|economizou)|
    ninguem (?:mais )?reclam\\p{L}{1,6}|ninguem se (?:machucou|feriu)|(?:voltei|voltamos|voltou) em ${figure} ?(?:minutos?|min|horas?|h|dias?)|(?:nao houve|nao teve|nao tive|nao tivemos|nenhuma|zero) (?:nenhuma )?reclamac\\p{L}{2,4}|voltou ao normal|voltar ao normal|
    passou (?:a|de|para)|deixou de|nunca mais|(?:em|durante|n[eo]sses|nestes) (?:\\p{L}{3,10} |\\d{1,2} )?(?:anos|meses),? (?:eu )?(?:nunca|jamais)|parou de|(?:fui|foi) (?:aprovad[oa]|elogiad[oa]|promovid[oa]|contratad[oa]|renovado)|elogi\\p{L}{1,12}|virou (?:padrao|rotina|regra)|ficou (?:pront[oa]|mais|tudo)|
    (?:subiram|cairam|dobraram|aumentaram|diminuiram|baixaram|melhoraram|cresceram|triplicou|triplicaram|passaram (?:a|de|para))|
    de ${figure}(?: ?%| [\\p{L}$]{1,20}){0,2} (?:para|pra) (?:so |apenas |menos de |mais de )?${figure}|
    ${figure} del[ea]s|${figure} em cada ${figure}|terminei|terminamos|entreguei|entregamos|bati(?:mos)? a meta|batemos a meta|voltaram|fechei|fechamos`,
  ),
  en: words(
    `in the end|as a result|(?:the |end )?result(?: was)?|it worked|since then|(?:i|we) (?:managed|succeeded|finished|delivered|saved|met the)|
    without (?:delay|delays|errors|complaints|a single)|(?:reduced|increased|dropped|fell|rose|doubled|halved|improved|grew|went up|went down)|
    (?:decreased|declined|climbed|shrank|tripled)|(?:went|moved|came|got) (?:up |down )?from ${figure}|(?:went|came|got|brought|are|is|was|were) (?:\\p{L}{2,20} )?(?:up|down) to ${figure}|from ${figure} ?(?:%|percent|per cent) (?:up |down )?to ${figure}|
    ${figure} of (?:them|these|those)|${figure} out of ${figure}|(?:no|zero) complaints|(?:nobody|no one) (?:ever )?complained|(?:nobody|no one) (?:was|got) (?:hurt|injured)|(?:was|were|came) back (?:up )?(?:in|within) ${figure} ?(?:minutes?|hours?|days?)|back to normal|worked out|stopped|never again|(?:in|over|during|for) (?:\\p{L}{3,10} |\\d{1,2} )?(?:years|months),? (?:i(?: have|['’]ve| had)? )?never|(?:was|were|got) (?:praised|promoted|hired|renewed|approved|adopted)|ended up|turned out|so (?:now|that)|by the end|on time`,
  ),
}

/** Filler words; the neighbouring words exclude the other uses of `tipo` and `like`. */
export const fillers: Readonly<Record<TextLanguage, readonly (readonly [word: string, pattern: RegExp])[]>> = {
  pt: [
    ['né', /(?<![\p{L}\p{N}])ne(?![\p{L}\p{N}])/gu],
    [
      'tipo',
      /(?<![\p{L}\p{N}])(?<!(?:que|do|de|esse|este|desse|deste|algum|nenhum|qualquer|cada|mesmo|um|outro|todo|seu|meu|o|no|ao|pelo) )tipo(?! d[eaoi](?:[sa]|sso)?(?![\p{L}]))(?![\p{L}\p{N}])/gu,
    ],
    ['sabe', /(?<![\p{L}\p{N}])(?<!(?:que|quem|nao|se|ele|ela|voce|ja|so) )sabe(?=[,.?!;]|$| ne)/gu],
    ['entendeu', /(?<![\p{L}\p{N}])(?<!(?:ele|ela|cliente|nao|que|ja) )entendeu(?=[,.?!;]|$)/gu],
    ['sei lá', /(?<![\p{L}\p{N}])sei la(?![\p{L}\p{N}])/gu],
    ['meio que', /(?<![\p{L}\p{N}])meio que(?![\p{L}\p{N}])/gu],
    ['daí', /(?<![\p{L}\p{N}])(?:dai|e ai|ai)(?=,| eu| a gente)/gu],
    ['hum', /(?<![\p{L}\p{N}])(?:hum+|hmm+|ahn?|ahm+|ehh*|ee+h?|uhm+|uh+)(?![\p{L}\p{N}])/gu],
    ['na verdade', /(?<![\p{L}\p{N}])na verdade(?![\p{L}\p{N}])/gu],
    ['assim', /(?<=[,.;!?] )assim(?=,)/gu],
  ],
  en: [
    [
      'like',
      /(?:(?<=[,.;!?] )like(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])like(?=,)|(?<=(?<![\p{L}])(?:was|were|it's|and|but|just) )like(?![\p{L}\p{N}]))/gu,
    ],
    [
      'you know',
      /(?<![\p{L}\p{N}])(?<!(?:do|if|as|did) )you know(?! (?:how|what|when|that|why|who|where)(?![\p{L}]))(?![\p{L}\p{N}])/gu,
    ],
    ['um', /(?<![\p{L}\p{N}])(?:um+|uhm+|uh+|er+m?|hmm+|ah)(?![\p{L}\p{N}])/gu],
    ['I mean', /(?<![\p{L}\p{N}])i mean(?![\p{L}\p{N}])/gu],
    ['basically', /(?<![\p{L}\p{N}])basically(?![\p{L}\p{N}])/gu],
    ['actually', /(?<![\p{L}\p{N}])actually(?![\p{L}\p{N}])/gu],
    [
      'kind of',
      /(?<![\p{L}\p{N}])(?<!(?:what|this|that|some|any|every|a|one|the|another) )(?:kind|sort) of(?![\p{L}\p{N}])/gu,
    ],
    ["I don't know", /(?:(?<=^|[,.;!?…] )|(?<=[,.;!?…] (?:and|but|or|so|like) ))i don['’]?t know(?=[,.;!?…]|$)/gu],
    ['whatever', /(?<=^|[,.;!?…] |(?<![\p{L}])(?:or|and) )whatever(?=[,.;!?…]|$)/gu],
    ['literally', /(?<![\p{L}\p{N}])literally(?![\p{L}\p{N}])/gu],
  ],
}

/** First words of a question, for one without a question mark. */
export const asking: Cues = {
  pt: words(
    'como|qual|quais|quando(?! (?:eu|a gente|entrei|comecei|cheguei)(?![\\p{L}]))|onde|quem|por que|o que|quanto|quantos|quantas|existe|tem|ha|voces|posso|e possivel|gostaria de saber|queria saber',
  ),
  en: words(
    'how|what|which|when(?! (?:i|we|the|my)(?![\\p{L}]))|where|who|why|is|are|do|does|can|could|would|will|i would like to know|may',
  ),
}
