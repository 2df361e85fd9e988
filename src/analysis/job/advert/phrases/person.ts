// Phrases with which an advert asks something of a person, wishes for it, or says that nobody needs it. Folded text.
import { anyOf, anywhere } from '../../../phrases'

/** What an advert would like and does not demand. */
export const wishes = anyOf(
  String.raw`
    \b(
      // It is a plus.
      mais-valia|desejave(l|is)|diferencia(l|is)|sera (um )?(plus|diferencial|bonus)|um plus|e (um )?plus|vantagem
      (is|are|as) (a |an )?(\p{L}{3,12} )?(plus|bonus|advantage|asset)|a (huge |big |definite |real |strong |major )?plus|bonus points
      as a (bonus|plus)|one plus is|extra credit|extra marks for|pontos? extras?|points go to|desirable|advantageous
      // It counts, helps or puts somebody ahead.
      ajudam? (muito|bastante)|ajuda(m)? (muito |bastante )?(ter|saber|conhecer|se)|ajuda(m)?( (demais|bem)|\.?$)
      conta(m)? pontos?|tambem conta(m)?|conta(m)? (muito )?a(o seu| seu)? favor|vale(m)? pontos?|soma(m)? pontos?|pontuam?
      ganha pontos|sai(r|em)? na frente|meio caminho|far?a? diferenca|cai bem|(will help|helps)\.?$|an advantage|go amiss
      (ter|ja ter) [^.]{3,50} (ajuda|pesa|conta)
      quem (ja )?\p{L}+ [^.]{2,60} (ganha (pontos?|vantagem)|(sai|larga|passa|parte|fica|esta) (n?a|em) (frente|vantagem)|leva vantagem)
      quem (tiver|souber|tem|fala|falar|fizer|conhece|conhecer|ja \p{L}+|domina) [^.]{2,60} (
        ganha|sai|parte|leva|larga|tem (vantagem|preferencia|prioridade)|e prioridade|passa na frente
      )
      // It is preferred.
      preferencialmente|preferencial(?= ?[).;]| ?$)|(serao?|seriam?|e|sao) valorizad[oa]s?|valorizad[oa]s?(?= ?[.;)]| ?$)|de preferencia|preferencia por|prefer(red|ably|ence)|damos preferencia|ideally|valorizamos
      // It would be good, or welcome.
      bem[ -]vind[oa]s?|bem[ -]vist[oa]s?|bons olhos|olhamos com carinho|seria (legal|otimo|bom|um)|seria(m)? (o maximo|perfeitos?)
      era (bom|otimo|ideal) (que|se)|tanto melhor|bom ter|legal (ter|se)|e bom(?=,? mas|[.;]|$)|melhor ainda|even better|nice[ -]to[ -]have|great to have|would be perfect
      would be (a |an )?(plus|great|nice|handy|advantage|asset|lovely|amazing|ideal|helpful|beneficial|useful|welcome|bonus)
      (is|are) (helpful|beneficial|useful|welcome)|(is|are) nice|(that's|thats|that is) (awesome|great|amazing|brilliant|a bonus)
      // It would please those who write.
      gostariamos|adorariamos|(a gente|nos|nossa equipe) (fica|ficaria|ficamos|ficariamos) (muito )?(feliz|felizes|contente)
      (we'd|we would|we'll|we will) be (\w+ )?(happy|delighted|thrilled|pleased|glad) if|over the moon|kindly on
      (thrilled|delighted|pleased) to see|encouraged to apply(?! directly)
      // If somebody has it too.
      ^se (alem d(isso|e tudo)|ainda por cima|de quebra),?|\bse (voce )?(veio|vem) d[aeo]\b|^se (?=[^.]{3,60} melhor\b)
      se (voce )?(tambem )?tiver|^se (voce )?(tambem )?(ja )?(entend|conhec|domin|soub|sabe|toc|fal)\p{L}*|^se (voce )?ja \p{L}+
      if (you|they)( can| could| have)? also|(neither|none) (is|are|of)
      (if you know|if you can) [^.]{2,60}, (great|all the better|so much the better|even better|lovely|perfect)
    )\b
    // "Hospice experience a +", "trator é um +".
    (?<=\p{L}{3} )(?<!comptia )(is a|e um|um|a) ?[+](?= ?$|[.,;)])
    [ ](helpful|advantageous|beneficial|useful|handy)(?= ?[.;,)]| ?$)
  `,
  anywhere,
)

/** What an advert demands in so many words. */
export const demands = anyOf(String.raw`
  // It is required.
  obrigatori[oa]s?|necessari[oa]s?|imprescindive(l|is)|indispensave(l|is)|essencia(l|is)|fundamenta(l|is)(?! (for|to|in|of) )
  (?<!\b(levantamento|analise|engenharia|definicao|gestao|documentacao|elicitacao) d[eo]s? )requisitos?(?! (legais|fiscais|regula\p{L}+|normativos|d[oe] clientes?|do produto))|requer|e preciso
  exigid[oa]s?|exigimos|para (essa|esta|a) vaga e importante|required?|requires|must|mandatory|essential|criteria
  (in|of) [^.]{3,60} minimum$
  // Somebody needs it, or must have it.
  precisa (ter|de|saber|dominar)|deve (ter|possuir|saber|dominar)|t(em|er) (que|de) (ter|saber|conhecer|dominar|entender)
  precisamos de|precisa-se|(we|voce) need|you('ll| will| would| must)? (have|need)|need to have|needs? to (know|have|be)
  should (be|have)|shall (have|possess|be (able|familiar))
  (can|can['’]?t|cannot|could|couldn['’]?t|never) do without
  // Somebody with it is sought.
  alguem (que|com)|quem (tenha|saiba)|someone (who|with)|saber (usar|operar|utilizar|fazer)(?! .*contam? como)
  // A certificate in force.
  curso [a-z]+ (atualizado|em dia|completo)|nr-?\d{1,2} (em dia|atualizad|valid)
  (be|is|are) (an? |fully )?[a-z]{2,20}[ -](qualified|certified|accredited|registered)
`)

/** What people say instead of "requisito": "tem que manjar de", "não pode faltar", "a função pede", "the work needs". */
export const spokenDemands = anyOf(
  String.raw`
    \b(
      // Somebody needs it, knows it or can do it.
      (tem|tera|vai ter|precisa|vai precisar|deve|devera) (que |de )?(\p{L}{1,8} )?(
        ter|saber|conhecer|dominar|entender|manjar|mandar|possuir|lidar|comprovar|apresentar
      )\b
      vai precisar de|manj(ar?|e|am) (\p{L}+ )?(d[aeo]s?)|mand[ae]r? bem|entende(m)? (bem |bastante )?de|tem intimidade com
      (se )?d(a|ao|ar|er) bem com|voce (se )?da bem|(ser )?capaz de|capable of(?= \p{L}+ing\b)|ler e interpretar|chega sabendo|na bagagem|traquejo
      mao boa|mao firme|(boa|solida|otima) base (de|em)|e importante (fazer|ter|saber|dominar|conhecer)|experientes? em
      (trabalhamos|a gente trabalha) com|trabalhando com|voce (ja )?(sabe|conhece|domina|entende)
      voce ja (\p{L}{3,14}(ou|eu|iu)|fez|teve)|que (ja )?tenham? (ja )?(\p{L}{2,14}[ai]do|feito)
      que (ja )?(entend|manj|domin|conhec|saib)[ae]\b|(por|de) quem (conhece|domina|entende|sabe)
      turn (your|a) hand to|steady hand|must (master|enjoy)|armed with|a head for|eye for|nose for|know-how|aptitude for
      confidence around|an? appreciation of|thrives? on|have you (ever |already )?(done|used|run|\p{L}{3,12}ed)
      (good|strong|sound|excellent|solid|working|firm|confident|basic|thorough|clear) (command|grasp|use|eye)
      (command|grasp|mastery) of|your \p{L}+ (is|are|must be) (strong|good|solid|sharp|sound)|^bring [^.]{3,60} with you
      you('ve| have) (done|used|run|held)|(literate|practi[sc]ed) in|(be|being|are) (fully )?up[- ]to[- ]date (with|on|in)
      // The work, the place or those who write ask for it.
      (funcao|cargo|vaga|trabalho|posto|servico|obra|casa|cozinha|setor|rotina|dia a dia|perfil) (demanda|exige|requer|pede|cobra)
      (vamos|iremos) (pedir|cobrar|exigir|avaliar|testar)|pede-se|exige-se|requer-se|pedimos|prezamos por|prova pratica
      (so|somente|apenas) (cham|candidat|mand)\p{L}+ (quem|se)|como requisitos?|conte [^.,]{0,20}(onde|quando)
      (work|role|job|post|position|candidates?|applicants?|applying|joins us|gets the job|shift|kitchen|site|shop|workshop) needs?
      (role|job|post|position|success)( (in|at) (this|the|our) \p{L}+)? (takes|calls (on|upon)|wants)
      we (expect|ask for|insist on|look for) \p{L}|we (ask|need|want|require) [^.:]{0,30}:|expected to (show|know|have)
      (hoping|lookout) for|love to meet (an?|some(one|body))|look(s|ing)? for evidence|must-haves?|compulsory
      // Without it nobody is taken.
      nao pode(m)? faltar|abri(mos|r) mao|nao dispensamos|faz(em)? (falta|diferenca)|sao o (minimo|basico)|o (basico|minimo) e
      sem (saber )?[^,.]{3,40} (nao da|fica dificil)|(e|sao) exigid[oa]s?|least we can accept
      (without|unless) [^.]{3,60} (cannot|can't|won't|will not) be|(can't|cannot|won't|will not|never) compromise on
      (apply|cope|job|manage|through|far|appointed|considered|interviewed) without
      // It is to be proved.
      comprova(r|cao de)|(ter|possuir|exig\p{L}+|apresentar) certificado|certificad[oa]s? [^.,]{3,40} (em dia|valid[oa])
      habilitad[oa] em|atuacao (anterior|previa|comprovada)|valid \p{L}+ (\p{L}+ )?(card|ticket)|accreditation in|trained in
      (possession|completion) of|(registration|registered) with|membership of
      demonstra(ted|ble) (ability|experience|skills?|knowledge)
      // A time of work.
      (anos?|meses)( ou mais)? (de|em|com|lidando)|(several|many|some|few|more) years (of|in|on)
      (ao menos|pelo menos|no minimo|minimo de|com) (\d{1,2}|um|dois|duas|tres|quatro|cinco|seis) (anos?|meses) de
      minimum (of )?(an?|one|two|three|four|five|\d)\b
    )
    ^(strong|solid) (on|in|at)\b|^can you (?!start|work|commute|travel|see|imagine|be|do)
    (work|role|job|post|position|this) (would )?suits? (an?|someone|somebody|people)\b|asked to demonstrate
    ideal for (an?|someone|somebody|people)|who['’]s (done|\p{L}{3,12}ed)|requirements? (includes?|are)
    ^(ter|possuir|saber|needs?|requires?|able to) (?=\p{L})
  `,
  anywhere,
)

export const requests = anyOf(String.raw`
  (quem|alguem que|pessoas? que|profissional que) ([a-z]+ ){0,4}?(saiba|tenha|domine|conheca|trabalhe|entenda|goste)
  experiencias?|conhecimentos?|dominio|dominar|conhecer|vivencia|familiaridade|formacao|ensino|graduacao|superior
  capacidade de|habilidades?|buscamos|procuramos|estamos em busca|queremos (quem|alguem|gente|uma pessoa)|em busca de
  contrata(mos)?|experienced?|knowledge|proficien\w*|familiar(ity)?|understanding|degree|bachelor\w*|skills?|ability to
  (looking|searching) for|seeking|hiring|fluen\w+|years of
  at least (an?|one|two|three|four|five|six|\d{1,2}) (full |good |solid )?years?|comfortable|confident
  confidence (with|in)|at home with|used to working|track record|background in|nocoes|pratica (em|com|n[ao]s?|de)
  hands-on|esperamos que
`)

/** "If you can fillet a turbot, we'd love to meet you": the condition of an invitation asks, unless it adds to something. */
export const invitations = anyOf(
  String.raw`
    ^if you(['’]re| are|['’]ve| have| can|['’]d) (?!(also|already|happen)\b)((?!\b(also|too|as well|either|bonus)\b)[^.;]){4,140}?,? (then )?(
      we(['’]d| would|['’]ll| want)( really)? (love|like|want|be (keen|happy|glad|delighted)|to) (to )?(meet|hear|talk|speak|know)
      (this|it)( \p{L}+){0,2}(['’]s| is| could be| may be| might be) (for you|your)
      you(['’]re| are) (who|the (person|one)|just)|(please )?(get in touch|apply|read on|come and|send|e-?mail|call|drop|pop in)
    )
  `,
  anywhere,
)

export const waivers = anyOf(
  String.raw`
    \bnao (e|sao|sera|serao|ha|temos|se)?\s?(\w+ )?(necessari|obrigatori|exig|preciso|precisa|requer|imprescindive|indispensave|pedimos|pre-?requisito|requisito|fundamental)
    \b(sem|nenhuma) (necessidade|exigencia|experiencia)|(?<!nao )\bdispensa(mos|-se)?\b
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
export const requestOpenings = anyOf(
  String.raw`
    experiencia|conhecimentos?|dominio|vivencia|formacao|ensino (medio|superior|tecnico)|graduacao
    superior (completo|em|cursando)|nocoes|cnh|proficien\w+|knowledge of|experience (with|in)|familiarity with|degree
    bachelor|proven|inscric(ao|oes) n[ao] ordem
  `,
  { before: '^(?:(?:boa|solid[oa]|comprovada|previa) )?' },
)

/** A demand within a list of duties; "meet the required standards" is a duty. */
export const demandsOfDuties = anyOf(String.raw`
  must (also )?(have|hold|possess|be (?!(done|made|kept|carried|taken|completed|followed|maintained)\b))
  (is|are) (\w+ )?(required|essential|mandatory|necessary)\b|required\.?$|(you|candidates?|applicants?|person|holder)('ll| will| would| should)? (have|need)
  need to have|should have|someone (who|with)|(we|voce) need|alguem (que|com)|quem (tenha|saiba)|precisamos de
  obrigatori[oa]s?|imprescindive(l|is)|indispensave(l|is)|exigid[oa]s?|exigimos|e preciso|e necessari[oa]
  necessari[oa] (ter|possuir|experiencia|conhecimento|dominio)|(precisa|deve) (ter|possuir|saber|dominar)|requisitos?
  fundamental
`)

/** "Someone who doesn't need babysitting" asks for something. */
export const selfReliant =
  /\b(?:who|that|que)\b[^,.;]{0,40}? (?:does not|doesn't|doesnt|don't|nao) (?:need|require|precis\w+)\b/g

/** "Gaelic, while not essential, would be welcome", and what nobody needs to be shown. */
export const concessions = anyOf(
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
