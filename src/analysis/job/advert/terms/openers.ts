// Openers of a requirement, whose words behind them are required: "experiência com", "knowledge of", "able to use".
import { anyOf, either } from '../../../phrases'
import { asking, first } from './colloquial'
import { frames } from './frames'
import { irregular } from './verbs'

/** Words between the noun and its preposition: "conhecimentos sólidos em", "hands-on experience working with". */
const between = String.raw`(?:(?:[\p{L}-]{2,20} ){0,2}?|[\p{L}-]{2,20} (?:e|and) [\p{L}-]{2,20} )`
const years = String.raw`(?:(?:[\p{L}]{2,12} ){0,3}\d{1,2}\+?(?: (?:a|ou|to|-) [\p{L}\d]{1,4})? (?:anos?|mes|meses) (?:[\p{L}]{2,12} )?)?`

const nouns = String.raw`
  (
    experiencias?(?! d[aeo]s? (usuari|client|consumidor|compra|alun|jogador))|conhecimentos?|dominio|vivencias?
    familiaridade|nocao|nocoes|pratica|certificac(ao|oes)|cursos?|habilitacao|treinamentos?|bagagem|proficiencia
    entendimento|compreensao|capacitacao|expertise
  ) (${years}|${between})(com|em|na|no|nas|nos|de|do|da|dos|das|sobre|como)
  (habilidades?|facilidade|afinidade|atuacao|aptidao|intimidade|contato) ${between}(com|em|na|no|para)|habilitacao para
  sistema (daqui |da casa |que usamos )?e (o|a)|us(amos|am|a)( o| a)|usamos
  (our|the|tech) stack (is|includes?|runs? on)|if your|(?<!\b(empresas?|clientes?|grupos?|industria|companhia|multinacional|parceir[oa]|lider)( \p{L}+){0,2} )(n[ao]|d[ao]) (area|setor|segmento|ramo) d[aeo]s?
  (historico|trajetoria|percurso|carreira|provas dadas) (comprovad[oa] )?(em|com|n[ao]s?)(?= (?!posicao|cargos?))
  conhecimentos? (?=(juridic|contab|fisca|financeir|administrativ|mecanic|eletric|agricol|pedagogic|comercia|hidraulic)\p{L}{0,8})
  (knowledge|understanding|command|grasp|mastery|awareness|working knowledge) ${between}(of|in|on|with)
  experience(?= (?!working |being |training )[\p{L}]{2,14}ing )
  (
    experience|exp\.?|proficiency|expertise|background|qualifications?|skills?|competenc[ey]|fluency|training
    certifications?|certificates?|comfort|credentials?|grounding|foundation|familiarity|track record|history|confidence
    facility|literacy
  ) ${between}(in|with|of|using|on|at|working with|working on|working in)
  approach(es)? to|exposure to|eye for|flair for|experience as|evidence of|insist on|way a?round|background is
  (our|the) (team|firm|practice|trust|school|company|office|department) uses?|we run (on|an?)
  (system|software|platform|package|database|till|crm)( here| we use)? is
  (role|job|post|position|work|it|this|that|which) (also )?(requires?|takes|calls? for|demands?)
  (passed|completed|certificate|diploma|award|level \d|nvq|svq|btec) in
  (supportive|sympathetic|respectful) (of|to|towards)|(?<=experiencia .{2,40} )em (ambientes?|contextos?)( de)?
  (sendo|d[oa]s quais|ao menos|pelo menos|no minimo|at least|of which|including)( ao menos| pelo menos| at least)? (\d{1,2}|\p{L}{2,6}) ((deles|delas|of (them|which)|years?|anos?) )?(em|n[ao]s?|como|in|on|as|with)
  (\d|um|dois|tres|quatro|cinco|one|two|three|four|five)\+? (anos?|years?|meses|months) (min(imum)? |no minimo )?(com|em|in(?! a row)|with|on|(?!being|working)[\p{L}]{2,14}ing)
`
const adjectives = String.raw`
  (
    experienced|familiar|proficient|skilled|comfortable|fluent|versed|trained|certified|competent|adept|confident
    knowledgeable|conversant|expert|at home|savvy|qualified
  ) ([\p{L}]{2,14} ){0,1}?(in|with|at|using|on|working with)
  (comfortable|experienced|confident|confidence|skilled|adept)(?= (?!(working|being|talking|speaking|communicating|interacting|collaborating|dealing|travelling|traveling) )[\p{L}]{2,14}ing )
  (quick|fast|accurate|precise|neat|careful|safe|slick|sharp|deft|handy|relaxed|happy|up to speed|clued up|a dab hand|hot) (on|with|at)
  (seguranca|destreza|desenvoltura|agilidade|firmeza|precisao|jeito) (com|em|n[ao]s?|para)
  (familiarizad[oa]|habituad[oa]|acostumad[oa]|experientes?|capacitad[oa]|certificad[oa]|habilitad[oa]|proficiente) (com|em|na|no|a|para)
`
/** What somebody has done, holds or knows: "has held a Category C licence", "carries a Driver CPC", "at ease with". */
const possessions = String.raw`
  (has|have|had|(you|who|they)['’]ve|who['’]s|ever|already|previously)( (also|already|ever|previously|successfully|once|at least|personally)){0,2} (
    (${irregular})
    (?!experienced |excelled |changed |received |allowed |moved |decided |joined |helped |needed |wanted |liked |supported |registered )[\p{L}]{3,12}ed
  )( (with|on|in|up|for|out|as))?
  (who|candidates?|applicants?|driver|person|holder|and|must|will|should|(you|who|they)['’]ll|you|shall|to|also)( also| already)? (holds?|carr(y|ies)|possess(es)?|brings?)
  (will|should|must|shall|(you|who|they)['’]ll|would|we['’]d (expect|want|like) you to)( also| already)? have( (a|an|at least|fast|good|strong|sound|excellent|accurate)){0,3}
  (at ease|at home|used to|accustomed to|no stranger to|fazed by|strong on|good with|handy with|happy with|confident with|in possession of)
  knows?(?! how| that| what| when| where| why| who| your| their| the difference| from)|understands?
`
/** Verbs of what somebody does with a skill. */
const acts =
  `plan calculate drive type cross-sell weld cook sew teach translate use using operate operating read interpret write
  analy[sz]e build design develop create configure install maintain prepare draft perform conduct troubleshoot repair diagnose
  implement administer deploy edit model run produce execute craft deliver`.split(/\s+/)
const applies = 'apply( (the )?(concepts?|principles?) of)?'
const act = either(applies, acts.join('|'))
const actsOfAll = either(applies, acts.map((verb) => (/^[a-z-]+(?<!ing)$/.test(verb) ? `${verb}s?` : verb)).join('|'))
const verbs = String.raw`
  (able|ability|know how|knows how|capable|capacity) (to|of) ([\p{L}]{2,12}ly )?(${act})( (and|or) (${act}))?
  can (${act})|(ability|able) to ([\p{L}-]{2,14} ){1,6}?and (use|operate|read|interpret|apply)
  (must|should) (also )?(have|hold|possess)
  (candidates?|applicants?|person|individual|you)(.ll| will) (also )?(have|hold|possess)|we (use|run)
  track record(?= \p{L}{2,14}ing )|track record as an?|(able|ability) to offer
  (has|have|had|(you|who|they)['’]ve|and|or|who|you|also|already|someone who) (also |already |previously )?(used|built|shipped|worked (with|on|in)|operated|deployed|mastered)
  (
    dominar|domine|domina|conhecer|conheca|conhece|manusear|saber|saibam?|sabe|sabendo|souber|souberem|conhecam|conhecem
    dominem
  )( (
    (bem |muito )?(
      usar|operar|utilizar|manusear|trabalhar com|lidar com|fazer|programar em|ler|interpretar|aplicar|elaborar|emitir
      montar|prescrever|escrever|editar|conduzir|pilotar|preparar|instalar|configurar|monitorar|mexer (com|no|em)
    )
    sobre
  ))?
  (trabalhar|trabalhe|trabalhado|trabalha|atue) com|(atuado|trabalhado) (com|em|na|no|nas|nos)
  ter (operado|usado|utilizado)|participado (de|em) (um |uma )?(projetos?|iniciativas?) (de|com|em)
  (prior |previous )?use of|programar em|entender de|entenda de
  capacidade (de|para) (usar|operar|utilizar|interpretar|ler|elaborar|analisar|programar)
`
const perfect = String.raw`(?:ja|tenha|tenham|tiver) (?:tenha |teve |ter )?(?:\p{L}{3,12}(?:ou|eu|iu|[aei]ram)|fez|fizeram|feito|visto|\p{L}{2,12}[ai]do)(?: (?:com|por|em|de|na|no))?`
const lists = String.raw`such as|e\.g\.,?|for example|tais como|por exemplo|incluindo|including`

/** The required term follows this expression. */
export const opener = new RegExp(
  String.raw`(?<![\p{L}'-])(?:${either(nouns, adjectives, verbs, possessions, perfect, asking, frames, lists)}|(?<=^)${first})(?![\p{L}-])[\s:]*`,
  'gu',
)

/** Openers that make a sentence ask where nothing else in it does: "Certificação em X.", "Competent in X." */
export const asksByOpener = new RegExp(
  String.raw`(?<![\p{L}'-])${either(nouns, adjectives, verbs, perfect, asking)}(?![\p{L}-])`,
  'u',
)

/** Opening of a listed requirement with an action; the term is the object that follows. */
export const opensAct = anyOf(
  `
    operar|utilizar|usar|manusear|interpretar|ler|elaborar|executar|realizar|fazer|preparar|programar|emitir|controlar
    dominar|conhecer|desenvolver|instalar|configurar|montar|soldar|analisar|aplicar|understands?|knows?|${actsOfAll}
  `,
  { before: '^', after: '\\s+(?:e [\\p{L}]{3,14}[aei]r\\s+)?' },
)

/** "Cycle counting experience": the required term precedes this word. */
export const closer =
  /(?:[\p{L}\p{N}&/+#.'-]{2,24} ){1,3}(?=(?:experience|exp|skills|tickets?|cards?|know-how|certifications?|certificate|training|registered|registration|qualifications?|certified|accredited|qualified|knowledge|expertise|background)(?![\p{L}]))/gu

/** Words that cannot begin a term. */
export const filler = new Set(
  `a an the of in with and or to for on at by as is are be have has you your our we us its their from some any all most more than least minimum
  years year months month work working works professional relevant related previous prior proven hands-on hands on practical strong solid good
  excellent great deep broad extensive demonstrated similar equivalent industry field real-world real world least one two three four five first
  commercial production technical communication interpersonal people soft key core required preferred further other overall plus including outstanding
  exceptional superior recognised recognized formal suitable appropriate effective clear must who that this these those basic obtain gain hold holding complete in-depth thorough sound detailed local either both but so then if can will should also advanced intermediate new on-the-job job life full-time want need`.split(
    /\s+/,
  ),
)

/** "Commerce experience (Elastic Path, Hybris, Magento)": the names of a list in brackets behind a general word. */
export const examples =
  /\b(?:experience|skills|knowledge|software|tools?|systems?|packages?|applications?|platforms?|languages?|technologies|databases?|programs?) \(([^()]{3,160})\)/gu

/** "With conference planning, governance and communications experience": the whole list before such a word. */
export const listBefore = anyOf(
  String.raw`
    \b(
      with|have|has|requires?|needs?|strong|diverse|proven|previous|prior
    ) (?<names>([\p{L}&/'-]{2,20} ){0,3}[\p{L}&/'-]{2,20}(, (and |or )?([\p{L}&/'-]{2,20} ){0,3}[\p{L}&/'-]{2,20}){1,6}) (?=(experience|skills|knowledge|background|expertise)(?!\p{L}))
  `,
  { before: '', after: '', flags: 'gu' },
)
