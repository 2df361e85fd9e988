// Finds what sellers of success claim: revenue made tenfold, guaranteed returns, secret methods, impressions.
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { fold } from '../../reading/text'

const amount = `(?:r?\\$|us\\$|usd|brl|€|£)? ?\\d[\\d.,]{0,20} ?(?:%|x|k|m|mm|mi|bi|b|mil|milh(?:ao|oes)|bilh(?:ao|oes)|millions?|billions?)?\\+?`
const many = `(?:hundreds|thousands|dozens|millions|centenas|milhares|dezenas|milhoes) (?:of|de)`
const hype = anyOf(
  String.raw`
  ([5-9]|[1-9]\d{1,2})x (their|your|my|the|our|seu|sua|o|a|os|as|mais)(?! (magnification|zoom))
  ${amount} (de |em |in |of )?(roi|retorno|return|lucro)?s? ?(guaranteed|garantid[oa]s?)
  (results|resultados|success|sucesso|vendas|sales|roi) (100% )?(guaranteed|garantid[oa]s?)
  ${amount} (in |of |em |de )?(influenced|attributed) (revenue|sales|pipeline)
  ${amount} (of |de |in |em )?(impressions|impressoes)
  (crack(ed)?|hack(ed)?) the (code|system|algorithm)|decifrei o codigo|no (fluff|bs|b\.s\.)|just results
  so resultados?
  (6|7|8|9|six|seven|eight|nine)[- ]figures?(?= (closer|earner|entrepreneur|business|launch|income|coach|founder|mentor|seller|exit|months?|years?))
  (multiplos )?(6|7|8|seis|sete|oito) (em |digitos)(?= ?(7|digitos|com|em|por|$|[.,;|]))
  (my |our |meu |nosso )(proprietary|secret|exclusive|proven|proprio|exclusivo|secreto|comprovado) (\p{L}[\p{L}.]{0,20} )?(framework|method|system|formula|blueprint|metodo|sistema)
  (metodo|formula|sistema) (exclusiv[oa]|secret[oa]|infalivel|comprovad[oa])
  to the moon|a outro nivel de faturamento|eat \p{L}{1,30} for breakfast|liberdade financeira|financial freedom
  quit (your|their) (9|nine)[- ](to[- ])?5|(seven|7)-figure closer|growth (ninja|wizard|god)|print(ing)? money
  chuva de (leads|clientes|vendas)
  ${many} (\p{L}{1,30} )?(
    businesses|companies|people|clients|entrepreneurs|empresas|pessoas|clientes|empreendedor(es|as)|negocios
  ) (a |to |que )?([1-9]\d{0,2}x|(multiplic|escal|scal|explod|fatur|transform|achiev|becom)\p{L}{1,30})`,
  noLetterOrDigitAround,
)

/** The words of such a claim as written, or null. Pure. */
export const findHype = (text: string): string | null => {
  const match = fold(text).match(hype)
  return match ? text.slice(match.index!, match.index! + match[0].length) : null
}
