// A cheap answer to "has anything changed since the build?": paths, sizes and times, no contents. And the id of a build: contents, no times.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const inputs = ['src', 'static', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'bunfig.toml']

const isTest = (name) => /\.test\.tsx?$/.test(name)

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isFile()) yield [path, stat]
  else if (stat?.isDirectory())
    for (const name of readdirSync(path).sort()) if (!isTest(name)) yield* files(join(path, name))
}

/** A digest over path, size and modification time of everything the executable is made of; tests are not. */
export function fingerprint(root) {
  const hash = createHash('sha1')
  for (const input of inputs)
    for (const [path, { size, mtimeMs }] of files(join(root, input))) hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  return hash.digest('hex')
}

/** Sixteen hexadecimal digits over path and contents of the same files: the same for the same sources, wherever they are built. */
export function buildId(root) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const [path] of files(join(root, input)))
      hash.update(`${relative(root, path)}\0`).update(createHash('sha256').update(readFileSync(path)).digest())
  return hash.digest('hex').slice(0, 16)
}
