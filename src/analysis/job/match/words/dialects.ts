// British and American spellings of one word, and the few words that differ whole; `organisation` is `organization` on both
// sides. A rule may turn a word into none that exists: both sides are turned alike, so that only spellings of one word meet.

const wordPairs = new Map(
  `programme program | licence license | defence defense | offence offense | practise practice | cheque check | tyre tire |
  kerb curb | plough plow | mould mold | grey gray | storey story | jewellery jewelry | aluminium aluminum | math maths |
  judgement judgment | acknowledgement acknowledgment | enrol enroll | enrolment enrollment | fulfil fulfill |
  fulfilment fulfillment | instalment installment | skilful skillful | sceptic skeptic | artefact artifact |
  orientated oriented | speciality specialty | ageing aging | draught draft | manoeuvre maneuver | lorry truck | rota roster |
  cv resume | tonne ton | cosy cozy | sulphur sulfur | pyjama pajama | postcode zipcode | mum mom | 1st first | 2nd second | 3rd third`
    .split('|')
    .map((pair) => pair.trim().split(/\s+/) as [string, string]),
)

const rules: readonly (readonly [RegExp, string])[] = [
  [/is(?=(?:ed?|ing|er|ation|ational|able)$)/u, 'iz'],
  [/ys(?=(?:ed?|ing|er)$)/u, 'yz'],
  [/^(col|lab|behavi|fav|harb|neighb|hon|hum|rum|vap|flav|od|tum|arm|rig|vig|endeav|sav|cand)our/u, '$1or'],
  [/^(cent|theat|fib|lit|met|calib|lust|spect|kilomet|millimet|centimet)re(?=$|d$)/u, '$1er'],
  [/^(catal|dial|anal|monol|prol|epil)ogue/u, '$1og'],
  [/(?<=an|leuk|ur)aem/u, 'em'],
  [/^haem/u, 'hem'],
  [/^(orthop|p|encyclop)aed/u, '$1ed'],
  [/an?aesth/u, 'anesth'],
  [/^gynaec/u, 'gynec'],
  [/^oe(?=soph|str|dem)/u, 'e'],
  [/^foet/u, 'fet'],
  [/^diarrhoea/u, 'diarrhea'],
  [/^(trav|lab|mod|canc|fu|lev|pan|chann|tunn|enam)ell(?=ed$|ing$|er$)/u, '$1el'],
  [/^(couns|sign|tot|marsh|equ|di|pedd)(el|al)l(?=ed$|ing$|or$|er$)/u, '$1$2'],
]

/** A folded word in one spelling of the two; any other word as it is. */
export const oneSpelling = (word: string): string => {
  if (word.length < 2 || word.length > 24) return word
  const variant = wordPairs.get(word)
  if (variant !== undefined) return variant
  return rules.reduce((spelt, [pattern, as]) => spelt.replace(pattern, as), word)
}
