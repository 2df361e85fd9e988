// `npm run bench:lighthouse`: Lighthouse with its mobile settings on the executable, for a visitor and for somebody signed
// in who has used every tool. Lighthouse comes through npx at this version, since nothing else here needs it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminAccount, everyone } from '../tests/helpers/accounts/sample-accounts'
import { findChromium } from '../tests/helpers/browser'
import { startServer } from '../tests/helpers/server'

const version = '13.5.0'
const pages = ['/', '/painel', '/curriculo', '/planos', '/curriculo/oficina'] as const
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The aim of each category. A machine that others use as well falls short of it in performance alone. */
const aim = 98

type Result = {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly displayValue?: string; readonly numericValue?: number }>>
}

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium was found; set CHROMIUM_PATH.')
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const server = await startServer({ env: adminAccount })

const measure = async (page: string, cookie: string): Promise<Result> => {
  const path = join(folder, 'result.json')
  const call = [
    'npx',
    '--yes',
    `lighthouse@${version}`,
    `${server.url}${page}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const child = Bun.spawn(
    [
      ...call,
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${categories.join()}`,
      `--extra-headers=${JSON.stringify(cookie ? { Cookie: cookie } : {})}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdout: 'ignore', stderr: 'inherit' },
  )
  if ((await child.exited) !== 0) throw new Error(`Lighthouse failed on ${page}`)
  return (await Bun.file(path).json()) as Result
}

try {
  const people = await everyone(server)
  let short = 0
  for (const page of pages) {
    const { categories: found, audits } = await measure(page, page === '/' ? '' : people.member)
    const scores = categories.map((name) => Math.round((found[name].score ?? 0) * 100))
    short += scores.filter((score) => score < aim).length
    const shift = audits['cumulative-layout-shift']?.numericValue?.toFixed(3)
    const paint = audits['largest-contentful-paint']?.displayValue
    console.log(
      `${page.padEnd(12)} ${categories.map((name, at) => `${name} ${scores[at]}`).join(', ')}, CLS ${shift}, LCP ${paint}`,
    )
  }
  process.exitCode = short > 0 ? 1 : 0
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
