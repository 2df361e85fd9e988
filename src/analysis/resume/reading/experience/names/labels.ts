// The labels that people write before the names of a job, and before its tasks.

/** What a label of a form names: the title, the employer, the dates or the place of a job. */
export const formLabel =
  /^(?<title>(?:[úu]ltimo |primeiro )?cargo|nome do cargo|profiss[ãa]o|atua[çc][ãa]o como|fun[çc][ãa]o|posi[çc][ãa]o|ocupa[çc][ãa]o|title|position|role|job title|function|designation|post|post held|occupation or position held)s?\b(?:[^:]{0,20}:| [–—-] )|^(?<employer>empresa|nome(?: e morada)? d[aeo] (?:empregador|empresa|institui[çc][ãa]o|organiza[çc][ãa]o)|nome fantasia|raz[ãa]o social|name(?: and address)? of (?:the )?(?:employer|company|organi[sz]ation)|(?:employer|company)(?:['’]s)? name|empregador|institui[çc][ãa]o|organiza[çc][ãa]o|local de trabalho|company|employer|organi[sz]ation|contratante)(?:\s*:| [–—-] )|^(?<dates>per[íi]odo|datas?|dura[çc][ãa]o|tempo|period|duration|tenure|dates?|admiss[ãa]o|entrada|in[íi]cio)\b(?:[^:]{0,16}:| [–—-] )|^(?<place>local|cidade|localiza[çc][ãa]o|location)\s*:/iu

/** "Tecnologias: Java, SQL" belongs to the tasks. */
export const detail =
  /^(?:tecnologias?|ferramentas|stack|ambiente|principais|atividades|atribui[çc][õo]es|responsabilidades|resultados|conquistas|projetos?|clientes?|segmento|setor|porte|descri[çc][ãa]o|carga hor[áa]ria|hours|motivo|reason for leaving|sal[áa]rio|salary|technolog(?:y|ies)|tools|tech stack|environment|responsibilities|duties|key \p{L}+|achievements|skills|clients?)\b[^:]{0,30}:/iu

/** A label on a line of its own, such as "Principais resultados". */
export const bareLabel =
  /^(?:(?:principais|key|main|selected|minhas?) )?(?:atividades|atribui[çc][õo]es|responsabilidades|resultados|realiza[çc][õo]es|conquistas|destaques|projetos|fun[çc][õo]es|achievements|accomplishments|responsibilities|duties|highlights|projects|results|tasks)(?: (?:desenvolvid[ao]s|exercidas|realizad[ao]s|alcan[çc]ados|included))?\s*:?$/iu
