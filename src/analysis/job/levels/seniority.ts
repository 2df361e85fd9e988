// Ranks of seniority that a title names, on which adverts and résumés are compared. Folded text.
import { either } from '../../phrases'
import { levelIn, type Row } from './rows'

/** Before the title of somebody else: "assistente da diretoria", "reporting to the general manager". */
const ofAnother = String.raw`(?<!\b(?:(?:assistente|auxiliar|secretari[oa]|apoio|assistant|secretary|pa) (?:\p{L}{2,20} )?(?:d[aeo]s?|ao?|to|for)|to|with|by|under|the|our|your) (?:\p{L}{1,20} ){0,2})`

/** Managers of a matter and not of people: "account manager", "gerente de projetos". */
const matters = either(`
  accounts?|key accounts?|projects?|products?|programmes?|programs?|portfolio|cases?|care|property|social media|media
  communit(y|ies)|database|data|content|campaigns?|relationships?|clients?|customer success|success|contracts?|risk
  release|test|events?|assets?|bids?|brand|category|wealth|delivery|network|systems?|site reliability
`)

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
export const seniorityIn = (folded: string) => levelIn(seniorities, folded)
