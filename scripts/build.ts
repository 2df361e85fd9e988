// Makes the executable; called through scripts/build.mjs. An argument names another target, e.g. bun-linux-arm64.
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BunPlugin } from 'bun'
import { type Bundle, bundle } from '../src/build/bundle'
import { isText } from '../src/build/media'
import { vanillaBundle } from '../src/build/vanilla'
import { buildId, fingerprint } from './fingerprint.mjs'
import { addMaps } from './source-maps'

const root = resolve(import.meta.dir, '..')
const dist = join(root, 'dist')
const work = join(dist, 'work')
const [target] = process.argv.slice(2)
const name = target ? `trampolim-${target.replace('bun-', '')}` : 'trampolim'

if (process.env.NODE_ENV !== 'production' || process.cwd() !== root)
  throw new Error('Run "npm run build": it sets NODE_ENV=production and the folder, on which class names depend.')

const compress = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/** The module that stands in for src/build/embedded.ts: the same exports, its files inside the executable. */
async function embeddedModule({ files, script, shared, style, addresses }: Bundle) {
  const imports: string[] = [`import { readFileSync } from 'node:fs'`]
  const embed = async (path: string, bytes: Uint8Array) => {
    const copy = join(work, path)
    await Bun.write(copy, bytes)
    const variable = `file${imports.length}`
    imports.push(`import ${variable} from ${JSON.stringify(copy)} with { type: 'file' }`)
    return `once(${variable})`
  }
  const entries: string[] = []
  for (const { path, type, hashed, digest, saveAs, bytes } of files) {
    const fields = [`...${JSON.stringify({ type, hashed, digest, saveAs })}`, `read: ${await embed(path, bytes)}`]
    const small = isText(type) ? compress(bytes) : bytes
    if (small.byteLength < bytes.byteLength) fields.push(`readBrotli: ${await embed(`${path}.br`, small)}`)
    entries.push(`[${JSON.stringify(path)}, { ${fields.join(', ')} }]`)
  }
  return `${imports.join('\n')}
    const once = (path) => { let bytes; return () => (bytes ??= new Uint8Array(readFileSync(path))) }
    export const stored = new Map([${entries.join(',\n')}])
    export const script = ${JSON.stringify(script)}, shared = ${JSON.stringify(shared)}, style = ${JSON.stringify(style)}
    export const addresses = new Map(${JSON.stringify([...addresses])})`
}

/** React's server renderers come as one module; pages are rendered whole, so the streaming one is left out. */
const renderer: BunPlugin = {
  name: 'one renderer of React',
  setup: (build) =>
    void build.onLoad({ filter: /node_modules\/react-dom\/server\.bun\.js$/ }, () => ({
      loader: 'js',
      contents: `module.exports = require('./cjs/react-dom-server-legacy.browser.production.js')`,
    })),
}

const sources = fingerprint(root)
await rm(work, { recursive: true, force: true })
const contents = await embeddedModule(await bundle({ minify: true }))
const outfile = join(work, name)
const options: Bun.BuildConfig = {
  entrypoints: ['src/main.ts'],
  target: 'bun',
  // Bytecode in any other format bakes this machine's paths into import.meta.dir.
  format: 'esm',
  bytecode: true,
  minify: true,
  splitting: true,
  define: { 'process.env.NODE_ENV': '"production"', TRAMPOLIM_BUILD: JSON.stringify(buildId(root)) },
  plugins: [
    vanillaBundle,
    renderer,
    {
      name: 'embedded files',
      setup: (build) => void build.onLoad({ filter: /src\/build\/embedded\.ts$/ }, () => ({ loader: 'js', contents })),
    },
  ],
  // A .env or bunfig.toml beside the executable is not ours: a bunfig could run code.
  compile: {
    outfile,
    autoloadDotenv: false,
    autoloadBunfig: false,
    ...(target && { target: target as Bun.Build.CompileTarget }),
  },
}
// Built once for its maps, which Bun would put into the executable with all sources, and once without.
const mapped = await Bun.build({ ...options, sourcemap: 'external' })
const built = await Bun.build(options)
for (const log of built.logs) console.error(log)
if (!built.success) process.exit(1)
await addMaps(outfile, mapped.outputs)
// A rename, so that a running server keeps its file and a failed build leaves the last good one.
await rename(outfile, join(dist, name))
await rm(work, { recursive: true, force: true })
if (!target) await Bun.write(join(dist, 'fingerprint'), sources)
console.log(`dist/${name} ${(Bun.file(join(dist, name)).size / 1e6).toFixed(1)} MB`)
