import { describe, expect, test } from 'bun:test'
import { toLines } from './lines'

describe('pasted text', () => {
  test.each([
    ['<p>Ensino t&eacute;cnico &amp; NR-10</p>', ['Ensino técnico & NR-10']],
    ['<ul><li>Excel<li>Word</ul>', ['Excel', 'Word']],
    ['<h2>Requisitos</h2><div>SQL<br>Python</div>', ['Requisitos', 'SQL', 'Python']],
    ['<p>a</p><script>Java()</script><style>p{}</style><!-- SQL --><p>b</p>', ['a', 'b']],
    ['<p onclick="Java">x &#233; &#x2022; y</p>', ['x é • y']],
    ['**Obrigatórios:**\n- Excel\n* Word\n• Access', ['Obrigatórios:', 'Excel', 'Word', 'Access']],
    ['✅ Excel\n☛ Requisitos\n1. SQL', ['Excel', 'Requisitos', 'SQL']],
    ['a < b e c > d', ['a < b e c > d']],
    ['\u200b\n  \n---\n', []],
  ])('%s', (raw, lines) => {
    expect(toLines(raw).map(({ text }) => text)).toEqual(lines)
  })

  test('lines are numbered and bounded, and a broken line is joined', () => {
    const long = toLines(`${'palavra '.repeat(400)}\n${'x'.repeat(40_000)}`)
    expect(Math.max(...long.map(({ text }) => text.length))).toBeLessThanOrEqual(1000)
    expect(long.map(({ number }) => number)).toEqual(long.map((_, index) => index + 1))
    const wrapped = 'Experiência comprovada com elaboração e gestão de\nprojetos de engenharia civil'
    expect(toLines(wrapped).map(({ text }) => text)).toEqual([wrapped.replace('\n', ' ')])
  })

  test.each([
    ['| Task # | Description |\n| :---: | :--- |\n| 1 | Bakes bread |\n| 2 | Orders flour |'],
    ['Tarefa | Descrição\n--- | ---\n1 | Bakes bread\n2. | Orders flour'],
    ['|Nº|Description|\n|--|--|\n|1|Bakes bread|\n|2|Orders flour|'],
  ])('a row of a Markdown table is a bullet without its number, and its head says nothing: %j', (raw) => {
    expect(toLines(`Baker\n\n${raw}\n\nEarly shifts`).map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Baker', false],
      ['Bakes bread', true],
      ['Orders flour', true],
      ['Early shifts', false],
    ])
  })

  test('other cells of a row stay together, and a rule of dashes is no table', () => {
    expect(toLines('| Skill | Level |\n|---|---|\n| Excel | advanced |').map(({ text }) => text)).toEqual([
      'Excel: advanced',
    ])
    expect(toLines('Baker | Leeds\n---\nBakes bread').map(({ text }) => text)).toEqual(['Baker | Leeds', 'Bakes bread'])
  })
})
