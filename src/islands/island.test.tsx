import { expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { island } from './island'

let renders = 0
const View = ({ text }: { text: string }) => {
  renders += 1
  return <p>{text}</p>
}
const Shared = island('copy-button', View, ({ text }) => !text.includes('@'))

test('an impersonal island is rendered once for the same props, any other each time', () => {
  const html = renderToString(<Shared text="Tema" />)
  expect(renderToString(<Shared text="Tema" />)).toBe(html)
  expect([renders, html.includes('<p>Tema</p>')]).toEqual([1, true])
  for (const text of ['ana@exemplo.com', 'ana@exemplo.com', 'x'.repeat(5_000), 'x'.repeat(5_000)])
    expect(renderToString(<Shared text={text} />)).toContain(text)
  expect(renders).toBe(5)
})

test('the cache is bounded to a few hundred entries', () => {
  renders = 0
  for (let at = 0; at < 300; at++) renderToString(<Shared text={`${at}`} />)
  renderToString(<Shared text="299" />)
  expect(renders).toBe(300)
  renderToString(<Shared text="0" />)
  expect(renders).toBe(301)
})
