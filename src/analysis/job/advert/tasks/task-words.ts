// The words around a task in a sentence: those that introduce it, and those that say for what, when and how it is done.
import { anyOf, either } from '../../../phrases'

const newWord = String.raw`(?<![\p{L}'-])`

/** Words behind which stands what somebody is to be able to do. Folded. */
export const asksAbility = {
  en: anyOf(
    `
      (expect|want|need|ask|like)s? you to|(able|ability|capacity|capable|competent|confident|confidence|skills?|how) (to|of)|can
      (experienced?|skilled|competent|expertise|track record) (of|in|with|at)(?= \\p{L}{3,14}ing )
    `,
    {
      before: newWord,
      after: ' ',
    },
  ),
  pt: anyOf('capaz(es)? de|capacidade (de|para)|saber?( (trabalhar|lidar|mexer) (com|c/))?', {
    before: newWord,
    after: ' ',
  }),
} as const

/** Words behind which a sentence goes on with tasks. Folded. */
export const beginsTasks = {
  en: anyOf(
    `
      (you|he|she|they|who|(post|role|job) ?holder|candidate|applicant|person|individual|employee|worker|role|job|position|post|\\p{L}{2,14}(er|or|ist|ian|ant|nurse|clerk|chef)( [ivx]{1,3})?)('ll|'d| will| would| shall| must| can| may| should)( also| then| often| sometimes| primarily| mainly| typically){0,2}( be)?( (responsible|accountable) for| in charge of| (expected|required|asked|able|needed|trained|involved) (to|in)| involved in| tasked with| working (on|with)| helping (to|with)| assisting (with|in))?
      (expect|want|need|ask|like)s? you to|whether you(['’]re| are)
      (responsible|accountable) (for|to)|in charge of|(expected|required|asked|able|ability|capacity|needed|how) to
      capable of|tasked with|includ(e|es|ing)|involv(e|es|ing)
      (duties|responsibilities|tasks|functions?|purpose|role|job|work|position|day|routine)( of (an?|the|this)( \\p{L}+){1,3}?)?( may| will| would| can)? (is to|are to|are|consists? of|takes in|is split between|is (mainly|mostly|basically|largely))
    `,
    { before: newWord, after: ':? (?:to |the following:? )?' },
  ),
  pt: anyOf(
    `
      (sera( o| a)? )?responsavel (por|pel[oa]s?)|responsabilidade (de|por)|consist(e|ira|em) (em|n[ao]s?)
      (vai|ira|devera|deve|podera|pode)( (tambem|ainda|sempre))?( atuar (com|em|n[ao]s?)| trabalhar com| (auxiliar|ajudar|apoiar) (em|n[ao]s?|com|a)| realizar| executar| efetuar| fazer|(?=:|,| \\p{L}{1,14}[aeiou]r(-se)?(?!\\p{L})))
      cabe(ra)? (ao?s? (profissional|pessoa|funcionari[oa]|contratad[oa])|a|ao|aos)( fazer| realizar)?|cuidara de|no dia a dia,? voce|(ficara )?(com voce|por sua conta)
      ter(a|as|ei) (a|ao) (seu|sua|teu|tua) (cargo|cuidado|responsabilidade)|(ficarao?|ficam?) a (seu|sua|teu|tua) cargo|(compete|incumbe)-lhe
      (?<!\\bd[aeo]s? )(rotina|trabalho|servico|dia( a dia)?|funcao) (e( com| basicamente| principalmente| so)?|passa por|e dividid[oa] entre)|(tarefas|atividades) (sao|serao)
      atua(r|ra|ndo)? (com|em|n[ao]s?)|inclu(i|em|indo)|envolv(e|em|endo)|capaz(es)? de|(funcoes|tarefas|atividades|atribuicoes) de
    `,
    { before: newWord, after: ':? ' },
  ),
} as const

/** Verbs that say only that work is done: what follows them is the task. Folded. */
export const lightVerb = {
  en: anyOf(
    `
      (help|assist|support)(s|ing)? (with|in|to)
      (perform|conduct|undertak|carry(ing)? out|carries out|may|will)(e|s|es|ing)?
      (play|tak)(e|s|ing)? (an? )?(\\p{L}+ ){0,2}(role|part) in
    `,
    { before: '^(?:to )?(?:(?:will )?be )?', after: ' (?:the )?' },
  ),
  pt: anyOf(
    `
      // "Apoiar a cabeleireira no atendimento" names the person it is done for.
      (auxiliar|apoiar|ajudar|colaborar|atuar|participar|trabalhar)( diretamente)? (n[ao]s?|em|com|d[aeo]s?|a(?= \\p{L}+[aei]r ))
      (desempenhar|ter|exercer) (um )?papel \\p{L}+ (n[ao]s?|em|d[aeo]s?)
      (realiza|executa|efetua|desempenha)(r|ndo)?|faz(er|endo)?|promove(r|ndo)?|proced(er?|endo) a(?=(os?)? )
    `,
    {
      before: '^',
      after:
        '(?: |(?<= a)(?=os? ))(?!(?:e|ou) )(?:[ao]s? |uma? )?(?:(?:operacoes|atividades|tarefas|trabalhos|servicos|acoes) d[aeo]s? )?',
    },
  ),
} as const

/** Where what is done ends and its purpose, time, manner, reason or examples begin. Folded. */
export const circumstance = {
  en: anyOf(
    String.raw`
      would be|is (an?|desirable|preferred)|with the (aim|goal|intention)|so that|in order to|to ensure|ensuring|to (meet|maintain|achieve|provide|deliver|support|keep|help|make|enable|allow|avoid|improve|facilitate|promote|increase|reduce|enhance|encourage|prevent|identify)
      to (?!all|any|both|only|each|every)\p{L}{3,14}(?= (the|an?|our|your|their|its|his)(?!\p{L}))
      that|which|who|such as|e\.g\.?|like|when|where|while|whilst|if|as|because|before|after|until|without
      by(?= [a-z]+ing )|via|according to|in accordance|in line with|throughout|within|through|using|during|under|across|per
      for (the|our|your|all)|at all times|every|each day|daily|weekly|accurately|(for|of) (about|around|approximately|over|up to|some) (?=\d)|efficiently|on (a )?(daily|weekly|regular)
    `,
    { before: ',? ', after: '(?![\\p{L}])' },
  ),
  pt: anyOf(
    `
      (sera|seria|e) (um |uma )?(diferencial|desejavel|obrigatori[oa]|necessari[oa])|assim como|com (o objetivo|a finalidade|foco)|para|visando|a fim de|de forma|garantindo|assegurando|buscando|prezando|mantendo|podendo|tais como|como
      quando|que|onde|conforme|de acordo|sempre|durante|antes|depois|apos|atraves|por meio|segundo|junto|dentro|se|caso|enquanto|mediante|sob
      tod[oa]s? [oa]s?|diariamente|semanalmente|em geral|(de )?(cerca|mais|aproximadamente|em torno) (de )?(?=\\d)
    `,
    { before: ',? ', after: '(?![\\p{L}])' },
  ),
} as const

/** With what a task is done: the name behind it stands for itself. Folded. */
export const withTool = anyOf(
  'using|with|through|via|in|on|usando|utilizando|com|em|n[ao]s?|por meio d[aeo]s?|atraves d[aeo]s?',
  {
    before: newWord,
    after: ' (?:an? |the |our |o |a |os |as )?',
  },
)

/** Words that begin a time, a place or a condition, which no line of a list makes a task. Folded. */
export const opensCircumstance = anyOf(
  `
    from|by|of|over|during|within|after|before|since|until|throughout|across|under|without|for|in|on|at|as|if|when|while|whether|despite
    em|n[ao]s?|para|durante|se|quando|apos|sem|desde|entre|como
  `,
  { before: '^', after: ' ' },
)

/** How what goes on in a sentence begins where it names no task: a manner, a reason, an addition. Folded. */
const goesOn = anyOf(
  String.raw`
    assim|portanto|especialmente|nomeadamente|posteriormente|etc|\p{L}{2,14}[aei]ndo|acrescid[oa]s?|nao houve|se nao
    thus|therefore|especially|namely|particularly
  `,
  { before: '^', after: '(?!\\p{L})' },
)
/** "Any other duties", "outras tarefas de mesma natureza": whatever else the work may be. Folded. */
export const otherWork = anyOf(
  String.raw`
    (any |all |such )*other (\p{L}+ ){0,2}(duties|tasks|work|responsibilities)
    (outr|demais|divers)\p{L}* (tarefas|atividades|funcoes|atribuicoes|demandas|trabalhos|servicos|acoes)
    (tarefas|atividades|funcoes|trabalhos|servicos) (similares|afins|correlat\p{L}+|conex\p{L}+|complementares|inerentes|equiparad\p{L}+|nao especificad\p{L}+)
    (similar|related|comparable|incidental) (duties|tasks|work)
  `,
  { before: '^(?:\\p{L}{3,12} )?(?:as |os |d[aeo]s? |of )?', after: '(?!\\p{L})' },
)
/** "Engagement is delivered": a sentence of its own. Folded. */
const isSentence =
  /^(?:[\p{L}-]+ ){1,4}?(?:is|are|was|were|has been|have been|will be|sao|esta|estao|foi|foram|sera|serao|houve)(?!\p{L})/u
/** True for words behind a task, or without a verb of work, that name no task. Folded. */
export const isRemark = (words: string): boolean =>
  goesOn.test(words) || isSentence.test(words) || !/\p{L}{2}/u.test(words)

/** "Ensure that the bins are emptied", and verbs that name no task with what stands behind them. Folded. */
export const namesNoTask = anyOf(
  String.raw`
    (ensur|verif|confirm|mak)\p{L}* (sure )?(\p{L}+ ){1,4}(is|are|meet|meets|comply|complies)
    // "Matching them", "deliver it to our warehouse": IT and US are no pronouns.
    \p{L}{3,14} (them|him|(it|us|her)(?= (to|in|on|from|with|for|into|at|and|up|down|back)(?!\p{L})))
    mant(er|em|endo) (limp|organiz|arrum)\p{L}*
    (be|is|are|have|has|thrive|enjoy|ser|ter|estar|possuir|gostar|querer)(s|ing)?
    (bring|come|go|keep (calm|up|order)|make (decisions|an? (\p{L}+ ){0,2}difference)|work (well|in a|under|as part)|communicate|learn|think|stay|remain|cope|talk|listen)(s|ing)?
    (travel|commute|kneel|crouch|stoop|react|prioriti[sz]e|multi-?task|relocate|want|love|win|feel)(s|ing)?(?! and )
    mak(e|es|ing) sure|do (you|this|that|it|so|more|well)
    \p{L}{3,14} (what|how|why|whether|where|the way|o que|o jeito|a forma|a maneira|o modo)
    becom(e|es|ing) (an?|the|part)
    (stand|bend|climb|walk|sit|squat|live)(s|ing)? (and|or|at|over|up|for|in|on|long|near|within|locally)
    (help )?mak(e|es|ing) (the|our|your|this|every|each) (\p{L}+ ){1,3}(an?|the|more|better|as|even) 
    (meet|hit|exceed|achieve)(s|ing)? ((the|our|your|all|tight|daily|weekly|monthly|sales|set|agreed|\p{L}+ing) )*(targets?|deadlines?|goals?|objectives?|standards?|requirements?|kpis?|expectations?|quotas?)
    (join|apply)(ing)? (us|our|now|today|online|here|to|for|with|by|an?|the team)
    join(ing)? the (\p{L}+ ){1,4}(team|squad|crew|department|group|family|board)
    (enviar|encaminhar|remeter|entregar) para|(send|forward|submit)(ing|s)? to (the|our|an?)
    pass(ing)? (an?|the|all|our)
    report(s|ing)? (directly )?(in)?to
    work(ing|s)? (closely with|\d|in the heat|from home|nights|days|shifts)
    apply(ing)? (the|your) (concepts?|principles?|knowledge|skills?|experience)
    (demonstrate|show|prove)(s|ing)? (an?|strong|good|excellent|high|your|yourself|commitment|flexibility|initiative|leadership|that|how)
  `,
  { before: '^(?:(?:to|will|can|may) )?(?:\\p{L}{3,12}ly )?', after: '(?!\\p{L})' },
)

/** "Explain a variance to a surgeon": what is explained is nothing that somebody has experience with, so that the verb stays. Folded. */
export const speaks =
  /^(?:to )?(?:explain|describ|convey|articulat|present|explicar|transmitir|apresentar)\p{L}* .* (?:to|para|aos?) /u

/** "Experience with any of these": what somebody has, which begins as a task does. Folded. */
export const namesKnowledge = anyOf(
  'experienced?|knowledge|understanding|familiarity|proficiency|background|degree|training|(un)?registered|licen[cs]ed|certified|qualified|registration|member(ship)?',
  {
    before: '^',
    after: ' ',
  },
)

/** Articles, prepositions and the words that join two others. */
const smallWords = `
  and|or|the|an?|of|to|from|at|by|for|in|on|with|its|their|our|your
  e|ou|os?|as?|d[aeo]s?|em|n[ao]s?|com|para|por|pel[ao]s?|aos?|uma?
`
export const isSmallWord = anyOf(smallWords, { before: '^', after: '$' })

/** Small words that a cut leaves at the end of a task. Folded. */
export const tail = anyOf(smallWords, { before: '(?: ', after: ')+$' })

const upToSmall = `(?:(?!${either(smallWords)} )\\S+ ?){1,3}`
/** The last words of a task that is cut in the middle, from the last small word on, and from the last but "of" on. Folded. */
export const halfPhrase = new RegExp(` ${either(smallWords)} ${upToSmall}$`, 'u')
export const halfObject = new RegExp(
  ` (?!(?:of|d[aeo]s?) )${either(smallWords)} ${upToSmall}(?:(?<= )(?:of|d[aeo]s?) ${upToSmall})*$`,
  'u',
)
