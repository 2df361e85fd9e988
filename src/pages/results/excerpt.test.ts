import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { excerpt, excerptMax } from './excerpt'

const quote = (text: string, marks: string[] = []) => ({ text, marks, place: '' })
const long = 'Responsável pelo atendimento ao cliente, pelas vendas, pelo estoque e pela abertura da loja todos os dias'

describe('the line on a tip', () => {
  test('given a short one, it stays whole', () =>
    expect(excerpt(quote('Cuidei do caixa')).text).toBe('Cuidei do caixa'))

  test('given a long one, it is cut between words', () => {
    const { text } = excerpt(quote(long))
    expect(text).toBe('Responsável pelo atendimento ao cliente, pelas vendas, pelo estoque e pela abertura…')
  })

  test('given a mark near its end, the mark stands in it', () => {
    const { text } = excerpt(quote(long, ['todos os dias']))
    expect(text).toStartWith('…')
    expect(text).toEndWith('todos os dias')
  })

  test('given anything, it is no longer than allowed and its words are those of the line', () => {
    const word = fc.stringMatching(/^[a-zà-ú,.]{1,14}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.nat(), (words, at) => {
        const line = words.join(' ')
        const { text } = excerpt(quote(line, [words[at % words.length] ?? '']))
        expect(text.length).toBeLessThanOrEqual(excerptMax + 2)
        expect(line).toContain(text.replace(/^…|…$/g, ''))
      }),
    )
  })
})
