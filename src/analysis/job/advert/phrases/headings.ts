// Headings of adverts by the section each opens, and words by which a heading of no list is known. Folded text.
import { anyOf, anywhere } from '../../../phrases'

/** `open` is a heading that names no section; each sentence below it is assigned by its own words. */
export type Section =
  | 'required'
  | 'desirable'
  | 'duties'
  | 'benefits'
  | 'company'
  | 'apply'
  | 'place'
  | 'title'
  | 'open'

const headingPhrases: Readonly<Record<Section, string>> = {
  desirable: `desejavel | desejaveis | diferencial | diferenciais | requisitos desejaveis | requisitos diferenciais |
    conhecimentos desejaveis | qualificacoes desejaveis | competencias desejaveis | sera um diferencial | seria um diferencial |
    e um diferencial | sera considerado um diferencial | plus | um plus | sera um plus | seria um plus | seria legal | seria bom ter |
    nao obrigatorio | opcional | opcionais | valorizado | valorizados | conta pontos | o que conta pontos | vai se destacar | voce se destaca se | o que te faria brilhar | pontos extras | bonus |
    nice to have | nice to haves | preferred | preferred qualifications | preferred skills | preferred experience | preferences |
    bonus points | good to have | a plus | pluses | desirable | desirable skills | desired skills | desired | optional | desirable criteria | pontuacao de titulos | prova de titulos | titulos |
    what would set you apart | extra points | additional skills | would be a plus | it is a plus | great to have`,
  required: `requisito | requisitos | requisitos obrigatorios | requisitos tecnicos | requisitos minimos | requisitos necessarios | obrigatorio | obrigatorios |
    pre-requisitos | pre requisitos | prerequisitos | pre-requisito | exigencias | exigencia | qualificacao | qualificacoes | qualificacoes necessarias | o que buscamos |
    o que buscamos em voce | o que esperamos | o que esperamos de voce | o que procuramos | o que precisamos | quem buscamos | quem procuramos | quem estamos buscando |
    perfil | perfil desejado | perfil da vaga | perfil do candidato | perfil profissional | perfil que buscamos | perfil procurado | conhecimentos | conhecimento |
    conhecimentos tecnicos | conhecimentos necessarios | conhecimentos obrigatorios | conhecimentos exigidos | habilidades | habilidades tecnicas | habilidades necessarias |
    competencias | competencias tecnicas | competencias necessarias | competencias comportamentais | habilidades comportamentais | formacao | formacao academica | escolaridade |
    experiencia | experiencias | experiencia necessaria | experiencia exigida | o que voce precisa | o que voce precisa ter | o que voce precisa saber | o que e preciso |
    voce precisa | o que precisa | precisa | voce precisa ter | para isso voce precisa | precisa ter | necessario | necessarios | imprescindivel | imprescindiveis | indispensavel | tecnologias |
    ferramentas | stack | stack tecnica | nossa stack | hard skills | soft skills | o que voce deve ter | voce e a pessoa que procuramos se | esperamos que voce |
    idiomas | cursos | certificacoes | vivencia com | vivencia em | experiencia com | experiencia em | conhecimentos em | conhecimento em | conhecimentos de | dominio em | dominio de | soft skill |
    hard skill | you | you are | essential | essentials | essential criteria | person specification | essential skills | tech we use | tecnologias que usamos | importante | e importante | e importante ter | experience with | knowledge of | proficiency in | requirements | requirement | required | required skills | required qualifications | required experience | job requirements |
    desired skills & experience | desired skills and experience | desired skills and qualifications | must have | must haves | must-have | must-haves | must have skills | qualifications | minimum qualifications | basic qualifications | minimum requirements |
    expectations | our expectations | what we expect | what you need | what you will need | what you'll need | what we are looking for | what we're looking for | what we look for | who we are looking for |
    who we're looking for | who you are | you have | about you | skills | technical skills | key skills | skills and experience | skills required | what you bring |
    what you'll bring | what you will bring | your profile | your background | your skills | your experience | education | experience | experience required | work experience | relevant experience | relevant work experience | licenses | licences | certificates |
    knowledge | competencies | tech stack | technologies | tools | you should have | you must have | ideal candidate | the ideal candidate | candidate profile | certifications | languages | credentials | licenses and certificates | licences and certificates | memberships | courses`,
  duties: `caracterizacao do posto de trabalho | caracterizacao dos postos de trabalho | conteudo funcional | funcoes a desempenhar | trabalho a ser desenvolvido | trabalho a ser realizado | servicos a serem executados | job role | atividades | atividade | principais atividades | atividades principais | atividades do cargo | responsabilidade | responsabilidades | principais responsabilidades |
    suas responsabilidades | responsabilidades do cargo | atribuicoes | atribuicao | principais atribuicoes | suas atribuicoes | o que voce vai fazer | o que voce fara | o que vai fazer | como sera seu dia |
    como sera o seu dia a dia | seu dia a dia | no seu dia a dia | dia a dia | no dia a dia | desafios | seus desafios | seu desafio | principais desafios | missao |
    missao do cargo | sua missao | funcoes | tarefas | rotina | rotinas | o que esperamos que voce faca | voce vai | voce sera responsavel por | escopo | escopo de atuacao |
    responsibilities | key responsibilities | main responsibilities | your responsibilities | job responsibilities | duties | job duties | duties and responsibilities |
    what you'll do | what you will do | what you'll work on | what you will work on | key performance areas | what you will be doing | what you'll be doing | your role | the role | day to day | day-to-day | your day to day | your mission | key duties |
    tasks | your tasks | key accountabilities | accountabilities | essential functions | essential duties | essential job functions | in this role | in this role you will | you will | role overview | your day | a typical day | the work | day-to-day tasks | o trabalho | servicos | vai rolar | o que vai rolar`,
  benefits: `beneficio | beneficios | ctc | package | nossos beneficios | o que oferecemos | oferecemos | a empresa oferece | vantagens | ganhos | remuneracao | salario | faixa salarial | remuneracao e beneficios |
    salario e beneficios | horario | horario de trabalho | jornada | jornada de trabalho | carga horaria | regime | regime de contratacao | contratacao | tipo de contrato |
    tipo de contratacao | contrato | forma de contratacao | modelo de contratacao | vencimento | vencimentos | vencimento base | por que trabalhar conosco | porque trabalhar conosco | o que voce vai encontrar aqui | o que voce ganha | auxilios |
    benefits | our benefits | perks | perks and benefits | benefits and perks | what we offer | we offer | what you get | what you'll get | voce vai ter | o que voce vai ter | voce tera | what's in it for you | compensation | salary | salary range | wage | wages | pay | pay range |
    our offer | the offer | offer | nossa oferta | aqui voce encontra | o que voce encontra aqui | o que tem aqui | in return |
    our commitment to you | our promise to you | what you can expect | what you can expect from us | working for us | our rewards | rewards | why choose us |
    schedule | working hours | hours | shift | contract | employment type | job type | why join us | why work with us | why us | why you'll love working here`,
  company: `sobre a empresa | sobre nos | sobre o time | sobre a equipe | o time | por dentro do time | a equipe | nosso time | quem somos | a empresa | nossa empresa | conheca a empresa | conheca-nos | nossa cultura | cultura | nossos valores | valores |
    nossa missao | nosso proposito | nossa historia | jeito de ser | diversidade | diversidade e inclusao | inclusao | about us | about the company | who we are | our company |
    our story | our culture | culture | our values | our mission | the company | company | company overview | company description | about the team | our team | the team | diversity | diversity and inclusion |
    equal opportunity | equal opportunity employer | eeo statement`,
  apply: `como se candidatar | candidatura | como participar | inscricao | inscricoes | processo seletivo | etapas | etapas do processo | etapas do processo seletivo | contato | interessados |
    como e o processo | como sera o processo | como funciona o processo | como e o nosso processo | nosso processo | our process | the process | the interview process |
    interessados enviar curriculo | envie seu curriculo | candidate-se | labels | tags | how to apply | application | application process | hiring process | interview process | apply |
    apply now | voluntary self-identification | self-identification | next steps | contact | to apply`,
  place: `local | localizacao | local de trabalho | cidade | endereco | regiao | modalidade | modelo de trabalho | formato de trabalho | location | work location | workplace | office | remote | where | vagas | numero de vagas | physical demands | physical requirements | physical abilities | physical effort | mental demands | mental requirements | environmental conditions | environmental demands | exigencias fisicas | working conditions | work environment | terms of employment | vigencia | vigencia do contrato | reports to | reporting to | reporta-se a | lotacao`,
  title: `cargo | vaga | titulo | titulo da vaga | nome da vaga | funcao | oportunidade | posicao | position | job title | title | role | opening | job`,
  open: `descricao | descricao da vaga | descricao do cargo | descricao da posicao | detalhes da vaga | sobre a vaga | sobre o cargo | sobre a posicao | sobre a oportunidade | a vaga | informacoes |
    a oportunidade | the opportunity | opportunity | informacoes adicionais | outras informacoes | observacoes | resumo | nivel | senioridade | area | setor | departamento | job description | description | about the role | about the job | about this role |
    about the position | overview | job summary | summary | position summary | additional information | other information | notes | level | department | job details`,
}

/** The section that a phrase opens. Folded. */
export const sectionByPhrase = new Map<string, Section>(
  (Object.keys(headingPhrases) as Section[]).flatMap((section) =>
    headingPhrases[section].split('|').map((phrase) => [phrase.replace(/\s+/g, ' ').trim(), section] as const),
  ),
)

/** A whole heading of somebody who needs something: "What we want", "Applicants must have", "Quem a gente quer". */
const askedOfReader = anyOf(
  `
    ^((what|who|o que|quem) )?(
      you|we|(the )?(successful |right |ideal )?(applicants?|candidates?)|voce|a gente|nos|(o |os )?candidatos?
    )(('ll|'d|'re| will| would| are| must| should| shall| can| vai| vamos| ira| deve| quer| precisa)( (be|ser|ter|de))?)? ?(
      want|need|require|expect|ask for|ask|after|bring|have|hold|know|can|quer|queremos|procura|busca|precisa|pede|espera
      exige|pedimos|exigimos|conhecer
    )?( (from you|de voce|ter|saber|in you))?$
  `,
  anywhere,
)

/** Recognises unlisted headings by one decisive word. The order matters: wishes precede requirements. */
export const loose: readonly (readonly [RegExp, Section])[] = [
  [
    anyOf(String.raw`
      (?<!(atividades|responsabilidades|atribuicoes),? )destac\w+|diferencia(l|is)|desejave(l|is)|preferencia(l|is)|plus
      (?<!\b(referral|joining|welcome|annual|sign-on|performance|retention|\d+) )bonus(?= points| skills| if|$)|preferre?d?|nice to have|advantage\w*|brilhar|desirable|extras?|melhor ainda
      ganha \w+ se|even better|better if|tambem (tiver|tivesse)|seria(m)?|(?<!(duties|tasks|responsibilities|accountabilities) )would be|gostari\w+|adorari\w+|amari\w+
      na frente|ajuda(m)?|helpful|ideally|idealmente|not essential|nao (e )?obrigatori\w+|wish ?list
      (ganha|conta|somam?|marca)m?( \w+)? pontos?|pontos (a mais|extras?)|(bom|legal|otimo|bacana) (ter|se)|opciona(l|is)
      optional|would love|icing on the cake|(conta|pontos?) a (seu |teu )?favor|stands? out|set(s)? you apart
      impress(es)? us|a frente|sobressai\w*|impressiona\w*
    `),
    'desirable',
  ],
  // "The successful candidate will play a key role in:".
  [
    /\b(?:play(?:s|ing)? an? (?:[a-z]+ )?(?:role|part) in|(?<!not |never |person |people |those |manager |who is )(?:responsible|accountable) for|tasked with|involved in)$/,
    'duties',
  ],
  [
    anyOf(`
      // A verb of giving by itself: "Damos", "We provide".
      ^(nos |a gente |we )?(also |tambem )?(damos|pagamos|oferecemos|temos para ti|temos para voce|give|pay|provide|da|paga|oferece)( you| te| a voce| ao colaborador)?$
      (?<!(gestao|administracao|controle) de )beneficios?|oferece(mos|-se)?|(what )?you('ll| will)? get|we offer
      why (join|work)|trabalhar (aqui|conosco|com a gente)|perks|in return|(aqui )?voce (encontra|tera)|our offer
      in it for you|ganha
      // What a trainee or anybody may become there.
      (on|after|upon) (successful )?completion|(career|future) (path|prospects|progression)|progression( routes?)?
      (saidas?|perspetivas?|perspectivas?) (profissionais|profissional|de carreira)|ao concluir
    `),
    'benefits',
  ],
  [
    /\b(?:como|para) se candidatar|how to apply|\bprocesso seletivo\b|\b(?:inscric(?:ao|oes)|candidaturas?|juri)\b|^metodos? de selecao|^contactos?$|^data (?:de|limite|do) /,
    'apply',
  ],
  [
    anyOf(String.raw`
      requisitos?|requirements?|credentials|(required|professional) (licen[cs]es?|certific\w+)
      licen[cs]es?( and)? certific\w+|qualificac(ao|oes)|qualifications?|exigencias?|candidate (will|should|must)|criteria
      (e|muito) importante|(you|voce)( vai| ira| will|'ll)? (have|bring|need|tem|tenha|precisa\w*)|precisa ter|pedimos
      exigimos
      ^((required|minimum|essential) )?(knowledge|skills|abilities|education|training)([ ,/&]+(and )?(skills|abilities|knowledge|training|experience|other characteristics)){1,3}$
      ^exp$|cursos? (aceitos?|exigidos?|desejados?)|(you|you'll|voce) (will )?(be|know|deve)
      (your|seu|seus|suas) (skills|background|profile|perfil|conhecimentos|habilidades)|precisamos|must[- ]haves?|perfil
      habilitac(ao|oes) (literarias?|academicas?|exigidas?|minimas?)|pre-?requisitos?|(we|we're|we are) look(ing)? for|^(we'd|we would)( really)? (like|love) (you|someone|somebody|people|a person)( who)?( can)?( (to|also))?( (be|have))?$|(esperamos|buscamos|procuramos)( de voce| em voce)?
    `),
    'required',
  ],
  [
    /^what (?:the|this|your) (?:job|role|work|post|position|day) (?:is|involves|entails|means|looks like)(?: about)?$|^(?:em que consiste|o que e|como e) (?:o |a )?(?:trabalho|vaga|funcao|cargo|posto)$|\b(?:responsabilidades?|atribuic(?:ao|oes)|atividades|tarefas|responsibilities|duties|(?:you|voce)(?:'ll|'d| will| would| vai| ira)?(?: be)? (?:do(?:ing)?|fazer|faz|fara)|dia a dia)\b/,
    'duties',
  ],
  [askedOfReader, 'required'],
  [
    /^(?:o|a) (?:escritorio|clinica|escola|hospital|grupo|colegio|loja|agencia|startup|instituicao|consultoria|rede|firm|school|practice)$/,
    'company',
  ],
]
