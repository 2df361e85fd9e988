// The imperfect and the first person present open a line with an action; nouns of the same ending do not.
import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { opening } from './openings'
import { verbBases } from './verbs'

/** The imperfect of a regular infinitive: lavar → lavava, lavavam; servir → servia, serviam. */
const imperfect = (infinitive: string): string[] => {
  const stem = infinitive.slice(0, -2)
  return (infinitive.endsWith('ar') ? ['ava', 'avam'] : ['ia', 'iam']).map((end) => stem + end)
}
/** Verbs whose imperfect is not the stem and a regular ending. */
const irregular = /por$|nter$|bter$/
const everyVerb = [...verbBases.pt, ...verbBases.everyday].filter(
  (verb) => !irregular.test(verb) && opening(verb) === 'action',
)

describe('the verb that opens a line of work', () => {
  test('is an action in the imperfect, whichever verb it is and whatever follows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyVerb),
        fc.boolean(),
        fc.constantFrom('60 lanches por dia', 'o salão', 'com a equipe'),
        (verb, plural, rest) => {
          const [one, many] = imperfect(verb)
          const word = (plural ? many : one) ?? ''
          expect([word, opening(`${word[0]?.toUpperCase()}${word.slice(1)} ${rest}`)]).toEqual([word, 'action'])
        },
      ),
    )
  })
  test.each(
    'Fazia Lavava Atendia Servia Varria Passava Cortava Fritava Trazia Repunha Mantinha Faço Porciono Monto Sirvo Lavo Corrijo Confiro Reponho'.split(
      ' ',
    ),
  )('%s is an action', (verb) => expect(opening(`${verb} 3 blocos por dia`)).toBe('action'))
  test.each(
    'Gerência Energia Melhoria Categoria Padaria Portaria Enfermaria Logística Oitava Palavra Copeira Vigia Guarda Troca Academia Serventia'.split(
      ' ',
    ),
  )('%s is a noun', (noun) => expect(opening(`${noun} do prédio`)).not.toBe('action'))
})
