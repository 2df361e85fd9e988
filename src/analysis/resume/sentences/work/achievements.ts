// Finds what came of somebody's work in an opening: a figure that is no length or breadth of a career, and results in words.
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { quantity } from '../../reading/experience/tasks/quantities'
import { fold } from '../../reading/text'
import { findComplaint } from '../empty/complaints'
import { withoutTenures } from '../time/tenure'
import { findResult } from './results'

/** What somebody did once to what there was before: "Elevei as vendas", "Opened the Bristol kitchen". Aims and habits have other forms. */
const deeds = String.raw`
  (elev|aument|ampli|dobr|triplic|recuper|salv|cri|fund|lanc|implant|inaugur|mont|profissionaliz|reestrutur|resgat|zer)(ei|amos)
  (reergu|abr|reduz|reconstru|expand|diminu)(i|imos) (o|a|os|as|um|uma) \p{L}{3,}
  ((?<!to |and )cut|raised|increased|grew|reduced|opened|launched|founded|doubled|restored|expanded|rebuilt|revived) (the|our|its|a|an|two|three|\p{L}{4,}) ?\p{L}*
  built (up )?(the|our|a|an|two|three) \p{L}{3,}`
/** From trouble to what is sound: the way that a firm or a branch went. */
const turns = String.raw`
  (tir|coloc|lev|traz|troux|tirei|sai|sair|volt)\p{L}* (\p{L}+ ){0,6}?(d[oa] (prejuizo|vermelho|ultimo lugar|falencia|buraco|deficit)|(a|ao|no) (lucro|azul))
  (from|out of) (\p{L}+ )?(loss|losses|the red|debt|deficit|special measures|administration|bottom) ?(to|into)?
  (back|returned|brought|moved) (\p{L}+ ){0,4}?(to|into|in) (profit|surplus|the black)
  (turned|turning) (the|a|an|our|its|two|three) (\p{L}+ ){1,4}?(around|round)|turned around (the|a|an|our|two|three)`
/** What others gave for it. */
const honours = String.raw`
  premio (\p{L}+ )?(de|da|do|por) (melhor|destaque|excelencia|qualidade|gestao|inovacao)|(ganhador[a]?|vencedor[a]?|finalista|campea|campeao) d[aeo]s?
  (premiad[oa]|eleit[oa]|reconhecid[oa]) (como|duas|tres|por|pel[oa])|(winner|winners|finalist|champion) (of|in|at)
  (awards?|prize|medal|trophy) (for|in|as)|(won|named|voted|elected) (the |an? )?(\p{L}+ ){0,3}(best|top|award|prize|medal)
  promovid[oa] (a|ao|de|duas|dois|tres|quatro|\d|apos|depois|em menos)
  promoted (once|twice|two|three|four|\d|to|from|after|within|early|again)`
const words = anyOf([deeds, turns, honours].join('\n'), noLetterOrDigitAround)
/** A title of honour as it is written: "Store of the Year", "Loja do Ano", "Prêmio Sebrae". */
const honour =
  /(?<!\p{L})\p{Lu}\p{L}{1,30} (?:of the (?:Year|Month|Quarter)|d[oa] (?:Ano|Mês))(?!\p{L})|(?<!\p{L})[Pp]rêmio \p{Lu}\p{L}+/u

/** How far a career reached: "experiência em 3 estados", "worked for 3 chains". */
const breadth =
  /(?<!\p{L})(?:experienc\p{L}+|atu(?:ei|acao|ando)|vivencia|trajetoria|carreira|passage[nm]s?|trabalh(?:ei|ando)|background|career|work(?:ed|ing))(?: \p{L}+){0,2} (?:em|com|por|n[ao]s|in|with|at|for|across|and in)(?: mais de| over)? (?:\d{1,3}|dois|duas|tres|quatro|cinco|two|three|four|five|six) (?!vezes|times|mil)\p{L}+(?: (?:\p{L}+ )?(?:and|e) (?:em |in )?\d{1,3} \p{L}+)?/gu
const withoutCareer = (text: string): string =>
  fold(withoutTenures(text.replace(/(?<=\d)\+(?= ?(?:anos|years|yrs))/gu, ''))).replace(breadth, ' ')

/** True for what came of the work in words, without any figure. Pure. */
export const namesChange = (text: string): boolean =>
  words.test(fold(text)) || honour.test(text) || findResult(text) !== null

/** True for a sentence with a figure other than the years and the breadth of a career, or with what came of the work. A demand of pay is neither. Pure. */
export const namesAchievement = (text: string): boolean =>
  findComplaint(text) === null && (quantity(withoutCareer(text)) !== null || namesChange(text))
