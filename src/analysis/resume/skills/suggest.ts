// Suggests skills of the person's field. The page presents them as "if true for you", never as a fact.
import type { Resume } from '../reading'
import { fold, tokens } from '../reading/text'
import { careerChange, declaresChange, withoutFormer } from './change'
import { skillById } from './gazetteer'
import type { SkillsFound } from './index'
import { isLeader, leaderSkillsIn } from './leader'
import { matchSkills } from './match'
import type { Occupation } from './occupations'
import { missingTradeWords, tradeOf } from './trade-words'

/** Most suggestions; more would discourage. */
const MAX_SUGGESTIONS = 10
/** Brazilian laws, systems and norms, which are of no use to someone who writes in English. */
const brazilian = new Set(
  'SPED; eSocial; BNCC; SUS; PJe; NR-10; NR-35; NR-12; LGPD; RD Station; Departamento pessoal; Saúde da família'.split(
    '; ',
  ),
)

/** Systems of other countries, which no advert in Brazil asks for. */
const foreign = new Set(['QuickBooks'])

/** Someone who names the first skill has the others too. */
const implied: Readonly<Record<string, readonly string[]>> = {
  'Excel avançado': ['Excel', 'Pacote Office', 'Planilhas'],
  Excel: ['Planilhas', 'Pacote Office'],
  'Tabelas dinâmicas': ['Excel avançado', 'Excel', 'Planilhas', 'Pacote Office'],
  PROCV: ['Excel avançado', 'Excel', 'Planilhas', 'Pacote Office'],
  Word: ['Pacote Office'],
  'Next.js': ['React', 'JavaScript'],
  React: ['JavaScript'],
  TypeScript: ['JavaScript'],
  Scrum: ['Metodologias ágeis'],
  Kanban: ['Metodologias ágeis'],
  GitHub: ['Git'],
  GitLab: ['Git'],
  'SQL Server': ['SQL'],
  MySQL: ['SQL'],
  PostgreSQL: ['SQL'],
  SAP: ['ERP'],
  TOTVS: ['ERP'],
}

/** Skills of a part of an occupation: suggested only where title, headline or opening name that part. */
const ofPart: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /engenh|engineer|arquit|architect|mestre|tecnic|technician|gerente|manager|coorden/,
    ['AutoCAD', 'Revit', 'MS Project', 'Gestão de obras', 'Orçamento de obras'],
  ],
  [/laborat|biomed|farmac|pharmac|medic[oa]|physician/, ['Exames laboratoriais']],
  [/emergen|pronto|triag|ambulat|clinic|ubs/, ['Triagem']],
  // Of an office that pays and bills: a school's secretary does neither.
  [/^(?!.*secretari[oa] (?:escolar|academic))/su, ['Contas a pagar', 'Contas a receber', 'Emissão de notas fiscais']],
  [/laborat|dent|odont|beleza|beaut|estetic|manicure|hig/, ['Biossegurança']],
  [/saude|health|ubs|vacin|communit|school|pediatr|primary/, ['Vacinação']],
  [
    /litig|contencios|trabalh|employment|advogad|lawyer|barrister|attorney/,
    ['Audiências', 'Contencioso', 'Direito trabalhista', 'Petições'],
  ],
  [/civil|civel/, ['Direito civil']],
  [
    /\bux\b|\bui\b|product|digital|web|\bapp|interface|produto/,
    ['UX', 'UI', 'Pesquisa com usuários', 'Prototipagem', 'Design system', 'Acessibilidade'],
  ],
  [/^(?!.*(?:civil|obra|construc|structur|estrutur))/su, ['Six Sigma', 'Lean', 'Manutenção preventiva']],
  // Of those who touch patients.
  [/^(?!.*(?:psicolog|psycholog))/su, ['Primeiros socorros', 'Segurança do paciente']],
  [
    /separador|conferente|picker|operador|operator|auxiliar|ajudante|assist|almoxarif|estoqu|warehouse/,
    ['Operação de empilhadeira'],
  ],
]

/** True unless the skill belongs to a part of the occupation that the person does not name. */
const isOfPart = (id: string, { roles, headline, summary }: Resume, aim: string | null): boolean => {
  const named = fold([headline?.text, summary?.text, ...roles.map(({ title }) => title)].filter(Boolean).join(' '))
  const partText = aim ?? named
  return ofPart.every(([part, skills]) => !skills.includes(id) || part.test(partText))
}

/** Letters that two words of one family share at least, and as a share of the shorter one. */
const SHARED = { least: 4, share: 0.6 }

/** True for words of one family: "vendas" and "vendedora", "inclusão" and "inclusiva". */
const isAkin = (one: string, other: string): boolean => {
  const short = Math.min(one.length, other.length)
  const needed = Math.max(SHARED.least, Math.ceil(short * SHARED.share))
  return short >= needed && one.slice(0, needed) === other.slice(0, needed)
}

const wordsOf = (text: string): string[] => tokens(fold(text)).filter((word) => word.length >= SHARED.least)

/** A name of several words is written in other words where at most this share of its words is missing from the page. */
const UNWRITTEN = 1 / 3

/** True where the page has a skill in other words: "inclusão escolar" for "Educação inclusiva" beside "educação". */
const isWritten = (name: string, words: readonly string[]): boolean => {
  const nameWords = wordsOf(name)
  const missing = nameWords.filter((word) => !words.some((other) => isAkin(word, other)))
  return nameWords.length > 0 && missing.length <= nameWords.length * UNWRITTEN
}

/** Occupations of many trades, of which each has words of its own: without those (trade-words/) nothing is suggested. */
const ofManyTrades = new Set(
  'cleaning care kitchen driving logistics production maintenance construction retail beauty land hospitality security support'.split(
    ' ',
  ),
)

/** Those of an office in such an occupation have the skills of all of it: "analista de logística". */
const manages = /(?<!\p{L})(?:gerente|head of|diretor[a]?|director|general manager)(?!\p{L})/u
const officeTitle =
  /analist|analyst|coordenador|coordinator|gerente|manager|comprador|buyer|planner|planejador|engenheir|engineer/

/** At most 10 skills of the person's trade, else of `occupation`, that no part of the page names, studies included, in the document's language. */
export const suggestKeywords = (resume: Resume, skills: SkillsFound, occupation: Occupation | null): string[] => {
  const anywhere = resume.lines.flatMap(({ text }) => matchSkills(text)).map(({ skill }) => skill.id)
  const present = new Set(
    [...skills.found.map(({ id }) => id), ...anywhere].flatMap((id) => [id, ...(implied[id] ?? [])]),
  )
  const words = [...new Set(resume.lines.flatMap(({ text }) => wordsOf(text)))]
  // Who says that they move on, within their field too, is asked for no words of the work they leave.
  const aim =
    resume.headline && declaresChange(resume) && careerChange(resume) === null
      ? withoutFormer(resume.headline.text)
      : null
  const [latest] = resume.roles
  // Who manages a trade does not do its tasks.
  const trade = aim === null && !manages.test(fold(latest?.title ?? '')) ? tradeOf(resume) : null
  // Who led in one field and asks for work in another is asked for the skills of the other.
  const leads = isLeader(latest?.title ?? null) && careerChange(resume) === null && aim === null
  const wanted = leads ? leaderSkillsIn(occupation) : occupation?.skills
  const isOfOffice = officeTitle.test(aim ?? fold(latest?.title ?? ''))
  const ofOccupation = () =>
    (occupation && (!ofManyTrades.has(occupation.id) || isOfOffice) ? (wanted ?? []) : [])
      .filter(
        (id) =>
          !present.has(id) && isOfPart(id, resume, aim) && !(resume.language === 'pt' ? foreign : brazilian).has(id),
      )
      .flatMap((id) => skillById.get(id)?.name[resume.language] ?? [])
  return (trade ? missingTradeWords(resume, trade) : ofOccupation())
    .filter((name) => !isWritten(name, words))
    .slice(0, MAX_SUGGESTIONS)
}
