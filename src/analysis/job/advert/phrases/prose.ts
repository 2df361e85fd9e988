// Phrases of prose that ask something of the person, give them work or say what would help. Folded text; every repetition is bounded.
import { anyOf, anywhere, either } from '../../../phrases'

const kind = '(?:(?:ideal|successful|right|best|perfect|strong|suitable|new|good|chosen|next) ){0,2}'

/** The person to be hired, as adverts name them: "the person we appoint", "our ideal driver", "somebody who". */
const person = either(String.raw`
  you
  ((the|our|your|an?|every|each|all) )?${kind}(
    candidates?|applicants?|person|post ?holders?|employees?|incumbent|individual|recruit|appointee|jobholder
  )( (that )?we (appoint|hire|want|need|choose|employ))?
  (our|the) (ideal|right|successful|perfect|next) [\p{L}-]{3,16}( [\p{L}-]{3,16})?
  (someone|somebody|anyone|anybody|people|those|staff|a person|one|candidates|applicants)( (here|else))? (who|that)
  who(ever|soever)( (?!(has|needs|can|knows)\b)[\p{L}-]{2,12}){1,4}
`)

export const will =
  "(?:['’](?:ll|d)| will| would| should| shall| must| may| ought to| ha(?:s|ve) to| needs? to)(?: also| already| really| always| therefore){0,2}"

const state = either(`
  able|adept|quick|accurate|neat|fast|patient|calm|at ease|at home|accustomed|capable|comfortable|competent|confident
  conversant|experienced|expert|familiar|fluent|good|handy|in possession|knowledgeable|no stranger|practised|prepared
  proficient|qualified|registered|skilled|strong|time[- ]served|trained|used|versed|willing
`)

const has = either(`
  (['’]ve| have| has)(?! (the (chance|opportunity|option)|access|a chance))
  ( can| could)(?! (also )?(expect|look|earn|choose|rescue|apply|find|contact|park|enjoy|grow|email|call|visit|join|be|start|take home|progress))
  [ ](really |already |also )?(knows?|understands?|holds?|carr(y|ies)|possess(es)?|brings?|speaks?|masters?|lives? and breathes?)
  [ ](is|are|'re) (not |already |also )?${state}
  (['’]re| are| is) (an? |fully ){0,2}(qualified|chartered|time-served|trained|certified|registered) (?=[a-z])|['’]re ${state}
  [ ](is|are)n['’]?t (scared|afraid|fazed)
`)

export const demand = anyOf(
  `
    ${has}
    ${will} (
      be (an? |fully |highly |very |the kind of person who )?${state}
      have(?! (the (chance|opportunity|option)|access|an? (chance|mentor)))|need|know|hold|bring|understand|possess|carry
      come with|own|demonstrate|show
    )
  `,
  { before: String.raw`(?<![\p{L}])${person}`, after: '(?![\\p{L}])' },
)

export const employer = anyOf(
  String.raw`
    insist on \p{L}|require \p{L}|(?<=d )expect (?!to (?!see)|(great|big|good|nothing|more|less)(?!\p{L}))\p{L}
    (expect|ask (for|that|of)|need|want|seek|seeking|after)( also)? (you|an?|the|to see|evidence|someone|somebody|people|anyone|that)\b
  `,
  { before: "\\bwe(?:['’](?:d|re)| would| do| are| will)?(?: also| always| therefore| really)? ", after: '' },
)

/** What an advert says of a skill it cannot do without: "audio typing should hold no fear for you". */
export const needed = either(String.raw`
  (is|are|should be|must be|will be|would be|being) (\p{L}+ )?(an? )?(
    (
      must-haves?|musts?|vital|crucial|key|important|essential|necessary|needed|required|expected|second nature|everything
      non-negotiable|paramount|mandatory|compulsory
    )(?=$|[ .,;:!)])(?! ((and|or) )?\p{L}+ (role|position|post|job|part|member))
    what (we|they|the \p{L}+) (ask|need|want|expect|look)|not optional|something (you|we)\b
    (skills?|things?|qualities) (that )?we (really |most )?(value|prize|need|want|look for)
    our (\p{L}+ ){0,3}(system|software|platform|package|database|till|tool)\b
  )
  (should |will |must )?holds? no fear|(is|are) a given|comes? with the (job|role|territory)|will do(?=[.,;!]|$)
  (shouldn|won|wouldn|doesn|don)['’]?t (scare|frighten|faze|worry|daunt) you|goes? without saying|matters? (more|most|a lot|here|to us)\b|(should |must )?comes? naturally
`)

export const vital = new RegExp(`\\b(?:${needed})`, 'u')

export const expected =
  /\bexpects? you to\b|^(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten)\+? years?['’]? .{0,30}\b(?:in|on|of|with|as|at)\b/

/** The job by its name, and pronouns for who has it: "the Associate Chemist II will", "the role holder will". */
const jobholder = either(String.raw`
  they|s?he|he/she|s/he
  (the|this|each|every|an?) ([\p{L}&/-]{1,16} ){0,5}?(
    (role|job|post) ?holders?|person
    (?!(employer|cent(er|re)|provider|customer|user|partner|director|visitor|investor|number|order|letter|matter|chapter|paper)\b)[\p{L}-]{2,14}(er|or|ist|ian|ant)
    nurse|clerk|chef|lead|midwife|technologist
  )s?( [ivx]{1,3})?
`)

/** Work that is given to them: "the Associate Chemist II will draft reports". */
export const byJob = anyOf(
  String.raw`(?<![\p{L}])${jobholder}${will}(?! (be (?!(responsible|accountable|required|expected|asked|tasked|involved|in charge|(?!joining)\p{L}+ing)\b)|have|need|hold|possess|get|receive|enjoy|earn|join|benefit|find|report to)\b) \p{L}`,
  anywhere,
)

export const work = anyOf(
  String.raw`
    (?<![\p{L}])${person}(${will}|['’]re| are| is| typically| also)(?! (be (paid|given|offered|joining|based|working|part)|get|receive|enjoy|earn|join|benefit|have|love|find)) \p{L}
    \b(work|role|job|post|position|days?|weeks?|routine|duties|tasks)\b[^.:;]{0,40} (
      involves?|includes?|consists? of|revolves? around|takes? in|means|is (mostly|mainly|largely|basically) \p{L}+
      is (spent|about)
    )\b
    ^(that|this|which|it)( also)? (means|involves|includes) |:\s\p{L}{3,14}ing\b[^.]{3,80},\s\p{L}{3,14}ing\b
  `,
  anywhere,
)

export const futureWork = anyOf(
  String.raw`
    you(['’]ll| will) (?!(also |always )?(be|get|receive|enjoy|earn|join|benefit|have|love|find|feel|never|grow|learn|work with|meet|belong|see)\b)\p{L}
    voce (vai|ira) (?!(ter|receber|ganhar|encontrar|crescer|aprender|fazer parte|adorar|amar|ser)\b)\p{L}
  `,
  { before: '^(?:(?:each day|day to day|in this role|no dia a dia|aqui),? )?', after: '' },
)

const advantage = either(String.raw`
  (
    brilliant|wonderful|fantastic|excellent|good|superb|welcome|appreciated|favourabl[ey]|favorabl[ey]|valued|valuable
    interesting|useful|great|nice|handy|lovely|amazing|ideal|helpful|beneficial|advantageous|desirable|preferred|perfect
    bonus|plus|advantage|asset|icing|extra|benefit|help|addition|welcomed|popular|looked for|cherry|touch|treat
  )(?=$|[.,;:!)]| (too|here|as|for|if|to|in|and|but|though|although|rather|on|also|however|with|when|because|since)(?![\p{L}]))
`)

const some = either(`
  (
    an? |the |very |really |most |especially |particularly |even |looked on |looked upon |viewed |seen |considered[ ]
    much |always |also |real |big |huge |strong |definite |added |distinct |useful |welcome |highly |excellent |great[ ]
    good |nice |fantastic[ ]
  ){0,4}
`)

/** What an advert says of a skill that would only help: "a forklift ticket would be brilliant". */
const helps = either(String.raw`
  ((will|can)|(?<=\b(it|that|this)['’]ll)) help(?=[.,;!]|$)|helps(?=[.,;!]|$)
  (never|can['’]?t|cannot|won['’]?t|wouldn['’]?t|doesn['’]?t) hurts?\b|(gets?|catch(es)?|grabs?) our (attention|eye)
  gratefully received|(considered|seen as|viewed as|,) an? (\p{L}{3,10} ){0,2}(plus|bonus|asset|advantage)(?=[.,;!]|$)
  (will be |is |are )?given priority|jumps? (the|to the front of the) queue|(goes?|moves?|rises?) (straight |right )?to the top\b|puts? you ahead
  is something we(['’]d| would) value|will (have|get) (an advantage|a head start|the edge)
  (really |truly |often |always )?(sets?|puts?|marks?|makes?|gets?|helps?) (people|candidates|applicants|someone|somebody|an? \p{L}+|the \p{L}+) (apart|ahead|noticed|out|stand out|shine)
  (would|could|will|might) (also |certainly |really |definitely |always )?be ${some}(as )?${advantage}|(is|are) ${some}${advantage}
  (would|could|will|might) (also |certainly |really |definitely |always )?(
    strengthen|count (for|in|as|towards)|come in (handy|useful)|go a long way|catch our eye|interest us|impress us
    (make|give|set|put|stand) you\b
  )
  (?<!\b(you|they|who|he|she|holder|person|candidate|assistant) )(would|could) (also |certainly |really |definitely |always )?help\b
  (gets?|moves?|puts?|sets?|gives?|earns?|wins?) you (an? |extra|to the |apart|ahead)
  (is|are) (looked|viewed|seen) (up)?on favou?rably|counts? (double|extra|(in|towards?) your favou?r)|helps? (a lot|too)
  (would|will) not go amiss|wouldn['’]t go amiss
`)

export const wishes = anyOf(
  String.raw`
    \b(${helps})
    \((e )?(um |a |an )?(bonus|plus|optional|opcional|diferencial|if possible|not (essential|required|mandatory)|nao (e )?obrigatori[oa])\)
    ,? (if possible|if you have (it|one|them)|se (tiver|possivel))(?=[.!]|$)|\b(it|this|which|that)? ?helps? if\b
    \b(love|(particularly|especially|really) like) to (hear(?! from (?!you\b|any|some|people|those))|meet(?! (an?|some(one|body)) [^.]{3,60} (who|with)\b)|see)
    want to (meet|hear from) you|\bwe(['’]d| would) (really |also |particularly )?(like|love) (you|it if|to see|if)
    a head start|\bwe (also |particularly |especially )?(welcome|value) (?!applica)|looks? good on|counts? in your favou?r
    open(s)? doors|\bmoves? to the (front|top)
    \bif you(['’]re| are|['’]ve| have| can| also)\b[^.]{3,80}\byou(['’]ll| will) (earn|get|be paid)
    rather than (essential|required)|never (demanded|required)
    ^if you(['’]ve| have)\b[^.;]{4,120}, (do |please )*(tell us|let us know|shout|mention it|say so)\b
    ^se (voce )?(ja )?\p{L}{3,12}[^.;]{4,100}, (conte|conta|avise|fale|diga)(?! conosco)\b
    it (helps to|makes a difference (to|if)|(['’]d|would) be (nice|good|great|lovely) (if|to))
    would make (our|my|the \p{L}+['’]s?) (day|week|month|year)|\b(ideally|preferably)\b
  `,
  anywhere,
)

/** A condition whose subject is no person and no job: "A B+E licence would tip the scales", "latte art seria um charme". */
export const conditional = anyOf(
  String.raw`
    ^(?<subject>(?!(
      you|we|they|it|he|she|i|who|what|there|this|that|your|our
      the (role|job|post|position|work|team|candidate|person|successful|ideal|post ?holder|right)|voce|a gente|nos|eles?
      elas?|o (trabalho|cargo|candidato|profissional)|a (vaga|pessoa|funcao)
    )(?![\p{L}]))[^.;:!?]{3,90}?) (
      (would|could)( (also|certainly|really|definitely|\p{L}{3,12}ly))? (
        make|put|set|help|give|bring|earn|win|stand|go|open|count|add|come|catch|strengthen|complete|round|seal|delight
        please|impress|interest|sweeten|tip|complement
        be (an? |the |very |really )?(?!(required|expected|essential|vital|necessary|responsible|needed|doing|working|based|joining|able|part|considered|asked|given|paid|for)\b)
      )
      (seriam?|ajudariam?|contariam?|fariam?|somariam?|agregariam?|dariam?|viriam?|cairiam?|pesariam?|completariam?)[ ]
    )
  `,
  anywhere,
)

/** Portuguese words of value that close a clause: "moulage conta muito", "paisagismo ajuda", "inglês é um charme a mais". */
export const closing = anyOf(
  String.raw`
    ^(?<subject>(?!para |quem (da|faz) conta)[^.;:!?]{3,90}?) (?<!\b(d[aeo]s?|n[ao]s?|[ao]s?|uma?|dao|dar|por|em|nossa|sua|minha|propria|casa|fazer|fechar|prestar|quem|que|voce|a gente) )(
      (tambem |ja |sempre )?(conta|soma|ajuda|pesa|agrega|facilita|vale(?= )|pontua|destaca|impressiona)m?( (
        muito|muitos|bastante|demais|pontos?|tambem|e muito|mais|valor|a favor|como (um )?(bonus|diferencial|extra)
        na escolha|na selecao|na hora da escolha
      ))*(?=[,.;!]|$| n[ao] | para | aqui)
      (tambem |sempre )?convem( \p{L}+){0,3}(?=[.,;!]|$)
      (ja )?(comeca|sai|larga|chega|entra|parte)m? (bem|na frente|melhor|com vantagem|um passo a frente|ganhando)
      (tem|tera|terao|ganha|leva) (prioridade|vantagem|preferencia)
      (e|sao|sera|serao) (considerad[oa]s? )?(um |uma )(\p{L}{3,14} ){1,2}(a mais|extra)
      uma? (surpresa|presente|bonus) (boa|bom|otim[oa])
      (e|sao|sera|seria) ((sempre|muito) )?(((um|uma|a|como) )?(charme|extra|bonus|trunfo|atrativo|cereja|mao na roda)|bem[- ]vind[oa]s?|bem[- ]vist[oa]s?)(?![\p{L}])
      (vai|vao|pega|pegam|cai|caem) (muito )?bem(?=[.,;!]|$)|(pode|podem) (ajudar|contar|somar|pesar)
      nao (atrapalham?|faz mal|machuca)|(te|lhe) (coloca|poe|bota)m? na frente|abrem? portas
    )
  `,
  anywhere,
)

/** "Anyone who has used a woodchipper will settle in quickly." */
export const eased = anyOf(
  String.raw`
    \b(anyone|anybody|someone|somebody|people|those|candidates|applicants|everyone|if you)\b.{4,90} will (quickly |soon |really )?(
      settle in|feel (right )?at home|fit (right |straight )?in|hit the ground running|stand out|start ahead|go far
      have a flying start
    )\b
  `,
  anywhere,
)

export const invitedMention = anyOf(
  String.raw`
    ^(so |do |please )*(tell us|let us know|shout|mention it|say so|conte?( para| pra)? (a gente|nos)|avise)\b.{0,40}\b(them|it|either|both|any|this|those|isso)\b
    ^if you(['’]ve| have) [^,]{0,30}\b(them|it|either|both|this|those)\b[^,]{0,20}, (do |please )*(tell us|let us know|shout|mention it|say so)
  `,
  anywhere,
)

export const predicate = new RegExp(
  String.raw`\s(?:${needed}|${helps}|(?:would|could)(?: also| really| certainly)? (?:make|tip|seal|sweeten|delight|complement|round|win|earn|put|set|give)\b)`,
  'u',
)

/** "State journeyman license required." */
export const elliptic =
  /,? (?:is |are )?(?:strictly |absolutely |strongly |highly )?(?:required|needed|essential|mandatory|preferred|desirable|helpful|welcome|useful|handy|advantageous|minimum|please|a must|certified|accredited|a plus|a bonus|an advantage|an asset)[.!]?$/
