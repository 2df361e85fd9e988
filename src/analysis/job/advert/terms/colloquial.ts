// Openers of a request in people's language and not in that of forms: "tem que manjar de".
import { irregular } from './verbs'

const number =
  '(?:\\d{1,2}|several|some|a (?:good )?few|a couple of|two or more|um|uma|dois|duas|tres|quatro|cinco|seis|one|two|three|four|five|six|an?)'
/** The required term follows one of these, anywhere in a sentence that asks. */
export const asking = String.raw`
  // Mastery in colloquial words: "manja de", "manda bem em".
  (mand[ae]r?|mandam|mandem) bem (em|com|n[ao]s?)
  (manj[ae]r?|manjam|manjem|entend[ea]r?|entendem|sacar?|saque) (bem |bastante |muito |um pouco )?(de|d[aeo]s?)
  // Need: "a vaga pede", "não abrimos mão de".
  (
    demandam?|exig(e|em|imos|e-se)|requer(em|emos|-se)?|ped(e|em|imos|e-se)|precisamos de|(vai )?precisar? de
    necessita(mos)? de|valorizamos|cobramos|nao (abrimos mao de|dispensamos)|nao podem? faltar
  )( (quem|alguem|profissiona(l|is)|pessoas?|gente)( que| com)?)?( ja)?( (tenham?|tem|saibam?|facam?|\p{L}{3,12}(ou|eu|iu) (por|com|em|n[ao]s?|pel[ao]s?)))?
  // Somebody who has it: "quem já tiver", "é preciso ter feito".
  (
    necessario|imprescindivel|fundamental|essencial|importante|obrigatorio|desejavel|preciso|que|quem|alguem|voce|se
    devem?|devera|precisam?( de)?|(tem|tens|tera|teras|ha) de|pontos?|ajuda|ajuda muito|otimo|bom|legal|ideal
  )( ja)? (ter|tem|tenham?|tiver|tivesse|possuir|possuam?|portar)(?! (que|de|disponibilidade|interesse|vontade|idade|mais|no|pelo|oportunidade|acesso|direito)\b)( ja)?( (feito|visto|escrito|\p{L}{2,12}[ai]do)( (com|em|por|de|n[ao]s?))?)?
  // What was done, or counts: "passagem por", "vale ponto".
  passa(do|gem) (por|pel[ao]s?)
  ^quem (ja )?(da|fez|faz|deu|toca|opera|dirige|pilota|costura|solda)( (aulas?|cursos?))?( (de|em|com|n[ao]s?|o|a|um|uma))?
  (usar|utilizar|operar|manusear|pilotar|costurar|soldar|editar|programar|configurar|manejar)( bem)?( (em|com|n[ao]s?))?
  (soubesse|conhecesse|dominasse|entendesse|tivesse)( [\p{L}-]{3,14}[aei]r)?( (de|em|com))?
  entend[ea]m? (bem |bastante )?de|importante (fazer|dominar|conhecer)
  (mao boa|boa mao|traquejo|jeito|cancha|base) (com|em|n[ao]s?|para)|comprova(r|cao de)|habilitad[oa] em
  registro (de|como)|(inscric(ao|oes)|inscrit[oa]|registo|cedula) n[ao] (?=ordem )|ser capaz de|de preferencia com|trabalhando com|trabalhe (bem )?com|(e|sao) exigid[oa]s?
  requisitos? (minimos?|basicos?|principa(l|is)) (e|sao)|o (basico|minimo)( e)?|pontos? (extras?|a mais) (para|por)
  (vale|soma|conta)m? pontos?|fica por conta d[aeo]|quem gosta de
  // A person with it, or who does it: "alguém que monte".
  (profissiona(l|is)|pessoas?|alguem|candidatos?) com
  (alguem|pessoas?|gente|profissional) que( ja)? (faca|fez|leia|opere|monte|conserte|use|corte|solde|dirija|aplique|prepare|cozinhe|costure)
  quem ja (fez|faz)|estagio (em|n[ao]s?)|(trabalhamos|a gente trabalha) com
  // Years of a craft: "três anos de torno".
  ${number} (anos?|mes|meses) de(?! (experiencia|idade|atuacao|casa|mercado|historia|tradicao|existencia|garantia|contrato|estrada|carteira|profissao|oficio|cadeira|formad[oa]|casa)\b)
  // A person with it: "somebody with".
  (someone|somebody|anyone|anybody|people|person|those|candidates?|applicants?|individuals?|professional) with
  // Need: "the work needs", "you'll need to have".
  (you|you['’]ll|will|would|do|really|also|work|role|job|post|position|candidates?|applicants?|applying|joins us|gets the job) needs?( to (have|know|hold|bring))?(?! (to|you|us)\b)
  // Skill and proof: "solid on", "literate in", "possession of".
  (important|essential|vital|necessary|expected|required) to have|(have|has|had|['’]ve) (done|got)|know your
  demonstrates?|(solid|strong|sharp|sound|great|brilliant|quick|good|gentle|handy|deft) (on|at|in)|good at|head for
  hands-on (with|in|on)
  (?<!(an?|our|the|this|private|animal|equine|mixed|group|general|dental|busy|small|family|law|medical|veterinary|gp) )practice (in|with|of)
  (?<!(kept|keep|keeps|keeping|stay|staying) )up[- ]to[- ]date (with|on|in)|(if you|you) held
  (an? |had |your )interest in|hear from (people|those|anybody|anyone|somebody|someone|candidates|applicants) with
  reason about|enjoys?
  (mechanic|nurse|engineer|technician|driver|teacher|chef|electrician|plumber|surveyor|somebody|professional) with
  suits? (an?|someone|somebody|people) ([\p{L}]+ )?(with|who has)|asked to demonstrate|if you knew|having done
  we(['’]d| would)? (do |also |really )?(expect|ask for|require|insist on|look for|value|welcome)(?! (you|to|an?|the|all|every|applic)\b)
  (possession|completion) of|(registration|registered) with|membership of|members? of(?= (an?|the) (\p{L}+ ){0,3}(body|institut\p{L}+|association|society)\b)|aptitude for|like to see|coursework in
  requirements (include|are)|appreciation of|ability in|(literate|practi[sc]ed) in|(you|and) come with
  preference (will be |is )?given to( (those|candidates|applicants|people|anyone) with)?
  // What somebody has: "the ideal candidate has", "if you have".
  (candidate|person|applicant|you|who|if you|got|ideally)( already| also)? (has|have|had)(?! (to|been|the|no|any|not|your|our|already|also|ever|previously|([\p{L}]+ )?opinions?|[\p{L}]{1,11}[a-df-z]ed|${irregular}|spent|enough|what it takes)\b)
  // Reward and refusal: "bonus points for", "not considered without".
  bonus( points)? (if you (know|have|can)|for)|extra (points|credit) for
  (cope|apply|job|manage|through|far|here|appointed|considered|applicants?|candidates?|people|anyone) without
  // Need as a predicate: "para esta função é essencial".
  (e|sao|sera|faz(em)?-se) (
    essencia(l|is)|preciso|necessari[oa]s?|fundamenta(l|is)|imprescindive(l|is)|indispensave(l|is)|obrigatori[oa]s?
    exigid[oa]s?
  )(?! (que|ter|saber|ser|estar|possuir|para|pra|a quem|n[ao]s?|em|nem|e|ou|mas|o uso)(?!\p{L}))
  // Mastery, tests and proof: "boa base de", "no teste vamos pedir", "certificado de".
  (se )?d(a|ao|ar|er) bem com|(vamos|iremos|sera preciso|voce vai) (pedir|cobrar|exigir|avaliar|testar|dominar)
  (boa|solida|otima) base de|mao firme (com|em|n[ao]s?|para)
  (?<!(emitir|emissao de|entrega de|dos?) )certificad[oa]s? (de|em)(?! (garantia|mei|conclusao|reservista|participacao|aprendiz\p{L}*)(?!\p{L}))
  preferencia (a|para|por) quem (ja )?(faz|fez|tem|conhece|domina|sabe|trabalh\p{L}+ com|entende de)
  (que|quem) ((a pessoa|o candidato|o profissional|voce) )?(ja )?(entenda|passou por|teve contato com)
  que (a pessoa|o candidato|o profissional) (ja )?(tenha|possua|domine|conheca|saiba)|de quem (ja )?(faca|faz|saiba)
  abrir mao de|diferenca (ja )?ter (visto|feito|usado)|(traga|traz|tenha) na bagagem
  (queremos|buscamos|procuramos) (quem|alguem que|uma pessoa que|gente que) (ja |tambem )?(?!
    goste|queira|seja|esteja|more|tenha|tem|conhece|conheca|domin|entend|saib|sabe|some|quer
  )\p{L}{3,10}[ae](?=\s)
  se voce (ja )?(faz|fez|usa|usou|toca|opera|domina|conhece|trabalha com)|pontuam?
  (onde|quando) (voce )?(ja )?(fez|usou|trabalhou com)|(tem|tera|precisa) (que|de) gostar (muito )?de|com carinho para
  como (requisitos?|diferencia(l|is)),?|(um|outro|grande) diferencial (e|sera|seria)|destaque
  ${number} (anos?|mes|meses)( de experiencia)?( ou mais)? (lidando com|trabalhando com|atuando (com|em)|ou mais (de|em|com|n[ao]s?)|(de experiencia )?(em|com|n[ao]s?))
  // Words before a colon that announce what is needed: "what we ask is simple:", "pedimos só duas coisas:".
  (must-haves?|requirements?|compulsory|obrigatori[oa]s?|requisitos?|pedimos|exigimos|precisamos|we (ask|need|want|require))( [\p{L}-]+){0,5}:
  (must-haves?|requirements?|essentials?|musts) (are|is)|^bring( along)?
  (somebody|someone|anybody|anyone) who (already )?(knows?|does|has done)
  // Success and demand: "success in this role takes", "we'd be thrilled to see".
  (role|job|post|position|work|success)( (in|at) (this|the|our) [\p{L}-]+)? (also )?(takes|calls (on|upon)|wants|comes down to)
  thrives? on(?! (the|our|an?|working|being|change|challenge|pressure)(?!\p{L}))|turn (your|their|a) hand to
  steady hand (at|with|in)|(must|will|you) master|armed with|nose for|confidence around
  (thrilled|delighted|happy|pleased) to see|extra marks for|points go to those who (know|can|have)|kindly on|one plus is
  as an? (bonus|minimum|plus),?|(hoping|on the lookout) for(?! (an?|some|the|you)(?!\p{L}))|in the lookout for
  have you (ever |already )?(done|used|run|\p{L}{3,12}ed)|expected to (show|know|have)|accreditation (in|with)
  no less than ${number} (years?|months?) (of|in|handling|on)|handled
  // Years of a craft: "two years of".
  ${number}\+? (full |good |solid )?(years?['’]?|yrs?|months['’]?) (or (more|longer|so) )?(of|in|on|handling)(?! (experience|age|service|a row)\b)
`
/** What a sentence that asks may begin with: "Imprescindível solda TIG", "Requires hedge laying". */
export const first =
  '(?:necessari[oa]s?|imprescindive(?:l|is)|indispensave(?:l|is)|desejave(?:l|is)|obrigatori[oa]s?|fundamental|essencial|ideally|preferably|requires?|needs?|ter|possuir|com)(?: (?:ter|saber|conhecer|possuir|dominar|you have|with))?(?: feito)?'
