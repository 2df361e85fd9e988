// The words of which a sentence states that they are needed or would help: "A reach licence would be handy". Folded text.
import { anyOf, anywhere } from '../../../phrases'
import { subjectEnd } from '../needs/prose'

/** "A reach licence would be handy": the subject of a wish, in Portuguese. */
const wishSubject = anyOf(
  String.raw`
    ^\s*(um |uma |o |a )?(?<subject>[\p{L}\p{N}][^.:;]{2,60}?)(,? \([^)]{0,40}\))? (seria|seriam|sera|serao|e|sao) (considerad[oa]s? )?(um |uma )?(baita |grande |bom |otimo )?(
      plus|bonus|diferencia\w+|desejave\w+|bem-vind\w+|obrigatori\w+|necessari\w+|indispensave\w+|essencia\w+
      imprescindive\w+|fundamenta\w+|exigid\w+|valorizad\w+|otim\w+|o minimo|o maximo|o basico|rotina
      (muito )?bem[- ]vist\w+
    )
    ^(um |uma |o |a )?(?<counted>[\p{L}\p{N}][^.:;]{2,60}?) (tambem )?(
      contam?( (muito )?(pontos?|a (seu )?favor))?|ajudam?( (muito|bastante|demais))?|somam?( pontos?)?
      faz(em)? (falta|diferenca)|valem? pontos?
    )(?=[.,;!]| aqui|$)
  `,
  anywhere,
)
/** Subjects that are people or point back. */
const noSubject =
  /\b(?:you|we|it|this|that|they|there|he|she|who|what|which|candidates?|applicants?|post ?holder|person|role|job|position|opportunity|team)\b/
const SUBJECT = 90
/** The words of which the sentence says that they are needed or would help. */
export const valuedIn = (folded: string): string | undefined => {
  const [, ...subjects] = wishSubject.exec(folded) ?? []
  const portuguese = subjects.find((one) => one !== undefined)
  if (portuguese !== undefined) return portuguese
  const end = subjectEnd(folded)
  const subject = folded
    .slice(0, end)
    .replace(/^.*?[:;]\s/, '')
    .replace(/ users$/, '')
  return subject.length < 2 || subject.length > SUBJECT || noSubject.test(subject) ? undefined : subject
}
