// What is inside the executable, written beside it by `npm run build`: a bill of materials (CycloneDX) and the licences'
// texts. Neither holds a date or a random number, so the same lock file gives the same bytes.
import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The Bun runtime is a development package for npm, and a part of the executable. */
const bunOf = (root) => {
  const { version } = readJson(join(root, 'node_modules', 'bun', 'package.json'))
  return {
    'bom-ref': `bun@${version}`,
    type: 'application',
    name: 'bun',
    version,
    scope: 'required',
    purl: `pkg:npm/bun@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  }
}

/** Name and version of the packages that the lock file needs at run time. npm 11's own `--omit dev` misses some of them. */
const shipped = (root) => {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const needed = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  return new Set(needed.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`))
}

/** What npm says of the lock file. Through a file: npm ends before a pipe has taken all of its output. */
const fromNpm = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  const path = join(folder, 'bill.json')
  const file = openSync(path, 'w')
  try {
    const { npm_execpath: npm, npm_node_execpath: node = 'node' } = process.env
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
    const [command, words] = npm?.endsWith('.js') ? [node, [npm, ...args]] : ['npm', args]
    const { status, stderr } = spawnSync(command, words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', file, 'pipe'],
    })
    if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`)
    return readJson(path)
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}

/** The bill of materials as an object. Throws if npm cannot make it. */
export const billOf = (root) => {
  const bill = fromNpm(root)
  const { serialNumber, metadata, components, ...rest } = bill
  const { timestamp, ...described } = metadata
  const inside = shipped(root)
  const included = components.filter(({ name, version }) => inside.has(`${name}@${version}`))
  const refs = new Set(included.map((component) => component['bom-ref']))
  const dependencies = (rest.dependencies ?? []).filter(({ ref }) => refs.has(ref))
  return { ...rest, metadata: described, components: [bunOf(root), ...included], dependencies }
}

const licenceName = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** The licence files of one package; for a package without one, the licence that its package.json names. */
const licenceOf = (folder) => {
  const files = readdirSync(folder).filter((name) => licenceName.test(name))
  if (files.length > 0) return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  return `Licence: ${readJson(join(folder, 'package.json')).license ?? 'not stated'}`
}

/** The licence texts of the components, as one text. */
export const licencesOf = (root, { components }) =>
  components
    .map(({ name, version }) => ({ title: `${name} ${version}`, folder: join(root, 'node_modules', name) }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ title, folder }) => `${title}\n${'='.repeat(title.length)}\n\n${licenceOf(folder)}\n`)
    .join('\n\n')

/** Writes `trampolim.cdx.json` and `licenses.txt` into `dist`. */
export const writeBill = (root) => {
  const bill = billOf(root)
  writeFileSync(join(root, 'dist', 'trampolim.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
  writeFileSync(join(root, 'dist', 'licenses.txt'), licencesOf(root, bill))
}
