// Phrases that ask or wish wherever they stand, with the term behind them: "craque em X", "brownie points for X".
import { anyOf, either } from '../../../phrases'

const does = '(?:faz|fez|faca|tem|tenha|sabe|saiba|traz|traga|conhece|domina|trabalhou com|trabalha com)'

const ask = String.raw`
  time[- ]served in|(your|the) (cv|resume|application|portfolio) (should|must|needs to) (mention|show|include|prove)
  (talk|walk) us through your|(tell us about|show us) your(?! (self|interest|availability|notice|personality)\b)
  (test|quiz|assess|examine) you (on|in|about)|(short|practical|written) (test|exercise|trial|assessment) (in|of|on)
  a practical in|(first and foremost|above all|before all else|at a minimum|as a minimum)[:,]
  ^(know|hold|done|can (you )?do|have you got|got|tem|faz|sabe( fazer)?|domina|conhece)(?= [^?.]{3,60}\?$)|^calls? for
  ^(an? )?(current|valid|in-date|up-to-date)(?= [\p{L} ]{3,50} (certificates?|tickets?|cards?|licen[cs]es?|certification)[.]?$)
  you take(?= [\p{L} ]{3,40} in your stride)|aqui(?= [\p{L} ]{3,40} e rotina)
  no(?= [\p{L} ]{3,30}, no (interview|job|start|trial)\b)|you live for|you come from(?= \p{L}+(ing|y)\b)
  your (background|training|trade) is( in)?|your (toolkit|strengths|repertoire|skill ?set)( includes?| are|:)
  (we|our \p{L}+) (rely|relies|depends?) on|everything (here |we do )?(runs|depends|hangs|rests) on|it['’]?s all about
  (everyone|everybody|whoever works) here (does|knows|uses)
  (customers|clients|guests|patients) expect(?! (you|a|an|the|us|nothing|every|to)\b)
  (somebody|someone) (handy|good|quick|sharp) (at|with|on)|(passed|gets?|get past|past) [\p{L} ]{3,30} without
  (autonomia|seguranca|firmeza|rodagem|malicia|boa mao|mao cheia|bastante pratica|estrada) (em|com|n[ao]s?|para|de)(?! (trabalho|dados|carga|\p{L}+ turno)\b)
  (craque|fera|bamba|calejad[oa]|escolad[oa]|afiad[oa]|mao cheia|vind[oa]) (em|com|de|d[ao]|n[ao]s?)
  ^(bom|boa) (de|em)
  ^que (ja )?(venha d[aeo]|nao se assuste com|nao tenha medo d[aeo]|de conta d[aeo]|toque|se vire (com|n[ao]|em)|segure)
  teste( pratico)? de|(pergunta|perguntamos|conversamos|falamos) sobre
  (fale|conte|conta)( (para|pra) (a gente|gente|nos))?( d[aeo]| sobre)?( a)?( sua)?( experiencia| (o )?que ja fez) (com|de|em)
  fotos? d[eo]s? (seus )?trabalhos de|queremos ver(?= [\p{L} ]{3,40} no curriculo)
  curriculo (precisa|deve|tem que) (mostrar|ter|trazer)|quem nao (sabe|domina|conhece)( fazer)?
  ^sem(?= [\p{L} ]{3,40} nao (da|rola|tem))
  (o |nosso )?(forte|carro-chefe|que conta|que importa|que pesa|essencial|basico|minimo)( d[ao] (casa|loja|vaga|oficina|cozinha|obra|clinica|escola))? e(?! (o|a|que|ter|ser|saber)\b)
  (antes de tudo|em primeiro lugar|acima de tudo),|so contratamos (com|quem)|com passagem por|(vive|vivem) de
  (para )?quem respira|falta(m)? (gente|mao de obra) para
`
const wish = String.raw`
  brownie points for|extra pay for
  (we['’]d|we would) favou?r ((somebody|someone|people|anyone|candidates) )?(with|who)?
  (perhaps|maybe) you(['’]ve| have| also|['’]re)*( done| know| used| into)?
  curious about (people|those|anyone) who (know|do)|pagamos (a mais|extra|mais) (por|para|pra)( quem)?
  (a gente gosta|gostamos) de quem (ja )?${does}
  (bonus|prioridade|destaque|ponto extra)( (a|para|pra|por))? quem (ja )?${does}|(damos )?prioridade (a|para)
  quem (ja )?${does}(?= [\p{L} ]{3,40} (ganha mais|ganha destaque))|^melhor ainda (com|se( (tiver|souber|fizer))?)
  adorariamos|^se (rolar|pintar)|preferencialmente com
`

const apart = { before: "(?<![\\p{L}'-])", after: '(?![\\p{L}-])' }
const asking = anyOf(ask, apart)
const wishing = anyOf(wish, apart)
/** Openers of terms. */
export const frames = either(ask, wish)
/** True for a sentence with a phrase that wishes, and with one that asks. */
export const wishesInFrame = (folded: string): boolean => wishing.test(folded)
export const asksInFrame = (folded: string): boolean => asking.test(folded)
