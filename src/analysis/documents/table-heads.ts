// Recognises the row that names the columns of a table of work or of schools, in both languages.
import { either } from '../phrases'

/** What a column of such a table holds. */
export type Column =
  | 'employer'
  | 'title'
  | 'from'
  | 'to'
  | 'period'
  | 'course'
  | 'school'
  | 'place'
  | 'tasks'
  | 'work'
  | 'other'

/** Heads of the employer's column in Portuguese. */
const portugueseEmployers = 'empresa|empregador|firma|contratante|empregadora'
/** Heads that name a place of work or a body. */
const placesOfWork = `
  establishment|place of work|workplace|orgao|local de trabalho|entidade empregadora|empresa (orgao|instituicao)
  instituicao empresa`
/** Heads of the employer's column in English. */
const englishEmployers = 'employers?|company|firm|organi[sz]ation|workplace|employer name|company name'
const names: readonly (readonly [Column, RegExp])[] = [
  [
    'employer',
    new RegExp(
      `^(?:nome d[ao] )?${either(portugueseEmployers)}$|^(?:name (?:and address )?of )?${either(englishEmployers)}(?: and (?:address|location|town))?$|^(?:empresa|empregador) e (?:cidade|local|endereco)$|^${either(placesOfWork)}$`,
    ),
  ],
  [
    'title',
    /^(?:funcao|cargo|ocupacao|profissao|posto|atuacao)(?: (?:exercid[ao]|ocupado))?$|^(?:cargo funcao|funcao cargo)$|^(?:post|position|job|job title|role|title|occupation|designation|rank|appointment)s?(?: held)?$/,
  ],
  [
    'work',
    /^(?:job title|position|role|post|title)(?: held)? and (?:main |key )?(?:duties|responsibilities|tasks)$|^(?:cargo|funcao) e (?:principais )?(?:atividades|atribuicoes|responsabilidades)$/,
  ],
  [
    'from',
    /^(?:data d[ea] )?(?:admissao|entrada|inicio|ingresso)$|^(?:data inicial|de|desde)$|^(?:date )?(?:from|start|started|joined|begin)$|^start(?:ing)? date$/,
  ],
  [
    'to',
    /^(?:data d[ea] )?(?:saida|termino|fim|demissao|desligamento)$|^(?:data final|ate)$|^(?:date )?(?:to|until|end|ended|left|finish)$|^(?:end(?:ing)?|leaving) date$/,
  ],
  [
    'period',
    /^(?:periodos?|datas?|anos?|vigencia|mes e ano)$|^(?:duration|duracao|periods?|dates?|years?|periods? of (?:employment|service)|dates? (?:employed|attended|of employment|from to|from and to)|from to|(?:data )?(?:inicio|de) (?:e )?(?:fim|termino|ate|a))$/,
  ],
  [
    'course',
    /^(?:cursos?|formacao|grau|nivel|titulo|titulacao|escolaridade)$|^(?:courses?|qualifications?|degree|award|certificate|programme?|subject|field of study|certificates?)(?: (?:obtained|awarded))?$/,
  ],
  [
    'school',
    /^(?:instituicao|instituicao de ensino|escola|faculdade|universidade|estabelecimento|entidade)$|^(?:school|institutions?|university|college|institute|name of (?:institution|school)|(?:schools?|institutions?) attended)$/,
  ],
  [
    'period',
    /^(?:ano de )?(?:conclusao|formatura)$|^(?:situacao|status|concluido em)$|^(?:completed|graduated|completion|year (?:of )?(?:completion|completed|obtained)|graduation)$/,
  ],
  ['place', /^(?:local|cidade|cidade uf|municipio|localidade|endereco)$|^(?:place|city|town|location|country)$/],
  [
    'tasks',
    /^(?:(?:principais )?atividades|atribuicoes|responsabilidades|descricao)$|^(?:(?:main |key )?(?:duties|responsibilities|activities|tasks)|description)$/,
  ],
  [
    'other',
    /^(?:motivo(?: d[ao] saida)?|salario|telefone|contato|carga horaria|n|nota|media)$|^(?:reason for leaving|salary|grade|class|result|hours|no|s n|sn|item|serial (?:no|number)|ordem)$/,
  ],
]

/** "ÓRGÃO/ENTIDADE", "Cargo ou função": what the whole cell names, or else the first of its names, where each one names a column. */
const columnOf = (cell: string): Column | null => {
  const column = columnNamed(cell)
  const columns = column === null ? cell.split(/\s*\/\s*|\s+(?:e|ou|and|or|&)\s+/iu).map(columnNamed) : []
  return column ?? (columns.includes(null) ? null : (columns[0] ?? null))
}

const columnNamed = (cell: string): Column | null => {
  const bare = cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return names.find(([, test]) => test.test(bare))?.[0] ?? null
}

/** Number of labels of entries from which they name the fields of a form, and how often one of them stands. */
const FIELDS = 4
const AGAIN = 2

/** True where a form labels the fields of its entries: "Empresa:", "Cargo:" and again "Empresa:", "Cargo:". */
export const areFields = (texts: readonly string[]): boolean => {
  const fields = texts.flatMap((text) => (text.length <= LETTERS ? (columnOf(text) ?? []) : []))
  const kinds = Map.groupBy(fields, (field) => field)
  const again = [...kinds.values()].some((same) => same.length >= AGAIN)
  return fields.length >= FIELDS && fields.length * 2 > texts.length && kinds.size > 1 && again
}

/** Cells of a row that names columns, at most; each has few letters. */
const CELLS = 8
const LETTERS = 32

/** What the columns hold; null unless every cell names one and two name who, what or when of jobs or schools. */
export const tableHead = (cells: readonly string[]): readonly Column[] | null => {
  if (cells.length < 2 || cells.length > CELLS || cells.some(({ length }) => length > LETTERS)) return null
  const columns: Column[] = []
  for (const cell of cells) {
    const column = columnOf(cell)
    if (!column) return null
    columns.push(column)
  }
  const has = (...some: readonly Column[]) => some.some((column) => columns.includes(column))
  const facts = [has('employer', 'school'), has('title', 'course', 'work'), has('from', 'to', 'period')].filter(
    Boolean,
  ).length
  return facts >= 2 && (cells.length > 2 || has('title', 'course', 'employer', 'school', 'work')) ? columns : null
}
