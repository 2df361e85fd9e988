// Bare Bun + React with a page of ours, in a folder of its own: what a start and a first drawing are compared with.
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Visitor } from '../../tests/helpers/accounts/visitor'
import type { Server } from '../../tests/helpers/server'
import { environmentOf, writeBunReact } from './build'
import { type Peer, start } from './start'

export type Bare = { start(): Promise<Peer>; remove(): void }

/** The page at `path` as this person sees it; `start` may be called again and again, `remove` takes the folder away. */
export async function barePage(server: Server, person: Visitor, path: string): Promise<Bare> {
  const dir = mkdtempSync(join(tmpdir(), 'bun-react-'))
  const page = await person.ask(path, { headers: { 'accept-encoding': 'identity' } })
  symlinkSync(resolve(import.meta.dir, '../../node_modules'), join(dir, 'node_modules'))
  writeBunReact(dir, await page.text(), server.folder, 'Joana Prado')
  const command = [process.execPath, join(dir, 'bun-react.jsx')]
  return {
    start: () => start(command, { path: '/', cwd: dir, env: environmentOf(dir), pollMs: 1 }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
