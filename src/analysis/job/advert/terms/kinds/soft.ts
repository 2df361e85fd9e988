// Soft skills, separate from hard ones because almost every advert lists the same: a name and the words that mean it.
import { anyOf } from '../../../../phrases'
import { fold } from '../../../../resume/reading/text'
import type { TextLanguage } from '../../../../text-language'

/** "Ser ágil", "ágil e proativo": a person; elsewhere it is a way of working. Folded. */
export const agileTrait =
  /(?<=\b(?:ser|sejam?|alguem|pessoas?|gente|profissional|muito|bem) )agil\b|(?<=(?:iv[oa]|ad[oa]|ic[oa]|nte|vel)(?:,| e) )agil\b|\bagil(?=(?:,| e) \p{L}+(?:iv[oa]|ad[oa]|ic[oa]|nte|vel)\b)/u

const table = `
  Comunicação = Communication : (?<!(graduacao|formacao|cursando|superior) em |areas? de )comunicacao(?! (visual|social|institucional|corporativa|interna)\\b)|comunicativ|comunicaciona|(?<!\\b(data|voice|marketing|corporate|radio|network) )communication|communicator|communicat(e|ing) (clearly|effectively|well|confidently|with people|at all levels)|(tele)?phone (manner|skills|etiquette)|listening skills|articulate\\b|desenvoltura|fluencia verbal|fala bem|(?<=(can|able to|ability to) )explain [^.;]{3,60}? to
  Trabalho em equipe = Teamwork : trabalh(ar|o|ando) (bem )?em (equip[ea]|time|grupo)|(espirito|senso) de (equip[ea]|time|grupo|colabora)|team[ -]?(work|player|spirit|oriented)|work(ing)? (well )?((with)?in|as) (an? |the )?(\\p{L}+ ){0,2}teams?\\b|(part|member) of an? ([\\p{L}-]+ ){0,3}team\\b|team environment|work well with others|cross-functional teams|collaborat|(?<!\\b(ambiente|espaco|cultura) (\\p{L}+ e )?)colaborativ
  Proatividade = Proactivity : pro[- ]?ativ|pro-?activ|self[- ](starter|motivated)
  Organização = Organization : (?<!\\b(d|n|pel)ess?[ae] |\\b(da|na|a nossa|pela) )organizacao(?! d[ao]s? )|(?<!\\b(mant|deix|ambiente|local|setor|espaco|loja|estoque|area|limp)[^,;]{0,30})organizad[oa]|(?<!\\b(events?|activities|tours|sports) )organi[sz]ed(?! (by|into|as|in|for)\\b)|organi[sz]e and prioriti[sz]e|organi[sz]ation(al)? skills|organi[sz]ational
  Resolução de problemas = Problem solving : (resolucao|solucao) de problemas|(resolver|solucionar) problemas|problem[- ]solv|(re)?solve problems|troubleshoot problems
  Pensamento analítico = Analytical thinking : (pensamento|raciocinio) (analitico|logico|critico)|perfil analitico|capacidade (analitica|de analise)|visao analitica|(espirito|senso) critico|analise critica|analytical|(critical|logical) thinking|methodical
  Atenção a detalhes = Attention to detail : atencao (aos?|com os?|nos?) detalhes?|atencao a detalhes|detalhista|minucios|attenti(on|ve) to (the )?details?|detail[- ]oriented|eye for detail|meticulous|(level|degree) of accuracy
  Adaptabilidade = Adaptability : adaptabilidade|flexibilidade|flexivel\\b|versati|adaptability|flexibility|adaptable|(work|working) flexibly|flexible (approach|attitude|person|individual|nature|and|enough)|(?<=(\\b(be|are|and|is|an?)|,) )flexible(?! (work|hour|schedul|benefit|shift|pay|rota|budget|contract|multi|form|environment|part|start|career))|fast-paced|adapt to chang|adaptar-se|abert[oa](\\(a\\))? a mudancas(?! de)|adaptacao a mudancas
  Criatividade = Creativity : criatividade|criativ|creativity|creative (thinking|flair|and|mind|person|individual|approach)|innovative(?=,| (and|thinker|approach|person|individual))
  Empatia = Empathy : empatia|empath|compassion|sympathetic|kindness|(?<=\\b(be|are|and) |^|, )kind(?=[,.;]| and |$)|caring (and|nature|attitude|person|individual)|non-judg
  Iniciativa = Initiative : iniciativa(?!s)|(?<=\\b(takes?|sense of|your|own|use|using|shows?|the|with|and) |, |^)initiative(?!s)
  Autonomia = Autonomy : autonomia|autonom(y|ous)|independently|independent work(er|ing)|(minimal|minimum|little|without( direct| close)?) supervision|unsupervised|work(ing)? (alone|on (your|their) own)|sem supervisao|own initiative
  Dinamismo = Dynamism : dinamismo|(?<!\\b(ambiente|empresa|time|equipe|mercado|setor|rotina|dia a dia) (\\p{L}+ e )?)dinamic[oa](?! de)|energetic|dynamic(?=,| (and|individual|person|practitioner))
  Agilidade = Agility : agilidade|${agileTrait.source}|work (quickly|at (a )?(pace|speed))
  Pontualidade = Punctuality : pontualidade|pontual|punctual|assidu|time-?keeping
  Comprometimento = Commitment : comprometimento|comprometid|commitment(?! (dates?|by)\\b)|(?<!\\b(are|is|trust|we're) )committed(?! to (equal|safeguard|divers|promot|inclus))|(?<!\\bdedicacao )dedicad[oa]|dedicacao(?! exclusiva)|dedicated (and|individual|person|professional)|hard[- ]?working|conscientious|diligen|(?<!\\bsob ((a|sua|a sua|nossa|tua) )?)responsabilidade(?!s| (por|pel[ao]|d[aeo]s?|tecnica|social|civil|ambiental|fiscal)\\b)|responsave(l|is)(?! (por|pel[ao]s?|tecnic)|:)|responsible (attitude|approach|person|individual|and)
  Foco em resultados = Results focus : foco (em|n[ao]s?) (resultado|meta)|orienta(cao|d[oa]) (a|para) (resultado|meta)|results?[- ](driven|oriented|focus)|(target|goal)[- ](driven|oriented)
  Foco no cliente = Customer focus : foco (no|em) cliente|orientacao ao cliente|customer[- ](focus|centric|oriented)
  Relacionamento interpessoal = Interpersonal skills : relacionamento interpessoal|bom relacionamento|(facilidade|capacidade|habilidade) (em|de|para|com) (se )?(relaciona|comunica|trabalhar com pessoas)|lidar (bem )?com (o )?(pessoas|publico|gente)|(trato|trabalhar) com (o )?(publico|pessoas)|interpersonal|interpessoa|people (skills|person)|relate well|get (on|along) (well )?with|(build|develop|establish|maintain)\\p{L}* ([\\p{L}-]+ ){0,3}(relationships|rapport)|approachable|personable|(?<!\\b(user|environmentally|family) )friendly(?! ([\\p{L}-]+ ){0,3}(team|staff|environment|service|atmosphere|place|service|work|colleagues|department|club|culture|practice|ward))|simpati|cordialidade|pessoa educada|tactful
  Gestão do tempo = Time management : (gestao|administracao|gerenciamento) d[eo] tempo|time[- ]management|multi-?task|prioriti[sz]|manage (your|their|a|own|his) (own |varied |busy )?(time|work ?load|case ?load|diary)
  Vontade de aprender = Willingness to learn : (vontade|desejo|interesse|sede|disposicao|disponibilidade|motivacao) (de|em|para|por) (aprender|crescer|evoluir|se desenvolver)|facilidade (de|em|para) aprend|aprendizado rapido|aprende rapido|willing(ness)? to (learn|train|develop)|(eager|keen|desire|ability|able) to (learn|develop (your|their|new))|(quick|fast) learner
  Boa dicção = Clear speech : diccao
  Trabalho sob pressão = Working under pressure : sob pressao|under (\\p{L}+ )?pressure|stress management|cope with (the )?(stress|demand|pressure)
  Resiliência = Resilience : resilien
  Inteligência emocional = Emotional intelligence : (inteligencia|controle|equilibrio|maturidade) emocional|emotional(ly)? (intelligen|matur|stab)
  Honestidade = Honesty : honestidade|honest
  Confiabilidade = Reliability : confiabilidade|confiave(l|is)|reliable(?! (service|source|transport|vehicle|car|internet|data|deliver))|reliability|dependable|trustworthy
  Discrição = Discretion : discricao|discre(et|tion)|sigilo|confidencialidade|confidentiality
  Tomada de decisão = Decision making : tomada de decisao|tomar decisoes|decision[- ]making|(sound|good|clear) judge?ment
  Cumprimento de prazos = Meeting deadlines : cumpri(r|mento)( com)?( (de|os))? (prazos|horarios)|(meet|work)(ing)? (to )?((tight|strict|project|all|set|agreed|conflicting) ){0,2}deadlines
  Seguir regras = Following rules : seguir (regras|normas|instrucoes|orientacoes)|follow (\\p{L}+ ){0,3}(instructions|directions)
  Resistência física = Physical stamina : resistencia fisica|(forca|disposicao|condicionamento) fisic|physical stamina|physically (fit|able|capable|active)|physical(ly)? (fitness|strength)
  Ética = Ethics : etica( profissional)?\\b|conduta etica|work ethic|integridade(?! (de|dos) dados)|(?<!data )integrity
  Paciência = Patience : paciencia|pacientes? e (calm|atencios|dedicad)|patience|be patient|(?<=(^|,|\\b(be|is|are)) ?)patient(,| and (?!(famil|carer|staff|client|visitor|relativ|user)))|(?<=[a-z], )patient$
  Calma = Calmness : calm (manner|under|and|in|approach)|(keep|stay|remain) calm|manter a calma|pessoa calma|calm[oa] e
  Postura = Professional manner : boa postura|postura profissional|boa (apresentacao|aparencia)|apresentacao pessoal|profissionalismo|professionalism|professional (manner|appearance|attitude|approach|demeanou?r|at all times)|well[- ]presented|smart appearance|well[- ]groomed|presentable
  Atitude positiva = Positive attitude : (atitude|energia|postura) positiva|positive (attitude|outlook|approach|mindset)|can[- ]do['’]? (attitude|approach|spirit|mentality)|bom humor|bem[- ]humorad|(good|sense of) humou?r|good[- ]humou?red|(sentido|senso) de humor
  Entusiasmo = Enthusiasm : entusias|enthusias|(?<!self )motivated|motivad[oa]|passion(ate)? (for|about|to)|apaixonad[oa] por|paixao (por|pel)
  Confiança = Confidence : confident(?!ial| (in|with|using|user|about|at|that|working|dealing|us)\\b)|self[- ]confiden|autoconfianca|desinibid|extrovertid|outgoing (person|personality|and|individual|nature)
  Visão sistêmica = Systems thinking : visao (sistemica|holistica|estrategica|d[eo] negocios?)|pensamento (sistemico|estrategico)|strategic think
  Senso de urgência = Sense of urgency : senso (de )?urgencia|sense of urgency
  Humildade = Humility : humildade|humilde\\b|humility|humble(?=,| and| person| individual|[.;]|$)
  Habilidade manual = Manual dexterity : (good|handy|clever) with (your|their|my) hands|manual dexterity|habilidades? manua(l|is)|destreza manual|jeito (com as|de) maos
  Ambição = Ambition : ambicios|ambitious (person|individual|and)|gost[ae]r?m? de (desafios|metas)|movid[oa] a (desafios|metas)
`

export type Soft = { readonly id: string; readonly en: string; readonly words: RegExp }

/** What goes on behind the letters that a row gives: "proativ" begins several words. */
const rest = '[\\p{L}-]{0,12}'

export const softSkills: readonly Soft[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [names = '', words = ''] = row.trim().split(' : ')
    const [id = '', en = id] = names.split(' = ')
    // The quality's own name, where it stands for itself.
    const named = String.raw`((?<=^\W?|, | (e|and|ou|or) )(${fold(id)}|${fold(en)})(?=[,.;]|$| (e|and|ou|or) ))`
    return {
      id,
      en,
      words: anyOf(`${words}|${named}`, { before: '(?<![\\p{L}\\p{N}]|(?<!\\b(?:well|highly|very))-)', after: rest }),
    }
  })

/** The quality by its name, whatever form the advert gives it, "communication" of "a confident communicator"; one without a name in the advert's own word. */
export const softName = (
  { id, text }: { readonly id: string; readonly text: string },
  language: TextLanguage,
): string => {
  const named = softSkills.find((one) => one.id === id)
  return (named === undefined ? text : language === 'pt' ? id : named.en).toLowerCase()
}

export type SoftFound = { readonly soft: Soft; readonly start: number; readonly end: number }

/** The soft skills in a folded text, each once, with the span of words that names it. */
export const findSoft = (folded: string): SoftFound[] =>
  softSkills.flatMap((soft) => {
    const match = soft.words.exec(folded)
    return match ? [{ soft, start: match.index, end: match.index + match[0].length }] : []
  })
