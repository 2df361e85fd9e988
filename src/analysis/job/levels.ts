// Ranks of seniority, education and language, and professional registers and licences, on which adverts and résumés are
// compared. The patterns expect folded text.

import { fold } from '../resume/reading/text'

/** A pattern with the level's name and rank; the first matching row decides. */
type Row = readonly [RegExp, string, number]
const first = (rows: readonly Row[], folded: string) => {
  for (const [pattern, name, rank] of rows) {
    const match = pattern.exec(folded)
    if (match) return { name, rank, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** Before the title of somebody else: "assistente da diretoria", "reporting to the general manager". */
const ofAnother = String.raw`(?<!\b(?:(?:assistente|auxiliar|secretari[oa]|apoio|assistant|secretary|pa) (?:\p{L}{2,20} )?(?:d[aeo]s?|ao?|to|for)|to|with|by|under|the|our|your) (?:\p{L}{1,20} ){0,2})`
/** Managers of a matter and not of people: "account manager", "gerente de projetos". */
const matters =
  'accounts?|key accounts?|projects?|products?|programmes?|programs?|portfolio|cases?|care|property|social media|media|communit(?:y|ies)|database|data|content|campaigns?|relationships?|clients?|customer success|success|contracts?|risk|release|test|events?|assets?|bids?|brand|category|wealth|delivery|network|systems?|site reliability'
const matterPt =
  'contas?|relacionamento|projetos?|produtos?|clientes?|trafego|conteudo|redes|midias?|comunidades?|dados|riscos?|contratos?|processos?'
const worker = String.raw`(?:\p{L}{2,20} ){0,3}(?:\p{L}{2,16}(?:er|or|ist|ian|ant|yst|ect)|nurse|chef|carer)\b`
/** Titles of those who lead people. */
const leads = [
  String.raw`(?<!\p{L} )especialista(?! (?:i|ii|iii|1|2|3)\b)`,
  `coordenador(?:a)?|supervisor(?:a)?|encarregad[oa]|superintendente|subgerente`,
  String.raw`gerente(?! de (?:${matterPt})\b)|gestora?(?= )(?! (?:de|d[ao]) (?:${matterPt})\b)`,
  `(?:lider|chefe)(?= d[aeo] (?!mercado))|coordenacao(?= d[aeo] )`,
  String.raw`(?<!\b(?:${matters}) )manager(?! (?:of|for) (?:${matters})\b)`,
  String.raw`(?:staff|principal) (?:\p{L}{2,20} )?(?:engineer|designer|developer|scientist)|(?:tech|team) lead(?:er)?`,
  String.raw`(?<=^|[-–|/,(] ?|\ban? )lead (?!generation|gen |time|free)${worker}`,
  `head (?:of|chef|teacher|coach|nurse|gardener|waiter|waitress|housekeeper)|headteacher`,
  String.raw`diretor(?:a|es)?|director|chief (?:\p{L}{2,20} ){1,2}officer|c[eftio]o|vp|vice[- ]president`,
].join('|')
const seniorities: readonly Row[] = [
  [/\b(?:estagi[oa]\w*|intern|internship)\b/, 'intern', 1],
  [/\b(?:trainee|aprendiz|apprentice(?:ship)?)\b/, 'trainee', 1],
  [
    /\b(?:junior(?! (?:school|class|pupil|colleague|staff|team|member|doctor|football|section|room)\w*)|jr\.?|entry[- ]level|graduate(?! (?:degree|school|stud|diploma|level)))(?![\p{L}])/u,
    'junior',
    2,
  ],
  [/\b(?:pleno|pl\.?|mid[- ](?:level|senior)|intermediate level|semi[- ]senior)(?![\p{L}])/u, 'mid', 3],
  [new RegExp(String.raw`\b${ofAnother}(?:${leads})(?![\p{L}])`, 'u'), 'lead', 5],
  [
    /\b(?:senior(?! (?:homes?|living|residen\p{L}+|citizens?|cent(?:er|re)s?|housing|care (?:home|facility|cent)|colleagues?|leaders(?:hip)?|managers?\b(?= and)))|sr\.?|snr)(?![\p{L}])/u,
    'senior',
    4,
  ],
]

/** Seniority a title names: intern and trainee 1, junior 2, mid 3, senior 4, lead 5; null when it names none. */
export const seniorityIn = (folded: string) => first(seniorities, folded)

const educations: readonly Row[] = [
  [/\b(?:doutorado|doutor(?:a)? em|phd|ph\.d|doctorate)\b/, 'doctorate', 7],
  [
    /\b(?:mestrado|mestre em|master['’]?s\b|master (?:degree|of|in)\b|msc|m\.sc|(?:m\.?s\.?|m\.?a\.?|m\.?eng\.?) in|m\.?eng)\b/,
    'master',
    6,
  ],
  [
    /\b(?:pos[- ]?graduacao|pos em|especializacao em|postgraduate (?:degree|diploma|certificate|qualification)|residencia (?:medica|multiprofissional|uniprofissional|hospitalar|em (?:area d[aeo] )?(?:saude|enfermagem|fonoaudiologia|fisioterapia|farmacia|nutricao|psicologia|odontologia|medicina|clinica|cirurgia|pediatria|obstetricia|terapia))|mba)\b/,
    'postgraduate',
    5,
  ],
  [
    /\b(?:superior (?:em andamento|incompleto|cursando)|cursando (?:ensino )?(?:superior|graduacao|faculdade)|(?<!ensino (?:medio|fundamental)\W{1,3})cursando(?: ou (?:ja )?(?:terminou|concluiu|tenha concluido))?(?= (?!ou\b|(?:o )?(?:ensino )?(?:medio|fundamental)\b)\w)|graduando|estudante de(?! ensino (?:medio|fundamental))|universitari[oa]s? (?:em|cursando)|pursuing a (?:degree|bachelor)|currently enrolled)\b/,
    'student',
    3.5,
  ],
  [
    /\b(?:ensino superior|(?:formacao|curso|nivel) superior|superior complet[oa]|superior em|graduacao|graduad[oa]|(?:formacao (?:pode ser |deve ser |superior |completa |concluida |academica ){0,2}(?:em|na area de)|(?:cursando|terminou|cursou|concluiu)) (?=[^.;]{0,60}\b(?:afins|correlatas|engenharia|administracao|hotelaria|turismo|quimica|farmacia|marketing|comunicacao|jornalismo|publicidade|design|gastronomia|nutricao|fisioterapia|servico social|educacao fisica|agronomia|veterinaria|logistica|matematica|estatistica|biologia|recursos humanos|ciencias|contabeis|economia|direito|psicologia|pedagogia|letras|enfermagem|arquitetura|computacao|sistemas)\b)|bacharel\w*|licenciatura|licenciad[oa]|tecnolog[oa] em|formad[oa] em|diploma de|bachelor'?s?|bsc|b\.sc|(?:b\.?s\.?|b\.?a\.?|b\.?eng\.?|b\.?b\.?a\.?) (?:in|of)|b\.?a\.? (?:\(?hons\)?|music|history|english|(?:fine )?arts?|drama|theatre|geography|philosophy|politics|economics|education|sociology|psychology|linguistics|film|media|fashion|graphic design)|b\.?eng|university degree|college degree|undergraduate degree|associate'?s? degree|baccalaureate|foundation degree|degree (?:or diploma )?in|(?:upper |lower )?second[- ]class(?: (?:honours|hons|degree))?|first[- ]class (?:honours|hons|degree)|2[:.][12](?= (?:or (?:above|higher|better|equivalent)|degree|hons|honours|in\b))(?: (?:degree|hons|honours))?(?: or (?:above|higher|better|equivalent))?)\b/,
    'degree',
    4,
  ],
  [
    /\b(?:ensino tecnico|curso tecnico|tecnic[oa] (?:complet[oa]|em|de enfermagem)|nivel tecnico|formacao tecnica|technical (?:degree|diploma)|(?:hnc|hnd)(?= (?:level|in|or|qualif\w+|diploma|standard)\b|$)|vocational)\b/,
    'technical',
    3,
  ],
  [
    /\b(?:ensino medio|segundo grau|2o grau|high school(?: diploma)?(?: or (?:an? |the )?(?:ged|equivalent))?|ged|gcses?|a[- ]levels?(?= (?:in|maths|grade)))\b/,
    'secondary',
    2,
  ],
  [/\b(?:ensino fundamental|primeiro grau|alfabetizad[oa])\b/, 'primary', 1],
]

/** Words of schooling that is not finished. Folded. */
export const unfinishedWords =
  /\b(?:incomplet[oae]|inconclus[oa]|cursando|em andamento|em curso(?! (?:de|superior|tecnico))|trancad[oa]|interrompid[oa]|nao (?:conclui|concluid[oa]|terminei|completei|acabei)|parei n[oa]|ate (?:a |o )?(?:[1-7]\S{0,2} serie|[1245678]\S{0,2} ano)|in progress|unfinished|not (?:completed|finished)|dropped out)\b/
const unfinishedLead =
  /\b(?:cursando|incomplete|unfinished|nao (?:conclui|terminei|completei|acabei)|parei n[oa]|estudante d[eo]) (?:o )?(?:\d\S{0,2} (?:ano|serie) d[eoa] )?$/
/** "Completo ou cursando" leaves the choice. */
const finishedWords = /\b(?:complet[oa]|concluid[oa]|completed|finished)\b(?!\s?(?:\/|[(,]?\s?(?:ou|or)\b))/
/** Letters beside a level, of a school and its town, in which its line may call it unfinished. */
const BEHIND = 100
const isUnfinishedAt = (folded: string, start: number, end: number): boolean => {
  if (unfinishedLead.test(folded.slice(Math.max(0, start - BEHIND), start))) return true
  const [behind = ''] = folded.slice(end, end + BEHIND).split(/;|(?<=\p{L}{5})\. /u)
  const at = unfinishedWords.exec(behind)?.index ?? -1
  const between = behind.slice(0, Math.max(0, at))
  return at >= 0 && !finishedWords.test(between) && first(educations, between) === null
}

/** Education a text names: primary 1 to doctorate 7, half a rank less where it is not finished; the highest first. */
export const educationIn = (folded: string) => {
  const level = first(educations, folded)
  if (!level || level.name === 'student' || !isUnfinishedAt(folded, level.start, level.end)) return level
  return { ...level, name: level.name === 'degree' ? 'student' : level.name, rank: level.rank - 0.5 }
}

const ADVANCED = 3
const BILINGUAL = 4
const fluency: readonly Row[] = [
  [/\b(?:nativ[oa]|native|lingua materna|mother tongue)\b/, 'native', 5],
  // An employer asks a bilingual person to work in both languages, a person claims no less than to speak both.
  [/\b(?:bilingues?|bilingual\w*)\b/, 'bilingual', BILINGUAL],
  [/\b(?:fluente|fluent\w*|fluencia|c2)\b/, 'fluent', 4],
  [/\b(?:avancad[oa]|advanced|c1|proficien\w*|excellent|professional|upper[- ]intermediate)\b/, 'advanced', 3],
  [/\b(?:intermediari[oa]|intermediate|b1|b2|conversacao|conversational|good)\b/, 'intermediate', 2],
  [
    /\b(?:basic[oa]|basic|nocoes|um pouco|a (?:little|bit)|beginner|elementary|iniciante|a1|a2|tecnic[oa]|leitura|reading|instrumental)\b/,
    'basic',
    1,
  ],
]
const tongues: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ingles|(?<!gcses? |gcses? in |level )english)\b/, 'Inglês'],
  [/\b(?:espanhol|spanish)\b/, 'Espanhol'],
  [/\b(?:frances|french)\b/, 'Francês'],
  [/\b(?:alemao|german)\b/, 'Alemão'],
  [/\b(?:italiano|italian)\b/, 'Italiano'],
  [/\b(?:japones|japanese)\b/, 'Japonês'],
  [/\b(?:mandarim|chines|mandarin|chinese)\b/, 'Mandarim'],
  [/\b(?:dinamarques|danish)\b/, 'Dinamarquês'],
  [/\b(?:holandes|neerlandes|dutch)\b/, 'Holandês'],
  [/\b(?:noruegues|norwegian)\b/, 'Norueguês'],
  [/\b(?:arabe|arabic)\b/, 'Árabe'],
  [/\b(?:coreano|korean)\b/, 'Coreano'],
  // "Welsh" alone is a people and part of many employers' names.
  [
    /\b(?:gales|(?<=\b(?:speak|write|read|use|spoken|written|fluent|fluency in|through the medium of|and\/or|or) )welsh|welsh(?= (?:language|speak\w+|skills?|is|and\/or|or english)\b|\/english))\b/,
    'Galês',
  ],
  [/\b(?:lingua portuguesa|portugues|portuguese)\b/, 'Português'],
]

/** Where another subject begins, to which a level after it belongs: "English and basic maths". */
const afterLanguage = /[,;.]| e (?=\p{L}+ \p{L}+)| (?:and|or|&) (?=\p{L}+ \p{L}+)/u

/** Where the subject before a language ends; "excellent verbal and written English" is one. */
const beforeLanguage = /[,;.]| (?:and|or|e|ou) (?!(?:spoken|written|verbal|oral|reading|writing|speaking)\b)/gu

/** "Bilingual in English and Spanish": the word before the first language is about the second too. */
const pair = /\b(?:bilingues?|bilingual) (?:in |em |\()?\p{L}{5,12}(?: and | e | & |, )$/u

/** Languages in a folded text with their level: basic 1 to native 5, 0 without a level nearby. */
export const languagesIn = (folded: string) =>
  tongues.flatMap(([pattern, language]) => {
    const match = pattern.exec(folded)
    if (!match) return []
    const end = match.index + match[0].length
    // The level follows the language in Portuguese; in English it precedes or follows it.
    const behind = first(fluency, folded.slice(end, end + 32).split(afterLanguage)[0] ?? '')
    const from = Math.max(
      0,
      match.index - 24,
      ...[...folded.slice(0, match.index).matchAll(beforeLanguage)].map((sign) => sign.index + 1),
    )
    const before = behind ? null : first(fluency, folded.slice(from, match.index))
    const both = behind || before ? null : pair.exec(folded.slice(0, match.index))
    const level = behind ?? before ?? (both && { name: 'bilingual', rank: BILINGUAL })
    return [
      {
        language,
        name: level?.name ?? null,
        rank: level?.rank ?? 0,
        start: before ? from + before.start : (both?.index ?? match.index),
        end: behind ? end + behind.end : end,
      },
    ]
  })

/** The languages an advert asks for: work as a bilingual takes an advanced level. */
export const languagesAsked = (folded: string) =>
  languagesIn(folded).map((one) => (one.name === 'bilingual' ? { ...one, rank: ADVANCED } : one))

const registers =
  'COREN|CRM|OAB|CREA|CRC|CRO|CRP|CREFITO|CREFONO|CRFa|CRF|CRN|CAU|CREF|CRESS|CRMV|CRBM|CRBio|CRECI|CRTR|CRQ|CRB|CRA|CFT|CRT|CFA|bar admission|HCPC|NMC|GMC|GPhC|GOC|GDC|RCVS'
/** Licences named in words: "Registered Nurse, license no. 123" and "current RN licensure" are both the nurse's. */
const licences = (
  [
    ['RN', 'registered nurses?(?: ?\\(rn\\))?'],
    ['LPN', 'licensed (?:practical|vocational) nurses?(?: ?\\(l[pv]n\\))?|lvn'],
    ['CNA', 'certified nursing assistants?(?: ?\\(cna\\))?'],
    ['PE', 'professional engineers?(?: ?\\(pe\\))?'],
  ] as const
).map(([short, title]) => {
  const names = `${short.toLowerCase()}|${title}`
  const word = 'licen[cs](?:e|ed|ure)'
  const joint = "(?:,| -|['’]s?)? {1,2}(?:\\p{L}{2,10} )?"
  const worded = String.raw`(?<![\p{L}])(?:(?:${names})${joint}${word}|${word} (?:as an? |for )?(?:${names}))(?![\p{L}])`
  return {
    name: `${short} license`,
    worded: new RegExp(worded, 'u'),
    title: new RegExp(String.raw`(?<![\p{L}])(?:${title})(?![\p{L}])`, 'u'),
  }
})
/** True for a title that the law gives to none but who holds the licence. Folded. */
export const isTitleOf = (licence: string, folded: string): boolean =>
  licences.some(({ name, title }) => name === licence && title.test(folded))
const register = new RegExp(`(?<![\\p{L}])(?:${registers})(?![\\p{L}])(?:[-/ ](?:[A-Z]{2})(?![\\p{L}]))?`, 'u')

/** A professional register. CRM is one only where it cannot mean the software: "CRM ativo", "CRM-SP", or near "médico". */
export const registerIn = (
  text: string,
): { readonly name: string; readonly start: number; readonly end: number } | null => {
  const match = register.exec(text)
  if (!match) {
    const folded = fold(text)
    for (const { name, worded } of licences) {
      const match = worded.exec(folded)
      if (match) return { name, start: match.index, end: match.index + match[0].length }
    }
    return null
  }
  const name = match[0].slice(0, match[0].search(/[-/ ][A-Z]{2}$|$/))
  const near = text.slice(Math.max(0, match.index - 40), match.index + 40)
  if (name === 'CRM' && !/médic|medic|ativ[oa]|registro|CRM[-/][A-Z]{2}/iu.test(near)) return null
  if (/^(?:CFA|CRA|CRB|CRT|CFT|CRQ)$/.test(name) && !/administra|registro|ativ[oa]|conselho/i.test(near)) return null
  return { name, start: match.index, end: match.index + match[0].length }
}

/** A British licence by its category or class: "Cat C+E licence", "driving licence (category B)", "HGV Class 1". */
const category =
  /\bcat(?:egory|\.)? ?([BCD](?: ?\+ ?E|E)?)(?![\p{L}\d]) ?(?:(?:driv(?:er['’]?s?|ing) )?licen[sc]e)?|\b(?:driv(?:er['’]?s?|ing) )licen[sc]e,? \(?(?:of )?(?:cat(?:egory|\.)? )([BCD](?: ?\+ ?E|E)?)(?![\p{L}\d])\)?|\b(?:hgv|lgv) (?:class |cat(?:egory|\.)? )([12])\b(?: licen[sc]e)?/iu
const plainLicence =
  /driv(?:er['’]?s?|ing) licen[sc]e|car driver with a (?:full |clean |valid ){1,2}(?:UK )?licen[sc]e|(?:full|clean)(?:,? (?:clean|full|valid|UK|manual|current)){0,3} licen[sc]e|\bCDL\b(?! d[aeo]s? )/iu

/** The highest category of a driving licence a text names: "CNH D", "CNH categoria AB", "Carteira de habilitação B". */
export const licenceIn = (
  text: string,
): { readonly category: string; readonly start: number; readonly end: number } | null => {
  const match =
    /(?:CNH|carteira (?:nacional )?de (?:habilita[çc][ãa]o|motorista)|carteira(?= (?:categoria )?(?!de)[A-E]{1,2}(?![\p{L}]))|habilita[çc][ãa]o)(?: definitiva| ativa)?(?:[ :,-]{1,3}(?:na )?(?:categorias?|cat\.?|tipo))?[ :"“'-]{0,3}(?:([A-E]{1,2})(?:(?: ou |\/| e |, )([A-E]))?(?![\p{L}]))?/iu.exec(
      text,
    )
  // "CNH de preferência B", "CNH e curso": words in small letters, and no categories.
  const letters = /^(?:de|da|e|a)$/.test(match?.[1] ?? '') ? undefined : match?.[1]
  if (match && (/^cnh|^carteira/i.test(match[0]) || letters))
    return { category: (letters ?? '').toUpperCase(), start: match.index, end: match.index + match[0].trimEnd().length }
  const english = category.exec(text) ?? plainLicence.exec(text)
  if (!english) return null
  const [phrase, before, behind, rank] = english
  const categories = (before ?? behind ?? (rank ? { 1: 'CE', 2: 'C' }[rank] : undefined) ?? '').replace(/[^A-E]/giu, '')
  return { category: categories.toUpperCase(), start: english.index, end: english.index + phrase.trimEnd().length }
}
