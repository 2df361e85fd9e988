// Tasks whose object is too general a noun to be a skill alone: with a verb that says what the work is they name one.
import type { Span } from '../span'
import { wordWeight } from '../vocabulary'

type Language = 'pt' | 'en'

const english =
  'greet sell serve deliver train supervise mentor deploy test verify process pick pack receive load unload schedule recruit interview invoice bill clean cook order stock ship book register record file translate edit inspect repair replace install assemble calibrate drive transport dispatch debug monitor migrate integrate administer reconcile sort compile post type place'.split(
    ' ',
  )
/** "Verify", "verifies", "verifying". */
const formsOf = (verb: string): string[] => [
  verb,
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}e?s`,
  `${verb.replace(/e$/, '')}ing`,
]
/** Verbs that say what the work is, so that with a general noun they name a task: "prospectar clientes", "deploy software". */
const actions = {
  pt: /^(?:atend|prospect|vend|cadastr|registr|receb|emit|confer|separ|embal|entreg|cort|limp|cobr|negoci|fech|test|instal|troc|mont|desmont|visit|trein|recrut|contrat|transport|carreg|descarreg|rep|precific|etiquet|agend|digit|arquiv|lanc|concili|fatur|compr|cot|traduz|redig|program|automatiz|migr|integr|model|projet|sold|pint|costur|cozinh|serv|assist|higieniz|calcul|apur|audit|inspecion|calibr|lubrific|oper|vistori|fiscaliz|orc|med|ensin)[aei]r(?:-se)? |^(?:visita|emissao|venda|registro|cadastro|entrega|cobranca|conferencia|separacao|recebimento|triagem|agendamento|abertura|fechamento|treinamento|recrutamento|instalacao|montagem|reposicao|digitacao|lancamento|transporte|limpeza|compra|cotacao) (?:d[aeo]s? |ao?s? )/u,
  en: new RegExp(`^(?:${english.flatMap(formsOf).join('|')}) `, 'u'),
} as const
/** "Atender os clientes": a specific verb with the general noun behind it; null where the noun says nothing either. */
export const taskPhrase = (folded: string, start: number, end: number, language: Language): Span | null => {
  const words = folded.slice(start, end)
  const verb = actions[language].exec(words)?.[0]
  if (verb === undefined) return null
  const object =
    /^(?:(?:os?|as?|ao?s?|d[aeo]s?|the|our|all) )?([\p{L}-]{4,}(?: (?!(?:para|with|from|using|como|pel[ao]s?|atraves|conforme|durante|sobre|into|that|which|when|based|daily|within|according|carefully|correctly|accurately) )[\p{L}-]{4,}){0,2})/u.exec(
      words.slice(verb.length),
    )
  const [opened = '', nouns = ''] = object ?? []
  const rest = words.slice(verb.length + opened.length)
  const weight = nouns.split(' ').reduce((sum, noun) => sum + wordWeight(noun, language), 0)
  if (
    weight < 1 ||
    !/^(?:$|[.,;:)]| (?:em|n[ao]s?|para|com|por|de acordo|atraves|conforme|in|on|for|with|to|from|at|by|using|according|and|e|ou|or)(?= ))/u.test(
      rest,
    )
  )
    return null
  return { start, end: start + verb.length + opened.length }
}

/** True for such a task alone. Folded. */
export const isTaskPhrase = (name: string, language: Language): boolean =>
  taskPhrase(name, 0, name.length, language)?.end === name.length
