// The nouns of actions in both languages, "limpeza", "elaboração", "preparation", as sources of expressions over folded text.

/** Portuguese ones that open a task wherever they stand. */
export const deedNames = `
  analise|emissao|gestao|supervisao|vendas?|visitas?|limpeza|atendimento|controle|apoio|auxilio|entregas?|compras?|leitura
  abertura|cobranca|conferencia|preparo|troca|corte|coleta|busca|envio|guarda|escrita|pesquisa|revisao|transporte|suporte
  manuseio|registr?o|controlo|cadastro|reporte|disparo|conserto|reparo|pintura|reforma|inspecao|passagem
  (apura|elabora|execu|realiza|prepara|organiza|concilia|reconcilia|coordena|manuten|participa|separa|interpreta|instala|implanta|implementa|cria|defini|opera|avalia|aplica|intera|confec|higieniza|reposi)cao
  (acompanha|lanca|desenvolvi|planeja|recebi|monitora|abasteci|fecha|armazena|carrega)mento|montagem|lavagem|embalagem
`
/** Any noun of an action, by its ending or its name. */
export const deed = {
  pt: `(?:${deedNames.trim().replace(/\s*\n\s*/g, '|')}|(?!(?:equipa|docu|pavi|suple|departa|aparta|medica|instru|funda|orca|senti|vesti|ferra|argu)mentos?|(?:informa|refei|situa|condi|institui|associa|popula|embarca|edifica|habita)c|instalacoes)\\p{L}{4,14}(?:cao|coes|mentos?|(?<!vant)age(?:m|ns)))`,
  en: '(?:(?!(?:depart|govern|apart|equip|docu|imple|supple|ele|mo|instru|environ)ment|(?:nutri|na|sta|posi|ques|condi|solu|loca|institu|associa|corpora|founda|popula)tion|(?:ver|mis|profes|ses)sion|(?:bal|dist|inst|ch|fin)ance|(?:im|vill|pack|mess|langu|aver|percent)age)\\p{L}{4,14}(?:tion|sion|ment|ance|ery|sis|val|age)|receipt|issue|use|upkeep|care|review|repair|handling|cleaning|processing|monitoring|reporting|planning|setting up|supply)',
} as const
