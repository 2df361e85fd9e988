// Everything the browser fetches, by URL path: scripts, one stylesheet, and the files of `static/`.
import { basename, extname, resolve } from 'node:path'
import { atRules } from '../ui/base/at-rules'
import { mediaType } from './media'
import { scripts } from './scripts'
import { templateFiles } from './templates'
import { stylesheet } from './vanilla'

type BrowserFile = {
  readonly path: string
  readonly type: string
  /** True when the name contains the content's hash, so that a browser may cache the file forever. */
  readonly hashed: boolean
  /** The content's digest, for the ETag. */
  readonly digest: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The file name for downloads; without one it is displayed, or named by its path. */
  readonly saveAs?: string
}

export type Bundle = {
  readonly files: readonly BrowserFile[]
  /** The client entry's path. */
  readonly script: string
  /** What the islands share: the client fetches it beside the first of them (src/islands/client.tsx). */
  readonly shared: string
  readonly style: string
  /** A static file's plain path to its hashed one. */
  readonly addresses: ReadonlyMap<string, string>
}

const digestOf = (bytes: Uint8Array) => Bun.hash(bytes).toString(36)

const file = (path: string, hashed: boolean, bytes: Uint8Array<ArrayBuffer>): BrowserFile => ({
  path,
  type: mediaType(path),
  hashed,
  digest: digestOf(bytes),
  bytes,
})

const hashedPath = (name: string, bytes: Uint8Array) => {
  const ending = extname(name)
  return `/assets/${basename(name, ending)}-${digestOf(bytes)}${ending}`
}

/** The workbench's service worker, at an address above the workbench's: a worker only controls what is below its own. */
async function worker(minify: boolean): Promise<BrowserFile> {
  const { outputs } = await Bun.build({
    entrypoints: ['src/islands/workbench/state/saving/offline.worker.ts'],
    target: 'browser',
    minify,
  })
  return file('/curriculo/sem-internet.js', false, new Uint8Array((await outputs[0]?.arrayBuffer()) ?? []))
}

/** `static/fonts/x.woff2` is served as `/fonts/x.woff2`; fonts and icons also with a hashed name for the stylesheet. */
async function statics() {
  const files: BrowserFile[] = []
  const addresses = new Map<string, string>()
  for (const name of [...new Bun.Glob('**/*').scanSync('static')].sort()) {
    const bytes = await Bun.file(`static/${name}`).bytes()
    files.push(file(`/${name}`, false, bytes))
    if (!/^(fonts|icons)\/.*\.(woff2|svg|png)$/.test(name)) continue
    const address = hashedPath(name, bytes)
    addresses.set(`/${name}`, address)
    files.push(file(address, true, bytes))
  }
  return { files, addresses }
}

/** The Word templates, built here and served under `/templates/`, each with its download name. */
const templates = async () =>
  (await templateFiles()).map(({ file: name, saveAs, bytes }) => ({
    ...file(`/templates/${name}`, false, bytes),
    saveAs,
  }))

/** The paths of the shared sheets in the order in which src/ui/sheets.ts imports them. */
export async function cascade(): Promise<string[]> {
  const text = await Bun.file('src/ui/sheets.ts').text()
  return [...text.matchAll(/^import '\.\/(.+\.css)'$/gm)].map((found) => `src/ui/${found[1]}.ts`)
}

/** Embeds the pictures that the stylesheet names: fetched after it, they would appear late. */
async function withPictures(css: string): Promise<string> {
  let filled = css
  for (const [found, path] of css.matchAll(/url\((\/icons\/[\w-]+\.svg)\)/g)) {
    const svg = await Bun.file(`static${path}`).text()
    filled = filled.replaceAll(found, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`)
  }
  return filled
}

/** Sheets are found by glob and not by import, so that the order in which pages are loaded changes nothing. */
async function style(addresses: ReadonlyMap<string, string>) {
  for (const path of new Bun.Glob('src/**/*.css.ts').scanSync()) await import(resolve(path))
  let css = await withPictures(`${atRules}\n${stylesheet(await cascade())}`)
  // Beside the sheet, so that they are found under whatever path the site is.
  for (const [plain, address] of addresses) css = css.replaceAll(plain, basename(address))
  const bytes = new TextEncoder().encode(css)
  return file(hashedPath('style.css', bytes), true, bytes)
}

/** Builds in memory what the browser fetches, in the repository's root, because class names are hashes of paths. */
export async function bundle({ minify }: { minify: boolean }): Promise<Bundle> {
  const [{ files: chunks, script, shared }, offline, { files: copies, addresses }, documents] = await Promise.all([
    scripts(minify),
    worker(minify),
    statics(),
    templates(),
  ])
  const sheet = await style(addresses)
  return {
    files: [...chunks.map(({ path, bytes }) => file(path, true, bytes)), offline, sheet, ...copies, ...documents],
    script,
    shared,
    style: sheet.path,
    addresses,
  }
}
