import { describe, expect, test } from 'bun:test'
import { timed } from '../../../tests/helpers/linear'
import { legalText, parseLegal } from './text'

const standard = legalText('terms', 'pt-BR', 'Vitrine')

test('the product’s own text has no placeholder left', () => {
  for (const name of ['terms', 'privacy'] as const)
    for (const language of ['pt-BR', 'en-US'] as const) {
      const text = JSON.stringify(legalText(name, language, '$& "Vitrine"'))
      expect(text).not.toContain('{{')
      expect(text).toContain('$& \\"Vitrine\\"')
    }
})

describe('an operator’s text', () => {
  const cases: [string, string, Partial<typeof standard>][] = [
    ['nothing', '', { title: standard.title, intro: [], sections: [] }],
    ['a title and a paragraph of two lines', '# Regras\r\n\r\num\r\ndois', { title: 'Regras', intro: ['um dois'] }],
    ['two paragraphs', 'um\n\ndois', { intro: ['um', 'dois'] }],
    ['a section', '## A\ntexto', { intro: [], sections: [{ heading: 'A', blocks: ['texto'] }] }],
    [
      'a list whose item goes on, then a paragraph',
      '## A\n\n- um\n  mais\n- dois\n\nfim',
      { sections: [{ heading: 'A', blocks: [['um mais', 'dois'], 'fim'] }] },
    ],
    [
      'a list right after a paragraph',
      '## A\nAntes:\n- um',
      { sections: [{ heading: 'A', blocks: ['Antes:', ['um']] }] },
    ],
    ['two lists', '## A\n- um\n\n- dois', { sections: [{ heading: 'A', blocks: [['um'], ['dois']] }] }],
    ['the same line twice', 'um\n\num', { intro: ['um', 'um'] }],
    ['other signs as they are', '<b>*x*</b> ### y', { intro: ['<b>*x*</b> ### y'] }],
  ]
  test.each(cases)('%s', (_, source, expected) => {
    expect(parseLegal(source, standard)).toMatchObject(expected)
  })

  test('is read in linear time', async () => {
    const ms = await timed(() => {
      for (const part of ['a', ' ', '\n', '#', '- ', '## ', '- a\n', '\r', 'a\n', '\t\n'])
        parseLegal(part.repeat(1_000_000 / part.length), standard)
    })
    expect(ms / 10).toBeLessThan(1000)
  })
})
