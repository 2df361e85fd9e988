// Assigns a sentence of an advert to a part by its words, where no heading does. The patterns expect folded text.
import { fold } from '../../../resume/reading/text'
import { matchSkills } from '../../../resume/skills/match'
import { availabilityIn, credentialsIn } from '../../conditions'
import { educationIn, licenceIn, registerIn } from '../../levels'
import type { Part } from '../../result'
import type { Section } from '../headings'
import { partOfFrame } from '../terms/frames'
import { givesTask } from '../terms/kinds/named-tasks'
import { isTaskOfJob, opensWork } from '../terms/kinds/task-verbs'
import { asksByOpener } from '../terms/openers'
import { isWorkVerb, wordWeight } from '../terms/vocabulary'
import { givenAsWork, isAboutEmployer, isGiven, isHowToApply, isPerk, offersGrowth, withoutAsides } from './asides'
import { asksPerson, ellipticPart, givesWork, offersPerson, wishesFor } from './asked'

const wish =
  /\b(?:mais-valia|desejave(?:l|is)|diferencia(?:l|is)|sera (?:um )?(?:plus|diferencial|bonus)|um plus|^se (?:alem d(?:isso|e tudo)|ainda por cima|de quebra),?|\bse (?:voce )?(?:veio|vem) d[aeo]\b|^se (?=[^.]{3,60} melhor\b)|bem[ -]vind[oa]s?|bem[ -]vist[oa]s?|bons olhos|ajudam? (?:muito|bastante)|e (?:um )?plus|preferencialmente|de preferencia|preferencia por|seria (?:legal|otimo|bom|um)|nice[ -]to[ -]have|prefer(?:red|ably|ence)|(?:is|are|as) (?:a |an )?(?:plus|bonus|advantage|asset)|a (?:huge |big |definite |real |strong |major )?plus|bonus points|would be (?:a |an )?(?:plus|great|nice|handy|advantage|asset|lovely|amazing|ideal|helpful|beneficial|useful|welcome|bonus)|(?:is|are) (?:helpful|beneficial|useful|welcome)|(?:neither|none) (?:is|are|of)|even better|(?:we'd|we would|we'll|we will) be (?:\w+ )?(?:happy|delighted|thrilled|pleased|glad) if|if (?:you|they)(?: can| could| have)? also|over the moon|would be perfect|pontos? extras?|(?:a gente|nos|nossa equipe) (?:fica|ficaria|ficamos|ficariamos) (?:muito )?(?:feliz|felizes|contente)|(?:that's|thats|that is) (?:awesome|great|amazing|brilliant|a bonus)|sai(?:r|em)? na frente|ajuda(?:m)? (?:muito |bastante )?(?:ter|saber|conhecer|se)|gostariamos|adorariamos|bom ter|legal (?:ter|se)|desirable|ideally|advantageous|vantagem|valorizamos|(?:is|are) nice|conta(?:m)? pontos?|tambem conta(?:m)?|melhor ainda|extra credit|se (?:voce )?(?:tambem )?tiver|quem (?:ja )?\p{L}+ [^.]{2,60} (?:ganha (?:pontos?|vantagem)|(?:sai|larga|passa) na frente|leva vantagem)|^se (?:voce )?(?:tambem )?(?:ja )?(?:entend|conhec|domin|soub|sabe|toc|fal)\p{L}*|^se (?:voce )?ja \p{L}+|conta(?:m)? (?:muito )?a(?:o seu| seu)? favor|seria(?:m)? (?:o maximo|perfeitos?)|olhamos com carinho|damos preferencia|pontuam?|e bom(?=,? mas|[.;]|$)|ganha pontos|quem (?:tiver|souber|tem|fala|falar|fizer|conhece|conhecer|ja \p{L}+|domina) [^.]{2,60} (?:ganha|sai|leva|larga|tem (?:vantagem|preferencia|prioridade)|e prioridade|passa na frente)|(?:ter|ja ter) [^.]{3,50} (?:ajuda|pesa|conta)|ajuda(?:m)?(?: (?:demais|bem)|\.?$)|cai bem|far?a? diferenca|vale(?:m)? pontos?|soma(?:m)? pontos?|meio caminho|(?:will help|helps)\.?$|an advantage|great to have|encouraged to apply(?! directly)|extra marks for|kindly on|one plus is|as a (?:bonus|plus)|points go to|(?:thrilled|delighted|pleased) to see|go amiss|(?:if you know|if you can) [^.]{2,60}, (?:great|all the better|so much the better|even better|lovely|perfect))\b| (?:helpful|advantageous|beneficial|useful|handy)(?= ?[.;,)]| ?$)/u
const must =
  /\b(?:obrigatori[oa]s?|necessari[oa]s?|imprescindive(?:l|is)|indispensave(?:l|is)|exigid[oa]s?|exigimos|e preciso|precisa (?:ter|de|saber|dominar)|deve (?:ter|possuir|saber|dominar)|(?<!\b(?:levantamento|analise|engenharia|definicao|gestao|documentacao|elicitacao) d[eo]s? )requisitos?|requer|required?|(?:in|of) [^.]{3,60} minimum$|requires|must|mandatory|essential|essencia(?:l|is)|fundamenta(?:l|is)(?! (?:for|to|in|of) )|you(?:'ll| will| would| must)? (?:have|need)|need to have|should (?:be|have)|para (?:essa|esta|a) vaga e importante|criteria|(?:we|voce) need|t(?:em|er) (?:que|de) (?:ter|saber|conhecer|dominar|entender)|needs? to (?:know|have|be)|(?:be|is|are) (?:an? |fully )?[a-z]{2,20}[ -](?:qualified|certified|accredited|registered)|precisamos de|precisa-se|someone (?:who|with)|shall (?:have|possess|be (?:able|familiar))|alguem (?:que|com)|quem (?:tenha|saiba)|saber (?:usar|operar|utilizar|fazer)(?! .*contam? como)|curso [a-z]+ (?:atualizado|em dia|completo)|nr-?\d{1,2} (?:em dia|atualizad|valid))\b/
/** What people say instead of "requisito": "tem que manjar de", "não pode faltar", "a função pede", "the work needs". */
const spoken =
  /\b(?:(?:se )?d(?:a|ao|ar|er) bem com|(?:vamos|iremos) (?:pedir|cobrar|exigir|avaliar|testar)|(?:boa|solida|otima) base (?:de|em)|mao firme|(?:ter|possuir|exig\p{L}+|apresentar) certificado|certificad[oa]s? [^.,]{3,40} (?:em dia|valid[oa])|faz(?:em)? (?:falta|diferenca)|na bagagem|conte [^.,]{0,20}(?:onde|quando)|experientes? em|(?:anos?|meses)(?: ou mais)? (?:de|em|com|lidando)|sem (?:saber )?[^,.]{3,40} (?:nao da|fica dificil)|como requisitos?|tem intimidade com|voce (?:se )?da bem|(?:role|job|post|position|success)(?: (?:in|at) (?:this|the|our) \p{L}+)? (?:takes|calls (?:on|upon)|wants)|thrives? on|turn (?:your|a) hand to|steady hand|must (?:master|enjoy)|armed with|^bring [^.]{3,60} with you|have you (?:ever |already )?(?:done|used|run|\p{L}{3,12}ed)|expected to (?:show|know|have)|accreditation in|must-haves?|compulsory|we (?:ask|need|want|require) [^.:]{0,30}:|(?:several|many|some|few|more) years (?:of|in|on)|valid \p{L}+ (?:\p{L}+ )?(?:card|ticket)|(?:hoping|lookout) for|que (?:ja )?tenham? (?:ja )?(?:\p{L}{2,14}[ai]do|feito)|voce ja (?:\p{L}{3,14}(?:ou|eu|iu)|fez|teve)|entende(?:m)? (?:bem |bastante )?de|e importante (?:fazer|ter|saber|dominar|conhecer)|a head for|nao pode(?:m)? faltar|abri(?:mos|r) mao|(?:tem|tera|vai ter|precisa|vai precisar|deve|devera) (?:que |de )?(?:\p{L}{1,8} )?(?:ter|saber|conhecer|dominar|entender|manjar|mandar|possuir|lidar|comprovar|apresentar)\b|vai precisar de|manj(?:ar?|e|am) (?:\p{L}+ )?(?:d[aeo]s?)|mand[ae]r? bem|(?:funcao|cargo|vaga|trabalho|posto|servico|obra|casa|cozinha|setor|rotina|dia a dia|perfil) (?:demanda|exige|requer|pede|cobra)|(?:so|somente|apenas) (?:cham|candidat|mand)\p{L}+ (?:quem|se)|chega sabendo|prova pratica|sao o (?:minimo|basico)|prezamos por|(?:por|de) quem (?:conhece|domina|entende|sabe)|(?:trabalhamos|a gente trabalha) com|pede-se|exige-se|requer-se|pedimos|traquejo|mao boa|(?:ser )?capaz de|comprova(?:r|cao de)|(?:ao menos|pelo menos|no minimo|minimo de|com) (?:\d{1,2}|um|dois|duas|tres|quatro|cinco|seis) (?:anos?|meses) de|habilitad[oa] em|atuacao (?:anterior|previa|comprovada)|que (?:ja )?(?:entend|manj|domin|conhec|saib)[ae]\b|voce (?:ja )?(?:sabe|conhece|domina|entende)|ler e interpretar|(?:work|role|job|post|position|candidates?|applicants?|applying|joins us|gets the job|shift|kitchen|site|shop|workshop) needs?|we (?:expect|ask for|insist on|look for) \p{L}|(?:possession|completion) of|(?:registration|registered) with|membership of|aptitude for|(?:e|sao) exigid[oa]s?|o (?:basico|minimo) e|trabalhando com|minimum (?:of )?(?:an?|one|two|three|four|five|\d)\b|you(?:'ve| have) (?:done|used|run|held)|(?:literate|practi[sc]ed) in|(?:be|being|are) (?:fully )?up[- ]to[- ]date (?:with|on|in)|love to meet (?:an?|some(?:one|body))|know-how|nose for|confidence around|an? appreciation of|demonstra(?:ted|ble) (?:ability|experience|skills?|knowledge)|(?:good|strong|sound|excellent|solid|working|firm|confident|basic|thorough|clear) (?:command|grasp|use|eye)|(?:command|grasp|mastery) of|eye for|look(?:s|ing)? for evidence|(?:without|unless) [^.]{3,60} (?:cannot|can't|won't|will not) be|(?:apply|cope|job|manage|through|far|appointed|considered|interviewed) without|(?:can't|cannot|won't|will not|never) compromise on|least we can accept|trained in|your \p{L}+ (?:is|are|must be) (?:strong|good|solid|sharp|sound))|^(?:strong|solid) (?:on|in|at)\b|^can you (?!start|work|commute|travel|see|imagine|be|do)|(?:work|role|job|post|position|this) (?:would )?suits? (?:an?|someone|somebody|people)\b|asked to demonstrate|ideal for (?:an?|someone|somebody|people)|who['’]s (?:done|\p{L}{3,12}ed)|requirements? (?:includes?|are)|^(?:ter|possuir|saber|needs?|requires?|able to) (?=\p{L})/u
const ask =
  /\b(?:(?:quem|alguem que|pessoas? que|profissional que) (?:[a-z]+ ){0,4}?(?:saiba|tenha|domine|conheca|trabalhe|entenda|goste)|experiencias?|conhecimentos?|dominio|dominar|conhecer|vivencia|familiaridade|formacao|ensino|graduacao|superior|capacidade de|habilidades?|buscamos|procuramos|estamos em busca|queremos (?:quem|alguem|gente|uma pessoa)|em busca de|contrata(?:mos)?|experienced?|knowledge|proficien\w*|familiar(?:ity)?|understanding|degree|bachelor\w*|skills?|ability to|looking for|seeking|hiring|fluen\w+|years of|at least (?:an?|one|two|three|four|five|six|\d{1,2}) (?:full |good |solid )?years?|comfortable|confident|confidence (?:with|in)|at home with|used to working|track record|background in|nocoes|pratica (?:em|com|n[ao]s?|de)|hands-on|esperamos que)\b/
/** "If you can fillet a turbot, we'd love to meet you": the condition of an invitation asks, unless it adds to something. */
const invites =
  /^if you(?:['’]re| are|['’]ve| have| can|['’]d) (?!(?:also|already|happen)\b)(?:(?!\b(?:also|too|as well|either|bonus)\b)[^.;]){4,140}?,? (?:then )?(?:we(?:['’]d| would|['’]ll| want)(?: really)? (?:love|like|want|be (?:keen|happy|glad|delighted)|to) (?:to )?(?:meet|hear|talk|speak|know)|(?:this|it)(?: \p{L}+){0,2}(?:['’]s| is| could be| may be| might be) (?:for you|your)|you(?:['’]re| are) (?:who|the (?:person|one)|just)|(?:please )?(?:get in touch|apply|read on|come and|send|call|drop|pop in))/u
const task =
  /\b(?:voce (?:vai|ira|sera|fara)|ficara? (?:responsavel|por conta|a cargo)|(?:rotina|trabalho|servico|funcao|dia a dia|dia) (?:e|passa por|envolve|inclui|compreende|sera|consiste)|(?:vai|ira) (?:trabalhar|lidar|mexer|cuidar|atuar|atender|tocar|operar|fazer|ajudar|montar|preparar)|cabera? (?:a|ao|aos) \p{L}+|(?:cuidara|respondera|atuara|lidara|trabalhara) \p{L}+|(?:suas|as|entre as) tarefas|no dia a dia,? voce \p{L}+|cabe (?:a|ao|aos) (?:pessoa|profissional|funcionari[oa]|candidat[oa]|contratad[oa])|(?:sao|serao) atribuicoes|your tasks|in charge of|(?:job|role|work|day|week|position) (?:consists? of|is split between)|faz(?:em)? parte d[aeo] (?:(?:nosso|nossa|seu|sua|a) )?(?:rotina|dia|trabalho|servico|funcao)|^e com voce\b|quem (?:trabalha|entra|atua) (?:aqui|conosco|com a gente) [a-z]+|(?:contrata|procura|busca|seleciona(?:ndo)?|admite|precisa de) [^.]{3,80} (?:para|pra) (?:\p{L}{3,14}[aei]r|atendimento|producao|manutencao|montagem|preparo|apoio)\b|you would|you'd|shall (?:perform|produce|prepare|assess|complete)|sera responsavel|responsavel por|responsabilidades?|ira (?:atuar|realizar)|atuara|para atuar|atuacao(?! anterior| previa| comprovada)|atividades|atribuicoes|principais tarefas|you will|you'll|will be responsible|responsible for|responsibilities|in this role|duties|your role)\b/u
const promise =
  /\b(?:oferecemos|por nossa conta|por conta da (?:casa|empresa)|(?<!\b(?:gestao|administracao|controle|analise|folha|cargos|remuneracao) (?:de |e ))beneficios?|vale[ -](?:refeicao|transporte|alimentacao|cultura|combustivel)|\bvr\b|\bvt\b|\bva\b|plano (?:de saude|odontologico)|assistencia (?:medica|odontologica)|seguro de vida|\bplr\b|gympass|wellhub|totalpass|day off|auxilio|cesta basica|ferias remuneradas|(?<!\b(?:cargos|analise) (?:e|de) )salario|remuneracao(?! e benef)|bolsa auxilio|a combinar|r\$|convenio (?:medico|farmacia)|horario (?:de trabalho|flexivel|comercial)|carga horaria|escala \d|segunda a s\w+|jornada|\bclt\b|\bpj\b|we offer|we provide|fornecemos|benefits|health insurance|dental|401k|paid time off|\bpto\b|parental leave|salary|compensation|dress code|flat hierarch\w+|free (?:drinks|parking|snacks|coffee|fruit|lunch)|flexible (?:work )?(?:hours|schedules?)|equity|stock options|perks|per (?:hour|year)|competitive pay|full[- ]time|part[- ]time)\b|^(?:damos|pagamos|a gente (?:da|paga)|we (?:give|pay))\b|r\$|us\$|\$ ?\d/
const praise =
  /\b(?:somos (?:uma?|a|o|lider|referencia)|nossa (?:empresa|missao|historia|cultura)|nossos valores|fundad[ao] em|ha mais de \d|lider (?:de|no|em) (?:mercado|segmento|seu)|referencia (?:no|em|nacional)|anos de (?:mercado|historia|tradicao)|presente em \d|de rapido crescimento|we are (?:a|an|the|one|proud|committed)|our (?:company|mission|culture|values)|founded in|fast[- ]growing|world leader|market leader|leader in|equal opportunity|regardless of|independentemente de|pessoas com deficiencia|\bpcd\b)\b/
const how =
  /^(?:(?:favor |por favor,? )?(?:nao )?(?:chamar?|chame|liga(?:r|mos)|ligue|tratar(?= (?:com|n[oa]s?|pel[oa]|direto|aqui|fone|tel|whats|via|por)|:|$)|mandar? mensagem|enviar? (?:cv|curriculo))|falar com)\b|\bnao (?:ligar|ligue|atendemos (?:ligac|telefon))\w*|\b(?:cham[ae]r?|mand[ae]r?|fal[ae]r?|mensagem|recado|contato) (?:no |n[oa] |pelo |via |por |so |apenas )*(?:zap|whats\w*|wpp|pv|privado|direct|inbox)\b|\bmand(?:a|ar|e) (?:o |seu |um )?(?:curriculo|cv)\b|\b(?:envi(?:e|ar|em) (?:o |a |seu |um |uma )?(?:curriculo|cv|e-?mail|portfolio|carta|fotos?)|candidat(?:e|ar)-se|inscreva-se|interessad[oa]s (?:devem |deverao |podem |favor )?(?:envi|encaminh|compare|entr|mand|acess|cham|lig|procur|inscrev|clic|se )\p{L}*|interessad[oa]s(?=[?:]|$)|encaminhar? (?:o )?(?:curriculo|cv)|curriculos? para|send (?:us )?(?:your|a) (?:resume|cv|application)|encouraged to apply directly|apply (?:now|at|by|through|here)|(?:^|[.;,:] )to apply\b|to apply (?:for (?:this|the)|please|online|now|today|send|visit|email|in person)|(?:how|ready) to apply|interested candidates|submit your)\b|@[a-z0-9-]+\.|https?:|www\./u
/** "WhatsApp: 55 43 90000-0000", "Ramo de atividade: tintas": a line of the employer's, under any heading. */
const card =
  /^(?:whats\w*|zap|wpp|tel(?:efone)?|fone|celular|contatos?|e-?mail)\.? ?:? ?(?:[\d(+]|\S+@)|^ramo de atividade\b/u
/** "Text TRAINEE to 07700 900190". */
const phone =
  /(?<!\d)\(?0\d{2,4}\)? ?\d{3,4} ?\d{3,4}\b|\(?\b\d{2}\)? ?9?\d{4}-\d{4}\b|^(?:text|call|ring|whatsapp|phone|sms) [^.]{0,40}\d{4}/
const never =
  /\bnao (?:e|sao|sera|serao|ha|temos|se)?\s?(?:\w+ )?(?:necessari|obrigatori|exig|preciso|precisa|requer|imprescindive|indispensave|pedimos|pre-?requisito|requisito|fundamental)|\b(?:sem|nenhuma) (?:necessidade|exigencia|experiencia)|\bdispensa(?:mos|-se)?\b|\bnao (?:precisa|exigimos|exigem?|pedimos|pedem?|cobramos|requer)|you won't be|\b(?:is|are|isn't|aren't)\s(?:not )?(?:\w+ )?(?:unnecessary|needless)|\bnot (?:\w+ )?(?:required|necessary|needed|mandatory|essential|vital|compulsory|expected|a must|a requirement)|\b(?:isn't|aren't) (?:required|necessary|needed|mandatory|essential)|\bno (?:[\w-]+ ){0,3}(?:experience|knowledge|degree|need|required|necessary|needed)\b|\b(?:do not|don't|does not|doesn't) (?:need|require)\b|\b(?:will|would) not be [\p{L}]{3,14}ing\b/u

/** Statements about equal opportunity: they require nothing. */
const equality =
  /\b(?:diversidade|diversity|pessoas (?:negras|pretas|trans)|lgbt\w*|pcds?|(?:race|religion|gender|national origin|sexual orientation|veteran status),? |candidaturas? de|equal (?:employment )?opportunity)\b|\bwithout regard to\b|\bregardless of\b|\bindependentemente de\b/

/** Opening of a requirement, also within a list of duties. */
const askOpening =
  /^(?:(?:boa|solid[oa]|comprovada|previa) )?(?:experiencia|conhecimentos?|dominio|vivencia|formacao|ensino (?:medio|superior|tecnico)|graduacao|superior (?:completo|em|cursando)|nocoes|cnh|proficien\w+|knowledge of|experience (?:with|in)|familiarity with|degree|bachelor|proven)\b/
/** A demand within a list of duties; "meet the required standards" is a duty. */
const asksOfDuties =
  /\b(?:must (?:also )?(?:have|hold|possess|be (?!(?:done|made|kept|carried|taken|completed|followed|maintained)\b))|(?:is|are) (?:\w+ )?(?:required|essential|mandatory|necessary)\b|required\.?$|you(?:'ll| will| would)? (?:have|need)|need to have|should have|someone (?:who|with)|(?:we|voce) need|alguem (?:que|com)|quem (?:tenha|saiba)|precisamos de|obrigatori[oa]s?|imprescindive(?:l|is)|indispensave(?:l|is)|exigid[oa]s?|exigimos|e preciso|e necessari[oa]|necessari[oa] (?:ter|possuir|experiencia|conhecimento|dominio)|(?:precisa|deve) (?:ter|possuir|saber|dominar)|requisitos?|fundamental)\b/

/** Opening of a duty: an infinitive in Portuguese, a bare verb in English. */
const taskOpening =
  /^(?:\p{L}{2,}[aei]r\b|(?:build|design|own|lead|manage|develop|maintain|ship|review|support|create|help|ensure|collaborate|partner|prepare|deliver|analy[sz]e|monitor|assist|provide|coordinate|drive|handle|perform|conduct|plan|answer|process)\b)/u

/** Opening of a duty as a noun: "Apuração de impostos", "Acompanhamento dos contratos". */
const taskNoun =
  /^(?:atendimento|apoio|suporte|auxilio|interacao|controle|emissao|apuracao|reporte|analise|elaboracao|acompanhamento|execucao|realizacao|preparacao|preparo|organizacao|conferencia|lancamento|conciliacao|reconciliacao|gestao|coordenacao|supervisao|manutencao|participacao|desenvolvimento|planejamento|recebimento|separacao|montagem|limpeza|registro|cadastro|monitoramento) (?:e [\p{L}]{4,16} )?(?:d[aeo]s?|ao?s?|em|n[ao]s?) /u

/** True for a clause with a requirement or wish of its own: "German is not needed, English is required". */
export const asksOnItsOwn = (text: string): boolean => {
  const folded = fold(text)
  return !never.test(folded) && (must.test(folded) || wish.test(folded))
}

/** True for a sentence that requires something or names duties plainly. */
export const asksPlainly = (text: string): boolean => {
  const folded = fold(text)
  return /\b(?:must|required?|requires|requirements?|duties include|responsibilities include|minimum (?:of )?\d|obrigatori[oa]s?|imprescindive(?:l|is)|necessari[oa] (?:ter|possuir|experiencia)|requisitos?)\b/.test(
    folded,
  )
}

/** True for a sentence that asks a person for something, or names a condition, in so many words. */
export const asksInWords = (text: string): boolean => {
  const folded = fold(text)
  return (
    must.test(folded) ||
    asksPerson(folded) ||
    invites.test(folded) ||
    ask.test(folded) ||
    (registerIn(text) ??
      licenceIn(text) ??
      educationIn(folded) ??
      credentialsIn(folded)[0] ??
      availabilityIn(folded)[0]) !== undefined
  )
}

/** "Someone who doesn't need babysitting" asks for something. */
const selfReliant =
  /\b(?:who|that|que)\b[^,.;]{0,40}? (?:does not|doesn't|doesnt|don't|nao) (?:need|require|precis\w+)\b/g

/** "Gaelic, while not essential, would be welcome", and what nobody needs to be shown. */
const conceded =
  /\((?:not (?:essential|required|mandatory)|nao (?:e )?obrigatori[oa])\)|\bnao (?:e|sao|sera) \p{L}{4,14},? embora (?:seja|sejam|conte) (?:um )?(?:bem[- ]vind\w+|bem[- ]vist\w+|desejave\w+|diferencia\w+)|,? (?:while|whilst|though|although) (?:not|by no means) (?:\p{L}+ )?(?:essential|required|necessary|needed|vital|mandatory),?|\b(?:don't|do not|won't) need (?:showing|telling|reminding)/gu

/** "We use Optix", "SystmOne is our record system": the tools of the place. */
const ourTools =
  /\b(?:[Ww]e|[Oo]ur \p{L}+|[Tt]he (?:team|firm|practice|trust|school|company|office|department)) (?:all )?(?:uses?|runs?(?: on)?|works? (?:with|on|in)) (?:\p{Lu}|the \p{Lu})|^\p{Lu}\S{2,20}(?: \p{Lu}\S{1,20})? is (?:our|the)\b[^.]{0,40}\b(?:system|software|platform|package|till|tool)|\bours is \p{Lu}|\b[Oo]ur (?:tech )?stack (?:is|includes?|runs? on)\b|\b(?:system|software|platform|package|database|till|CRM)(?: (?:here|we use))? is \p{Lu}|\b(?:eles |elas )?usam (?:o |a )?\p{Lu}|\b[Oo] (?:nosso )?sistema(?: \p{L}+){0,3} é (?:o |a )?\p{Lu}|\b[Uu]samos (?:o |a )?\p{Lu}/u

/** True for a clause that waives a requirement; it makes no keyword. */
export const isWaiver = (text: string): boolean =>
  never.test(fold(text).replace(selfReliant, ' ').replace(conceded, ' '))

/** "Docker não é obrigatório, mas é um diferencial": the wish applies to the clause before it. */
export const isBareWish = (text: string): boolean => {
  const [clause = ''] = text.split(',')
  return wish.test(fold(clause)) && clause.split(' ').length <= 6
}

const emphasis =
  /\b(?:e|um|uma|o|a|sera|seria|mas|muito|altamente|but|is|are|highly|strongly|very|would|be|not|nao|required|obrigatorio)\b/g
/** "(AWS preferred)": a wish in brackets with its own content; "(desejável)" and "(highly preferred)" apply to the words before it. */
export const isOwnWish = (text: string): boolean =>
  wish.test(fold(text)) && /[\p{L}\p{N}]{2}|[\p{L}][+#]/u.test(fold(text).replace(wish, ' ').replace(emphasis, ' '))

/** "Salary £26,000 depending on experience" is an offer and requires no experience. */
const pay =
  /^[£$€] ?\d|^benefits (?:start|include|from|are)|^(?:salary|salario|pay|compensation|remuneracao|faixa salarial)\b.*(?:\d|combinar|competitive|competitiv)/

/** "A melhor experiência do usuário" is a goal of the work, not experience of the candidate. */
const theirs =
  /\b(?:user|customer|client|developer|shopping|player|guest) experiences?\b|\bexperiencias? d[aeo]s? (?:usuari|client|consumidor|compra|alun|jogador)\w*/g

/** "A Dunas Engenharia tem 31 anos de atuação em Natal", "St. Brendan's has cared for Spokane since 1911": the employer's story. */
const story =
  /^(?!(?:You|Você|Quem|It|This|That|There|Who|He|She|We|They|Nós|Somos)(?!\p{L}))(?:(?:A|O|The) )?\p{Lu}[\p{L}&.'’-]+(?: (?:d[aeo]s?|e|and|of|&|\p{Lu}[\p{L}&.'’-]*)){0,5},? (?:Lda\.?, |S\.?A\.?, |Ltda\.?, )?(?:que )?(?:empresa (?:com|d[aeo]s?|que|líder)|é uma? (?:empresa|rede|indústria|fintech|startup|agência|clínica|escola|consultoria|instituição|organização|cooperativa|construtora|transportadora)|tem|possui|atende|atua|presta|nasceu|emprega|fabrica|produz|exporta|has (?:been|over|more|cared|served|made|\d)|have been|was|serves|makes|employs|operates|supplies) /u
const hires =
  /\b(?:contrata|busca|procura|precisa|seleciona|exige|pede|oferece|abre|is (?:looking|seeking|hiring|recruiting)|requires?|needs?|seeks?)\b/

/** A sentence whose subject is the employer, the trade or somebody named. */
const ofEmployer =
  /^(?:we|our|us|nos|nossa?s?|a gente|somos|temos|the (?!role|job|post|position|work)|this|that|it(?! helps|['’]d be| makes| would)|they|he|she|(?:[ao] |an? |uma? )?(?:empresa|grupo|rede|industria|escritorio|clinica|escola|colegio|hospital|loja|construtora|restaurante|hotel|fabrica|cooperativa|ong|prefeitura|company|firm|agency|school|charity|council|business|practice|manufacturer|hospital)|ha|desde|since|from)(?![\p{L}])/u

/** The part of a sentence by its words alone, for adverts without headings. */
const byWords = (text: string): Part => {
  const entire = fold(text)
  const folded = withoutAsides(entire)
  if (pay.test(folded) || isGiven(folded) || /^(?:in return|em troca)\b/.test(folded)) return 'benefits'
  if (how.test(entire) || card.test(entire) || phone.test(entire) || isHowToApply(entire)) return 'apply'
  if (equality.test(folded)) return 'company'
  if (story.test(text) && !hires.test(folded)) return 'company'
  if (invites.test(folded)) return 'required'
  const framed = partOfFrame(folded)
  if (framed === 'desirable') return framed
  if (wish.test(folded) || wishesFor(folded)) return 'desirable'
  if (offersPerson(folded) || offersGrowth(entire) || isPerk(entire)) return 'benefits'
  if (isAboutEmployer(folded) && !ourTools.test(text)) return 'company'
  if (givenAsWork(folded) && !ask.test(folded)) return 'duties'
  if (must.test(folded) || asksPerson(folded) || ourTools.test(text)) return 'required'
  if (spoken.test(folded)) return 'required'
  if (task.test(folded) || givesWork(folded) || givesTask(text))
    return ask.test(folded.replace(theirs, ' ')) && !/\bresponsa/.test(folded) ? 'required' : 'duties'
  if (ask.test(folded)) return 'required'
  if (promise.test(folded)) return 'benefits'
  if (
    registerIn(text) ??
    licenceIn(text) ??
    educationIn(folded) ??
    credentialsIn(folded)[0] ??
    availabilityIn(folded)[0]
  )
    return 'required'
  if (taskOpening.test(folded) || taskNoun.test(folded) || isWorkVerb(folded.split(' ', 1)[0] ?? '')) return 'duties'
  if (framed !== null) return framed
  if (!ofEmployer.test(folded) && opensWork(text)) return 'duties'
  const elliptic = ellipticPart(folded)
  if (elliptic !== null) return elliptic
  if (praise.test(folded)) return 'company'
  return !ofEmployer.test(folded) && asksByOpener.test(folded) ? 'required' : 'other'
}

const ofSection: Readonly<Record<Section, Part>> = {
  required: 'required',
  desirable: 'desirable',
  duties: 'duties',
  benefits: 'benefits',
  company: 'company',
  apply: 'apply',
  place: 'other',
  title: 'other',
  open: 'other',
}

/** The parts whose words make no keyword. */
export const isIgnored = (section: Section): boolean => ['benefits', 'company', 'apply'].includes(section)
/** Legal statements, which require nothing under any heading. */
const legal =
  /\bequal (?:employment )?opportunit|\bwithout regard to\b|\baffirmative action\b|\b(?:not|nao|non-?) ?discrimina|\bprotected (?:basis|class|characteristic|veteran|status)|\breasonable accommodation|\bdrug-free workplace|\bcontingent (?:up)?on\b|\bpay transparency\b/

/** A sentence about the employer within another part: "OUR CULTURE is anything but corporate". */
const aboutUs =
  /^(?:our|nossa|nosso|a nossa|o nosso) (?:(?:culture|company|mission|values|story|vision|cultura|empresa|missao|historia|proposito)\b|(?:clients|customers|guests|brands|clientes|marcas) (?:are|include|range|come|sao|incluem|vao|vem)\b)/

/** The part a sentence belongs to, by its section and its own words. */
export const partOf = (text: string, section: Section): Part => {
  const folded = fold(text)
  const part = ofSection[section]
  if (isIgnored(section) || section === 'place' || section === 'title') return part
  if (legal.test(folded) || aboutUs.test(folded)) return 'company'
  if (section === 'open') return byWords(text)
  if (how.test(folded) || card.test(folded) || isHowToApply(folded)) return 'apply'
  if (wish.test(folded) || (part === 'required' && wishesFor(folded) && !must.test(folded))) return 'desirable'
  // Lists of requirements often end with working hours and pay; "Gestão dos benefícios" among the duties is one of them.
  const isOffer = (promise.test(folded) && !must.test(folded) && !ask.test(folded)) || isPerk(folded)
  if (isOffer && !(part === 'duties' && taskNoun.test(folded))) return 'benefits'
  if (part === 'required' && isTaskOfJob(folded) && !asksOfDuties.test(folded)) return 'duties'
  return part === 'duties' && (asksOfDuties.test(withoutAsides(folded)) || askOpening.test(folded)) ? 'required' : part
}

/** "Useful:", "Será valorizado:": what stands below would help. */
const labelled =
  /valorizad|^(?:also |very )?(?:useful|handy|helpful|great|nice|lovely|good|welcome|advantageous|beneficial|legal|bacana)$/
/** Maximum words of a heading that is known by how it asks. */
const LABEL_WORDS = 5
/**
 * The section that a label's own words open, where they name nothing and ask or wish: "Precisa saber", "Será valorizado".
 * A condition ("Degree required") is no label.
 */
export const sectionByWords = (label: string): Section | null => {
  const folded = fold(label).replace(/(?<![:\s])[:\s]+$/, '')
  const words = folded.split(/[^\p{L}'’-]+/u).filter(Boolean)
  if (words.length === 0 || words.length > LABEL_WORDS) return null
  if (words.some((word) => wordWeight(word, 'pt') > 0) || educationIn(folded) !== null) return null
  if (availabilityIn(folded)[0] ?? credentialsIn(folded)[0] ?? licenceIn(label)) return null
  if (wish.test(folded) || wishesFor(folded) || labelled.test(folded)) return 'desirable'
  return must.test(folded) || spoken.test(folded) || /\bsaber$|\b(?:skills|experience)\b/.test(folded)
    ? 'required'
    : null
}
/** Signs of each section, in order of precedence for ties. */
const signs: readonly (readonly [Section, (folded: string) => boolean])[] = [
  ['apply', (folded) => how.test(folded)],
  ['benefits', (folded) => promise.test(folded)],
  ['required', (folded) => ask.test(folded) || must.test(folded)],
  ['desirable', (folded) => wish.test(folded)],
  ['duties', (folded) => task.test(folded) || taskOpening.test(folded)],
  ['company', (folded) => praise.test(folded)],
]
/** Words of a sentence, beside an entry of a list; one line in so many makes a passage one of offers or of the employer. */
const [SENTENCE_WORDS, TOPIC] = [12, 4]
/** The section below an unknown heading, by the topic of most of its lines; a list of skills counts as requirements. */
export const guessSection = (texts: readonly string[]): Section => {
  // Sentences say for themselves what they are.
  const prose = texts.filter((text) => text.endsWith('.') && text.split(/\s+/).length >= SENTENCE_WORDS)
  if (prose.length * 2 > texts.length) return 'open'
  const folded = texts.map(fold)
  const votes = signs.map(([section, says]) => ({ section, count: folded.filter(says).length }))
  const [top] = votes.toSorted((a, b) => b.count - a.count)
  // Offers of which a long passage has few are no topic of it.
  if (top && top.count > 0 && (!isIgnored(top.section) || top.count * TOPIC >= texts.length)) return top.section
  return texts.filter((text) => matchSkills(text).length > 0).length * 3 >= texts.length ? 'required' : 'open'
}
