// Finds what a line names by its items or common words: protective equipment by "luva e bota", chemicals by "cloro".
import { anyOf } from '../../../phrases'
import { fold } from '../../../resume/reading/text'
import type { Keyword } from '../../result'
import type { Person } from '../resume-text'
import type { Hit } from '../words/together'

const itemOf = (list: string): RegExp => anyOf(list, { before: '(?<!\\p{L})', after: '(?!\\p{L})', flags: 'gu' })

/** What adverts call it, folded, with its items; `least` of them in one line, for "boots" alone may be sold. */
const wholes: readonly { readonly asked: RegExp; readonly item: RegExp; readonly least: number }[] = [
  {
    asked: /^(?:uso de )?epis?$|^(?:use of )?ppe$|equipamentos? de protecao individual|personal protective equipment/,
    item: itemOf(`
      luvas?|botas?|botinas?|capacetes?|oculos de (protecao|seguranca)|protetor(es)? auricular(es)?|respirador(es)?
      cinto de seguranca|avental|gloves?|(safety )?boots?|hard hats?|helmets?|goggles|ear (defenders|plugs)|respirators?
      harness(es)?
    `),
    least: 2,
  },
  {
    asked:
      /^(?:(?:uso|manuseio|diluicao|conhecimentos?) (?:de|em) )?produtos quimicos(?: de limpeza)?$|^(?:cleaning )?chemicals$/,
    item: itemOf(`
      dilu(o|ia|i|icao|ir|indo) d?e?[ ]?produtos|cloro|desinfetantes?|detergentes?|alvejantes?|hipoclorito|amonia|agua sanitaria|removedor(es)?
      bleach|disinfectants?|detergents?|degreasers?|descalers?
    `),
    least: 2,
  },
  {
    asked: /^coleta seletiva(?: d[eo] (?:lixo|residuos))?$/,
    item: itemOf(`
      separ(o|ei|ava|acao|ar|ando) (d?o )?(lixo|residuos?)|lixo reciclavel|(residuos?|materia(l|is)) reciclave(l|is)|reciclagem
    `),
    least: 1,
  },
  {
    asked: /^(?:data entry|entrada de dados|digitacao(?: de dados)?|alimentacao de (?:sistemas?|planilhas?))$/,
    item: itemOf(String.raw`
      (entered|entering|keyed|keying|typed|typing|input(ting)?)[^.;]{3,40}(in|into)[ ](the )?[\p{L}\d]+
      (lanc|digit|cadastr|aliment)(ei|o|ava|ando)[^.;]{3,40}(n[oa]s?|em)[ ](sistemas?|planilhas?|erp|sap|totvs|excel)
    `),
    least: 1,
  },
  {
    asked: /^(?:pecas (?:automotivas|de (?:carros?|veiculos))|autopecas|(?:auto|car) parts)$/,
    item: itemOf('autopecas|pecas (automotivas|de carros?)|auto parts|car parts'),
    least: 1,
  },
]

/** Lines with enough items of what is asked for. */
export const byItems = ({ skill, text }: Keyword, person: Person): Hit[] => {
  const row = wholes.find(({ asked }) => asked.test(skill === 'EPI' ? 'epi' : fold(text)))
  if (row === undefined) return []
  return person.entries.flatMap((entry): Hit[] => {
    const items = [...entry.folded.matchAll(row.item)]
    const [first, last] = [items[0], items.at(-1)]
    if (!first || !last || new Set(items.map(([name]) => name)).size < row.least) return []
    return [{ how: 'alias', entry, mark: entry.block.text.slice(first.index, last.index + last[0].length) }]
  })
}
