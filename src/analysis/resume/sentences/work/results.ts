// Finds what came of the work where no number shows it: what was adopted, what no longer happens, what an inspection found.
import { memo } from '../../../memo'
import { fold } from '../../reading/text'
import { concreteWords } from '../content-words'

const bounded = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'u')

/** What others took over, what stands until today, and what was not there before. */
const adoption = bounded(
  `(?:foi|foram|sendo|depois|logo) adotad[oa]s?|adotad[oa]s? (?:p\\p{L}+|em tod[oa]s?|como)|adotou|adotaram|(?:ainda|ate hoje|hoje|agora) (?:e |sao )?usad[oa]s?|usad[oa]s? (?:ate hoje|ainda hoje|ainda|agora)|
  copiad[oa]s? p\\p{L}+|copiou|copiaram|(?:virou|viraram|tornou-se|tornaram-se) (?:o |a |um |uma )?(?:padrao|modelo|rotina|regra|referencia|norma)|que (?:antes )?nao (?:existia|havia)|pass(?:ou|aram) a (?:ser )?\\p{L}+|hoje (?:igual|em uso|presente|feit[oa]|padrao|em tod[oa]s?)|(?:levou|levaram|estendeu|estenderam) (?:a |o )\\p{L}+ (?:para|a)|(?:continua|continuam|segue|seguem) em uso|
  que (?:dura|vale) ate hoje|
  (?<!(?:sai|vim|comecei|recomecei) )(?:a partir )?do zero|(?:was|were|been|be) adopted|adopted (?:by|across|in|as|at)|(?:now|still|since) (?:used|in use|standard|runs|followed)|(?:is|are) (?:now|still) (?:used|followed|taught|standard)|
  (?:then|later|since) copied|copied by|(?:became|is now|now) (?:the|a|our) (?:\\p{L}+ )?(?:standard|model|template|routine)|(?:it )?replaced (?:the|an?|our) (?:old|paper|previous|former|outside)|(?<!(?:started|starting|start|came) )from scratch|
  (?:did not|didn't) exist|that (?:we|nobody|no one) (?:had|kept) before|taken up by|took over|(?:now|still) keep|asked (?:to|if they could|whether they could) (?:copy|use|borrow|share)|so (?:that )?(?:one|a single) person can|who (?:is|are) now|rolled out (?:to|across|in)`,
)
/** What no longer happens, what stopped, and what came right. */
const solution = bounded(
  `nao (?:se )?repetiu(?:-se)?|nao (?:voltou|voltaram) a|nunca mais (?:faltou|parou|quebrou|houve|atras\\p{L}+)|parou de \\p{L}+|pararam de \\p{L}+|deixou de \\p{L}+|deixaram de \\p{L}+|acab(?:ei|ou|aram) com [oa]s?|
  antes (?:faltava|era|eram|havia|ficava|demorava|atrasava)|(?:caiu|cairam) (?!em|n[oa]|por)|elimin(?:ei|ou|amos|ando) [oa]s?|regulariz(?:ei|ou|amos|ando)|recuper(?:ei|ou|amos|ando) [oa]s?|
  (?:did not|didn't|never|no longer) (?:happen|happens|happened|recur|return|come back|came back|run out|ran out)|(?:has|have) not (?:happened|recurred|run out)|stopped (?:the|them|it|running|losing|arriving)|
  put an end to|(?:was|were) dropped|no longer (?:need|had|have|wait)\\p{L}*|lost its place on|came off the|(?:was|were) lifted|(?:fell|dropped) (?:to|by|after|below)|eliminated (?:the|a|all)|cleared (?:the|a) (?:\\p{L}+ )?backlog|
  (?:passed|passing) (?:the |every |each |all )?(?:\\p{L}+ ){0,2}(?:inspections?|audits?|surveys?|visits?)|where the (?:passenger|patient|child|customer|client) (?:survived|recovered)`,
)
/** What did not go wrong: "sem auto de infração", "without a stoppage". */
const noHarm = bounded(
  `sem (?:nenhum[a]? )?(?:auto|autuac\\p{L}+|multas?|acidentes?|ressalvas?|retificac\\p{L}+|perdas?|atrasos?|devoluc\\p{L}+|reclamac\\p{L}+|interrup\\p{L}+|parar|paradas?|nao[ -]conformidades?|retrabalho|avarias?|quebras?|faltas?|apontamentos?)|
  without (?:an? |any |one |losing )?(?:single )?(?:fines?|accidents?|incidents?|findings?|loss|losses|delays?|complaints?|stoppages?|downtime|rework|damage|injur(?:y|ies)|penalt(?:y|ies)|late|missing)|with no (?:fines?|accidents?|findings?|losses|delays?|complaints?|downtime|rework|damage|injuries)|zero (?:acidentes|multas|findings|incidents|injuries)`,
)
/** What somebody was trusted with or chosen for. */
const trust = bounded(
  `(?:fui )?(?:promovid[oa]|efetivad[oa]|escolhid[oa]|indicad[oa]|convidad[oa]|chamad[oa]|eleit[oa]) (?:a|ao|para|p\\p{L}+)|(?:was |been |later )?(?:promoted|chosen|selected|picked|appointed|elected) (?:to|as|for|by)|asked (?:back|by \\p{L}+(?: \\p{L}+)? to|to (?:train|lead|run|teach|stay|precept|cover))|
  kept on (?:after|as|permanently)|trusted (?:with|to)`,
)

/** Words that can be pictured without which a result is an assertion: "Adotado por todos". */
const PICTURED = 2

/** The words for what came of the work, or null. Pure. */
export const findResult = memo((text: string): string | null => {
  const folded = fold(text)
  const match = [adoption, solution, noHarm, trust]
    .map((pattern) => folded.match(pattern))
    .find((found) => found !== null)
  if (!match || concreteWords(text).length < PICTURED) return null
  return text.slice(match.index!, match.index! + match[0].length)
})
