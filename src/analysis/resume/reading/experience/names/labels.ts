// The labels that people write before the names of a job, and before its tasks.
import { either } from '../../../../phrases'

/** Labels of a job's title. */
export const titleLabels = `
  ([úu]ltimo |primeiro )?cargo|nome do cargo|profiss[ãa]o|atua[çc][ãa]o como|fun[çc][ãa]o|posi[çc][ãa]o|ocupa[çc][ãa]o
  title|position|role|job title|function|designation|post|post held|occupation or position held`
/** Labels of an employer. */
export const employerLabels = `
  empresa|nome( e morada)? d[aeo] (empregador|empresa|institui[çc][ãa]o|organiza[çc][ãa]o)|nome fantasia
  raz[ãa]o social|name( and address)? of (the )?(employer|company|organi[sz]ation)|(employer|company)(['’]s)? name
  empregador|institui[çc][ãa]o|organiza[çc][ãa]o|local de trabalho|company|employer|organi[sz]ation|contratante`
/** Labels of a period or of its start. */
const dateLabels = `
  per[íi]odo|datas?|dura[çc][ãa]o|tempo|period|duration|tenure|dates?|admiss[ãa]o|entrada|in[íi]cio`
/** What a label of a form names: the title, the employer, the dates or the place of a job. */
export const formLabel = new RegExp(
  String.raw`^(?<title>${either(titleLabels)})s?\b(?:[^:]{0,20}:| [–—-] )|^(?<employer>${either(employerLabels)})(?:\s*:| [–—-] )|^(?<dates>${either(dateLabels)})\b(?:[^:]{0,16}:| [–—-] )|^(?<place>local|cidade|localiza[çc][ãa]o|location)\s*:`,
  'iu',
)

/** Labels of tools, tasks, results and other details of a job. */
const detailLabels = String.raw`
  tecnologias?|ferramentas|stack|ambiente|principais|atividades|atribui[çc][õo]es|responsabilidades|resultados
  conquistas|projetos?|clientes?|segmento|setor|porte|descri[çc][ãa]o|carga hor[áa]ria|hours|motivo|reason for leaving
  sal[áa]rio|salary|technolog(y|ies)|tools|tech stack|environment|responsibilities|duties|key \p{L}+|achievements
  skills|clients?`
/** "Tecnologias: Java, SQL" belongs to the tasks. */
export const detail = new RegExp(String.raw`^${either(detailLabels)}\b[^:]{0,30}:`, 'iu')

/** Headings of a job's tasks and results. */
const taskLabels = `
  atividades|atribui[çc][õo]es|responsabilidades|resultados|realiza[çc][õo]es|conquistas|destaques|projetos|fun[çc][õo]es
  achievements|accomplishments|responsibilities|duties|highlights|projects|results|tasks`
/** A label on a line of its own, such as "Principais resultados". */
export const bareLabel = new RegExp(
  String.raw`^(?:(?:principais|key|main|selected|minhas?) )?${either(taskLabels)}(?: (?:desenvolvid[ao]s|exercidas|realizad[ao]s|alcan[çc]ados|included))?\s*:?$`,
  'iu',
)
