// Verbs of the first person present: "coordeno uma equipe", "faço o fechamento", "I plan the week".

import { verbBases } from '../resume/reading/experience/tasks/verbs'
import { fold } from '../resume/reading/text'

/** Verbs of work that the rules below do not form, and some that résumés seldom open a line with. */
const irregularPt = `
faço refaço componho proponho reponho disponho mantenho obtenho trago ponho sirvo confiro sugiro giro meço peço ouço
dou leio vejo revejo prevejo digo conduzo produzo reduzo traduzo introduzo construo substituo contribuo distribuo atribuo
concluo incluo ajudo auxilio trabalho lido uso ligo converso explico mostro arrumo lavo corto frito asso tempero passo varro
dirijo pego levo busco guardo conto anoto marco aviso aprendo ensino divido decido defendo respondo atendo vendo recebo
`
const irregularEn =
  'do make give take keep run bring help clean cook drive call ask talk work look check explain show answer'

/** Forms that are a noun or an adjective too, "o processo", so they need an object or a pronoun beside them. */
const nouns = new Set(
  `apoio aplico arquivo aumento auxilio cadastro calculo capto cobro completo contato contrato controlo cuido desenho documento
   dobro estoco estudo examino fundo giro indico limpo lido marco modelo monto motivo objetivo passo pinto preparo processo
   programo projeto publico quadro reparo registro texto trabalho transporto treino uso vendo vejo conto caso corto custo
   comando assumo retorno resumo abro ordeno sano`.split(/\s+/),
)

/** coordenar → coordeno, dirigir → dirijo, erguer → ergo; those that change their vowel are in the list. */
const formOf = (infinitive: string): string[] => {
  if (/(?:or|fazer|obter|manter|rever|erir|ervir|edir|enir)$/.test(infinitive)) return []
  const stem = infinitive.slice(0, -2)
  if (infinitive.endsWith('ar')) return [`${stem}o`]
  return [`${stem.endsWith('gu') ? stem.slice(0, -1) : stem.replace(/g$/, 'j')}o`]
}

const formsPt = [...verbBases.pt.flatMap(formOf), ...irregularPt.trim().split(/\s+/)].map(fold)
const distinct = (forms: readonly string[]): string => [...new Set(forms)].join('|')
const clear = distinct(formsPt.filter((form) => !nouns.has(form)))
const unclear = distinct(formsPt.filter((form) => nouns.has(form)))

const object =
  'os?|as?|um|uma|uns|umas|todos?|todas?|cada|com|para|\\d+|dois|duas|tres|quatro|cinco|seis|meus?|minhas?|nossos?|nossas?'
/** After "eu" any verb in -o counts, but for those of opinion, wish and possession. */
const state =
  'acho|tenho|gosto|posso|quero|sinto|penso|preciso|devo|moro|acredito|espero|prefiro|amo|odeio|mesmo|proprio|entendo|concordo|nasci|costumo|pretendo|desejo|conheco|lembro|procuro|so|nao|como|pro|pelo'

/** Alternatives of a pattern over folded text, without anchors; linear, as no repetition is nested. */
export const presentPt =
  `eu (?:sempre |tambem |mesm[oa] |entao |so |ja |hoje |me |os? |as? |que ){0,2}(?!(?:${state})(?![\\p{L}\\p{N}]))\\p{L}{2,20}o|` +
  `(?<!(?:o|a|um|uma|do|da|no|na|ao|pelo|meu|seu|de|em|por) )(?:${clear})|` +
  `(?:(?<=^|[.,;:!?] |e |hoje |eu |que )(?:${unclear})(?= (?:${object})(?![\\p{L}\\p{N}])))`

/** What follows "I" and its adverbs. */
export const presentEn = [...new Set([...verbBases.en, ...irregularEn.split(' ')])]
  .map((verb) => (verb === 'do' ? 'do(?! not(?![\\p{L}])| n)' : verb))
  .join('|')
