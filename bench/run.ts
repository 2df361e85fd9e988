// `npm run bench`: measures this checkout's executable on this machine and writes bench/results.json. About five minutes.
// The load comes from a process of its own on the same machine, so throughput is what is left beside it. `npm run bench
// uploads pages` measures only these parts and keeps the figures of the others.
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Visitor, visitor } from '../tests/helpers/accounts/visitor'
import { pdfResume } from '../tests/helpers/documents'
import { portrait } from '../tests/helpers/pages/pictures'
import { executable, type Server, startServer } from '../tests/helpers/server'
import { benchAdmin } from './admin'
import { dashboardBesideAnalyses } from './dashboard-under-load'
import { benchDraft } from './draft'
import { fullPerson, load } from './http'
import { benchJob } from './job'
import { benchLinkedin } from './linkedin'
import { benchLog, type Measure } from './log'
import before from './results.json'
import { benchStart } from './start'
import { benchUploads } from './uploads'

const measures: Measure[] = []

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function note(name: string, value: number, unit: string) {
  measures.push({ name, value, unit })
  const shown = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 })
  console.log(`${name.padEnd(58)} ${shown.padStart(12)} ${unit}`)
}

const noteAll = (all: readonly Measure[]) => {
  for (const { name, value, unit } of all) note(name, value, unit)
}

/** Resident and private memory of a process in MB; Linux only, elsewhere nothing is reported. */
async function memory(pid: number, name: string) {
  const status = Bun.file(`/proc/${pid}/smaps_rollup`)
  const text = await status.text().catch(() => '')
  const kilobytes = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  if (!text) return
  note(`memory ${name}, resident`, kilobytes('Rss') / 1024, 'MB')
  note(`memory ${name}, its share (PSS)`, kilobytes('Pss') / 1024, 'MB')
  note(`memory ${name}, of that private and written`, kilobytes('Private_Dirty') / 1024, 'MB')
}

async function uploads(server: Server, runs = 16) {
  const pdf = await pdfResume()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const person = visitor(server.url)
    const registered = await person.register(`bench-${run}@example.com`)
    if (!registered.ok) throw new Error(`registration answered ${registered.status}: ${await registered.text()}`)
    const started = performance.now()
    const answer = await person.upload('curriculo.pdf', pdf)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`the upload answered ${answer.status}`)
  }
  const [cold = 0, ...warm] = times
  note('two-page PDF, upload to stored result, first', cold, 'ms')
  note(`two-page PDF, upload to stored result, median of ${warm.length}`, median(warm), 'ms')
}

/** Ours, drawn, at twelve megapixels: the nets take it for a face. */
async function photos(server: Server, runs = 12) {
  const picture = new Bun.Image(await portrait()).resize(4000, 3000, { fit: 'fill' })
  const bytes = new Uint8Array(await picture.jpeg({ quality: 90 }).bytes())
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const person = visitor(server.url)
    await person.register(`bench-photo-${run}@example.com`)
    const started = performance.now()
    const answer = await person.upload('foto.jpg', bytes, 'photo')
    await answer.arrayBuffer()
    times.push(performance.now() - started)
    if (!answer.ok) throw new Error(`the photo answered ${answer.status}`)
  }
  const [cold = 0, ...warm] = times
  note('12-megapixel photo, upload to stored result, first', cold, 'ms')
  note(`12-megapixel photo, upload to stored result, median of ${warm.length}`, median(warm), 'ms')
}

/** A page as a person asks for it: again, or (with `{n}` in the path) with nothing cached. */
async function pageLoad(server: Server, path: string, what: string, person: Visitor, etag = '') {
  const { perSecond, p50, p99, coding } = await load({ url: `${server.url}${path}`, cookie: person.cookie(), etag })
  note(`${what}, 16 connections, 5 s, ${coding}`, perSecond, 'requests/s')
  note(`${what}, median time of an answer`, p50, 'ms')
  note(`${what}, 99 of 100 answers within`, p99, 'ms')
}

const machine = {
  processor: cpus()[0]?.model.trim(),
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  bun: Bun.version,
}
console.log(
  Object.entries(machine)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', '),
)

async function withServer(measure: (server: Server) => Promise<void>) {
  const server = await startServer({ verified: false })
  try {
    await measure(server)
  } finally {
    await server.stop()
  }
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  start: async () => {
    note('size of the executable', Bun.file(executable).size / 1e6, 'MB')
    noteAll(await benchStart())
    await withServer(async ({ pid }) => {
      await Bun.sleep(10_000)
      await memory(pid, 'after 10 s idle')
    })
  },
  uploads: () =>
    withServer(async (server) => {
      await uploads(server)
      await photos(server)
      noteAll(await benchUploads(server))
      const beside = await dashboardBesideAnalyses(server)
      const at = (share: number) => beside[Math.min(beside.length - 1, Math.floor(beside.length * share))] ?? 0
      note(`/painel beside ten analyses at once, median of ${beside.length}`, at(0.5), 'ms')
      note('/painel beside ten analyses at once, 99 of 100 within', at(0.99), 'ms')
    }),
  pages: () =>
    withServer(async (server) => {
      const full = await fullPerson(server)
      const etag = (await full.ask('/painel')).headers.get('etag') ?? ''
      await pageLoad(server, '/healthz', '/healthz', full)
      await pageLoad(server, '/painel', '/painel of all four tools, again', full)
      await pageLoad(server, '/painel', '/painel of all four tools, held by the browser', full, etag)
      for (const path of ['/painel', '/curriculo', '/planos'])
        await pageLoad(server, `${path}?v={n}`, `${path} of all four tools, drawn each time`, full)
      await memory(server.pid, 'after the load')
    }),
  analysis: async () => {
    noteAll(await benchJob())
    noteAll(benchLinkedin())
    noteAll(benchDraft())
  },
  log: async () => noteAll(await benchLog()),
  admin: async () => noteAll(await benchAdmin()),
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !Object.hasOwn(parts, name))
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}`)
const former: (Measure & { readonly part?: string; readonly at?: string })[] = chosen.length > 0 ? before.measures : []
const results: typeof former = []
for (const [part, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(part)) {
    results.push(...former.filter((one) => one.part === part))
    continue
  }
  measures.length = 0
  await measure()
  const at = new Date().toISOString()
  results.push(...measures.map((one) => ({ part, at, ...one })))
}
await Bun.write(join(import.meta.dir, 'results.json'), `${JSON.stringify({ machine, measures: results }, null, 2)}\n`)
