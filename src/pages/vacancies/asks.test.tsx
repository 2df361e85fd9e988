import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { textOf } from '../../../tests/helpers/pages/markup'
import { Locale } from '../../i18n'
import { You } from './asks'

test.each([
  [{ bucket: 'close', line: null }, 'Algo parecido', false],
  [{ bucket: 'close', line: 12 }, 'Algo parecido, linha 12', false],
  [{ bucket: 'shown', line: 12 }, 'Linha 12', true],
] as const)('%j names only a line that there is, and ticks nothing that is only close', (ask, words, ticked) => {
  const html = renderToStaticMarkup(
    <Locale value="pt-BR">
      <You ask={ask} />
    </Locale>,
  )
  expect([textOf(html).trim(), html.includes('<svg')]).toEqual([expect.stringMatching(new RegExp(`${words}$`)), ticked])
})
