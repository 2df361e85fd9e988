// Ranks of education, finished or not, on which adverts and résumés are compared. Folded text.
import { anyOf } from '../../phrases'
import { isTownOrPlace } from '../../resume/reading/person/towns'
import { fold } from '../../resume/reading/text'
import { levelIn, type Row } from './rows'

const educations: readonly Row[] = [
  [/\b(?:doutorado|doutor(?:a)? em|phd|ph\.d|doctorate)\b/, 'doctorate', 7],
  [
    /\b(?:mestrado|mestre em|master['’]?s\b|master (?:degree|of|in)\b|msc|m\.sc|(?:m\.?s\.?|m\.?a\.?|m\.?eng\.?) in|m\.?eng)\b/,
    'master',
    6,
  ],
  [
    anyOf(`
      pos[- ]?graduacao|pos em|especializacao em|postgraduate (degree|diploma|certificate|qualification)
      residencia (
        medica|multiprofissional|uniprofissional|hospitalar
        em (area d[aeo] )?(saude|enfermagem|fonoaudiologia|fisioterapia|farmacia|nutricao|psicologia|odontologia|medicina|clinica|cirurgia|pediatria|obstetricia|terapia)
      )
      mba
    `),
    'postgraduate',
    5,
  ],
  [
    anyOf(String.raw`
      superior (em andamento|incompleto|cursando)|cursando (ensino )?(superior|graduacao|faculdade)
      (?<!ensino (medio|fundamental)\W{1,3})cursando( ou (ja )?(terminou|concluiu|tenha concluido))?(?= (?!ou\b|(o )?(ensino )?(medio|fundamental)\b)\w)
      graduando|estudante de(?! ensino (medio|fundamental))|universitari[oa]s? (em|cursando)|pursuing a (degree|bachelor)
      currently enrolled
    `),
    'student',
    3.5,
  ],
  [
    anyOf(String.raw`
      ensino superior|(formacao|curso|nivel) superior|superior complet[oa]|superior em|graduacao|graduad[oa]
      (
        formacao (pode ser |deve ser |superior |completa |concluida |academica ){0,2}(em|na area de)
        (cursando|terminou|cursou|concluiu)
      ) (?=[^.;]{0,60}\b(
        afins|correlatas|engenharia|administracao|hotelaria|turismo|quimica|farmacia|marketing|comunicacao|jornalismo
        publicidade|design|gastronomia|nutricao|fisioterapia|servico social|educacao fisica|agronomia|veterinaria
        logistica|matematica|estatistica|biologia|recursos humanos|ciencias|contabeis|economia|direito|psicologia
        pedagogia|letras|enfermagem|arquitetura|computacao|sistemas
      )\b)
      bacharel\w*|licenciatura|licenciad[oa]|tecnolog[oa] em|formad[oa] em|diploma de|bachelor'?s?|bsc|b\.sc
      (b\.?s\.?|b\.?a\.?|b\.?eng\.?|b\.?b\.?a\.?) (in|of)
      b\.?a\.? (\(?hons\)?|music|history|english|(fine )?arts?|drama|theatre|geography|philosophy|politics|economics|education|sociology|psychology|linguistics|film|media|fashion|graphic design)
      b\.?eng|university degree|college degree|undergraduate degree|associate'?s? degree|baccalaureate|foundation degree
      degree (or diploma )?in|(upper |lower )?second[- ]class( (honours|hons|degree))?
      first[- ]class (honours|hons|degree)
      2[:.][12](?= (or (above|higher|better|equivalent)|degree|hons|honours|in\b))( (degree|hons|honours))?( or (above|higher|better|equivalent))?
    `),
    'degree',
    4,
  ],
  [
    /\b(?:ensino tecnico|curso tecnico|tecnic[oa] (?:complet[oa]|em|de enfermagem)|nivel tecnico|formacao tecnica|technical (?:degree|diploma)|(?:hnc|hnd)(?= (?:level|in|or|qualif\w+|diploma|standard)\b|$)|vocational)\b/,
    'technical',
    3,
  ],
  [
    /\b(?:ensino medio|segundo grau|2o grau|high school(?: diploma)?(?: or (?:an? |the )?(?:ged|equivalent))?|ged|gcses?|ssce|wassce|waec|kcse|matric|a[- ]levels?(?= (?:in|maths|grade)))\b/,
    'secondary',
    2,
  ],
  [/\b(?:ensino fundamental|primeiro grau|alfabetizad[oa])\b/, 'primary', 1],
]

/** Words of schooling that is not finished. Folded. */
export const unfinishedWords = anyOf(String.raw`
  incomplet[oae]|inconclus[oa]|cursando|em andamento|em curso(?! (de|superior|tecnico))|trancad[oa]|interrompid[oa]
  nao (conclui|concluid[oa]|terminei|completei|acabei)|parei n[oa]|ate (a |o )?([1-7]\S{0,2} serie|[1245678]\S{0,2} ano)
  in progress|unfinished|not (completed|finished)|dropped out
`)

const unfinishedLead =
  /\b(?:cursando|incomplete|unfinished|(?:working|studying) (?:towards?|for)|nao (?:conclui|terminei|completei|acabei)|parei n[oa]|estudante d[eo]) (?:(?:o|an?|my|the) )?(?:\d\S{0,2} (?:ano|serie) d[eoa] )?$/

/** "Completo ou cursando" leaves the choice. */
const finishedWords = /\b(?:complet[oa]|concluid[oa]|completed|finished)\b(?!\s?(?:\/|[(,]?\s?(?:ou|or)\b))/

/** Letters beside a level, of a school and its town, in which its line may call it unfinished. */
const BEHIND = 100
const isUnfinishedAt = (folded: string, start: number, end: number): boolean => {
  if (unfinishedLead.test(folded.slice(Math.max(0, start - BEHIND), start))) return true
  const [behind = ''] = folded.slice(end, end + BEHIND).split(/;|(?<=\p{L}{5})\. /u)
  const at = unfinishedWords.exec(behind)?.index ?? -1
  const between = behind.slice(0, Math.max(0, at))
  return at >= 0 && !finishedWords.test(between) && levelIn(educations, between) === null
}

const asFinished = (folded: string, level: ReturnType<typeof levelIn>) => {
  if (!level || level.name === 'student' || !isUnfinishedAt(folded, level.start, level.end)) return level
  return { ...level, name: level.name === 'degree' ? 'student' : level.name, rank: level.rank - 0.5 }
}

/** Education a text names: primary 1 to doctorate 7, half a rank less where it is not finished; the highest first. */
export const educationIn = (folded: string) => asFinished(folded, levelIn(educations, folded))
/** "9.º ano", "12.º ano de escolaridade", "a degree": schooling that an advert asks for in fewer words than a résumé states it. Folded. */
const shortForms: readonly Row[] = [
  [/\b(?:an?|honours|university|good|relevant) degree\b(?! (?:of|to)\b)/, 'degree', 4],
  [
    /(?<!\b(?:d[eo]|n?o|ao) )\bensino secundario(?= ?[.,;(]|$| complet)|(?:^|escolaridade:? |\b(?:possuir|ter|com) (?:o )?)12\.? ?[ºo°]\.? ano(?: de escolaridade| complet[oa])?(?! d[aeo] )/,
    'secondary',
    2,
  ],
  [
    /(?:^|escolaridade:? |\b(?:possuir|ter|com) (?:o )?)[469]\.? ?[ºo°]\.? ano(?: de escolaridade| complet[oa])?(?! d[aeo] |,? \d+ (?:turmas|alunos))(?: \([^()]{0,40}\))?/,
    'primary',
    1,
  ],
]
/** "BA Business": a British degree that opens its line; "Bed making" and "BA Salvador" are none. */
const british = /^B\.?(?:A|Ed|Com|Mus)\.? (?:\(?Hons\)? )?(?=\p{Lu})/u
const britishDegree = (text: string): ReturnType<typeof educationIn> => {
  const end = british.exec(text)?.[0].length ?? 0
  return end === 0 || isTownOrPlace(text.slice(end)) ? null : { name: 'degree', rank: 4, start: 0, end }
}
/** Education that an advert asks for. */
export const educationAsked = (folded: string): ReturnType<typeof educationIn> =>
  educationIn(folded) ?? levelIn(shortForms, folded)

/** What the British levels 1 to 8 are: GCSEs, a trade, the first years of a degree, a degree and what follows it. */
const BRITISH: readonly (readonly [name: string, rank: number])[] = [
  ['secondary', 2],
  ['secondary', 2],
  ['technical', 3],
  ['technical', 3],
  ['technical', 3],
  ['degree', 4],
  ['postgraduate', 5],
  ['doctorate', 7],
]
/** "Level 3 Diploma", "NVQ Level 2"; what a day or two earns, "Level 2 Food Hygiene", is no schooling. */
const britishLevel =
  /\blevel (?<before>[1-8])(?: \p{L}+){0,2} (?:diploma|nvq|svq|btec|apprenticeship|qualification)s?\b|\b(?:nvq|svq|btec|diploma|apprenticeship)s?(?: \p{L}+)? ?[-–(,]? ?level (?<behind>[1-8])\b/u
const aLevels = /(?<=^|\d |[;,|] |three |two )a[- ]levels?(?=$|[ :(,;–-])/

/** Education that a résumé's line names; an advert names a British level as the certificate that it is. */
export const schoolingIn = (text: string): ReturnType<typeof educationIn> => {
  const folded = fold(text)
  const level = educationIn(folded) ?? asFinished(folded, britishDegree(text) ?? levelIn(shortForms.slice(1), folded))
  const inLevels = britishLevel.exec(folded)
  const school = inLevels ?? aLevels.exec(folded)
  const at = Number(inLevels?.groups?.before ?? inLevels?.groups?.behind ?? 2)
  const [name = '', rank = 0] = BRITISH[at - 1] ?? []
  if (!school) return level
  const named = asFinished(folded, { name, rank, start: school.index, end: school.index + school[0].length })
  return (named?.rank ?? 0) <= (level?.rank ?? 0) ? level : named
}
