// Phrases with which an advert asks something of a person, wishes for it, or says that nobody needs it. Folded text.
import { anyOf, anywhere } from '../../../phrases'

export const wish = anyOf(
  String.raw`
    \b(
      mais-valia|desejave(l|is)|diferencia(l|is)|sera (um )?(plus|diferencial|bonus)|um plus
      ^se (alem d(isso|e tudo)|ainda por cima|de quebra),?|\bse (voce )?(veio|vem) d[aeo]\b|^se (?=[^.]{3,60} melhor\b)
      bem[ -]vind[oa]s?|bem[ -]vist[oa]s?|bons olhos|ajudam? (muito|bastante)|e (um )?plus|preferencialmente
      de preferencia|preferencia por|seria (legal|otimo|bom|um)|nice[ -]to[ -]have|prefer(red|ably|ence)
      (is|are|as) (a |an )?(plus|bonus|advantage|asset)|a (huge |big |definite |real |strong |major )?plus|bonus points
      would be (a |an )?(plus|great|nice|handy|advantage|asset|lovely|amazing|ideal|helpful|beneficial|useful|welcome|bonus)
      (is|are) (helpful|beneficial|useful|welcome)|(neither|none) (is|are|of)|even better
      (we'd|we would|we'll|we will) be (\w+ )?(happy|delighted|thrilled|pleased|glad) if
      if (you|they)( can| could| have)? also|over the moon|would be perfect|pontos? extras?
      (a gente|nos|nossa equipe) (fica|ficaria|ficamos|ficariamos) (muito )?(feliz|felizes|contente)
      (that's|thats|that is) (awesome|great|amazing|brilliant|a bonus)|sai(r|em)? na frente
      ajuda(m)? (muito |bastante )?(ter|saber|conhecer|se)|gostariamos|adorariamos|bom ter|legal (ter|se)|desirable
      ideally|advantageous|vantagem|valorizamos|(is|are) nice|conta(m)? pontos?|tambem conta(m)?|melhor ainda|extra credit
      se (voce )?(tambem )?tiver
      quem (ja )?\p{L}+ [^.]{2,60} (ganha (pontos?|vantagem)|(sai|larga|passa) na frente|leva vantagem)
      ^se (voce )?(tambem )?(ja )?(entend|conhec|domin|soub|sabe|toc|fal)\p{L}*|^se (voce )?ja \p{L}+
      conta(m)? (muito )?a(o seu| seu)? favor|seria(m)? (o maximo|perfeitos?)|olhamos com carinho|damos preferencia
      pontuam?|e bom(?=,? mas|[.;]|$)|ganha pontos
      quem (tiver|souber|tem|fala|falar|fizer|conhece|conhecer|ja \p{L}+|domina) [^.]{2,60} (ganha|sai|leva|larga|tem (vantagem|preferencia|prioridade)|e prioridade|passa na frente)
      (ter|ja ter) [^.]{3,50} (ajuda|pesa|conta)|ajuda(m)?( (demais|bem)|\.?$)|cai bem|far?a? diferenca|vale(m)? pontos?
      soma(m)? pontos?|meio caminho|(will help|helps)\.?$|an advantage|great to have|encouraged to apply(?! directly)
      extra marks for|kindly on|one plus is|as a (bonus|plus)|points go to|(thrilled|delighted|pleased) to see|go amiss
      (if you know|if you can) [^.]{2,60}, (great|all the better|so much the better|even better|lovely|perfect)
    )\b
    [ ](helpful|advantageous|beneficial|useful|handy)(?= ?[.;,)]| ?$)
  `,
  anywhere,
)

export const must = anyOf(String.raw`
  obrigatori[oa]s?|necessari[oa]s?|imprescindive(l|is)|indispensave(l|is)|exigid[oa]s?|exigimos|e preciso
  precisa (ter|de|saber|dominar)|deve (ter|possuir|saber|dominar)
  (?<!\b(levantamento|analise|engenharia|definicao|gestao|documentacao|elicitacao) d[eo]s? )requisitos?|requer|required?
  (in|of) [^.]{3,60} minimum$|requires|must|mandatory|essential|essencia(l|is)|fundamenta(l|is)(?! (for|to|in|of) )
  you('ll| will| would| must)? (have|need)|need to have|should (be|have)|para (essa|esta|a) vaga e importante|criteria
  (we|voce) need|t(em|er) (que|de) (ter|saber|conhecer|dominar|entender)|needs? to (know|have|be)
  (be|is|are) (an? |fully )?[a-z]{2,20}[ -](qualified|certified|accredited|registered)|precisamos de|precisa-se
  someone (who|with)|shall (have|possess|be (able|familiar))|alguem (que|com)|quem (tenha|saiba)
  saber (usar|operar|utilizar|fazer)(?! .*contam? como)|curso [a-z]+ (atualizado|em dia|completo)
  nr-?\d{1,2} (em dia|atualizad|valid)
`)

/** What people say instead of "requisito": "tem que manjar de", "não pode faltar", "a função pede", "the work needs". */
export const spoken = anyOf(
  String.raw`
    \b(
      (se )?d(a|ao|ar|er) bem com|(vamos|iremos) (pedir|cobrar|exigir|avaliar|testar)|(boa|solida|otima) base (de|em)
      mao firme|(ter|possuir|exig\p{L}+|apresentar) certificado|certificad[oa]s? [^.,]{3,40} (em dia|valid[oa])
      faz(em)? (falta|diferenca)|na bagagem|conte [^.,]{0,20}(onde|quando)|experientes? em
      (anos?|meses)( ou mais)? (de|em|com|lidando)|sem (saber )?[^,.]{3,40} (nao da|fica dificil)|como requisitos?
      tem intimidade com|voce (se )?da bem
      (role|job|post|position|success)( (in|at) (this|the|our) \p{L}+)? (takes|calls (on|upon)|wants)|thrives? on
      turn (your|a) hand to|steady hand|must (master|enjoy)|armed with|^bring [^.]{3,60} with you
      have you (ever |already )?(done|used|run|\p{L}{3,12}ed)|expected to (show|know|have)|accreditation in|must-haves?
      compulsory|we (ask|need|want|require) [^.:]{0,30}:|(several|many|some|few|more) years (of|in|on)
      valid \p{L}+ (\p{L}+ )?(card|ticket)|(hoping|lookout) for|que (ja )?tenham? (ja )?(\p{L}{2,14}[ai]do|feito)
      voce ja (\p{L}{3,14}(ou|eu|iu)|fez|teve)|entende(m)? (bem |bastante )?de
      e importante (fazer|ter|saber|dominar|conhecer)|a head for|nao pode(m)? faltar|abri(mos|r) mao
      (tem|tera|vai ter|precisa|vai precisar|deve|devera) (que |de )?(\p{L}{1,8} )?(ter|saber|conhecer|dominar|entender|manjar|mandar|possuir|lidar|comprovar|apresentar)\b
      vai precisar de|manj(ar?|e|am) (\p{L}+ )?(d[aeo]s?)|mand[ae]r? bem
      (funcao|cargo|vaga|trabalho|posto|servico|obra|casa|cozinha|setor|rotina|dia a dia|perfil) (demanda|exige|requer|pede|cobra)
      (so|somente|apenas) (cham|candidat|mand)\p{L}+ (quem|se)|chega sabendo|prova pratica|sao o (minimo|basico)
      prezamos por|(por|de) quem (conhece|domina|entende|sabe)|(trabalhamos|a gente trabalha) com|pede-se|exige-se
      requer-se|pedimos|traquejo|mao boa|(ser )?capaz de|comprova(r|cao de)
      (ao menos|pelo menos|no minimo|minimo de|com) (\d{1,2}|um|dois|duas|tres|quatro|cinco|seis) (anos?|meses) de
      habilitad[oa] em|atuacao (anterior|previa|comprovada)|que (ja )?(entend|manj|domin|conhec|saib)[ae]\b
      voce (ja )?(sabe|conhece|domina|entende)|ler e interpretar
      (work|role|job|post|position|candidates?|applicants?|applying|joins us|gets the job|shift|kitchen|site|shop|workshop) needs?
      we (expect|ask for|insist on|look for) \p{L}|(possession|completion) of|(registration|registered) with|membership of
      aptitude for|(e|sao) exigid[oa]s?|o (basico|minimo) e|trabalhando com
      minimum (of )?(an?|one|two|three|four|five|\d)\b|you('ve| have) (done|used|run|held)|(literate|practi[sc]ed) in
      (be|being|are) (fully )?up[- ]to[- ]date (with|on|in)|love to meet (an?|some(one|body))|know-how|nose for
      confidence around|an? appreciation of|demonstra(ted|ble) (ability|experience|skills?|knowledge)
      (good|strong|sound|excellent|solid|working|firm|confident|basic|thorough|clear) (command|grasp|use|eye)
      (command|grasp|mastery) of|eye for|look(s|ing)? for evidence
      (without|unless) [^.]{3,60} (cannot|can't|won't|will not) be
      (apply|cope|job|manage|through|far|appointed|considered|interviewed) without
      (can't|cannot|won't|will not|never) compromise on|least we can accept|trained in
      your \p{L}+ (is|are|must be) (strong|good|solid|sharp|sound)
    )
    ^(strong|solid) (on|in|at)\b|^can you (?!start|work|commute|travel|see|imagine|be|do)
    (work|role|job|post|position|this) (would )?suits? (an?|someone|somebody|people)\b|asked to demonstrate
    ideal for (an?|someone|somebody|people)|who['’]s (done|\p{L}{3,12}ed)|requirements? (includes?|are)
    ^(ter|possuir|saber|needs?|requires?|able to) (?=\p{L})
  `,
  anywhere,
)

export const ask = anyOf(String.raw`
  (quem|alguem que|pessoas? que|profissional que) ([a-z]+ ){0,4}?(saiba|tenha|domine|conheca|trabalhe|entenda|goste)
  experiencias?|conhecimentos?|dominio|dominar|conhecer|vivencia|familiaridade|formacao|ensino|graduacao|superior
  capacidade de|habilidades?|buscamos|procuramos|estamos em busca|queremos (quem|alguem|gente|uma pessoa)|em busca de
  contrata(mos)?|experienced?|knowledge|proficien\w*|familiar(ity)?|understanding|degree|bachelor\w*|skills?|ability to
  looking for|seeking|hiring|fluen\w+|years of
  at least (an?|one|two|three|four|five|six|\d{1,2}) (full |good |solid )?years?|comfortable|confident
  confidence (with|in)|at home with|used to working|track record|background in|nocoes|pratica (em|com|n[ao]s?|de)
  hands-on|esperamos que
`)

/** "If you can fillet a turbot, we'd love to meet you": the condition of an invitation asks, unless it adds to something. */
export const invites = anyOf(
  String.raw`
    ^if you(['’]re| are|['’]ve| have| can|['’]d) (?!(also|already|happen)\b)((?!\b(also|too|as well|either|bonus)\b)[^.;]){4,140}?,? (then )?(
      we(['’]d| would|['’]ll| want)( really)? (love|like|want|be (keen|happy|glad|delighted)|to) (to )?(meet|hear|talk|speak|know)
      (this|it)( \p{L}+){0,2}(['’]s| is| could be| may be| might be) (for you|your)
      you(['’]re| are) (who|the (person|one)|just)|(please )?(get in touch|apply|read on|come and|send|call|drop|pop in)
    )
  `,
  anywhere,
)

export const never = anyOf(
  String.raw`
    \bnao (e|sao|sera|serao|ha|temos|se)?\s?(\w+ )?(necessari|obrigatori|exig|preciso|precisa|requer|imprescindive|indispensave|pedimos|pre-?requisito|requisito|fundamental)
    \b(sem|nenhuma) (necessidade|exigencia|experiencia)|\bdispensa(mos|-se)?\b
    \bnao (precisa|exigimos|exigem?|pedimos|pedem?|cobramos|requer)|you won't be
    \b(is|are|isn't|aren't)\s(not )?(\w+ )?(unnecessary|needless)
    \bnot (\w+ )?(required|necessary|needed|mandatory|essential|vital|compulsory|expected|a must|a requirement)
    \b(isn't|aren't) (required|necessary|needed|mandatory|essential)
    \bno ([\w-]+ ){0,3}(experience|knowledge|degree|need|required|necessary|needed)\b
    \b(do not|don't|does not|doesn't) (need|require)\b|\b(will|would) not be [\p{L}]{3,14}ing\b
  `,
  anywhere,
)

/** Opening of a requirement, also within a list of duties. */
export const askOpening = anyOf(
  String.raw`
    experiencia|conhecimentos?|dominio|vivencia|formacao|ensino (medio|superior|tecnico)|graduacao
    superior (completo|em|cursando)|nocoes|cnh|proficien\w+|knowledge of|experience (with|in)|familiarity with|degree
    bachelor|proven
  `,
  { before: '^(?:(?:boa|solid[oa]|comprovada|previa) )?' },
)

/** A demand within a list of duties; "meet the required standards" is a duty. */
export const asksOfDuties = anyOf(String.raw`
  must (also )?(have|hold|possess|be (?!(done|made|kept|carried|taken|completed|followed|maintained)\b))
  (is|are) (\w+ )?(required|essential|mandatory|necessary)\b|required\.?$|you('ll| will| would)? (have|need)
  need to have|should have|someone (who|with)|(we|voce) need|alguem (que|com)|quem (tenha|saiba)|precisamos de
  obrigatori[oa]s?|imprescindive(l|is)|indispensave(l|is)|exigid[oa]s?|exigimos|e preciso|e necessari[oa]
  necessari[oa] (ter|possuir|experiencia|conhecimento|dominio)|(precisa|deve) (ter|possuir|saber|dominar)|requisitos?
  fundamental
`)

/** "Someone who doesn't need babysitting" asks for something. */
export const selfReliant =
  /\b(?:who|that|que)\b[^,.;]{0,40}? (?:does not|doesn't|doesnt|don't|nao) (?:need|require|precis\w+)\b/g

/** "Gaelic, while not essential, would be welcome", and what nobody needs to be shown. */
export const conceded = anyOf(
  String.raw`
    \((not (essential|required|mandatory)|nao (e )?obrigatori[oa])\)
    \bnao (e|sao|sera) \p{L}{4,14},? embora (seja|sejam|conte) (um )?(bem[- ]vind\w+|bem[- ]vist\w+|desejave\w+|diferencia\w+)
    ,? (while|whilst|though|although) (not|by no means) (\p{L}+ )?(essential|required|necessary|needed|vital|mandatory),?
    \b(don't|do not|won't) need (showing|telling|reminding)
  `,
  { before: '', after: '', flags: 'gu' },
)

export const emphasis =
  /\b(?:e|um|uma|o|a|sera|seria|mas|muito|altamente|but|is|are|highly|strongly|very|would|be|not|nao|required|obrigatorio)\b/g
