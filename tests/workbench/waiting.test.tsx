// While no score is there, the figure says so in one sentence, and offers to measure again only where nobody tries any more.
import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { enUS } from '../../src/i18n/en-US'
import { ptBR } from '../../src/i18n/pt-BR'
import { Side } from '../../src/islands/workbench/score/side'
import { createScoreFirst } from '../../src/islands/workbench/state/measure/score-first'
import type { Late } from '../../src/islands/workbench/state/measure/use-measure'

const drawn = (late: Late, texts: (typeof ptBR)['workbench']['form']): string =>
  renderToStaticMarkup(
    <Side
      measure={null}
      scoreFirst={createScoreFirst(null, () => {})}
      before={null}
      file={null}
      vacancyBefore={null}
      {...{ late, texts }}
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
