// Bun and React and nothing else; MODE=sql leaves React out, MODE=fixed the reading as well.
import { renderToString } from 'react-dom/server'
// Both stand beside this file where run.ts puts it together.
import { read } from './data.mjs'
import { Page } from './page.jsx'

const draw = (t) => `<!DOCTYPE html>${renderToString(<Page t={t} />)}`
const fixed = draw(read('s1').t)
const mode = process.env.MODE

const sessionOf = (request) => new Bun.CookieMap(request.headers.get('cookie') ?? '').get('peer') ?? 's1'

const textFor = (request) => {
  if (mode === 'fixed') return fixed
  const { t } = read(sessionOf(request))
  return mode === 'sql' ? fixed : draw(t)
}

const server = Bun.serve({
  port: Number(process.env.PORT),
  hostname: '127.0.0.1',
  fetch(request) {
    const text = textFor(request)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    if (!request.headers.get('accept-encoding')?.includes('gzip')) return new Response(text, { headers })
    return new Response(Bun.gzipSync(Buffer.from(text)), { headers: { ...headers, 'content-encoding': 'gzip' } })
  },
})
console.log(`listening on ${server.url}`)
