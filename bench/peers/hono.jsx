// Hono on Bun, with React for the page and Hono's own compression.
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { renderToString } from 'react-dom/server'
import { read } from './data.mjs'
import { Page } from './page.jsx'

const app = new Hono()
app.get('/painel', (c) => {
  const { t } = read(getCookie(c, 'peer') ?? 's1')
  const text = `<!DOCTYPE html>${renderToString(<Page t={t} />)}`
  c.header('cache-control', 'no-store')
  if (!c.req.header('accept-encoding')?.includes('gzip')) return c.html(text)
  c.header('content-encoding', 'gzip')
  c.header('content-type', 'text/html; charset=utf-8')
  return c.body(Bun.gzipSync(Buffer.from(text)))
})

export default { port: Number(process.env.PORT), hostname: '127.0.0.1', fetch: app.fetch }
