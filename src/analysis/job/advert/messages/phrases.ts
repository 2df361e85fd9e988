// Words of adverts that are written as messages: who is sought, what is paid, when, and how to answer. Folded text.
import { anyOf, anywhere } from '../../../phrases'

/** Pay, times, places and ways to answer, whose clauses ask for nothing; brackets hold what may follow a word of work. */
const asideOpenings = anyOf(
  String.raw`
    // Pay.
    [£$€]|r\$|pay\b(?! (bills|invoices|suppliers|staff))|sal(ary|ario)?\b|rates?\b|wages?\b|price ?work\b|price or\b|day ?(work|rates?)\b|cis\b|paye\b|cash\b(?=$| (in|on|paid|daily|weekly|only|job|or|and|\d|[£$€]))|commission\b|split tips
    (good|top|great|weekly|excellent|competitive) (rates?|pay|money|wages?)|tips\b|lunch\b(?=$| (provided|included|free|paid|break))
    ((monthly|weekly|annual|yearly|performance|attendance|christmas|sign[- ]on) )?bonus(es)?\b(?! (point|question))
    diarias?\b|pgt?o?\b|pag(o|a|amento|amos)\b|comissao\b|salarios?\b|registro em carteira|carteira assinada|clt\b|recibos? verdes?\b|contrato\b|adicional\b|insalubridade|periculosidade|vt\b|vr\b|vales?\b(?=$|[ -](transporte|alimentacao|refeicao|combustivel|\d|r\$|e |\+))
    almoco\b|conducao\b(?=$| (pag[ao]|por|inclus[ao]|e|\+|a parte))|ajuda de custo\b|casa para morar|moradia\b|agua (e|,)|\d+ ?%
    // Ways to answer.
    (call|ring|txt|text|reply|pm|dm|msg|message|inbox|e-?mail|whats\p{L}*|contact|tel|phone)\b(?= (me|us|on|only|after|before|between|yes|cv|your|with|if|\d|\p{L}+$|\p{L}+ on)|$|:)
    (tl[mf]|tel(e[mf]\p{L}*)?|fone|cel(ular)?)\b\.?:? ?(?=[\d(+])|(pop|drop|come|call|walk) (in|by|along|round)\b|(passar?|aparec(e|er)|comparecer?) (n[ao]|pel[ao]|aqui)\b
    (send|drop|forward) (me|us|your|a|cv)|apply\b(?=$|:| (now|today|here|online|via|by|with|within|direct|asap|in (person|writing|store)))|zap\b|cv\b|curriculo\b|interessad[oa]s?\b
    (chama|manda|envia)r?\b(?=$|:| (n[oa]|pel[oa]|so|aqui|(o |seu )?(cv|curriculo)|msg|mensagem|zap|whats\p{L}*|fotos?|me|inbox|direct|pv|para( o)? (zap|whats\p{L}*|e-?mail|n|\d|\S+@))( |$|:|\d))
    tratar( (com|n[oa]s?|pel[oa]|direto|aqui|via)\b|$)|falar com|direct\b|ligar\b|whats(app)?\b|thanks|obrigad[oa]\b|please\b
    // Times and terms.
    (start|starts|starting)\b|asap\b|immediate(ly)?\b|urgent(e|ly)?\b|inicio\b|(full|part|pt)[ -]?time|perm(anent)?\b|temp(orary)?\b
    (mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(s|days?)?\b|weekends?( only)?$|every (other |2nd |second |3rd |third )?(w\p{L}+|day|night|mon|sat|sun)\p{L}*( off)?|days?( (and|&|or) nights?)?$|nights?$
    (evenings?|mornings?|afternoons?|weekdays?)\b|\d+(\.\d+)? ?(days?|hours?|hrs?|h|weeks?|wks?|x (na|por|a|per) (semana|week)|months?(?! (of )?exp)|shifts?|lunchtimes?|mornings?|evenings?)\b
    \d{1,2}([:.]\d\d)? ?(am|pm|-|to|as?|h)\b|(seg|ter a|qua|qui|sex|sab|dom)\b|[^,]{2,30} por conta d[aeo]\b|(segunda|terca|quarta|quinta|sexta)s?\b|(horario|turno|escala|folga|periodo)s?\b
    // Who need not answer, and the place.
    no (agenc(y|ies)|agents?|time ?wasters?|chancers|students?)|(sem|nao) (agencias?|curiosos)|live (in|close|near|out)\b|accommodation\b(?=$| (provided|available|included|offered|on|can|is|if|and|\+))
    (based|located) (in|near|at)|busy\b|(nursing|care) home|\d+[- ]beds?\b|(?!(clean|tidy|sweep|mop|wash|keep|maintain|manage|clear|paint)\p{L}* )(\p{L}+ ){1,2}(?<!(kitchen|bar|dining|play|work|sales) )area$|(mobile home|caravan|cottage|house|flat|room)( (on site|provided|available|included|for rent))+|no \p{L}+$|(show|turn) up\b|local\b(?! (knowledge|deliver\p{L}*|driv\p{L}*))|bairro|morar (perto|proximo|n[ao])|(hi|hello|hey|ola|oi|bom dia|boa tarde)\b|age[ds]?\b|idade\b|(non|nao)[ -](smokers?|fuma(ntes?)?)
  `,
  { before: '^(?:(?:so|only|just|tb|also|de) )?', after: '' },
)
/** An amount of money in a clause, and a phone. */
const money = /[£$€] ?\d|r\$ ?\d|\b\d+(?:\.\d+)? ?(?:k|ph|p\/h|pd|pw|\/h(?:ou)?r|\/day)(?!\p{L})|\d{4,5}[ -]?\d{3,6}/u
/** True for a clause of a message about pay, time, place or how to answer. */
export const isAside = (folded: string): boolean => asideOpenings.test(folded) || money.test(folded)

/** Words with which somebody is sought. */
export const seeks = anyOf(
  String.raw`
    ((hi|hello|hey)( (all|everyone|guys|folks))?[ ,]+)?((we|i)( are|'re| am|'m|'ve)? )?(urgently )?(also )?(looking for|need(ed|ing)?|wanted|hiring|recruiting|seeking|want|after|require)\b:?
    any\b(?=.*\b(free|available|looking|about)\b)|vacancy\b:?( for)?|job\b:|reqd\b
    (urgente )?(preciso|precisa-se|precisamos|procur[oa](mos|-se)?|contrat[oa](mos|-se)?|admite(-se)?|busc[oa](mos|-se)?|seleciona(mos|-se)?)( urgente(mente)?)?( de| para| d[ao])?:?
    vagas?( urgentes?)?( de| para|:)
  `,
  { before: '^', after: '(?:[ !]|$)' },
)
/** "Brickies needed": the word behind who is sought. */
export const sought =
  /\b(?:also )?(?:wanted|needed|req'?d|required|vacanc(?:y|ies)|urgente?|procurad[oa]s?|contrata(?:-se)?)\b/

/** How many are sought, and an article. */
export const number = /^(?:(?:an?|some|one|two|three|uma?|\d+(?:\+\d+)? ?x?|x\d)\s+)+/iu
/** Where the name of a job ends. */
export const titleEnds = anyOf(
  String.raw`
    (x ?\d+ )?(also |urgently |urgent )?(wanted|needed|req'?d|required|urgente?|procurad\p{L}+)
    (for|in|at|to|start\p{L}*|from|near|asap|with|who|must|free|available|around|full|part|pt)
    (para|pra|p\/|em|n[ao]|com|c\/|que|de segunda|pro)
  `,
  { before: '[ ]', after: '(?![\\p{L}]).*$' },
)

/** What opens or closes a clause that asks. */
export const asks = anyOf(
  String.raw`
    ^(must|gotta|needs?|can|has|have|having|able|own|holds?|bring|min(imum)?|valid|full|clean|current|experience|experienced|ok with|reliable)\b
    ^(ter|tem( q| que)?|tenha|precisa|saber|saiba|sabe|com|possuir|experiencia|curso|conhecer|conhecimento|gostar|ser|cnh|ferramentas?)\b
    (\b(an? )?must|\b(essential|needed|req'?d|required|only|trained|qualified|insured|ticketed|please)|em dia|obrigatori[oa]s?)$
  `,
  anywhere,
)
/** "Must be able to set out", "able to run a section": words before a task that is asked for. */
export const able =
  /^(?:(?:must|should|gotta|need to|needs to) (?:be able to|know how to|can)|must(?= (?:do|clean|cook|run|load)\b)|able to|know how to|can(?= (?!drive)\p{L}{3,}))(?: |$)/u
/** What makes a clause a wish. */
export const wishes = anyOf(
  String.raw`
    \b(pref(erred|erably|s)?|ideally|an? (added )?bonus|a plus|an advantage|desirable|desired|handy|nice to have)\b
    \b(diferencia(l|is)|desejavel|preferencia(lmente)?|ajuda( muito)?$|seria (bom|otimo|legal)|um plus|vantagem|melhor ainda)\b|e um [+]|(?<=\p{L}{3} )(?<!comptia )an? ?[+]$|= ?(extra|mais|bonus) (\$|r\$|money|pay)
    \b(would|will|wd) be (an? )?(brilliant|great|good|nice|lovely|ideal|perfect|useful|helpful|amazing|welcome|bonus|plus|advantage)\b|\b(welcome|useful|helpful|even better)$
  `,
  anywhere,
)
/** Names of cards, courses and levels. */
export const credential =
  /\b(?:cards?|tickets?|certificates?|certs?|licen[cs]es?|level \d|l\d|nvq|gcses?|cpc|adr|edition|curso|cnh|nr ?-?\d+)\b/

/** What stands behind the name of a job: the work, or what is asked. */
export const forWork = anyOf(String.raw`to (?=\p{L})|(para|pra) (?=[\p{L}-]{2,14}[aei]r( |,|$))`, {
  before: '[ ]',
  after: '',
})
export const withSkill = anyOf('with|w/|(com|c/)(?= (?!urgencia))|who (has|have|can)|que (saiba|tenha|seja)|must', {
  before: '[ ,]',
  after: ' ',
})

/** A time within a clause, which ends what is done: "clean our offices 6-8am". */
export const time = anyOf(
  String.raw`
    (from |between |at )?\d{1,2}([:.]\d\d)? ?(-|–|to|am|pm|h)\b|(on |every )?(mon|tue|wed|thu|fri|sat|sun)(day)?s?\b
    (de )?(seg|segunda)( a|\b)|nos fds|aos (sabados|domingos)|finais de semana|\d x\b
  `,
  { before: ' ', after: '.*$' },
)

/** Labels within a message that say whose work follows. */
export const label = anyOf('ele|ela|he|she|duties|work|jobs?|inside|outside|dentro|fora|função|atividades', {
  before: '^',
  after: ': ?',
  flags: 'iu',
})

/** Signs of a message: how it asks to be answered, or what is paid by the hour or the day. */
export const sign = anyOf(
  String.raw`
    (^|[.!] ?)(call|ring|txt|text|pm|dm|msg|message|inbox|whats\p{L}*)\b (me|us|\p{L}+$|\p{L}+ on|cv|on|only)
    \b(zap|whats|wpp|inbox|direct|no pv)\b|(^|[.!] ?)(chamar?|ligar|tratar|mandar?) |\b(txt|asap|cis|pls|p\/ ?h|ph)\b
    [£$€] ?\d+(\.\d+)? ?(p|a|per|\/) ?(h|d)|\b(diaria|comissao|pg)\b
  `,
  anywhere,
)

/** Words of sentences in prose, which a message has few of. */
export const prose =
  /\b(?:you|your|you'll|we are (?!looking)|we're (?!looking)|our (?:team|company|clients?|customers|mission)|who (?:will|is|can)|the (?:role|successful|ideal|candidate|person)|this (?:role|is)|voce|nossa|nosso|somos|estamos|a gente|o profissional|a empresa|a pessoa)\b/
