// `diff`: compares the read models of this release with those that another executable builds from the same log.
import { Database } from 'bun:sqlite'
import { closeSync, copyFileSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { domainEvents } from '../../events/schema/events'
import { projections } from '../../projections/all'
import { diff as compare, type TableDiff } from '../../projections/engine/diff'
import type { Config } from '../../server/config/config'
import { noteRelease } from '../../server/storage/release'
import { withTemporaryFolder } from '../../server/storage/temporary-folder'
import { minuteMs } from '../../time/units'
import type { Command } from '../command'
import { reading } from '../open-log'

/** How long the other executable may take to build its read models: enough for ten million events. */
const rebuildMs = 10 * minuteMs

function isDatabase(path: string): boolean {
  const head = Buffer.alloc(16)
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, 16, 0)
  } finally {
    closeSync(file)
  }
  return head.toString('latin1') === 'SQLite format 3\0'
}

/** Lets another release build its read models from a copy of the log, in a private temporary folder. */
function viewsBy<T>(executable: string, config: Config, use: (file: string) => T): Promise<T> {
  return withTemporaryFolder('diff', async (folder) => {
    for (const name of ['events.db', 'keys.db']) {
      const source = new Database(join(config.folder, name), { readonly: true })
      source.run('VACUUM INTO ?', [join(folder, name)])
      source.close()
    }
    const secret = join(config.folder, 'secret.key')
    if (existsSync(secret)) copyFileSync(secret, join(folder, 'secret.key'))
    // The copy is disposable: no backup before its first start, unless that one has another schema.
    const { stdout } = Bun.spawnSync([executable, 'version'], { timeout: 10_000 })
    const [, release = '', build = null] = /^trampolim (\S+)(?: \(build (\w+))?/.exec(String(stdout)) ?? []
    noteRelease(folder, { release, build })
    const child = Bun.spawn([executable, 'rebuild'], {
      env: { ...process.env, DATA_DIR: folder, ...(config.secret && { SECRET_KEY: config.secret }) },
      stdout: 'ignore',
      stderr: 'inherit',
      timeout: rebuildMs,
    })
    if ((await child.exited) !== 0) throw new Error('the other executable could not build its read models')
    const name = readdirSync(folder).find((each) => /^views-.*\.db$/.test(each))
    if (!name) throw new Error('the other executable left no read models')
    return use(join(folder, name))
  })
}

/** Keys only, because the rows may contain names. */
const line = ({
  projection,
  table,
  kind,
  rowsHere,
  rowsThere,
  differing,
  columnsOnlyHere,
  columnsOnlyThere,
}: TableDiff) =>
  [
    `${projection}.${table}: ${kind}`,
    `${rowsHere} rows here, ${rowsThere} there`,
    ...(differing > 0 ? [`${differing} differ`] : []),
    ...(columnsOnlyHere.length > 0 ? [`only here: ${columnsOnlyHere.join(' ')}`] : []),
    ...(columnsOnlyThere.length > 0 ? [`only there: ${columnsOnlyThere.join(' ')}`] : []),
  ].join(', ')

export const diff: Command = {
  usage: 'diff <views file or executable of another release> [--json]',
  summary: 'which rows of the read models differ in another release, by projection; exit 1 on any difference',
  examples: ['diff /usr/local/bin/trampolim-older'],
  options: { json: { type: 'boolean' } },
  args: [1, 1],
  needsSite: () => true,
  run: async ({ args: [other = ''], options, config, out, say, usageError }) => {
    const path = resolve(other)
    if (!existsSync(path)) return usageError(say('there is no file {{file}}', { file: other }))
    return reading(config, async (log) => {
      const against = (file: string) => compare({ log, projections, catalog: domainEvents, file })
      const { position, tables } = isDatabase(path) ? against(path) : await viewsBy(path, config, against)
      const differ = tables.filter(({ kind }) => kind !== 'same')
      if (options.json) {
        const bare = tables.map(({ examples, ...rest }) => ({ ...rest, keys: examples.map(({ key }) => key) }))
        out(JSON.stringify({ position, tables: bare }))
      } else {
        for (const table of tables) {
          out(line(table))
          for (const { key, expected, actual } of table.examples)
            out(
              `  ${JSON.stringify(key)} ${expected === null ? 'only there' : actual === null ? 'only here' : 'differs'}`,
            )
        }
        const values = { position, differ: differ.length, tables: tables.length }
        out(`= ${say('up to position {{position}}, {{differ}} of {{tables}} tables differ', values)}`)
      }
      return differ.length > 0 ? 1 : 0
    })
  },
}
