// Puts the peers together in a folder of the system's temporary ones (under node_modules Next compiles nothing): our page as their components, its data, their packages as pinned.
import { Database } from 'bun:sqlite'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { astroFiles, jsxModules } from './components'
import { type Element, type Page, parse } from './html'

const here = import.meta.dir
export const workshop = join(tmpdir(), 'trampolim-peers')

const run = async (command: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<void> => {
  const child = Bun.spawn([...command], { cwd, env: { ...process.env, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const text = `${await new Response(child.stdout).text()}${await new Response(child.stderr).text()}`
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')} failed:\n${text.slice(-3_000)}`)
}

/** Node as npm brings it: Astro and the peers' SQLite want a newer one than we do. */
export const node = join(workshop, `node_modules/node-linux-${process.arch}/bin/node`)

const install = async (): Promise<void> => {
  const wanted = readFileSync(join(here, 'package.json'), 'utf8')
  const own = join(workshop, 'package.json')
  if (existsSync(node) && existsSync(own) && readFileSync(own, 'utf8') === wanted) return
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop, { recursive: true })
  writeFileSync(own, wanted)
  await run(['npm', 'install', '--no-audit', '--no-fund'], workshop)
}

/** The person's rows, in tables a peer would have made for the same page. */
const seed = (dir: string, folder: string, name: string): void => {
  const views = readdirSync(folder).find((file) => /^views-.*\.db$/.test(file))
  if (!views) throw new Error(`no read models in ${folder}`)
  const path = join(dir, 'peer.db')
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
  const source = new Database(join(folder, views), { readonly: true })
  type Row = { id: string; tool: string; score: number; ended_at: number; position: number; result: string }
  const rows = source.query<Row, []>("select * from analyses where state = 'completed'").all()
  source.close()
  const db = new Database(path, { create: true })
  db.run('pragma journal_mode = wal')
  for (const table of [
    'sessions (id text primary key, account text, until int)',
    'accounts (id text primary key, name text, email text)',
    'plans (account text primary key, plan text)',
    'used (account text primary key, n int)',
    'analyses (id text primary key, account text, tool text, score int, at int, position int, result text)',
    'notices (id integer primary key, account text, read int)',
  ])
    db.run(`create table ${table}`)
  db.run('create index by_account on analyses (account, position)')
  db.run('create index unread on notices (account)')
  db.run("insert into sessions values ('s1', 'a1', 9)")
  db.run("insert into accounts values ('a1', ?, 'joana@example.com')", [name])
  db.run("insert into plans values ('a1', 'free')")
  db.run("insert into used values ('a1', 4)")
  for (const { id, tool, score, ended_at, position, result } of rows)
    db.run("insert into analyses values (?, 'a1', ?, ?, ?, ?, ?)", [id, tool, score, ended_at, position, result])
  for (let unread = 0; unread < 5; unread++) db.run("insert into notices (account, read) values ('a1', 0)")
  db.close()
}

const put = (path: string, text: string, dir = workshop): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

/** Next draws html and body itself. */
const withinBody = ({ root, texts }: Page): Page => {
  const body = root.children.find((child): child is Element => typeof child !== 'string' && child.tag === 'body')
  if (!body) throw new Error('the page has no body')
  return { root: { ...body, tag: 'div' }, texts }
}

/** Bun + React: the page, its data (`folder` is ours) and a server of it, in `dir`, where React is found. */
export function writeBunReact(dir: string, html: string, folder: string, name: string): void {
  mkdirSync(dir, { recursive: true })
  seed(dir, folder, name)
  const page = parse(html)
  const { islands, page: source } = jsxModules(page)
  put('texts.json', JSON.stringify(page.texts), dir)
  put('islands.jsx', islands, dir)
  put('page.jsx', source, dir)
  for (const file of ['data.mjs', 'bun-react.jsx', 'hono.jsx']) cpSync(join(here, file), join(dir, file))
}

const writeOthers = (html: string): void => {
  const page = parse(html)
  const { islands } = jsxModules(page)

  rmSync(join(workshop, 'astro/src'), { recursive: true, force: true })
  cpSync(join(here, 'astro'), join(workshop, 'astro'), { recursive: true })
  // Astro bundles what this names; the packages themselves lie one folder up.
  put('astro/package.json', readFileSync(join(here, 'package.json'), 'utf8'))
  put('astro/src/data.mjs', readFileSync(join(here, 'data.mjs'), 'utf8'))
  put('astro/src/components/islands.jsx', islands)
  for (const [path, text] of astroFiles(page)) put(`astro/src/${path}`, text)

  const inner = jsxModules(withinBody(page))
  put('next/package.json', '{ "type": "module", "private": true }')
  put('next/data.mjs', readFileSync(join(here, 'data.mjs'), 'utf8').replace("await import('bun:sqlite')", '{}'))
  put('next/islands.jsx', `'use client'\n${inner.islands}`)
  put('next/page.jsx', inner.page)
  put('next/app/page.jsx', readFileSync(join(here, 'next/page.jsx'), 'utf8'))
  put('next/app/layout.jsx', readFileSync(join(here, 'next/layout.jsx'), 'utf8'))
}

/** Where the peers of a folder find their data. */
export const environmentOf = (dir: string) => ({
  PEER_DB: join(dir, 'peer.db'),
  PEER_TEXTS: join(dir, 'texts.json'),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
})
export const environment = environmentOf(workshop)

/** Builds all of them for a page of ours and the data folder it came from. */
export async function buildPeers(html: string, folder: string, name: string): Promise<void> {
  await install()
  writeBunReact(workshop, html, folder, name)
  writeOthers(html)
  await run([node, join(workshop, 'node_modules/astro/bin/astro.mjs'), 'build'], join(workshop, 'astro'), environment)
  await run([node, join(workshop, 'node_modules/next/dist/bin/next'), 'build'], join(workshop, 'next'), environment)
}
