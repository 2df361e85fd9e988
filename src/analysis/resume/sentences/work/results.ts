// Finds what came of the work where no number shows it: what was adopted, what no longer happens, what an inspection found.

import { memo } from '../../../memo'
import { anyOf, noLetterOrDigitAround } from '../../../phrases'
import { fold } from '../../reading/text'
import { concreteWords } from '../content-words'

/** What others took over, what stands until today, and what was not there before. */
const adoption = anyOf(
  String.raw`
  (foi|foram|sendo|depois|logo) adotad[oa]s?
  adotad[oa]s? ((depois|hoje|logo|tambem|mais tarde) )?(p\p{L}+|em tod[oa]s?|como)
  em (producao|operacao|uso|funcionamento|vigor) (desde|ha|ate hoje)
  hoje (o |a |e o |e a )?(principal|unic[oa]|maior|segund[oa]|primeir[oa])
  (ainda|ate hoje) (\p{L}+ ){0,2}(usam|seguem|indicam|procuram|chamam|pedem|fazem)
  substitu(indo|i|iu|imos) [oa]s? (\p{L}+ )?(sistema|planilha|papel|controle|processo|fornecedor|metodo|equipamento)s?
  adotou|adotaram|(ainda|ate hoje|hoje|agora) (e |sao )?usad[oa]s?|usad[oa]s? (ate hoje|ainda hoje|ainda|agora)
  copiad[oa]s? p\p{L}+|copiou|copiaram
  (virou|viraram|tornou-se|tornaram-se) (o |a |um |uma )?(padrao|modelo|rotina|regra|referencia|norma)
  que (antes )?nao (existia|havia)|pass(ou|aram) a (ser )?\p{L}+
  hoje (igual|em uso|presente|feit[oa]|padrao|em tod[oa]s?)|(levou|levaram|estendeu|estenderam) (a |o )\p{L}+ (para|a)
  (continua|continuam|segue|seguem) em uso|que (dura|vale) ate hoje
  (?<!(sai|vim|comecei|recomecei) )(a partir )?do zero|(was|were|been|be) adopted|adopted (by|across|in|as|at)
  (now|still|since) (used|in use|standard|runs|followed)|(is|are) (now|still) (used|followed|taught|standard)
  (then|later|since) copied|copied by|(became|is now|now) (the|a|our) (\p{L}+ )?(standard|model|template|routine)
  (it )?replaced (the|an?|our) (old|paper|previous|former|outside)|(?<!(started|starting|start|came) )from scratch
  (did not|didn't) exist|that (we|nobody|no one) (had|kept) before|taken up by|took over
  replac(ing|ed) (the|an?|our|its|two|three) (\p{L}+ )?(system|spreadsheet|paper|process|software|tool|supplier|platform|form)s?
  (in use|in production|running|open|live) (since|to this day)
  (now|today) (the|our|its) (main|only|largest|biggest|second|first|primary)
  still (use|uses|used|follow|follows|give|gives|recommend|recommends|order|call|calls|ask|asks|in place)
  used when i left|(now|still) keep|asked (to|if they could|whether they could) (copy|use|borrow|share)
  so (that )?(one|a single) person can|who (is|are) now|rolled out (to|across|in)`,
  noLetterOrDigitAround,
)
/** What no longer happens, what stopped, and what came right. */
const solution = anyOf(
  String.raw`
  nao (se )?repetiu(-se)?|nao (voltou|voltaram) a|nunca mais (faltou|parou|quebrou|houve|atras\p{L}+)|parou de \p{L}+
  pararam de \p{L}+|deixou de \p{L}+|deixaram de \p{L}+|acab(ei|ou|aram) com [oa]s?
  antes (faltava|era|eram|havia|ficava|demorava|atrasava)|(caiu|cairam) (?!em|n[oa]|por)
  elimin(ei|ou|amos|ando) [oa]s?|regulariz(ei|ou|amos|ando)|recuper(ei|ou|amos|ando) [oa]s?
  (did not|didn't|never|no longer) (happen|happens|happened|recur|return|come back|came back|run out|ran out)
  (has|have) not (happened|recurred|run out)|stopped (the|them|it|running|losing|arriving)|put an end to
  (was|were) dropped|no longer (need|had|have|wait)\p{L}*|lost its place on|came off the|(was|were) lifted
  (fell|dropped) (to|by|after|below)|eliminated (the|a|all)|cleared (the|a) (\p{L}+ )?backlog
  (passed|passing) (the |every |each |all )?(\p{L}+ ){0,2}(inspections?|audits?|surveys?|visits?)
  where the (passenger|patient|child|customer|client) (survived|recovered)`,
  noLetterOrDigitAround,
)
/** What was in trouble before, what came before its time, and a record that others attest. */
const achieved = anyOf(
  String.raw`
  que (estava|estavam|vinha|vinham) (\p{L}+ )?(parad[oa]s?|atrasad[oa]s?|abandonad[oa]s?|em atraso|encalhad[oa]s?|fechad[oa]s?|perdendo|no vermelho|com prejuizo)
  (salv|resgat|reergu)(ei|ou|emos|amos|i|eu) [oa]s?|(todos|todas) (entregues|concluid[oa]s|aprovad[oa]s|publicad[oa]s)
  antes d[oa] (prazo|data|vencimento|previsto)|aprovad[oa]s? (sem|de primeira|na primeira)
  (obtive|obtivemos|conquist(ei|ou|amos)|ganh(ei|ou|amos)|venc(i|eu|emos)) (o |a |os |as |um |uma )?(\p{L}+ )?(certificac\p{L}+|acreditac\p{L}+|alvara|selo|premios?|concursos?|edita(l|is)|licitac\p{L}+|concorrencias?|patente)
  premiad[oa]s? (com|p\p{L}+|em|na|no|como)
  (funcionari[oa]|colaborador[a]?|vendedor[a]?|destaque|melhor atendente) d[oe] (mes|ano)
  (voltaram|voltou) a (me )?(chamar|contratar|pedir)
  (me chamam|pedem por mim|indicad[oa]) (de novo|de boca em boca|p\p{L}+ (vizinh|cliente|patro|famili)\p{L}+)
  me (dao|deram|passam) (como )?(referencia|recomendac\p{L}+)
  (that|which) (was|were|had been) (\p{L}+ )?(stalled|stuck|late|failing|losing|behind|abandoned|closed|overdue)
  (rescued|revived|turned around|saved) (the|a|an|two|three)|ahead of (schedule|the deadline|time)
  before (the|its|their) (deadline|due date)|all (delivered|approved|completed|published)
  (on|at) (the|our|their) first (try|attempt|submission|inspection)
  (won|earned|awarded) (the |an? |its |our )?(\p{L}+ ){0,2}(awards?|certification|accreditation|prize|contract|bid|grant|patent|licen[cs]e)
  (employee|server|teacher|nurse|driver|salesperson) of the (month|year|quarter)
  (often|regularly|always|usually|first) (asked|chosen|called) (to|for|back|by)|(give|gave) my name
  (called|hired|asked) me back|asked for (me )?by name
  (two|three|four|five|six|\d+) (years|seasons|months|audits|quarters|times) (in a row|running)
  (dois|duas|tres|quatro|cinco|\d+) (anos|vezes|meses|safras|auditorias) seguid[oa]s`,
  noLetterOrDigitAround,
)
/** What did not go wrong: "sem auto de infração", "without a stoppage". */
const noHarm = anyOf(
  String.raw`
  sem (nenhum[a]? )?(
    auto|autuac\p{L}+|multas?|acidentes?|ressalvas?|retificac\p{L}+|perdas?|atrasos?|devoluc\p{L}+|reclamac\p{L}+
    interrup\p{L}+|parar|paradas?|nao[ -]conformidades?|retrabalho|avarias?|quebras?|faltas?|apontamentos?
    advertencias?|erros?|furos?|queixas?
  )
  without (an? |any |one |losing )?(single )?(fines?|accidents?|incidents?|findings?|loss|losses|delays?|complaints?|stoppages?|downtime|rework|damage|injur(y|ies)|penalt(y|ies)|late|missing)
  with no (write-ups?|warnings?|errors?|shortages?|fines?|accidents?|findings?|losses|delays?|complaints?|downtime|rework|damage|injuries)
  (never|nunca) (had|received|got|tive|recebi) (an? |any |one |single |uma? |nenhum[a]? )*(complaints?|accidents?|fines?|warnings?|penalt(y|ies)|reclamac(ao|oes)|acidentes?|multas?|advertencias?|queixas?)
  zero (acidentes|multas|findings|incidents|injuries)
  (no|zero|nenhum[a]?|not (one|a single)) (\p{L}+ ){1,7}(desde|since|em|in|ha) (mais de |over |os ultimos |the last )?((19|20)\d{2}|\d{1,2} (anos|meses|years|months))`,
  noLetterOrDigitAround,
)
/** What somebody was trusted with or chosen for. */
const trust = anyOf(
  String.raw`
  (fui )?(promovid[oa]|efetivad[oa]|escolhid[oa]|indicad[oa]|convidad[oa]|chamad[oa]|eleit[oa]) (de (\p{L}+ ){1,3})?(a|ao|para|p\p{L}+)
  (was |been |later )?(promoted|chosen|selected|picked|appointed|elected) (from (\p{L}+ ){1,3})?(to|as|for|by)
  asked (back|by \p{L}+( \p{L}+)? to|to (train|lead|run|teach|stay|precept|cover))|kept on (after|as|permanently)
  trusted (with|to)`,
  noLetterOrDigitAround,
)

/** Words that can be pictured without which a result is an assertion: "Adotado por todos". */
const PICTURED = 2

/** The words for what came of the work, or null. Pure. */
export const findResult = memo((text: string): string | null => {
  const folded = fold(text)
  const match = [adoption, solution, achieved, noHarm, trust]
    .map((pattern) => folded.match(pattern))
    .find((found) => found !== null)
  if (!match || concreteWords(text).length < PICTURED) return null
  return text.slice(match.index!, match.index! + match[0].length)
})
