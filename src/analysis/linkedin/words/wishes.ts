// Finds what somebody wishes for, learns or only tried, which is no skill yet: "quero aprender Power BI".
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'

/** Words by which a sentence says what is wished for; it stands behind them. */
const wish = anyOf(
  String.raw`
    (quero|queria|gostaria de|pretendo|desejo|sonho em|almejo|espero|vontade de|meu (objetivo|sonho) e)(?! (me )?(apresentar|dizer|contar|agradecer)(?!\p{L}))
    aprender|tenho (muito |grande )?interesse (em|por|n[ao]s?)|interessad[oa] (em|por)|busco|procuro|buscando|procurando
    em busca d[aeo]|a procura d[aeo]|(i )?(want|wish|hope|hoping|aim|aspire|plan|would like|would love|'d (like|love)) to
    eager to|keen to|excited to|my (goal|dream|aim) is|looking (for|to)|seeking
    open to(?! (work|the public|everyone)(?!\p{L}))
    abert[oa] (a|para) (novas? )?(vagas?|oportunidades?|propostas?|posic\p{L}+|cargos?)|interested in|interest in
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})' },
)
/** What is learned now or was only tried: no skill to name at the top of a profile, though a fact. */
const studied = anyOf(
  `
    estud(o|ando)|aprendendo|cursando|iniciando|comecando (com|em)|studying|learning|working towards?|getting into|new to
    a go at|my hand at|dabbl(ed|ing|e) in|me arrisquei (em|com|n[ao]s?)|me arrisco (em|com|n[ao]s?)|experimentei
    (mexi|brinquei) (um pouco )?(em|com|n[ao]s?)
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})' },
)
/** Words behind which the same sentence says again what somebody has: "busco vaga de analista, com experiência em SQL". */
const had = anyOf(
  String.raw`
    tenho (?!interesse)|possuo|domino|experiencia|conhecimentos? (em|de)|vivencia|onde (eu )?possa (aplicar|usar)
    para (aplicar|usar)|ja (trabalhei|usei|fiz)|i (have|know|use)|experienced?|skilled|with \d|where i can (use|apply)
    using my
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})', flags: 'gu' },
)

const breaks = /[.;!?|•·](?=\s|$)|\s[–—-]\s/gu

/** The sentence or part of a headline around `at`, up to `at`. */
const before = (text: string, at: number): string => {
  const start = [...text.slice(0, at).matchAll(breaks)].at(-1)
  return fold(text.slice(start ? start.index + start[0].length : 0, at))
}

const standsBehind = (pattern: RegExp, part: string): boolean => {
  const match = part.match(pattern)
  return match !== null && !(part.slice((match.index ?? 0) + match[0].length).match(had) ?? []).length
}

/** True where the text at `at` is what somebody wishes for. Pure. */
export const isWished = (text: string, at: number): boolean => standsBehind(wish, before(text, at))

/** True where it is what somebody learns now or only tried. Pure. */
export const isStudied = (text: string, at: number): boolean => standsBehind(studied, before(text, at))
