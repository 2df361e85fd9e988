// Praise that looks like the name of a job: "Visionary thought leader", "dynamic professional".
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'

const praise =
  '(?:dynamic|passionate|driven|motivated|dedicated|results?[- ]driven|accomplished|seasoned|dinamic[oa]|proativ[oa]|dedicad[oa]|comprometid[oa]|apaixonad[oa]|motivad[oa])'
const boast = anyOf(
  String.raw`
    (visionary|servant|strategic|inspiring|inspirational|transformational) (leader|thinker)
    (innovation|change) (catalyst|agent)|lider (servidor|inspirador|visionari)[oa]?|mentora? de mentores|visionary
    visionari[oa]|thought[- ]leader|disrupt(or|er)|ninja|rock ?star|guru|unicorn|(pessoas|vidas) (impactad|transformad)as
    (people|lives) (impacted|transformed|changed)|transformo vidas|(i )?transform lives|change[- ]?maker|game[- ]changer
    rainmaker|(\p{L}+ )?evangelist|growth hacker|hustler|deal ?maker|serial entrepreneur|empreendedora? serial|trailblazer|\d{1,2}x (exit|founder)s?
    ((as )?(featured|seen) (in|on) )?(forbes|inc|entrepreneur|ted)([- ](featured|speaker|30 under 30))|palestrante|motivational speaker|mindset|alta performance|high performance
    (10x|dez vezes) (revenue|vendas|sales|growth)|\+?\d{1,3} ?(mil|k|thousand) (vidas|lives)( \p{L}+)?|transformo (\p{L}+ ){0,3}(vidas|negocios)
    ${praise}(,| and| e)? (\p{L}{1,20} )?(professional|profissional)|(professional|profissional) ${praise}
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})', flags: 'gu' },
)

/** A text without such praise, letter for letter in its place. Pure. */
export const withoutBoasts = (text: string): string => {
  const folded = fold(text)
  // A text that folding makes longer or shorter has no places in common with it.
  if (folded.length !== text.length) return text
  return [...folded.matchAll(boast)].reduce(
    (rest, { 0: phrase, index }) =>
      rest.slice(0, index) + ' '.repeat(phrase.length) + rest.slice(index + phrase.length),
    text,
  )
}
