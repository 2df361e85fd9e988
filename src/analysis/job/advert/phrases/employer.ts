// Phrases with which an employer speaks of itself, of what it offers and of how to apply. Folded text.
import { anyOf, anywhere } from '../../../phrases'

export const offers = anyOf(
  String.raw`
    \b(
      oferecemos|por nossa conta|por conta da (casa|empresa)
      (?<!\b(gestao|administracao|controle|analise|folha|cargos|remuneracao) (de |e ))beneficios?
      vale[ -](refeicao|transporte|alimentacao|cultura|combustivel)|\bvr\b|\bvt\b|\bva\b|plano (de saude|odontologico)
      assistencia (medica|odontologica)|seguro de vida|\bplr\b|gympass|wellhub|totalpass|day off|auxilio|cesta basica
      ferias remuneradas|(?<!\b(cargos|analise) (e|de) )salario|remuneracao(?! e benef)|bolsa auxilio|a combinar|r\$
      convenio (medico|farmacia)|horario (de trabalho|flexivel|comercial)|carga horaria|escala \d|segunda a s\w+|jornada
      \bclt\b|\bpj\b|we (can |will |also )?(offer|provide)|podemos oferecer|fornecemos|benefits|health insurance|dental|401k|paid time off|\bpto\b
      parental leave|salary|compensation|dress code|flat hierarch\w+|free (drinks|parking|snacks|coffee|fruit|lunch)
      flexible (work )?(hours|schedules?)|equity|stock options|perks|per (hour|year)|competitive pay|full[- ]time
      part[- ]time
    )\b
    ^(damos|pagamos|a gente (da|paga)|we (give|pay))\b|r\$|us\$|\$ ?\d
  `,
  anywhere,
)

export const praise = anyOf(String.raw`
  somos (uma?|a|o|lider|referencia)|nossa (empresa|missao|historia|cultura)|nossos valores|fundad[ao] em|ha mais de \d
  lider (de|no|em) (mercado|segmento|seu)|referencia (no|em|nacional)|anos de (mercado|historia|tradicao)|presente em \d
  de rapido crescimento|we are (a|an|the|one|proud|committed)|our (company|mission|culture|values)|founded in
  fast[- ]growing|world leader|market leader|leader in|equal opportunity|regardless of|independentemente de
  pessoas com deficiencia|\bpcd\b
`)

export const howToApply = anyOf(
  String.raw`
    ^((favor |por favor,? )?(nao )?(chamar?|chame|liga(r|mos)|ligue|tratar(?= (com|n[oa]s?|pel[oa]|direto|aqui|fone|tel|whats|via|por)|:|$)|mandar? mensagem|enviar? (cv|curriculo))|falar com)\b
    \bnao (ligar|ligue|atendemos (ligac|telefon))\w*
    \b(cham[ae]r?|mand[ae]r?|fal[ae]r?|mensagem|recado|contato) (no |n[oa] |pelo |via |por |so |apenas )*(zap|whats\w*|wpp|pv|privado|direct|inbox)\b
    \bmand(a|ar|e) (o |seu |um )?(curriculo|cv)\b
    \b(
      envi(e|ar|em) (o |a |seu |um |uma )?(curriculo|cv|e-?mail|portfolio|carta|fotos?)|candidat(e|ar)-se|inscreva-se
      interessad[oa]s (devem |deverao |podem |favor )?(envi|encaminh|compare|entr|mand|acess|cham|lig|procur|inscrev|clic|se )\p{L}*
      interessad[oa]s(?=[?:]|$)|encaminhar? (o )?(curriculo|cv)|curriculos? para
      send (us )?(your|a) (resume|cv|application)|encouraged to apply directly|apply (now|at|by|through|here)
      (^|[.;,:] )to apply\b|to apply (for (this|the)|please|online|now|today|send|visit|email|in person)
      (how|ready) to apply|interested candidates|submit your
    )\b
    @[a-z0-9-]+\.|https?:|www\.
  `,
  anywhere,
)

/** "WhatsApp: 55 43 90000-0000", "Ramo de atividade: tintas": a line of the employer's, under any heading. */
export const contactLine =
  /^(?:whats\w*|zap|wpp|tel(?:efone)?|fone|celular|contatos?|e-?mail)\.? ?:? ?(?:[\d(+]|\S+@)|^ramo de atividade\b/u

/** "Text TRAINEE to 07700 900190". */
export const phone =
  /(?<!\d)\(?0\d{2,4}\)? ?\d{3,4} ?\d{3,4}\b|\(?\b\d{2}\)? ?9?\d{4}-\d{4}\b|^(?:text|call|ring|whatsapp|phone|sms) [^.]{0,40}\d{4}/

/** Statements about equal opportunity: they require nothing. */
export const equality = anyOf(
  String.raw`
    \b(
      diversidade|diversity|pessoas (negras|pretas|trans)|lgbt\w*|pcds?
      (race|religion|gender|national origin|sexual orientation|veteran status),? |candidaturas? de
      equal (employment )?opportunity
    )\b
    \bwithout regard to\b|\bregardless of\b|\bindependentemente de\b
  `,
  anywhere,
)

/** "We use Optix", "SystmOne is our record system": the tools of the place. */
export const ourTools = anyOf(
  String.raw`
    \b([Ww]e|[Oo]ur \p{L}+|[Tt]he (team|firm|practice|trust|school|company|office|department)) (all )?(uses?|runs?( on)?|works? (with|on|in)) (\p{Lu}|the \p{Lu})
    ^\p{Lu}\S{2,20}( \p{Lu}\S{1,20})? is (our|the)\b[^.]{0,40}\b(system|software|platform|package|till|tool)
    \bours is \p{Lu}|\b[Oo]ur (tech )?stack (is|includes?|runs? on)\b
    \b(system|software|platform|package|database|till|CRM)( (here|we use))? is \p{Lu}|\b(eles |elas )?usam (o |a )?\p{Lu}
    \b[Oo] (nosso )?sistema( \p{L}+){0,3} é (o |a )?\p{Lu}|\b[Uu]samos (o |a )?\p{Lu}
  `,
  anywhere,
)

/** "Salary £26,000 depending on experience" is an offer and requires no experience. */
export const payLine =
  /^[£$€] ?\d|^benefits (?:start|include|from|are)|^(?:salary|salario|pay|compensation|remuneracao|faixa salarial)\b.*(?:\d|combinar|competitive|competitiv)/

/** "A Dunas Engenharia tem 31 anos de atuação em Natal", "St. Brendan's has cared for Spokane since 1911": the employer's story. */
export const story = anyOf(
  String.raw`
    ^(?!(
      You|Você|Quem|It|This|That|There|Who|He|She|We|They|Nós|Somos
    )(?!\p{L}))((A|O|The) )?\p{Lu}[\p{L}&.'’-]+( (d[aeo]s?|e|and|of|&|\p{Lu}[\p{L}&.'’-]*)){0,5},? (Lda\.?, |S\.?A\.?, |Ltda\.?, )?(que )?(
      empresa (com|d[aeo]s?|que|líder)
      é uma? (empresa|rede|indústria|fintech|startup|agência|clínica|escola|consultoria|instituição|organização|cooperativa|construtora|transportadora)
      tem|possui|atende|atua|presta|nasceu|emprega|fabrica|produz|exporta|has (been|over|more|cared|served|made|\d)
      have been|was|serves|makes|employs|operates|supplies
    )[ ]
  `,
  anywhere,
)

export const hiring =
  /\b(?:contrata|busca|procura|precisa|seleciona|exige|pede|oferece|abre|is (?:looking|seeking|hiring|recruiting)|requires?|needs?|seeks?)\b/

/** A sentence whose subject is the employer, the trade or somebody named. */
export const subject = anyOf(
  `
    we|our|us|nos|nossa?s?|a gente|somos|temos|the (?!role|job|post|position|work)|this|that
    it(?! helps|['’]d be| makes| would)|they|he|she
    ([ao] |an? |uma? )?(
      empresa|grupo|rede|industria|escritorio|clinica|escola|colegio|hospital|loja|construtora|restaurante|hotel|fabrica
      cooperativa|ong|prefeitura|company|firm|agency|school|charity|council|business|practice|manufacturer|hospital
    )
    ha|desde|since|from
  `,
  { before: '^', after: '(?![\\p{L}])' },
)

/** Legal statements, which require nothing under any heading. */
export const legal = anyOf(
  String.raw`
    \bequal (employment )?opportunit|\bwithout regard to\b|\baffirmative action\b|\b(not|nao|non-?) ?discrimina
    \bprotected (basis|class|characteristic|veteran|status)|\breasonable accommodation|\bdrug-free workplace
    \bcontingent (up)?on\b|\bpay transparency\b
  `,
  anywhere,
)

/** A sentence about the employer within another part: "OUR CULTURE is anything but corporate". */
export const aboutUs =
  /^(?:we are|we['’]re|somos) (?:an?|one of|proud|committed|uma?) |^(?:our|nossa|nosso|a nossa|o nosso) (?:(?:culture|company|mission|values|story|vision|cultura|empresa|missao|historia|proposito)\b|(?:clients|customers|guests|brands|clientes|marcas) (?:are|include|range|come|sao|incluem|vao|vem)\b)/
