// The browser's scripts: the entry of every page, Preact, one file of what islands share, and one file for each island.
// Bun alone makes a file for each set of islands that share a module: some forty small ones (docs/decisions/0324).
import { basename, extname, resolve } from 'node:path'
import type { BunPlugin } from 'bun'
import { vanillaBundle } from './vanilla'

const entry = 'src/islands/client.tsx'
/** The module that imports everything shared; it exists only while the scripts are built. */
const sharedName = 'shared-by-islands'

/** Preact's modules in the place of React's, in the browser alone: a tenth of the bytes (docs/decisions/0325). */
const inBrowser: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

const preact: BunPlugin = {
  name: 'Preact in the browser',
  setup: (builder) => {
    builder.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => {
      const counterpart = inBrowser[path]
      if (!counterpart) throw new Error(`${path} has no counterpart in the browser`)
      return { path: Bun.resolveSync(counterpart, process.cwd()) }
    })
  },
}

type Output = Bun.BuildMetafile['outputs'][string]

const build = (minify: boolean, plugins: BunPlugin[] = []) =>
  Bun.build({
    entrypoints: [entry],
    target: 'browser',
    splitting: true,
    minify,
    metafile: true,
    sourcemap: minify ? 'none' : 'inline',
    naming: { entry: '[name]-[hash].[ext]', chunk: '[name]-[hash].[ext]' },
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development') },
    plugins: [vanillaBundle, preact, ...plugins],
  })

const outputsOf = ({ metafile }: Bun.BuildOutput): [string, Output][] => {
  if (!metafile) throw new Error('The build of the scripts says nothing of its files')
  return Object.entries(metafile.outputs)
}

/** Modules that several of the files use, and the files' own modules that use one. */
function sharing(built: Bun.BuildOutput) {
  const outputs = outputsOf(built)
  const common = new Map(outputs.filter(([, { entryPoint }]) => !entryPoint))
  const modules = [...common.values()].flatMap(({ inputs }) => Object.keys(inputs)).sort()
  const users = outputs.flatMap(([, { entryPoint, imports }]) =>
    entryPoint && entryPoint !== entry && imports.some(({ path }) => common.has(path)) ? [resolve(entryPoint)] : [],
  )
  return { modules: modules.map((path) => resolve(path)), users: new Set(users) }
}

/** Lets each of the users import every shared module, used or not: reached by the same files, they come as one file. */
const together = ({ modules, users }: ReturnType<typeof sharing>): BunPlugin => ({
  name: 'one file of what islands share',
  setup: (builder) => {
    builder.onResolve({ filter: new RegExp(`^${sharedName}$`) }, () => ({ path: sharedName, namespace: sharedName }))
    builder.onLoad({ filter: /./, namespace: sharedName }, () => ({
      loader: 'js',
      contents: modules.map((path) => `import ${JSON.stringify(path)}`).join('\n'),
    }))
    builder.onLoad({ filter: /\/src\/islands\/.+(?<!\.css)\.tsx?$/ }, async ({ path }) => {
      const text = await Bun.file(path).text()
      const loader = extname(path) === '.tsx' ? 'tsx' : 'ts'
      return { loader, contents: users.has(path) ? `${text}\nimport '${sharedName}'\n` : text }
    })
  },
})

const address = (output: string) => `/assets/${basename(output)}`

/** The scripts, and the addresses of two: the entry's, and that of what islands share. */
export async function scripts(minify: boolean) {
  const built = await build(minify, [together(sharing(await build(false)))])
  const files = await Promise.all(
    built.outputs.map(async (output) => ({
      path: address(output.path),
      bytes: new Uint8Array(await output.arrayBuffer()),
    })),
  )
  const outputs = outputsOf(built)
  const script = outputs.find(([, { entryPoint }]) => entryPoint === entry)?.[0]
  const shared = outputs.find(([, { entryPoint }]) => !entryPoint)?.[0]
  if (!script || !shared) throw new Error('The scripts have no entry, or islands share nothing')
  return { files, script: address(script), shared: address(shared) }
}
