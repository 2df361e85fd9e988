// While no score is there, the figure says so in one sentence, and offers to measure again only where nobody tries any more.
import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { enUS } from '../../src/i18n/en-US'
import { ptBR } from '../../src/i18n/pt-BR'
import { Side } from '../../src/islands/workbench/score/side'
import { createScoreFirst } from '../../src/islands/workbench/state/measure/score-first'
import type { Late } from '../../src/islands/workbench/state/measure/use-measure'

type Of = { readonly before: number | null; readonly file: number | null; readonly fileIsUnsure: boolean }
const ofNoFile: Of = { before: null, file: null, fileIsUnsure: false }

const drawn = (late: Late, texts: (typeof ptBR)['workbench']['form'], of = ofNoFile): string =>
  renderToStaticMarkup(
    <Side
      measure={null}
      scoreFirst={createScoreFirst(null, () => {})}
      vacancyBefore={null}
      {...{ late, texts, ...of }}
      again={() => {}}
      language="pt"
      asking={null}
      placeOf={() => ''}
      onAsk={() => {}}
      onUnskip={() => {}}
    />,
  )

test.each([
  ['pt', ptBR.workbench.form],
  ['en', enUS.workbench.form as unknown as typeof ptBR.workbench.form],
])('%s', (_, texts) => {
  const sentences = [texts.coming, texts.late, texts.noScore]
  for (const [at, late] of ([null, 'soon', 'ended'] as const).entries()) {
    const page = drawn(late, texts)
    expect(sentences.filter((text) => page.includes(text))).toEqual([sentences[at]!])
    expect(page.includes(texts.again)).toBe(late === 'ended')
  }
})

test('a draft below the uncertain score of its file says why', () => {
  const texts = ptBR.workbench.form
  const drawnWith = (fileIsUnsure: boolean) => drawn(null, texts, { file: 94, before: 57, fileIsUnsure })
  expect([drawnWith(false).includes('incerta'), drawnWith(true).includes('incerta')]).toEqual([false, true])
})
